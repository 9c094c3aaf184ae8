import type { Hint } from '@bluemoon/ai';
import type { Seat } from '@bluemoon/engine';

/**
 * What is told of a game. `at` is the number of choices made so far, an index into the states of `replay`: of a
 * decision the state in which it was made, of luck the state that it led to (0: the deal).
 */
export interface GameAnalysis {
  readonly decisions: readonly JudgedDecision[];
  readonly luck: readonly LuckTerm[];
  /** The chance of seat 0 by the whole position, one for each state of the replay; empty until it is known. */
  readonly curve: readonly number[];
  readonly account: Account;
  /** Of each seat, from 0 to 1; null if nothing of it was judged. */
  readonly accuracy: readonly [number | null, number | null];
  /** The moments that mattered most, from largest to smallest. */
  readonly turningPoints: readonly TurningPoint[];
  /** Everything before this state has been analysed; null: everything. */
  readonly until: number | null;
}

/** How much a decision gave away. */
export type Mark = 'inaccuracy' | 'mistake' | 'blunder';

/** A decision with a choice, judged by what the player could know. */
export interface JudgedDecision {
  readonly at: number;
  readonly seat: Seat;
  /** From best to worst. */
  readonly options: readonly Hint[];
  readonly chosen: Hint;
  /** The chosen one itself if no other is better. */
  readonly best: Hint;
  /** What was given away as a chance to win: best minus chosen, in the same worlds; never below 0. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
  /** The crystals that were given away, likewise. */
  readonly crystals: number;
  /** Null: not clearly worse than the best. */
  readonly mark: Mark | null;
}

export type LuckKind = 'deal' | 'draw' | 'shuffle' | 'discard';

/** A random event: what happened, compared with what could have happened. */
export interface LuckTerm {
  readonly at: number;
  readonly kind: LuckKind;
  /** Whose cards; null for the deal of both. */
  readonly seat: Seat | null;
  /** For seat 0, as a chance to win. */
  readonly value: number;
  /** Standard error of the sampled mean. */
  readonly error: number;
}

/** start + play + luck + rest = result, all for seat 0. */
export interface Account {
  /** The chance of the two decks before the deal, or of the first position of a game that was not dealt. */
  readonly start: number;
  /** What was clearly given away: below 0 by seat 0, above 0 by seat 1. */
  readonly play: readonly PlayTerm[];
  readonly luck: readonly Pick<LuckTerm, 'value' | 'error' | 'at'>[];
  /** What neither explains: right decisions that met bad cards, wrong ones that met good cards, and errors. */
  readonly rest: number;
  /** 1: seat 0 won; 0: lost; 0.5: nobody won; of an unfinished game the chance at its end. */
  readonly result: number;
}

export interface PlayTerm {
  readonly value: number;
  readonly error: number;
  readonly seat: Seat;
  readonly at: number;
  /** Not a decision of the game: the player resigned, ran out of time or left. */
  readonly isEnd?: true;
}

/** A moment that moved the chance of seat 0 by `value`. */
export type TurningPoint =
  /** A decision with a mark. */
  | {
      readonly kind: 'decision';
      readonly at: number;
      readonly value: number;
      readonly decision: JudgedDecision;
    }
  /** A random event. */
  | { readonly kind: 'luck'; readonly at: number; readonly value: number; readonly luck: LuckTerm }
  /** A decision that nothing beats, but that met hidden cards that were bad for the player. */
  | {
      readonly kind: 'cards';
      readonly at: number;
      readonly value: number;
      readonly decision: JudgedDecision;
    }
  /** The player of this seat resigned, ran out of time or left, with this chance left. */
  | { readonly kind: 'end'; readonly at: number; readonly value: number; readonly seat: Seat };
