import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { connect } from '../../src/database/pool.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';
import { client } from './client.ts';
import { prepared } from './playing.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

/** The note by which the process made itself known may still come; it names no room. */
const roomsIn = (payload: string): readonly unknown[] =>
  (JSON.parse(payload) as { readonly rooms: readonly unknown[] }).rooms;

test('a process that is alone on its database tells nobody of new acts', async () => {
  const url = await emptyDatabase();
  const database = connect(url, 'bluemoon test');
  const { hall, close } = await openDatabaseHall({
    database,
    people: memoryPeople(),
    box: BUILT_IN,
    clock: () => Date.now(),
    address: 'test',
    sockets: () => 1,
  });
  await database.pool.query(
    `insert into players (token_hash, name) values ('\\x01', 'ada'), ('\\x02', 'bert')`,
  );
  const listener = new Client(url);
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.connect();
  await listener.query('listen bluemoon');

  const [ada, bert] = [client('1', hall), client('2', hall)];
  await prepared([ada, bert], terms);
  await until(() => ada.seen.now.phase === 'playing');
  // What waits to be sent is sent before it ends.
  await close();
  await listener.query(`notify bluemoon, 'end'`);
  await until(() => heard.includes('end'));
  await listener.end();
  await database.close();
  const acts = heard.filter((payload) => payload !== 'end').flatMap((payload) => roomsIn(payload));
  expect(acts).toEqual([]);
});
