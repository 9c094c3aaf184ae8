import type { People, Seat } from '@bluemoon/engine';

/**
 * How a puzzle is known to be right. `provable`: after the solution the rival has no legal answer, whatever they hold.
 * `onlyMove`: there is exactly one way, found by searching the whole turn. `judgement`: the strong bot with a very
 * large budget finds one option clearly better than all others.
 */
export type PuzzleKind = 'provable' | 'onlyMove' | 'judgement';

/** What the solver is asked to do. `announce`: stay in the fight; `saveGame`: the same, and a retreat loses the game. */
export type PuzzleGoal = 'winFight' | 'fourthDragon' | 'winGame' | 'announce' | 'saveGame' | 'bestChoice';

/** What the solution makes use of, from the rulebook. */
export const THEMES = [
  'fourthDragon',
  'gang',
  'pair',
  'free',
  'bluff',
  'retrieve',
  'ignoring',
  'ships',
  'shield',
  'leadership',
  'demand',
  'cannot',
  'protected',
  'discarding',
  'values',
  'mutant',
  'stop',
  'drawing',
  'strength',
] as const;
export type Theme = (typeof THEMES)[number];

/** How hard: from 1 to 5 moons. */
export type Difficulty = 1 | 2 | 3 | 4 | 5;

/** What lists and the puzzle of the day need to know; all entries together are the index. */
export interface PuzzleEntry {
  /** Unique and stable: people and a number, such as `vulca-7`. */
  readonly id: string;
  /** Whom the solver plays. */
  readonly people: People;
  readonly rival: People;
  readonly kind: PuzzleKind;
  readonly goal: PuzzleGoal;
  readonly themes: readonly Theme[];
  readonly difficulty: Difficulty;
}

export interface Puzzle extends PuzzleEntry {
  readonly seat: Seat;
  /** The encoded state; the solver may see only the view of the seat. */
  readonly position: string;
  /** The ids of the options that the solver has to choose, to the end of the turn; of a judgement the first counts. */
  readonly solution: readonly string[];
  /** The bots that find it: `novice`, `solid`, `strong@2000nodes`. */
  readonly foundBy: readonly string[];
  /** Of a judgement: the chance to win the game with each option. */
  readonly chances?: Readonly<Record<string, number>>;
}
