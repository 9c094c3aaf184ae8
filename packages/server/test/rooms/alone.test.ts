import { randomUUID } from 'node:crypto';
import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { connect, type Database } from '../../src/database/pool.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';
import { client } from './client.ts';
import { prepared } from './playing.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

/** Rooms of which a process that listens to this database was told. */
async function listenTo(url: string): Promise<{ heard(): Promise<readonly unknown[]> }> {
  const listener = new Client(url);
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen bluemoon');
  return {
    async heard() {
      await listener.query(`notify bluemoon, 'end'`);
      await until(() => heard.includes('end'));
      await listener.end();
      return heard
        .filter((payload) => payload !== 'end')
        .flatMap((payload) => (JSON.parse(payload) as { readonly rooms: readonly unknown[] }).rooms);
    },
  };
}

async function roomsToldIn(url: string, database: Database): Promise<readonly unknown[]> {
  const { hall, close } = await openDatabaseHall({
    database,
    people: memoryPeople(),
    box: BUILT_IN,
    clock: () => Date.now(),
    address: 'test',
    sockets: () => 1,
  });
  await database.pool.query(
    `insert into players (id, token_hash, name) overriding system value
     values (1, '\\x01', 'ada'), (2, '\\x02', 'bert')`,
  );
  const listening = await listenTo(url);
  const [ada, bert] = [client('1', hall), client('2', hall)];
  await prepared([ada, bert], terms);
  await until(() => ada.seen.now.phase === 'playing');
  // What waits to be sent is sent before it ends.
  await close();
  return listening.heard();
}

async function withDatabase<T>(work: (url: string, database: Database) => Promise<T>): Promise<T> {
  const url = await emptyDatabase();
  const database = connect(url, 'bluemoon test');
  try {
    await migrate(database);
    return await work(url, database);
  } finally {
    await database.close();
  }
}

test('a process that is alone on its database tells nobody of new acts', () =>
  withDatabase(async (url, database) => {
    expect(await roomsToldIn(url, database)).toEqual([]);
  }));

test('as soon as another process is on the list, it is told', () =>
  withDatabase(async (url, database) => {
    await database.pool.query(`insert into processes (id, address, sockets) values ($1, 'other', 0)`, [
      randomUUID(),
    ]);
    expect(await roomsToldIn(url, database)).not.toEqual([]);
  }));
