import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, DAY_MS, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { databasePeople } from '../../src/people/database-people.ts';
import { pushKeys } from '../../src/push/keys.ts';
import { tellAwaited } from '../../src/push/notifier.ts';
import { pushSender } from '../../src/push/send.ts';
import type { SendPush } from '../../src/push/send.ts';
import { subscribe } from '../../src/push/subscriptions.ts';
import type { Person } from '../../src/sockets/people.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import { goOn, prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';
import { pushService } from './push-service.ts';
import type { PushService } from './push-service.ts';

const twoDays: RoomTerms = {
  ...USUAL_ROOM_TERMS,
  agreement: agreeOn({}),
  clock: { kind: 'decision', each: 2 * DAY_MS },
};

let database: Database;
let open: DatabaseHall;
let send: SendPush;
let passed = 0;
const clock = (): number => Date.now() + passed;

beforeAll(async () => {
  database = connect(await emptyDatabase(), 'test');
  const people = databasePeople(database);
  open = await openDatabaseHall({
    database,
    people,
    box: BUILT_IN,
    clock,
    address: 'here',
    sockets: () => 2,
  });
  send = pushSender({ keys: await pushKeys(database), subject: 'mailto:us@example.com', reach: 'loopback' });
});
afterAll(async () => {
  await open.close();
  await database.close();
});

const tell = (): Promise<number> => tellAwaited({ database, send, clock, grace: 0 });

interface Waiting {
  readonly room: string;
  /** The player whom the game waits for, and the other one, each with a browser of their own. */
  readonly asked: Told;
  readonly other: Told;
}

interface Told {
  readonly person: Person;
  readonly service: PushService;
}

/** A game by days that two have begun and left. */
async function left(play: number = 0): Promise<Waiting> {
  const people = databasePeople(database);
  const two = await Promise.all(
    ['en', 'de'].map(async (language) => {
      const { person } = await people.newGuest();
      const service = await pushService(language === 'de' ? 'de' : 'en');
      await subscribe(database, person, service.subscription);
      return { person, service };
    }),
  );
  const clients = [client(two[0]!.person.id, open.hall), client(two[1]!.person.id, open.hall)] as const;
  const room = await prepared(clients, twoDays);
  await until(() => clients.every(({ seen }) => seen.now.phase === 'playing'));
  for (let step = 0; step < play; step++) await goOn(room, clients, step);
  const seat = clients[0].seen.now.table?.view.decision?.seat ?? 0;
  for (const one of clients) one.close();
  await until(async () => {
    const { rowCount } = await database.pool.query('select from connections where room = $1', [room]);
    return rowCount === 0;
  });
  return { room, asked: two[seat]!, other: two[1 - seat]! };
}

describe('A game by days', () => {
  test('tells the player for whom it waits once, in their language, whatever process looks', async () => {
    const { room, asked, other } = await left();
    const told = await Promise.all([tell(), tell(), tell()]);
    expect(told.toSorted()).toEqual([0, 0, 1]);
    expect(asked.service.received).toEqual([
      {
        room,
        rival: other.person.name,
        due: expect.any(Number) as number,
        waiting: 1,
        language: asked.service.subscription.language,
      },
    ]);
    const due = asked.service.received[0]?.due ?? 0;
    expect(Math.round((due - clock()) / DAY_MS)).toBe(2);
    expect(asked.service.headers[0]).toMatchObject({
      'content-encoding': 'aes128gcm',
      topic: expect.stringMatching(/^[\w-]{32}$/) as string,
      authorization: expect.stringMatching(/^vapid t=/) as string,
    });
    passed += DAY_MS;
    expect(await tell()).toBe(0);
    expect(other.service.received).toEqual([]);
    expect(asked.service.headers).toHaveLength(1);
  });

  test('tells nobody who sits at the table', async () => {
    const { room, asked } = await left();
    const back = client(asked.person.id, open.hall);
    await back.send({ kind: 'watch', room, seen: null });
    await until(async () => {
      const { rowCount } = await database.pool.query('select from connections where room = $1', [room]);
      return rowCount === 1;
    });
    expect(await tell()).toBe(0);
    back.close();
    passed += DAY_MS;
    expect(await tell()).toBe(0);
    expect(asked.service.headers).toEqual([]);
  });

  test('tries again later if the push service fails, and gives up in the end', async () => {
    const { asked } = await left();
    asked.service.answer(503);
    expect(await tell()).toBe(0);
    expect(await tell()).toBe(0);
    expect(asked.service.headers).toHaveLength(1);
    passed += 2 * 60_000;
    asked.service.answer(201);
    expect(await tell()).toBe(1);
    passed += 60 * 60_000;
    expect(await tell()).toBe(0);
    expect(asked.service.headers).toHaveLength(2);

    const second = await left();
    second.asked.service.answer(500);
    for (let day = 0; day < 8; day++) {
      await tell();
      passed += 3600_000 * 6;
    }
    expect(second.asked.service.headers).toHaveLength(5);
  });

  test.each([404, 410])('forgets a browser that is no longer subscribed (%i)', async (status) => {
    const { asked } = await left();
    asked.service.answer(status);
    expect(await tell()).toBe(0);
    const { rowCount } = await database.pool.query('select from push_subscriptions where endpoint = $1', [
      asked.service.subscription.endpoint,
    ]);
    expect(rowCount).toBe(0);
    passed += DAY_MS;
    await tell();
    expect(asked.service.headers).toHaveLength(1);
  });

  test('waits for nobody any more when it is over', async () => {
    const { room, asked } = await left();
    const live = await open.hall.rooms.find(room);
    const back = client(asked.person.id, open.hall);
    await back.send({ kind: 'act', room, id: 'gives-it-up', request: { kind: 'resign' } });
    expect(live?.room.host?.result).not.toBeNull();
    expect(await tell()).toBe(0);
    expect(asked.service.headers).toEqual([]);
    const { rowCount } = await database.pool.query('select from awaited where room = $1', [room]);
    expect(rowCount).toBe(0);
  });
});

test('All processes have the same keys', async () => {
  const both = await Promise.all([pushKeys(database), pushKeys(database)]);
  expect(both[0]).toEqual(both[1]);
  expect(both[0]?.publicKey).toMatch(/^[\w-]{87}$/);
});
