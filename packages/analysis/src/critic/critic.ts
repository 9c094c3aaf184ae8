import type { State } from '@bluemoon/engine';

/** Judges whole positions, with all hidden cards: only to look back at games, never for a bot that plays. */
export interface Critic {
  /** The chance of seat 0 to win, from 0 to 1; of a finished game its result. The same state gets the same answer. */
  chanceOf(state: State): number;
}
