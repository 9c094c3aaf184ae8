import type { Seat } from '@bluemoon/engine';
import type {
  Bilingual,
  Deck,
  RoomNow,
  RoomRefusal,
  RoomRequest,
  RoomTerms,
  StoryEntry,
} from '@bluemoon/play';
import type { Patch } from './differences.ts';
import type { Face, Phrase } from './phrases.ts';

/** What a page or a program sends. `n` numbers the requests of a connection; the reply repeats it. */
export type ToServer = { readonly n: number } & ClientRequest;

export type ClientRequest =
  /** The first message of every connection. */
  | { readonly kind: 'hello'; readonly version: number }
  /** Lays a table. The reply names its room. */
  | {
      readonly kind: 'open';
      readonly id: string;
      readonly terms: RoomTerms;
      /** A house bot takes the other seat. */
      readonly against?: string;
    }
  /** Sits down at the free seat. */
  | { readonly kind: 'sit'; readonly room: string; readonly id: string }
  /** Tells of this room from now on; `seen` is the ply that the page has, so that nothing is sent twice. */
  | { readonly kind: 'watch'; readonly room: string; readonly seen: number | null }
  | { readonly kind: 'unwatch'; readonly room: string }
  /** What a player asks of a room. `id` is made by the client and kept when the request is sent again. */
  | { readonly kind: 'act'; readonly room: string; readonly id: string; readonly request: RoomRequest }
  | { readonly kind: 'say'; readonly room: string; readonly what: Phrase | Face }
  | { readonly kind: 'lobby'; readonly is: 'shown' | 'hidden' }
  /** Finds somebody who wants the same, or waits for them. */
  | { readonly kind: 'pair'; readonly id: string; readonly terms: RoomTerms; readonly deck: Deck }
  | { readonly kind: 'rename'; readonly name: string }
  /** The rooms in which this player sits. */
  | { readonly kind: 'mine' }
  | { readonly kind: 'ping' };

export type ToClient =
  | {
      readonly kind: 'welcome';
      readonly version: number;
      readonly name: string;
      /** The server's clock, in milliseconds. */
      readonly time: number;
      readonly bots: readonly string[];
    }
  | { readonly kind: 'done'; readonly n: number; readonly room?: string; readonly mine?: readonly RoomLine[] }
  | { readonly kind: 'refused'; readonly n: number; readonly why: WireRefusal }
  /** All that this viewer may know of a room. */
  | {
      readonly kind: 'room';
      readonly room: string;
      readonly now: RoomNow;
      readonly story: readonly StoryEntry[];
    }
  /** How the room of ply `from` becomes the next one. */
  | { readonly kind: 'change'; readonly room: string; readonly from: number; readonly patch: Patch }
  | {
      readonly kind: 'people';
      readonly room: string;
      readonly here: readonly [Whereabouts, Whereabouts];
      readonly watching: number;
    }
  | { readonly kind: 'said'; readonly room: string; readonly seat: Seat; readonly what: Phrase | Face }
  | {
      readonly kind: 'lobby';
      readonly open: readonly RoomLine[];
      readonly playing: readonly RoomLine[];
      readonly here: number;
    }
  | { readonly kind: 'pong'; readonly n: number; readonly time: number }
  /** The connection ends; the client should come back after that many milliseconds, or not at all. */
  | { readonly kind: 'bye'; readonly why: Farewell; readonly after: number | null };

/** Where a player is: connected, or gone since a time. */
export type Whereabouts =
  | { readonly kind: 'here' }
  | { readonly kind: 'away'; readonly since: number }
  | { readonly kind: 'empty' };

/** One line of a list of rooms. */
export interface RoomLine {
  readonly room: string;
  readonly phase: RoomNow['phase'];
  readonly terms: RoomTerms;
  readonly names: readonly [string | null, string | null];
  /** The leaders that lie open. */
  readonly leaders: readonly [string | null, string | null];
  readonly watching: number;
  readonly since: number;
  /** In a list of own rooms: the seat, and whether the player has to choose. */
  readonly yours?: { readonly seat: Seat; readonly isAsked: boolean };
}

/** How long a rival must have been away before a player can claim the win, in milliseconds. */
export const CLAIM_AFTER_MS = 60_000;

export type Farewell = 'restart' | 'version' | 'banned' | 'tooFast' | 'malformed' | 'elsewhere';

export type WireRefusal =
  | RoomRefusal
  | {
      readonly kind: 'unknownRoom' | 'tooMany' | 'tooFast' | 'banned' | 'notReady' | 'tooEarly';
    }
  | { readonly kind: 'malformed'; readonly words: Bilingual };
