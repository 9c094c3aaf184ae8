import { randomUUID } from 'node:crypto';
import type { Box } from '@bluemoon/engine';
import type { HouseBots } from './bots/house-bots.ts';
import { databaseBlocks } from './club/blocks.ts';
import { startCaring } from './contests/caring.ts';
import { databaseLooker, ratingOf, readRunning } from './contests/database-looker.ts';
import { exclusivelyIn } from './database/exclusively.ts';
import { migrate } from './database/migrations.ts';
import { openNotes } from './database/notes.ts';
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
  const attendance = await openPresence(database, {
    process,
    address,
    sockets,
    log,
    relisted: () => hall.missed(),
  });
  const caring = startCaring(database);
  const rating = startRating(database, { log, ...(ratingRules === undefined ? {} : { rules: ratingRules }) });
  const record = databaseLog(database, notes, { log, ...(committed === undefined ? {} : { committed }) });
  const hall = openHall({
    log: record,
    lists: databaseLists(database),
    people,
    attendance,
    notes,
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
    missed() {
      attendance.beat();
      hall.missed();
    },
    heard: (news) => hall.heard(news),
  });

  const sweeping = setInterval(() => {
    void readOverdue(database, clock())
      .then((rooms) => Promise.all(rooms.map((room) => hall.placeOf(room).rooms.find(room))))
      .then(async () => hall.contests.running(await readRunning(database)))
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
