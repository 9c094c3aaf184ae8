import type { GameRecord, Seat } from '@bluemoon/engine';
import type { ClockTerms } from './clock.ts';
import type { Passing } from './passing.ts';

/** How a table is run, independent of the game. */
export interface Terms {
  readonly passing: Passing;
  /** Null: no time limit. */
  readonly clock: ClockTerms | null;
  /** Two players may retrieve forever, and the rules allow it: then the game is a draw. */
  readonly maxTurns: number;
  /** A player who takes the same turn back again and again loses. */
  readonly maxChoicesPerTurn: number;
}

/** Far more than any real game needs. */
export const USUAL_TERMS: Terms = {
  passing: 'formalities',
  clock: null,
  maxTurns: 1000,
  maxChoicesPerTurn: 1000,
};

/** Everything that happened at a table, including choices that were taken back. Append-only. */
export interface TableRecord {
  readonly setup: GameRecord['setup'];
  readonly terms: Terms;
  readonly entries: readonly Entry[];
}

/** `at` is in milliseconds, on the caller's clock. */
export type Entry = Act & { readonly at: number };

export type Act =
  /** What a seat chose, and what passed automatically afterwards. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly choices: readonly string[] }
  /** What passed by itself before anybody had chosen. */
  | { readonly kind: 'pass'; readonly choices: readonly string[] }
  /** Back to before the entry with that number, which the rules give. */
  | { readonly kind: 'takeBack'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'askTakeBack'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'grantTakeBack' | 'refuseTakeBack'; readonly seat: Seat }
  | { readonly kind: 'resign' | 'leave' | 'timeout'; readonly seat: Seat }
  /** The clock of the seat stands until then. */
  | { readonly kind: 'vacation'; readonly seat: Seat; readonly until: number };

/** The number of the next entry: identifies what a player saw when they chose. */
export function plyOf({ entries }: Pick<TableRecord, 'entries'>): number {
  return entries.length;
}
