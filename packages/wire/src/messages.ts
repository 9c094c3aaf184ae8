import type { People, Seat } from '@bluemoon/engine';
import type {
  Bilingual,
  Deck,
  DraftRoomNow,
  DraftRoomRefusal,
  DraftRoomRequest,
  DraftRoomTerms,
  RoomNow,
  RoomRefusal,
  RoomRequest,
  RoomTerms,
  Standing,
  StoryEntry,
  TournamentNow,
  TournamentPhase,
  TournamentRefusal,
  TournamentRequest,
  TournamentTerms,
} from '@bluemoon/play';
import type { Patch } from './differences.ts';
import type { Face, Phrase } from './phrases.ts';

/** In bytes; longer messages are refused before they are read. The longest honest ones bring card packs to a table. */
export const LONGEST_MESSAGE = 131_072;

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
      /** The name of a player who finds the table among their own games, and may decline. */
      readonly challenge?: string;
    }
  /** By the player who was challenged. */
  | { readonly kind: 'decline'; readonly room: string; readonly id: string }
  /** Sits down at the free seat, if the terms are still those that the player has seen. */
  | { readonly kind: 'sit'; readonly room: string; readonly id: string; readonly terms?: RoomTerms }
  /** Tells of this room from now on; `seen` is the ply that the page has, so that nothing is sent twice. */
  | { readonly kind: 'watch'; readonly room: string; readonly seen: number | null }
  | { readonly kind: 'unwatch'; readonly room: string }
  /** What a player asks of a room. `id` is made by the client and kept when the request is sent again. */
  | { readonly kind: 'act'; readonly room: string; readonly id: string; readonly request: RoomRequest }
  | { readonly kind: 'say'; readonly room: string; readonly what: Phrase | Face }
  | { readonly kind: 'lobby'; readonly is: 'shown' | 'hidden' }
  /** Finds somebody who wants the same, or waits for them. */
  | { readonly kind: 'pair'; readonly id: string; readonly terms: RoomTerms; readonly deck: Deck }
  /** Opens a draft room. The reply names it. */
  | { readonly kind: 'openDraft'; readonly id: string; readonly terms: DraftRoomTerms }
  /** Takes a free seat there. */
  | { readonly kind: 'sitInDraft'; readonly room: string; readonly id: string }
  /** By the opener; bots take the seats that are empty. */
  | { readonly kind: 'startDraft'; readonly room: string; readonly id: string }
  | { readonly kind: 'draft'; readonly room: string; readonly id: string; readonly request: DraftRoomRequest }
  /** Opens a tournament. The reply names its room. */
  | { readonly kind: 'openTournament'; readonly id: string; readonly terms: TournamentTerms }
  /** The deck for the whole tournament; null if decks are chosen for every game. */
  | { readonly kind: 'join'; readonly room: string; readonly id: string; readonly deck: Deck | null }
  /** By the opener: a house bot of this level joins. */
  | { readonly kind: 'addBot'; readonly room: string; readonly id: string; readonly level: string }
  | {
      readonly kind: 'tournament';
      readonly room: string;
      readonly id: string;
      readonly request: TournamentRequest;
    }
  | { readonly kind: 'rename'; readonly name: string }
  /** The rooms in which this player sits, or to which they are challenged. */
  | { readonly kind: 'mine' }
  /** The same, now and whenever they change. */
  | { readonly kind: 'myGames'; readonly is: 'shown' | 'hidden' }
  | { readonly kind: 'ping' };

export type ToClient =
  | {
      readonly kind: 'welcome';
      readonly version: number;
      readonly name: string;
      /** Not given by servers of older versions. */
      readonly standing?: 'guest' | Standing;
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
  /** The same for draft rooms and tournaments. */
  | { readonly kind: 'draft'; readonly room: string; readonly now: DraftRoomNow }
  | { readonly kind: 'tournament'; readonly room: string; readonly now: TournamentNow }
  /** How the room of ply `from` becomes the next one. */
  | { readonly kind: 'change'; readonly room: string; readonly from: number; readonly patch: Patch }
  | {
      readonly kind: 'people';
      readonly room: string;
      /** By seat. */
      readonly here: readonly Whereabouts[];
      readonly watching: number;
      /** Only for who is told: they have the room open in another tab or on another device, too. */
      readonly alsoOpen?: true;
    }
  | { readonly kind: 'said'; readonly room: string; readonly seat: Seat; readonly what: Phrase | Face }
  | {
      readonly kind: 'lobby';
      readonly open: readonly RoomLine[];
      readonly playing: readonly RoomLine[];
      /** Those that can be joined or followed, the newest first, then the last ones that are over. */
      readonly tournaments: readonly TournamentLine[];
      readonly here: number;
    }
  /** The rooms in which this player sits. */
  | { readonly kind: 'myGames'; readonly games: readonly RoomLine[] }
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
  /** The levels of the house bots among them. */
  readonly bots: readonly [string | null, string | null];
  /** Which of them have accounts: named players, and programs. */
  readonly standings?: readonly [Standing | null, Standing | null];
  /** The leaders that lie open. */
  readonly leaders: readonly [string | null, string | null];
  /** The peoples that led the game which is played, or the last one; not given before the first. */
  readonly peoples?: readonly [People | null, People | null];
  readonly watching: number;
  readonly since: number;
  /** The names of the card packs that it is played with. */
  readonly packs?: readonly string[];
  /** In a list of own rooms, where the player sits. */
  readonly yours?: OwnRoom;
  /** In a list of own rooms, while the other seat is empty: the player has challenged somebody, or is challenged. */
  readonly challenge?: 'made' | 'got';
}

/** One line of the list of tournaments. */
export interface TournamentLine {
  readonly room: string;
  readonly phase: TournamentPhase;
  readonly terms: TournamentTerms;
  readonly opener: string;
  readonly players: number;
  /** The number of rounds that have begun. */
  readonly rounds: number;
}

/** What a player is told of a room in which they sit. */
export interface OwnRoom {
  readonly seat: Seat;
  /** Whether nothing goes on there until they do something. */
  readonly isAsked: boolean;
  /** When the running clock falls, in milliseconds; null if none runs. */
  readonly due: number | null;
}

/** How long a rival must have been away before a player can claim the win, in milliseconds. */
export const CLAIM_AFTER_MS = 60_000;

export type Farewell = 'restart' | 'version' | 'banned' | 'tooFast' | 'malformed' | 'elsewhere';

export type WireRefusal =
  | RoomRefusal
  | { readonly kind: 'inDraft'; readonly why: DraftRoomRefusal }
  | { readonly kind: 'inTournament'; readonly why: TournamentRefusal }
  | {
      readonly kind:
        | 'unknownRoom'
        | 'noSuchBot'
        | 'unknownPlayer'
        | 'tooMany'
        | 'tooFast'
        | 'banned'
        | 'tooEarly'
        | 'notForPrograms'
        /** Guests have to take a name before that. */
        | 'namedOnly';
    }
  /** One of the two has blocked the other. */
  | { readonly kind: 'apart' }
  /** The database is away, so that it may be asked again in a moment; or the server has a fault. */
  | { readonly kind: 'notReady' | 'failed' }
  | { readonly kind: 'malformed' | 'badPack'; readonly words: Bilingual };
