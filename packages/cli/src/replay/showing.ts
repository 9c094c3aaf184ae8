import { decision, projectEvents, replay, viewFor } from '@bluemoon/engine';
import type { Box, GameRecord, GameSetup, State } from '@bluemoon/engine';
import type { Page } from '../io.ts';
import { counted } from '../text/english.ts';
import { eventLines } from '../text/event-text.ts';
import { peopleOf, voiceOf } from '../text/voice.ts';
import type { Perspective } from '../text/voice.ts';

/** A recorded game, shown from one perspective. Step 0 is the deal, followed by one step per choice. */
export interface Showing {
  readonly title: string;
  readonly states: readonly State[];
  /** The lines to print for each step; often none. */
  readonly news: readonly (readonly string[])[];
  /** The turn in which each step ends. */
  readonly turns: readonly number[];
  /** Whether the record stops before the game is over. */
  readonly isUnfinished: boolean;
  readonly perspective: Perspective;
  readonly page: Page;
  readonly box: Box;
}

export function showingOf(record: GameRecord, perspective: Perspective, page: Page, box: Box): Showing {
  const { states, events } = replay(record);
  const [dealt] = states;
  if (dealt === undefined) throw new Error('a replay begins with the deal');
  const voice = voiceOf(dealt, perspective, box);
  const seen = perspective === 'both' ? events : events.map((each) => projectEvents(each, perspective));
  return {
    title: titleOf(record, dealt, box),
    states,
    news: seen.map((each) => eventLines(each, voice, box)),
    turns: states.map((state) => viewFor(state, 'spectator').turn.number),
    isUnfinished: decision(states.at(-1) ?? dealt) !== null,
    perspective,
    page,
    box,
  };
}

function titleOf({ setup, choices }: GameRecord, dealt: State, box: Box): string {
  const { decks, rules } = viewFor(dealt, 'spectator');
  const edition = rules.edition === 'first' ? ['first edition'] : [];
  return [
    `${peopleOf(decks[0], box) ?? 'A'} against ${peopleOf(decks[1], box) ?? 'B'}`,
    ...edition,
    'position' in setup ? 'from a position' : `seed ${seedWord(setup.seed)}`,
    counted(choices.length, 'step'),
  ].join(' · ');
}

/** A long seed would fill the title. */
function seedWord(seed: GameSetup['seed']): string {
  return typeof seed === 'number' ? String(seed) : `${seed.slice(0, 8)}…`;
}

export const lastStep = ({ states }: Showing): number => states.length - 1;

/** The next step with something to print, forwards or backwards; otherwise the end of the record. */
export function tellingStep(showing: Showing, step: number, direction: 1 | -1): number {
  const end = direction === 1 ? lastStep(showing) : 0;
  for (let at = step + direction; at !== end + direction; at += direction) {
    if (at === end || (showing.news[at]?.length ?? 0) > 0) return at;
  }
  return end;
}

/** Where the turn starts; undefined if there is no such turn. */
export function stepOfTurn({ turns }: Showing, turn: number): number | undefined {
  const found = turns.indexOf(turn);
  return found < 0 ? undefined : found;
}
