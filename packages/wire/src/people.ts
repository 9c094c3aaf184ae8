/** What players ask about themselves and each other over HTTP, beside accounts. */
import type { Language } from '@bluemoon/engine';

/** What a push says: a game by days waits for this player. */
export interface PushedTurn {
  readonly room: string;
  /** The rival's name; null if nobody sits there. */
  readonly rival: string | null;
  /** When the player's clock falls, in milliseconds; null if none runs. */
  readonly due: number | null;
  /** How many games by days wait for them. */
  readonly waiting: number;
  readonly language: Language;
}

/** Somebody, named by where they sit, by their name, or by their number. */
export type Somebody =
  | { readonly room: string; readonly seat: 0 | 1 }
  | { readonly name: string }
  | { readonly player: number };

export interface BlockedPlayer {
  readonly player: number;
  readonly name: string;
}

/** Why somebody is reported. */
export const REPORT_REASONS = ['name', 'stalling', 'cheating', 'annoying'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** How many days a year the clocks by days of a player can stand. */
export const VACATION_DAYS = 20;

/** How many puzzles of a player are remembered. */
export const MOST_PUZZLES = 1500;

export interface VacationNow {
  /** Until when the clocks stand, in milliseconds; null if they run. */
  readonly until: number | null;
  /** Whole days that are left in this year. */
  readonly left: number;
}

export type PeopleRefusal =
  | { readonly why: 'malformed' | 'unknown' | 'foreign' | 'notReady' | 'tooFast' }
  /** Pushes are turned off here, or cannot go to that address. */
  | { readonly why: 'noPush' }
  | { readonly why: 'nobody' | 'yourself' | 'aBot' }
  /** Fewer vacation days are left than were asked for. */
  | { readonly why: 'tooLong'; readonly left: number };
