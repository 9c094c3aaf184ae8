import { MisplacedPatch } from '../differences.ts';
import type { ToClient } from '../messages.ts';
import type { Told } from '../session.ts';
import type { Reply } from './requests.ts';

/** What is told about one room. */
export interface Ears<S> {
  /** The room as it is now; called for every change, in order. */
  seen(seen: S): void;
  told?(message: Extract<ToClient, { readonly kind: 'people' | 'said' }>): void;
  /** There is no such room. */
  missing?(): void;
  /** From now on the server reports every change of the room; called again after each break. */
  followed?(): void;
}

export interface Following<S> {
  /** Null until the room was told, and while track of it is lost. */
  readonly seen: S | null;
  /** Answered when the room was told for the first time, or cannot be. */
  readonly begun: Promise<Reply>;
  /** Asks for the whole room again. */
  again(): Promise<Reply>;
  stop(): void;
}

export interface FollowedRooms<S> {
  watch(room: string, ears: Ears<S>): Following<S>;
  heard(message: Told | Extract<ToClient, { readonly kind: 'people' | 'said' }>): void;
  /** Asks for all rooms, from what was seen of them. */
  askForAll(): void;
  /** Somebody else may not know the same. */
  forgetSeen(): void;
  end(): void;
}

export interface FollowedRoomsParts<S> {
  /** What is known after a message; null if track of the room is lost. */
  readonly after: (seen: S | null, message: Told) => S | null;
  readonly plyOf: (seen: S) => number;
  /** Answered with `lost` when there is no connection; rooms are asked for when there is one. */
  readonly ask: (room: string, seen: number | null) => Promise<Reply>;
  readonly unwatch: (room: string) => void;
}

interface Followed<S> {
  readonly id: string;
  readonly ears: Set<Ears<S>>;
  readonly waiting: Set<(reply: Reply) => void>;
  seen: S | null;
}

/** The rooms that somebody watches, kept as the server has them. */
export function followRooms<S>({ after, plyOf, ask, unwatch }: FollowedRoomsParts<S>): FollowedRooms<S> {
  const rooms = new Map<string, Followed<S>>();
  let hasEnded = false;

  function answered(room: Followed<S>, reply: Reply): void {
    for (const answer of room.waiting) answer(reply);
    room.waiting.clear();
  }

  async function askFor(room: Followed<S>): Promise<void> {
    const reply = await ask(room.id, room.seen === null ? null : plyOf(room.seen));
    if (reply.kind === 'lost' || rooms.get(room.id) !== room) return;
    answered(room, reply);
    for (const ears of room.ears) {
      if (reply.kind === 'refused') ears.missing?.();
      else ears.followed?.();
    }
  }

  const nextAnswer = (room: Followed<S>): Promise<Reply> =>
    hasEnded ? Promise.resolve({ kind: 'lost' }) : new Promise((answer) => void room.waiting.add(answer));

  function nextOf(before: S | null, message: Told): S | null {
    try {
      return after(before, message);
    } catch (error) {
      if (error instanceof MisplacedPatch) return null;
      throw error;
    }
  }

  function roomTold(message: Told): void {
    const room = rooms.get(message.room);
    if (room === undefined) return;
    const seen = nextOf(room.seen, message);
    const hasLostTrack = seen === null && room.seen !== null;
    room.seen = seen;
    // Once is enough, however many changes follow that cannot be used.
    if (hasLostTrack) void askFor(room);
    if (seen !== null) for (const ears of room.ears) ears.seen(seen);
  }

  function newRoom(id: string): Followed<S> {
    const room: Followed<S> = { id, ears: new Set(), waiting: new Set(), seen: null };
    rooms.set(id, room);
    void askFor(room);
    return room;
  }

  return {
    watch(id, ears) {
      const room = rooms.get(id) ?? newRoom(id);
      room.ears.add(ears);
      const begun = room.seen === null ? nextAnswer(room) : Promise.resolve({ kind: 'done' } as const);
      if (room.seen !== null) ears.seen(room.seen);
      return {
        get seen() {
          return room.seen;
        },
        begun,
        again() {
          room.seen = null;
          void askFor(room);
          return nextAnswer(room);
        },
        stop() {
          room.ears.delete(ears);
          if (room.ears.size > 0 || rooms.get(id) !== room) return;
          rooms.delete(id);
          answered(room, { kind: 'lost' });
          unwatch(id);
        },
      };
    },
    heard(message) {
      if (message.kind !== 'people' && message.kind !== 'said') return roomTold(message);
      rooms.get(message.room)?.ears.forEach((ears) => ears.told?.(message));
    },
    askForAll() {
      for (const room of rooms.values()) void askFor(room);
    },
    forgetSeen() {
      for (const room of rooms.values()) room.seen = null;
    },
    end() {
      hasEnded = true;
      for (const room of rooms.values()) answered(room, { kind: 'lost' });
    },
  };
}
