import { randomUUID } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import type { HouseBots } from './bots/house-bots.ts';
import { databaseBlocks } from './club/blocks.ts';
import { startCaring } from './contests/caring.ts';
import { databaseLooker, ratingOf, readRunning } from './contests/database-looker.ts';
import { exclusivelyIn } from './database/exclusively.ts';
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
import { startRating } from './ratings/rating.ts';
import type { RatingRules } from './ratings/rater.ts';
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
  readonly ratingRules?: RatingRules;
}

export interface DatabaseHall {
  readonly hall: OpenHall;
  /** Resolves when everything that was answered is written and this process is off the lists. */
  readonly close: () => Promise<void>;
}

/** How often this process looks for fallen clocks in rooms that nobody watches. */
const OVERDUE_MS = 5000;

/** The name of a lock; the others are in `database`. */
const PAIRING = 20_040_103;

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
    ratingRules,
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
  const caring = startCaring(database);
  const rating = startRating(database, { log, ...(ratingRules === undefined ? {} : { rules: ratingRules }) });
  const record = databaseLog(database, notes, { log, ...(committed === undefined ? {} : { committed }) });
  const hall = openHall({
    log: record,
    lists: databaseLists(database),
    people,
    attendance,
    notes: toOthers,
    box,
    clock,
    looker: databaseLooker(database, attendance),
    ratingOf: (player, kind) => ratingOf(database, player, kind),
    ratedEnded: rating.soon,
    blocks: databaseBlocks(database),
    mayCare: caring.mayCare,
    whilePairing: exclusivelyIn(database, PAIRING),
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
      .then((rooms) => Promise.all(rooms.map((room) => hall.placeOf(room).rooms.find(room))))
      .then(async () => hall.contests.running(await readRunning(database)))
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
      await rating.close();
      await caring.close();
      await notes.close();
      await attendance.close();
    },
  };
}
