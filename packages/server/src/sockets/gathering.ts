import type { Seat } from '@bluemoon/engine';
import type { Face, Phrase } from '@bluemoon/wire';
import type { Blocks } from '../club/blocks.ts';
import type { Presence } from '../database/presence.ts';
import type { Notes } from '../database/notes.ts';
import { turns } from '../database/turns.ts';
import type { Kept, Recorded } from '../rooms/kept.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { written } from '../rooms/telling.ts';
import type { Watcher } from '../rooms/watcher.ts';
import { startWhereabouts } from '../rooms/whereabouts.ts';

/** Who is at which table, and what they say, told to all processes. */
export interface Gathering {
  /** Resolves when all processes can see it. */
  arrived(room: string, watcher: Watcher): Promise<void>;
  left(room: string, watcher: Watcher): void;
  said(room: string, seat: Seat, what: Phrase | Face): void;
  awayFor(room: string, place: number): number;
  /** A note of another process. */
  heard(topic: string): void;
  /** Looks who is in these rooms: a process that was killed tells nobody. */
  lookAt(rooms: readonly string[]): void;
}

/** The part of presence that is needed; without a database everybody is in this process. */
export type Attendance = Pick<Presence, 'arrive' | 'leave' | 'whoIsHere' | 'written'>;

export interface GatheringParts {
  readonly attendance: Attendance;
  readonly notes: Pick<Notes, 'send'>;
  readonly clock: () => number;
  readonly blocks: Pick<Blocks, 'deafTo'>;
  /** Somebody has come or gone, so that a room may be listed or no longer. */
  readonly moved?: () => void;
}

const PEOPLE = 'people';
const SAID = 'said';

export function startGathering<V extends Kept, A extends Recorded, W>(
  rooms: Rooms<V, A, W>,
  { attendance, notes, clock, blocks, moved = () => undefined }: GatheringParts,
): Gathering {
  const watched = new Map<string, number>();
  const whereabouts = startWhereabouts(
    rooms,
    async (ids) => {
      const here = await attendance.whoIsHere(ids);
      return new Map([...here].map(([id, players]) => [id, players.map(String)]));
    },
    clock,
  );

  let toLookAt = new Set<string>();
  const looking = turns(
    async () => {
      const ids = [...toLookAt];
      toLookAt = new Set();
      await attendance.written();
      // Rows are looked at again soon, so a failure costs nothing.
      await whereabouts.look(ids).catch(() => undefined);
    },
    () => toLookAt.size > 0,
  );
  const look = (room: string): void => {
    toLookAt.add(room);
    looking.poke();
  };

  async function tellMoved(room: string): Promise<void> {
    look(room);
    await attendance.written();
    moved();
    notes.send({ topics: [`${PEOPLE} ${room}`] });
  }

  async function tellSaid(room: string, seat: Seat, what: Phrase | Face): Promise<void> {
    if (rooms.watchersOf(room).size === 0) return;
    const live = await rooms.find(room);
    const sayer = live === null ? null : rooms.course.sittersOf(live.room)[seat];
    const deaf = sayer == null ? new Set<string>() : await blocks.deafTo(sayer.player);
    const message = written({ kind: 'said', room, seat, what });
    for (const { player, send } of rooms.watchersOf(room)) if (!deaf.has(player)) send(message);
  }

  /** What cannot be told now is not worth telling later. */
  const said = (room: string, seat: Seat, what: Phrase | Face): void =>
    void tellSaid(room, seat, what).catch(() => undefined);

  return {
    arrived(room, { player, send }) {
      watched.set(room, (watched.get(room) ?? 0) + 1);
      attendance.arrive(room, Number(player));
      const told = whereabouts.told(room, player);
      if (told !== null) send(told);
      return tellMoved(room);
    },
    left(room, { player }) {
      const others = (watched.get(room) ?? 1) - 1;
      if (others > 0) watched.set(room, others);
      else {
        watched.delete(room);
        whereabouts.forget(room);
      }
      attendance.leave(room, Number(player));
      void tellMoved(room);
    },
    said(room, seat, what) {
      said(room, seat, what);
      notes.send({ topics: [`${SAID} ${room} ${seat} ${what}`] });
    },
    awayFor: (room, seat) => whereabouts.awayFor(room, seat),
    heard(topic) {
      const [kind, room = '', seat, what] = topic.split(' ');
      if (kind === PEOPLE) {
        look(room);
        moved();
      }
      if (kind === SAID) said(room, seat === '1' ? 1 : 0, what as Phrase | Face);
    },
    lookAt(rooms) {
      for (const room of rooms) toLookAt.add(room);
      looking.poke();
    },
  };
}
