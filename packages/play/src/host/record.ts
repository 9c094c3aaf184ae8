import type { GameRecord, Seat } from '@bluemoon/engine';
import type { ClockTerms } from './clock.ts';
import type { Passing } from './passing.ts';

/** How a table is run, whatever is played on it. */
export interface Terms {
  readonly passing: Passing;
  /** Null: everybody may think as long as they like. */
  readonly clock: ClockTerms | null;
  /** Two players may retrieve for ever, and the rules allow it: then the game is nobody's. */
  readonly maxTurns: number;
  /** A player who takes the same turn back again and again loses. */
  readonly maxChoicesPerTurn: number;
}

/** Far beyond any game that people play. */
export const USUAL_TERMS: Terms = {
  passing: 'formalities',
  clock: null,
  maxTurns: 1000,
  maxChoicesPerTurn: 1000,
};

/** Everything that ever happened at a table, undone choices included. Entries are only ever added. */
export interface TableRecord {
  readonly setup: GameRecord['setup'];
  readonly terms: Terms;
  readonly entries: readonly Entry[];
}

/** `at` is in milliseconds, on a clock that the caller keeps. */
export type Entry = Act & { readonly at: number };

export type Act =
  /** What a seat chose, and what passed by itself afterwards. */
  | { readonly kind: 'choose'; readonly seat: Seat; readonly choices: readonly string[] }
  /** What passed by itself before anybody had chosen. */
  | { readonly kind: 'pass'; readonly choices: readonly string[] }
  /** Back to before the entry with that number, which the rules give. */
  | { readonly kind: 'takeBack'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'askTakeBack'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'grantTakeBack' | 'refuseTakeBack'; readonly seat: Seat }
  | { readonly kind: 'resign' | 'leave' | 'timeout'; readonly seat: Seat };

/** The number of the next entry: what a player saw when they chose. */
export function plyOf({ entries }: Pick<TableRecord, 'entries'>): number {
  return entries.length;
}
