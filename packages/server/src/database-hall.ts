import { randomUUID } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import type { HouseBots } from './bots/house-bots.ts';
import { migrate } from './database/migrations.ts';
import { openNotes } from './database/notes.ts';
import type { Notes } from './database/notes.ts';
import type { Database } from './database/pool.ts';
import type { AppenderOptions } from './database/room-log.ts';
import { openPresence } from './database/presence.ts';
import { readOverdue } from './database/rooms.ts';
import { openHall } from './hall.ts';
import type { OpenHall } from './hall.ts';
import { databaseLists } from './lobby/database-lists.ts';
import { databaseLog } from './rooms/database-log.ts';
import type { People } from './sockets/people.ts';

export interface DatabaseHallParts {
  readonly database: Database;
  readonly people: People;
  readonly bots?: HouseBots;
  readonly box: Box;
  readonly clock: () => number;
  /** The address of this process, for the operator's lists. */
  readonly address: string;
  readonly sockets: () => number;
  readonly say?: (line: string) => void;
  readonly committed?: AppenderOptions['committed'];
}

export interface DatabaseHall {
  readonly hall: OpenHall;
  /** Resolves when everything that was answered is written and this process is off the lists. */
  readonly close: () => Promise<void>;
}

/** How often this process looks for fallen clocks in rooms that nobody watches. */
const OVERDUE_MS = 5000;

/** The topic of the note by which a new process makes itself known. */
const ARRIVAL = 'arrival';

/** Whether no other process lives; one that has been silent for five heartbeats does not. */
async function isAloneOn({ pool }: Database, process: string): Promise<boolean> {
  const { rows } = await pool.query<{ others: number }>({
    name: 'other-processes',
    text: `select count(*)::int others from processes where id <> $1 and beat > now() - interval '10 seconds'`,
    values: [process],
  });
  return rows[0]?.others === 0;
}

/** The hall of one of any number of processes on one database. */
export async function openDatabaseHall(parts: DatabaseHallParts): Promise<DatabaseHall> {
  const {
    database,
    people,
    bots,
    box,
    clock,
    address,
    sockets,
    committed,
    say: log = () => undefined,
  } = parts;
  await migrate(database);
  const process = randomUUID();
  const notes = openNotes(database, { process, log });
  /** Nobody would hear a note; half of the database's work is saved where one process is enough. */
  let isAlone = await isAloneOn(database, process);
  const toOthers: Pick<Notes, 'send'> = {
    send: (news) => {
      if (!isAlone) notes.send(news);
    },
  };
  const attendance = await openPresence(database, { process, address, sockets, log });
  const record = databaseLog(database, notes, { log, ...(committed === undefined ? {} : { committed }) });
  const hall = openHall({
    log: record,
    lists: databaseLists(database),
    people,
    attendance,
    notes: toOthers,
    box,
    clock,
    ...(bots === undefined ? {} : { bots }),
  });
  await notes.listen({
    missed: () => hall.missed(),
    heard(news) {
      isAlone = false;
      hall.heard(news);
    },
  });
  // The others may believe that they are alone.
  notes.send({ topics: [ARRIVAL] });

  const sweeping = setInterval(() => {
    void readOverdue(database, clock())
      .then((rooms) => Promise.all(rooms.map((room) => hall.rooms.find(room))))
      .then(async () => {
        isAlone = await isAloneOn(database, process);
      })
      .catch((error: unknown) => log(`Looking for fallen clocks waits for the database: ${String(error)}`));
  }, OVERDUE_MS);

  return {
    hall,
    async close() {
      clearInterval(sweeping);
      await record.idle();
      await notes.close();
      await attendance.close();
    },
  };
}
