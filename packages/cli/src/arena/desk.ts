import { trainedWeights } from '@bluemoon/ai';
import type { Weights } from '@bluemoon/ai';
import { boxWith } from '@bluemoon/engine';
import type { Card, Seat } from '@bluemoon/engine';
import type { Contestant } from './contestant.ts';
import type { Outcome } from './outcome.ts';
import { ownEntrant } from './player.ts';
import type { Entrant } from './player.ts';
import { programEntrant } from './program-entrant.ts';
import type { Guardian } from './program.ts';
import { playGame } from './referee.ts';
import type { House } from './referee.ts';
import type { Fixture } from './schedule.ts';

/** What holds for all games of an arena; plain data, since it goes to other threads. */
export interface Terms {
  readonly contestants: readonly Contestant[];
  readonly edition: House['edition'];
  readonly decks: House['decks'];
  readonly packCards: readonly Card[];
  /** What a decision may take. */
  readonly milliseconds: number;
  /** What a program may need to start, besides. */
  readonly startMilliseconds: number;
  readonly mostTurns: number;
  readonly mostChoicesATurn: number;
  /** Where programs are started. */
  readonly cwd: string;
}

/** Where games are played one after the other, with the same entrants. */
export interface Desk {
  readonly play: (fixture: Fixture) => Promise<Outcome>;
  readonly close: () => Promise<void>;
  /** In the middle of a game. */
  readonly closeAtOnce: () => void;
}

export interface Lookout extends Guardian {
  readonly thinking: (seat: Seat | null) => void;
}

export function openDesk(terms: Terms, clock: () => number, lookout: Lookout): Desk {
  const weights = once(trainedWeights);
  const { milliseconds } = terms;
  const box = boxWith(terms.packCards);
  const entrants = terms.contestants.map((contestant): Entrant => {
    switch (contestant.kind) {
      case 'own':
        return ownEntrant(contestant.name, { weights, clock, milliseconds, box });
      case 'program':
        return programEntrant(contestant.command, terms, lookout);
    }
  });
  const entrant = (number: number): Entrant => {
    const found = entrants[number];
    if (found === undefined) throw new RangeError(`There is no contestant ${number}.`);
    return found;
  };
  const house: House = { ...terms, clock, thinking: lookout.thinking };
  return {
    play: (fixture) => playGame(fixture, [entrant(fixture.seats[0]), entrant(fixture.seats[1])], house),
    close: async () => {
      await Promise.all(entrants.map((each) => each.leave()));
    },
    closeAtOnce: () => entrants.forEach((each) => each.leaveAtOnce()),
  };
}

/** Weights are large: one copy a thread is enough. */
function once(make: () => Weights): () => Weights {
  let made: Weights | undefined;
  return () => (made ??= make());
}
