import type { Room } from '@bluemoon/play';
import type { Seat } from '@bluemoon/engine';
import type { Face, Phrase } from '@bluemoon/wire';
import type { Presence } from '../database/presence.ts';
import type { Notes } from '../database/notes.ts';
import { turns } from '../database/turns.ts';
import type { Rooms } from '../rooms/rooms.ts';
import { written } from '../rooms/telling.ts';
import type { Watcher } from '../rooms/telling.ts';
import { startWhereabouts } from '../rooms/whereabouts.ts';

/** Who is at which table, and what they say, told to all processes. */
export interface Gathering {
  arrived(room: string, watcher: Watcher): void;
  left(room: string, watcher: Watcher): void;
  said(room: string, seat: Seat, what: Phrase | Face): void;
  awayFor(room: Room, seat: Seat): number;
  /** A note of another process. */
  heard(topic: string): void;
  /** Looks who is in these rooms: a process that was killed tells nobody. */
  lookAt(rooms: readonly string[]): void;
}

/** The part of presence that is needed; without a database everybody is in this process. */
export type Attendance = Pick<Presence, 'arrive' | 'leave' | 'whoIsHere' | 'written'>;

const PEOPLE = 'people';
const SAID = 'said';

export function startGathering(
  rooms: Rooms,
  attendance: Attendance,
  notes: Pick<Notes, 'send'>,
  clock: () => number,
  /** Somebody has come or gone, so that a room may be listed or no longer. */
  moved: () => void = () => undefined,
): Gathering {
  const watched = new Map<string, number>();
  const whereabouts = startWhereabouts(
    rooms,
    async (ids) => {
      const here = await attendance.whoIsHere(ids);
      return new Map([...here].map(([id, players]) => [id, new Set([...players].map(String))]));
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

  function tellMoved(room: string): void {
    look(room);
    void attendance.written().then(() => {
      moved();
      notes.send({ topics: [`${PEOPLE} ${room}`] });
    });
  }

  function tellSaid(room: string, seat: Seat, what: Phrase | Face): void {
    const message = written({ kind: 'said', room, seat, what });
    for (const { send } of rooms.watchersOf(room)) send(message);
  }

  return {
    arrived(room, { player, send }) {
      watched.set(room, (watched.get(room) ?? 0) + 1);
      attendance.arrive(room, Number(player));
      const told = whereabouts.told(room);
      if (told !== null) send(told);
      tellMoved(room);
    },
    left(room, { player }) {
      const others = (watched.get(room) ?? 1) - 1;
      if (others > 0) watched.set(room, others);
      else {
        watched.delete(room);
        whereabouts.forget(room);
      }
      attendance.leave(room, Number(player));
      tellMoved(room);
    },
    said(room, seat, what) {
      tellSaid(room, seat, what);
      notes.send({ topics: [`${SAID} ${room} ${seat} ${what}`] });
    },
    awayFor: (room, seat) => whereabouts.awayFor(room, seat),
    heard(topic) {
      const [kind, room = '', seat, what] = topic.split(' ');
      if (kind === PEOPLE) {
        look(room);
        moved();
      }
      if (kind === SAID) tellSaid(room, seat === '1' ? 1 : 0, what as Phrase | Face);
    },
    lookAt(rooms) {
      for (const room of rooms) toLookAt.add(room);
      looking.poke();
    },
  };
}
