import { LEVELS } from '@bluemoon/ai';
import type { Box } from '@bluemoon/engine';
import { startHouseBots } from './bots/house-bots.ts';
import { startThinkers } from './bots/thinkers.ts';
import { databaseClub } from './club/club.ts';
import { startClubCare } from './club/care.ts';
import { openDatabaseHall } from './database-hall.ts';
import { messageOf } from './database/fault.ts';
import { migrate } from './database/migrations.ts';
import { backOff } from './database/pause.ts';
import { connect } from './database/pool.ts';
import type { Database } from './database/pool.ts';
import { startEmbedded } from './database/postgres.ts';
import type { Logger } from './log.ts';
import { databaseAccounts } from './people/accounts.ts';
import { botPlayers, namesakeBot } from './people/bot-players.ts';
import { databasePeople } from './people/database-people.ts';
import { databaseProfiles } from './profiles/profiles.ts';
import { pushKeys } from './push/keys.ts';
import { pushSender } from './push/send.ts';
import type { Server } from './server.ts';
import type { Settings } from './settings.ts';

export interface KeepingParts {
  readonly settings: Pick<
    Settings,
    'databaseUrl' | 'data' | 'bots' | 'push' | 'publicUrl' | 'ratedLeastChoices' | 'ratedMostOfAPair'
  >;
  readonly server: Server;
  readonly box: Box;
  readonly log: Logger;
}

export interface Keeping {
  /** Writes what is waiting, and stops the database last. */
  close(): Promise<void>;
}

/** Nobody wants to play somebody who chooses by chance. */
const HOUSE_LEVELS = LEVELS.filter((level) => level !== 'random');

const clock = (): number => Date.now();

/** Looks for the database in the background until it answers, and opens online play on it. */
export function keepOnline({ settings, server, box, log }: KeepingParts): Keeping {
  /** In the order in which they were opened. */
  const opened: { close(): Promise<unknown> }[] = [];
  const ending = new AbortController();
  const say = (line: string): void => log.info(line);
  const botFailed = (error: unknown): void => log.error({ err: error }, 'A house bot failed.');

  async function findDatabase(): Promise<Database> {
    const { databaseUrl, data } = settings;
    if (databaseUrl !== null) return connect(databaseUrl, 'bluemoon', { log: say });
    const embedded = await startEmbedded({ data, log: say });
    opened.push({ close: () => embedded.stop() });
    return connect(embedded.url, 'bluemoon', { log: say });
  }

  async function houseBots(database: Database) {
    if (settings.bots === 0) return {};
    const thinkers = startThinkers(settings.bots, { failed: botFailed });
    opened.push(thinkers);
    const players = await botPlayers(database, HOUSE_LEVELS);
    const bots = startHouseBots({
      players,
      namesake: (level, number) => namesakeBot(database, level, number),
      think: thinkers.think,
      clock,
      failed: botFailed,
    });
    opened.push({ close: async () => bots.close() });
    return { bots };
  }

  async function pushing(database: Database) {
    if (settings.push === 'off') return null;
    const keys = await pushKeys(database);
    const reach = settings.push === 'loopback' ? 'loopback' : 'public';
    return {
      key: keys.publicKey,
      reach,
      send: pushSender({ keys, reach, subject: subjectOf(settings) }),
    } as const;
  }

  async function openOn(database: Database): Promise<void> {
    await migrate(database);
    const people = databasePeople(database);
    const hall = await openDatabaseHall({
      database,
      people,
      box,
      clock,
      say,
      address: server.address,
      sockets: server.connections,
      committed: server.figures.committed,
      ratingRules: { leastChoices: settings.ratedLeastChoices, mostOfAPair: settings.ratedMostOfAPair },
      ...(await houseBots(database)),
    });
    opened.push(hall);
    const accounts = databaseAccounts({ database, hall: hall.hall });
    const push = await pushing(database);
    const club = databaseClub({ database, hall: hall.hall, push });
    opened.push(startClubCare({ database, hall: hall.hall, send: push?.send ?? null, log: say }));
    const profiles = databaseProfiles(database);
    server.open({
      hall: hall.hall,
      people,
      accounts,
      profiles,
      club,
      answers: () => database.pool.query('select 1'),
    });
  }

  const opening = (async () => {
    const tryOn = trying(log, ending.signal);
    const database = await tryOn(findDatabase);
    if (database === null) return;
    opened.push(database);
    if ((await tryOn(() => openOn(database))) !== null) log.info('Online play is ready.');
  })();

  return {
    async close() {
      ending.abort();
      await opening;
      for (const part of opened.toReversed())
        await part.close().catch((error: unknown) => log.warn(messageOf(error)));
    },
  };
}

/** Push services want to know whom to turn to; only an operator who has a public address has one. */
const subjectOf = ({ publicUrl }: Pick<Settings, 'publicUrl'>): string =>
  publicUrl?.startsWith('https:') === true ? publicUrl : 'mailto:operator@bluemoon.example';

/** Tries until it succeeds; null if it is ended before. The same reason is told once. */
function trying(log: Logger, ended: AbortSignal) {
  const gone = new Promise<void>((resolve) => {
    ended.addEventListener('abort', () => resolve(), { once: true });
  });
  return async <T>(open: () => Promise<T>): Promise<T | null> => {
    const pauses = backOff(250, 30_000);
    let told = '';
    while (!ended.aborted) {
      try {
        return await open();
      } catch (error) {
        const why = messageOf(error);
        if (why !== told) log.warn(`Online play has to wait: ${why}`);
        told = why;
        await Promise.race([pauses.wait(), gone]);
      }
    }
    return null;
  };
}
