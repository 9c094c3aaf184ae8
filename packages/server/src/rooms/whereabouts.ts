import type { Room } from '@bluemoon/play';
import type { Whereabouts } from '@bluemoon/wire';
import type { Rooms } from './rooms.ts';
import { written } from './telling.ts';

/** Who of these rooms is connected, through any process. */
export type WhoIsHere = (rooms: readonly string[]) => Promise<ReadonlyMap<string, ReadonlySet<string>>>;

export interface WhereaboutsOf {
  /** Looks again, and tells everybody who watches these rooms here what has changed. */
  look(rooms: readonly string[]): Promise<void>;
  /** What a viewer who has just come is told; null if nothing is known yet. */
  told(room: string): string | null;
  /** For how long that player has been away, in milliseconds; 0 if they are here. */
  awayFor(room: Room, seat: 0 | 1): number;
  forget(room: string): void;
}

interface Known {
  readonly here: readonly [Whereabouts, Whereabouts];
  readonly message: string;
}

const EMPTY: Whereabouts = { kind: 'empty' };
const HERE: Whereabouts = { kind: 'here' };

/** Where the players of the rooms are that somebody watches through this process. */
export function startWhereabouts(rooms: Rooms, whoIsHere: WhoIsHere, clock: () => number): WhereaboutsOf {
  const known = new Map<string, Known>();

  function placeOf(room: Room, seat: 0 | 1, present: ReadonlySet<string>): Whereabouts {
    const sitter = room.seats[seat];
    if (sitter === null) return EMPTY;
    if (sitter.bot !== null || present.has(sitter.player)) return HERE;
    const before = known.get(room.id)?.here[seat];
    return before?.kind === 'away' ? before : { kind: 'away', since: clock() };
  }

  async function lookAt(id: string, present: ReadonlySet<string>): Promise<void> {
    const live = await rooms.find(id);
    if (live === null) return;
    const { room } = live;
    const here = [placeOf(room, 0, present), placeOf(room, 1, present)] as const;
    const players = new Set(room.seats.flatMap((sitter) => (sitter === null ? [] : [sitter.player])));
    const watching = [...rooms.watchersOf(id)].filter(({ player }) => !players.has(player)).length;
    const message = written({ kind: 'people', room: id, here, watching });
    if (known.get(id)?.message === message) return;
    known.set(id, { here, message });
    for (const { send } of rooms.watchersOf(id)) send(message);
  }

  return {
    async look(ids) {
      const watched = ids.filter((id) => rooms.watchersOf(id).size > 0);
      if (watched.length === 0) return;
      const present = await whoIsHere(watched);
      for (const id of watched) await lookAt(id, present.get(id) ?? new Set());
    },
    told: (id) => known.get(id)?.message ?? null,
    awayFor({ id }, seat) {
      const where = known.get(id)?.here[seat];
      return where?.kind === 'away' ? clock() - where.since : 0;
    },
    forget(id) {
      known.delete(id);
    },
  };
}
