import type { CardId, Seat } from '@bluemoon/engine';
import type { Draft } from '../draft/draft.ts';
import type { Closing, Guest } from '../room/room.ts';
import type { DraftRoomTerms } from './terms.ts';

/**
 * A room for two to six who draft together, build their decks, and play each other at tables that are laid for them.
 * Plain and immutable; it follows from the acts of its record.
 */
export interface DraftRoom {
  readonly id: string;
  /** The number of acts so far. */
  readonly ply: number;
  readonly terms: DraftRoomTerms;
  /** The player who opened the room and starts the draft. */
  readonly opener: string;
  /** The id of the tournament for which it is drafted; null for a room of its own. */
  readonly tournament: string | null;
  /** In the order in which packets are passed to the left. */
  readonly seats: readonly (Drafter | null)[];
  /** From this secret follow the packets, the pairings and the secrets of the tables; nobody outside may know it. */
  readonly master: string;
  /** Null before the start. */
  readonly draft: Draft | null;
  /** When the packets were last passed on, building began, or the tables were laid. */
  readonly since: number;
  /** Who has come to which table. */
  readonly arrivals: readonly Arrival[];
  /** Of the games with the drafted decks, as they came in. */
  readonly results: readonly DraftResult[];
  readonly closed: DraftClosing | null;
}

export interface Drafter extends Drafting {
  /** How many picks in a row were made for them because they did not. */
  readonly missed: number;
  /** The thirty cards of their deck (DRAFT-14); null: none yet. */
  readonly deck: readonly CardId[] | null;
  /** Whether they are done with building. */
  readonly isReady: boolean;
}

export type Drafting = Guest;

/** Nobody is challenged to a draft. */
export type DraftClosing = Exclude<Closing, 'declined'>;

export interface Arrival {
  /** The id of the table. */
  readonly table: string;
  readonly seat: number;
}

/** How a game ended. */
export interface DraftGame {
  /** The id of the table. */
  readonly table: string;
  /** By its seats; null for a draw. */
  readonly winner: Seat | null;
  readonly crystals: number;
}

export interface DraftResult extends DraftGame {
  /** Whether it was played, or somebody did not come. Without a winner, nobody did. */
  readonly how: 'played' | 'absent';
  readonly at: number;
}

/** One row of the record of a draft room. The record only grows. */
export type DraftRoomAct = DraftRoomDeed & {
  readonly at: number;
  /** Made by the client, so that a request that is sent twice is answered twice but done once. */
  readonly id?: string;
};

/** Who decided: the player, a bot in place of them, or a bot because their time was up. */
export type DecidedBy = 'player' | 'bot' | 'clock';

export type DraftRoomDeed =
  | ({ readonly kind: 'open'; readonly terms: DraftRoomTerms; readonly master: string } & Drafting)
  /** For a tournament: the draft begins at once. */
  | {
      readonly kind: 'lay';
      readonly tournament: string;
      readonly terms: DraftRoomTerms;
      readonly master: string;
      readonly drafters: readonly Drafting[];
    }
  | { readonly kind: 'terms'; readonly terms: DraftRoomTerms }
  | ({ readonly kind: 'sit'; readonly seat: number } & Drafting)
  | { readonly kind: 'stand'; readonly seat: number }
  | { readonly kind: 'name'; readonly seat: number; readonly name: string }
  /** The bot takes all empty seats; null if there are none. */
  | { readonly kind: 'start'; readonly bot: Drafting | null }
  | { readonly kind: 'pick'; readonly seat: number; readonly card: CardId; readonly by: DecidedBy }
  /** From now on a bot decides for the player, until they return. */
  | { readonly kind: 'leave' | 'return'; readonly seat: number }
  | {
      readonly kind: 'deck';
      readonly seat: number;
      readonly cards: readonly CardId[];
      readonly by: DecidedBy;
    }
  | { readonly kind: 'ready'; readonly seat: number; readonly by: DecidedBy }
  | { readonly kind: 'notReady'; readonly seat: number }
  | ({ readonly kind: 'here' } & Arrival)
  | ({ readonly kind: 'result' } & Omit<DraftResult, 'at'>)
  | { readonly kind: 'close'; readonly why: DraftClosing };

/** Bots have no seat of their own: the same one may sit here several times. */
export function draftSeatOf({ seats }: Pick<DraftRoom, 'seats'>, player: string): number | null {
  const seat = seats.findIndex((drafter) => drafter?.player === player && drafter.bot === null);
  return seat === -1 ? null : seat;
}

/** Who misses this many picks in a row does not hold up the others any longer. */
export const MAX_MISSED = 2;

/** Whether a bot decides for this seat at once. */
export const isBotAt = ({ bot, missed }: Drafter): boolean => bot !== null || missed >= MAX_MISSED;
