import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, DAY_MS, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standOnVacation, takeVacation, vacationOf } from '../../src/club/vacations.ts';
import type { VacationParts } from '../../src/club/vacations.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { databasePeople } from '../../src/people/database-people.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import { prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const twoDays: RoomTerms = {
  ...USUAL_ROOM_TERMS,
  agreement: agreeOn({}),
  clock: { kind: 'decision', each: 2 * DAY_MS },
};

let database: Database;
let open: DatabaseHall;
let parts: VacationParts;
/** The middle of a year, so that no test crosses its end. */
const start = Date.UTC(2030, 5, 1);
let passed = 0;

beforeAll(async () => {
  database = connect(await emptyDatabase(), 'test');
  open = await openDatabaseHall({
    database,
    people: databasePeople(database),
    box: BUILT_IN,
    clock: () => start + passed,
    address: 'here',
    sockets: () => 2,
  });
  parts = { database, hall: open.hall };
});
afterAll(async () => {
  await open.close();
  await database.close();
});

const newPlayer = async (): Promise<string> => (await databasePeople(database).newGuest()).person.id;

/** A game by days; `asked` has to choose. */
async function begun() {
  const ids = [await newPlayer(), await newPlayer()];
  const clients = [client(ids[0]!, open.hall), client(ids[1]!, open.hall)] as const;
  const room = await prepared(clients, twoDays);
  await until(() => clients.every(({ seen }) => seen.now.phase === 'playing'));
  return { room, clients, asked: ids[clients[0].seen.now.table?.view.decision?.seat ?? 0]! };
}

const isOver = async (room: string): Promise<boolean> => {
  await open.hall.sweep();
  return (await open.hall.rooms.find(room))?.room.host?.result != null;
};

describe('Vacation', () => {
  test('lets the clocks of a player stand until they are back', async () => {
    const { room, asked } = await begun();
    expect(await takeVacation(parts, asked, 5)).toEqual({
      kind: 'done',
      now: { until: start + passed + 5 * DAY_MS, left: 15 },
    });
    passed += 4 * DAY_MS;
    expect(await isOver(room)).toBe(false);
    expect(await takeVacation(parts, asked, 0)).toMatchObject({ now: { until: null, left: 16 } });
    passed += 1.9 * DAY_MS;
    expect(await isOver(room)).toBe(false);
    passed += 0.2 * DAY_MS;
    await until(() => isOver(room));
  });

  test('is not longer than the days that are left in a year', async () => {
    const player = await newPlayer();
    await takeVacation(parts, player, 15);
    passed += 15 * DAY_MS;
    expect(await takeVacation(parts, player, 6)).toEqual({ kind: 'tooLong', left: 5 });
    expect(await vacationOf(parts, player)).toEqual({ until: null, left: 5 });
    passed += 365 * DAY_MS;
    expect(await vacationOf(parts, player)).toEqual({ until: null, left: 20 });
  });

  test('gives nobody days twice who asks twice at once', async () => {
    const player = await newPlayer();
    const both = await Promise.all([takeVacation(parts, player, 15), takeVacation(parts, player, 15)]);
    expect(both.map(({ kind }) => kind)).toEqual(['done', 'done']);
    expect((await vacationOf(parts, player)).left).toBe(5);
  });

  test('holds in games that begin meanwhile, too', async () => {
    const { room, asked } = await begun();
    await database.pool.query(
      `insert into vacations (player, starts, ends)
        values ($1, to_timestamp($2::float8 / 1000), to_timestamp($3::float8 / 1000))`,
      [asked, start + passed, start + passed + 10 * DAY_MS],
    );
    await standOnVacation(parts);
    passed += 9 * DAY_MS;
    expect(await isOver(room)).toBe(false);
  });
});

test('Nobody has to stay at the table of a game by days', async () => {
  const { room, clients } = await begun();
  const [ada, bert] = clients;
  bert.close();
  await until(() => ada.heard.some((message) => message.includes('"away"')));
  passed += 600_000;
  expect(await ada.act(room, { kind: 'claim' })).toMatchObject({
    kind: 'refused',
    why: { kind: 'tooEarly' },
  });
});
