import type { CardId, Seat } from '@bluemoon/engine';
import type { Deck } from '../decks/deck.ts';
import type { Host, TableResult } from '../host/host.ts';
import type { Act } from '../host/record.ts';
import type { Match, Pair } from '../match/match.ts';
import type { TablePack } from './packs.ts';
import type { RoomTerms } from './terms.ts';

/**
 * What players call a table: two seats, what was agreed on, and the games that are played there one after another.
 * Plain and immutable; it follows from the acts of its record.
 */
export interface Room {
  readonly id: string;
  /** The number of acts so far. */
  readonly ply: number;
  readonly terms: RoomTerms;
  /** Cards that are used beside those of the box. */
  readonly packs: readonly TablePack[];
  /** The seat of the player who opened the room. */
  readonly opener: Seat;
  /** The draft room or tournament that laid it for two players: they play what was laid, once. Null for other rooms. */
  readonly contest: string | null;
  readonly seats: Pair<Sitter | null>;
  /** The player whom the opener has challenged; null: anybody who has the link may come. Known to the server only. */
  readonly challenged: string | null;
  /** From this secret follow the server's parts of all deals; nobody outside may know it. */
  readonly master: string;
  /** The fingerprint of the server's part of the deal of the game that is played or comes next. */
  readonly pledge: string;
  /** What the seats have put into the next deal. */
  readonly deal: Pair<Share | null>;
  /** The game that is played, or the last one. */
  readonly host: Host | null;
  readonly shares: Pair<Share> | null;
  /** How the games ended that are over. */
  readonly results: readonly TableResult[];
  /** Null for single games, and before the first deal. */
  readonly match: Match | null;
  readonly closed: Closing | null;
}

export interface Sitter {
  /** Known to the server only. */
  readonly player: string;
  readonly name: string;
  /** The level of a house bot; null for people and for programs of others. */
  readonly bot: string | null;
  /** Of somebody with an account: a person, or a program. Left out for guests. */
  readonly standing?: Standing;
  readonly deck: Deck | null;
  /** What they picked in a draft: only from that can their deck be built (DRAFT-14). */
  readonly picks?: readonly CardId[];
}

export type Standing = 'named' | 'program';

export const isGuest = ({ bot, standing }: Pick<Sitter, 'bot' | 'standing'>): boolean =>
  bot === null && standing === undefined;

/** A player's part of a deal: first its fingerprint only, then what it is the fingerprint of. */
export interface Share {
  readonly fingerprint: string;
  readonly seed: string | null;
}

export type Closing =
  | 'left'
  | 'unused'
  | 'operator'
  /** By the player who was challenged. */
  | 'declined';

/** One row of a room's record. The record only grows. */
export type RoomAct = RoomDeed & {
  readonly at: number;
  /** Made by the client, so that a request that is sent twice is answered twice but done once. */
  readonly id?: string;
};

export type RoomDeed =
  | ({
      readonly kind: 'open';
      readonly seat: Seat;
      readonly terms: RoomTerms;
      readonly master: string;
      readonly challenged?: string;
    } & Guest)
  /** Instead of `open`. The first of the two is the opener. */
  | {
      readonly kind: 'lay';
      /** The id of the draft room or tournament. */
      readonly contest: string;
      readonly terms: RoomTerms;
      readonly master: string;
      readonly seats: Pair<Sitter>;
    }
  | { readonly kind: 'terms'; readonly seat: Seat; readonly terms: RoomTerms }
  | { readonly kind: 'packs'; readonly seat: Seat; readonly packs: readonly TablePack[] }
  | ({ readonly kind: 'sit'; readonly seat: Seat } & Guest)
  | { readonly kind: 'stand'; readonly seat: Seat }
  | { readonly kind: 'name'; readonly seat: Seat; readonly name: string; readonly standing?: 'named' }
  | { readonly kind: 'deck'; readonly seat: Seat; readonly deck: Deck }
  /** Wants to play the next game. */
  | { readonly kind: 'ready'; readonly seat: Seat; readonly fingerprint: string }
  | { readonly kind: 'share'; readonly seat: Seat; readonly seed: string }
  | {
      readonly kind: 'game';
      readonly entry: Act;
      /** How the game ended with this act; then it need not be carried out again once another game has begun. */
      readonly over?: TableResult;
    }
  /** Instead of the acts of an earlier game, of which only the end matters; never recorded. */
  | { readonly kind: 'played'; readonly result: TableResult; readonly acts: number }
  | { readonly kind: 'close'; readonly why: Closing };

export type Guest = Omit<Sitter, 'deck' | 'picks'>;

/** Who somebody is, without what they brought. */
export const guestOf = ({ player, name, bot, standing }: Guest): Guest => ({
  player,
  name,
  bot,
  ...(standing === undefined ? {} : { standing }),
});

/** What goes on in a room. */
export type RoomPhase =
  /** A seat is empty. */
  | 'waiting'
  /** Somebody has to choose a deck, or to say that they want to play. */
  | 'preparing'
  /** The browsers open their parts of the deal. */
  | 'dealing'
  | 'playing'
  /** The game is over; another one may follow. */
  | 'over'
  | 'closed';

export function phaseOf({ closed, host, seats, deal }: Room): RoomPhase {
  if (closed !== null) return 'closed';
  if (host !== null && host.result === null) return 'playing';
  if (deal.every((share) => share !== null)) return 'dealing';
  if (host !== null) return 'over';
  return seats.every((sitter) => sitter !== null) ? 'preparing' : 'waiting';
}

/** The number of the game that is played or comes next; the first is 1. */
export const gameNumber = ({ results }: Room): number => results.length + 1;

export const seatOf = ({ seats }: Room, player: string): Seat | null =>
  ([0, 1] as const).find((seat) => seats[seat]?.player === player) ?? null;

export function withSeat<T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> {
  return seat === 0 ? [value, pair[1]] : [pair[0], value];
}
