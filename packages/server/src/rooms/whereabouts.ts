import type { Whereabouts } from '@bluemoon/wire';
import type { Sitting } from './course.ts';
import type { Kept, Recorded } from './kept.ts';
import type { Rooms } from './rooms.ts';
import { written } from './telling.ts';

/** Who is connected to these rooms, once for each process. */
export type WhoIsHere = (rooms: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;

export interface WhereaboutsOf {
  /** Looks again, and tells everybody who watches these rooms here what has changed. */
  look(rooms: readonly string[]): Promise<void>;
  /** What a viewer who has just come is told; null if nothing is known yet. */
  told(room: string, player: string): string | null;
  /** For how long that player has been away, in milliseconds; 0 if they are here. */
  awayFor(room: string, place: number): number;
  forget(room: string): void;
}

interface Known {
  readonly here: readonly Whereabouts[];
  readonly message: string;
  /** The same for those who have the room open more than once; nobody else is told of it. */
  readonly messageTwice: string;
  readonly twice: ReadonlySet<string>;
}

const EMPTY: Whereabouts = { kind: 'empty' };
const HERE: Whereabouts = { kind: 'here' };

const isTwice = (list: readonly string[], one: string): boolean =>
  list.indexOf(one) !== list.lastIndexOf(one);

/** Where the players of the rooms are that somebody watches through this process. */
export function startWhereabouts<V extends Kept, A extends Recorded, W>(
  rooms: Rooms<V, A, W>,
  whoIsHere: WhoIsHere,
  clock: () => number,
): WhereaboutsOf {
  const known = new Map<string, Known>();

  function placeOf(
    sitter: Sitting | null,
    before: Whereabouts | undefined,
    present: readonly string[],
  ): Whereabouts {
    if (sitter === null) return EMPTY;
    if (sitter.bot !== null || present.includes(sitter.player)) return HERE;
    return before?.kind === 'away' ? before : { kind: 'away', since: clock() };
  }

  /** Who has the room open through several processes, or several times through this one. */
  function openTwice(id: string, present: readonly string[]): ReadonlySet<string> {
    const here = [...rooms.watchersOf(id)].map(({ player }) => player);
    return new Set(here.filter((player) => isTwice(here, player) || isTwice(present, player)));
  }

  const messageFor = ({ message, messageTwice, twice }: Known, player: string): string =>
    twice.has(player) ? messageTwice : message;

  async function lookAt(id: string, present: readonly string[]): Promise<void> {
    const live = await rooms.find(id);
    if (live === null) return;
    const sitters = rooms.course.sittersOf(live.room);
    const before = known.get(id);
    const here = sitters.map((sitter, place) => placeOf(sitter, before?.here[place], present));
    const players = new Set(sitters.map((sitter) => sitter?.player));
    const watching = [...rooms.watchersOf(id)].filter(({ player }) => !players.has(player)).length;
    const people = { kind: 'people', room: id, here, watching } as const;
    const now: Known = {
      here,
      message: written(people),
      messageTwice: written({ ...people, alsoOpen: true }),
      twice: openTwice(id, present),
    };
    known.set(id, now);
    for (const { player, send } of rooms.watchersOf(id)) {
      const message = messageFor(now, player);
      if (before === undefined || messageFor(before, player) !== message) send(message);
    }
  }

  return {
    async look(ids) {
      const watched = ids.filter((id) => rooms.watchersOf(id).size > 0);
      if (watched.length === 0) return;
      const present = await whoIsHere(watched);
      for (const id of watched) await lookAt(id, present.get(id) ?? []);
    },
    told(id, player) {
      const now = known.get(id);
      return now === undefined ? null : messageFor(now, player);
    },
    awayFor(id, place) {
      const where = known.get(id)?.here[place];
      return where?.kind === 'away' ? clock() - where.since : 0;
    },
    forget(id) {
      known.delete(id);
    },
  };
}
