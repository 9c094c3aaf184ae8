import type { Seat } from '@bluemoon/engine';
import type { RoomRequest } from '@bluemoon/play';
import type { Face, Phrase, RoomSeen, ToClient, Whereabouts } from '@bluemoon/wire';
import { newId } from '../keep/new-id.ts';
import type { Connection, Reply } from './connection.ts';

/** What a player has just said. */
export interface Saying {
  readonly what: Phrase | Face;
  /** Different for each, also if the same is said again. */
  readonly number: number;
}

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
  /** Called for every change, in order. Returns a function that stops it. */
  onSeen(listener: (seen: RoomSeen) => void): () => void;
  ask(request: RoomRequest): Promise<Reply>;
  sit(): Promise<Reply>;
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
  later: (ms: number, act: () => void) => void = (ms, act) => void setTimeout(act, ms),
): RoomHere {
  let seen = $state.raw<RoomSeen | null>(null);
  let isMissing = $state(false);
  let here = $state.raw<RoomHere['here']>([UNKNOWN, UNKNOWN]);
  let watching = $state(0);
  let said = $state.raw<RoomHere['said']>([null, null]);
  let sayings = 0;
  const listeners = new Set<(seen: RoomSeen) => void>();

  function hear(seat: Seat, saying: Saying | null): void {
    said = seat === 0 ? [saying, said[1]] : [said[0], saying];
  }

  function told(message: Extract<ToClient, { readonly kind: 'people' | 'said' }>): void {
    if (message.kind === 'people') {
      ({ here, watching } = message);
      return;
    }
    const { seat, what } = message;
    const saying = { what, number: sayings++ };
    hear(seat, saying);
    later(SAID_MS, () => {
      if (said[seat] === saying) hear(seat, null);
    });
  }

  const leave = online.watch(id, {
    seen(next) {
      seen = next;
      isMissing = false;
      for (const listener of listeners) listener(next);
    },
    told,
    missing: () => (isMissing = true),
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
    onSeen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    ask: (request) => online.ask({ kind: 'act', room: id, id: newId(), request }),
    sit: () => online.ask({ kind: 'sit', room: id, id: newId() }),
    say: (what) => online.ask({ kind: 'say', room: id, what }),
    serverTime: () => online.serverTime(),
    leave,
  };
}
