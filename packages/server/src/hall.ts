import { createHash } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import { closeIn, phaseOf } from '@bluemoon/play';
import type { Room } from '@bluemoon/play';
import { NO_BOTS } from './bots/house-bots.ts';
import type { HouseBots } from './bots/house-bots.ts';
import type { News, Notes } from './database/notes.ts';
import { startLobby } from './lobby/lobby.ts';
import type { Lists } from './lobby/lobby.ts';
import { LOBBY } from './rooms/database-log.ts';
import type { RoomLog } from './rooms/log.ts';
import { startRooms } from './rooms/rooms.ts';
import type { Hall } from './sockets/connection.ts';
import { startGathering } from './sockets/gathering.ts';
import type { Attendance } from './sockets/gathering.ts';
import type { People } from './sockets/people.ts';

export interface HallParts {
  readonly log: RoomLog;
  readonly lists: Lists;
  readonly people: People;
  readonly attendance: Attendance;
  /** To the other processes. */
  readonly notes: Pick<Notes, 'send'>;
  readonly bots?: HouseBots;
  readonly box: Box;
  readonly clock: () => number;
}

/** All that goes on in one process, without sockets. */
export interface OpenHall extends Hall {
  /** News from another process. */
  heard(news: Required<News>): void;
  /** Notes may have been lost: everything that is watched here is read again. */
  missed(): void;
  /** To be called often: time that is up, rooms to forget, players who have vanished. */
  sweep(): Promise<void>;
}

/** 72 bits, of what the client drew at random: nobody finds a table by trying. */
const ROOM_ID_LETTERS = 12;

/**
 * Everything is looked at again now and then, even if no note came: killed processes send none. It is done in as many
 * parts, so that nobody waits for it.
 */
const PARTS_OF_A_LOOK = 20;

/** How often rooms are looked for that nobody needs any more. */
const TIDY_MS = 10 * 60 * 1000;

export function openHall(parts: HallParts): OpenHall {
  const { log, lists, people, attendance, notes, bots = NO_BOTS, box, clock } = parts;
  const lobby = startLobby(lists);
  const attend = (room: Room): void => {
    void rooms.find(room.id).then(
      (live) => (live === null ? undefined : bots.attend(live)),
      // It could not be read; the next visitor reads it again.
      () => undefined,
    );
  };
  const rooms = startRooms({
    log,
    box,
    clock,
    advanced: attend,
    listed: () => lobby.changed(),
  });
  const gathering = startGathering(rooms, attendance, notes, clock, () => lobby.changed());
  let toLookAt: readonly string[] = [];
  let partSize = 0;
  let tidied = clock();

  const lookAt = (ids: readonly string[]): void => {
    for (const id of ids) void rooms.noted(id).catch(() => undefined);
    gathering.lookAt(ids);
  };

  function lookOn(): void {
    if (toLookAt.length === 0) {
      toLookAt = rooms.watched();
      partSize = Math.ceil(toLookAt.length / PARTS_OF_A_LOOK);
      lobby.changed();
    }
    lookAt(toLookAt.slice(0, partSize));
    toLookAt = toLookAt.slice(partSize);
  }

  async function closeUnused(): Promise<void> {
    for (const id of await lists.unused()) {
      const live = await rooms.find(id);
      await live?.act(null, (room) =>
        phaseOf(room) === 'playing'
          ? { kind: 'refused', why: { kind: 'inPlay' } }
          : closeIn(room, 'unused', { at: clock(), box }),
      );
    }
  }

  function missed(): void {
    lookAt(rooms.watched());
    lobby.changed();
  }

  return {
    rooms,
    lobby,
    lists,
    gathering,
    bots,
    people,
    box,
    clock,
    roomIdFor: (player, request) =>
      createHash('sha256').update(`room ${player} ${request}`).digest('base64url').slice(0, ROOM_ID_LETTERS),
    heard({ rooms: changed, topics }) {
      for (const [id] of changed) void rooms.noted(id).catch(() => undefined);
      for (const topic of topics) {
        if (topic === LOBBY) lobby.changed();
        else gathering.heard(topic);
      }
    },
    missed,
    async sweep() {
      await rooms.sweep();
      lookOn();
      if (clock() - tidied < TIDY_MS) return;
      tidied = clock();
      await closeUnused();
    },
  };
}
