import { trainedWeights } from '@bluemoon/ai';
import type { Weights } from '@bluemoon/ai';
import { boxWith } from '@bluemoon/engine';
import type { Card, Seat } from '@bluemoon/engine';
import type { Contestant } from './contestant.ts';
import { luckBy } from './luck.ts';
import type { Outcome } from './outcome.ts';
import { ownEntrant } from './player.ts';
import type { Entrant } from './player.ts';
import { programEntrant } from './program-entrant.ts';
import type { ProcessObserver } from './program.ts';
import { playGame } from './referee.ts';
import type { GameContext } from './referee.ts';
import type { Fixture } from './schedule.ts';
import { weightsIn } from './weights-file.ts';

/** Settings of all games of an arena; plain data, since they are sent to worker threads. */
export interface Settings {
  readonly contestants: readonly Contestant[];
  readonly edition: GameContext['edition'];
  readonly decks: GameContext['decks'];
  readonly packCards: readonly Card[];
  /** Time limit of a decision. */
  readonly milliseconds: number;
  /** Extra time for a program to start. */
  readonly startMilliseconds: number;
  readonly maxTurns: number;
  readonly maxChoicesPerTurn: number;
  /** How often each random event is dealt again to tell the luck of a game; 0: luck is not told. */
  readonly luckSamples: number;
  /** Where programs are started. */
  readonly cwd: string;
}

/** Plays games one after the other, with the same entrants. */
export interface GameRunner {
  readonly play: (fixture: Fixture) => Promise<Outcome>;
  readonly close: () => Promise<void>;
  /** Even in the middle of a game. */
  readonly closeNow: () => void;
}

export interface Observer extends ProcessObserver {
  readonly thinking: (seat: Seat | null) => void;
}

export function startRunner(settings: Settings, clock: () => number, observer: Observer): GameRunner {
  const weights = once(trainedWeights);
  const weightsOf = (file: string | undefined): (() => Weights) =>
    file === undefined ? weights : once(() => weightsIn(file, settings.cwd));
  const { milliseconds, luckSamples } = settings;
  const box = boxWith(settings.packCards);
  const entrants = settings.contestants.map((contestant): Entrant => {
    switch (contestant.kind) {
      case 'own':
        return ownEntrant(contestant.name, {
          weights: weightsOf(contestant.weights),
          clock,
          milliseconds,
          box,
          tellsLots: luckSamples > 0,
        });
      case 'program':
        return programEntrant(contestant.command, settings, observer);
    }
  });
  const entrant = (number: number): Entrant => {
    const found = entrants[number];
    if (found === undefined) throw new RangeError(`There is no contestant ${number}.`);
    return found;
  };
  const luckOf = luckSamples > 0 ? luckBy(luckSamples, weights) : null;
  const context: GameContext = { ...settings, clock, luckOf, thinking: observer.thinking };
  return {
    play: (fixture) => playGame(fixture, [entrant(fixture.seats[0]), entrant(fixture.seats[1])], context),
    close: async () => {
      await Promise.all(entrants.map((each) => each.leave()));
    },
    closeNow: () => entrants.forEach((each) => each.leaveNow()),
  };
}

/** Weights are large: one copy per thread is enough. */
function once(make: () => Weights): () => Weights {
  let made: Weights | undefined;
  return () => (made ??= make());
}
