import type { Seat } from '@bluemoon/engine';
import type { RoomNow, RoomRequest, RoomTerms } from '@bluemoon/play';
import type { Connection, Face, Phrase, Reply, RoomSeen, ToClient, Whereabouts } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';
import { laterHere, startLooking } from './looking-again.ts';

/** What a player has just said. */
export interface Saying {
  readonly what: Phrase | Face;
  /** Different for each, also if the same is said again. */
  readonly number: number;
}

/** What a player has said since this page was opened, at its place in the game. */
export interface Said {
  readonly seat: Seat;
  readonly what: Phrase | Face;
  /** The number of the game on the table. */
  readonly game: number;
  /** The newest entry of its story then; -1: before the first. */
  readonly entry: number;
}

/** The number of the game that lies on the table, played or over; 0: there was none yet. */
export const gameOnTable = ({ results, phase }: Pick<RoomNow, 'results' | 'phase'>): number =>
  results.length + (phase === 'playing' ? 1 : 0);

/** A room as this page knows it; the fields are reactive. */
export interface RoomHere {
  readonly id: string;
  /** Null until it has been told. */
  readonly seen: RoomSeen | null;
  /** There is no such room. */
  readonly isMissing: boolean;
  readonly here: readonly [Whereabouts, Whereabouts];
  readonly watching: number;
  /** What each player said last; null after a few seconds. */
  readonly said: readonly [Saying | null, Saying | null];
  readonly everythingSaid: readonly Said[];
  /** Whether this player wants to hear nothing from the rival. */
  isMuted: boolean;
  /** This player has the room open in another tab or on another device, too. */
  readonly isOpenElsewhere: boolean;
  /** Called for every change, in order. Returns a function that stops it. */
  onSeen(listener: (seen: RoomSeen) => void): () => void;
  ask(request: RoomRequest): Promise<Reply>;
  /** Under the terms that this page shows. */
  sit(terms: RoomTerms): Promise<Reply>;
  say(what: Phrase | Face): Promise<Reply>;
  serverTime(): number;
  leave(): void;
}

const UNKNOWN: Whereabouts = { kind: 'here' };
/** How long words hang at a name. */
const SAID_MS = 4000;

export function followRoom(
  online: Pick<Connection, 'ask' | 'watch' | 'serverTime'>,
  id: string,
  later = laterHere,
): RoomHere {
  let seen = $state.raw<RoomSeen | null>(null);
  let isMissing = $state(false);
  let here = $state.raw<RoomHere['here']>([UNKNOWN, UNKNOWN]);
  let watching = $state(0);
  let said = $state.raw<RoomHere['said']>([null, null]);
  let everythingSaid = $state.raw<readonly Said[]>([]);
  let isMuted = $state(false);
  let isOpenElsewhere = $state(false);
  const listeners = new Set<(seen: RoomSeen) => void>();

  function hear(seat: Seat, saying: Saying | null): void {
    said = seat === 0 ? [saying, said[1]] : [said[0], saying];
  }

  function told(message: Extract<ToClient, { readonly kind: 'people' | 'said' }>): void {
    if (message.kind === 'people') {
      const [first = UNKNOWN, second = UNKNOWN] = message.here;
      here = [first, second];
      watching = message.watching;
      isOpenElsewhere = message.alsoOpen === true;
      return;
    }
    const { seat, what } = message;
    const saying = { what, number: everythingSaid.length };
    const game = seen === null ? 0 : gameOnTable(seen.now);
    everythingSaid = [...everythingSaid, { seat, what, game, entry: seen?.story.at(-1)?.entry ?? -1 }];
    hear(seat, saying);
    later(SAID_MS, () => {
      if (said[seat] === saying) hear(seat, null);
    });
  }

  const looking = startLooking(() => void watched.again(), later);
  const watched = online.watch(id, {
    seen(next) {
      seen = next;
      isMissing = false;
      for (const listener of listeners) listener(next);
    },
    told,
    missing: () => (isMissing = looking.missed()),
  });

  return {
    id,
    get seen() {
      return seen;
    },
    get isMissing() {
      return isMissing;
    },
    get here() {
      return here;
    },
    get watching() {
      return watching;
    },
    get said() {
      return said;
    },
    get everythingSaid() {
      return everythingSaid;
    },
    get isMuted() {
      return isMuted;
    },
    set isMuted(now) {
      isMuted = now;
    },
    get isOpenElsewhere() {
      return isOpenElsewhere;
    },
    onSeen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (request) => online.ask({ kind: 'act', room: id, id: newId(), request }),
    sit: (terms) => online.ask({ kind: 'sit', room: id, id: newId(), terms }),
    say: (what) => online.ask({ kind: 'say', room: id, what }),
    serverTime: () => online.serverTime(),
    leave() {
      looking.stop();
      watched.stop();
    },
  };
}
