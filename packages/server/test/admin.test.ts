import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { banUntil, findPlayers, FOR_GOOD } from '../src/admin/bans.ts';
import { databaseAt } from '../src/admin/place.ts';
import { closeRoom, listRooms, showRoom, statisticsOf } from '../src/admin/rooms.ts';
import { openDatabaseHall } from '../src/database-hall.ts';
import type { DatabaseHall } from '../src/database-hall.ts';
import { connect } from '../src/database/pool.ts';
import type { Database } from '../src/database/pool.ts';
import { databasePeople } from '../src/people/database-people.ts';
import type { People } from '../src/sockets/people.ts';
import { emptyDatabase } from './postgres.ts';
import { client } from './rooms/client.ts';
import { prepared } from './rooms/playing.ts';
import { until } from './until.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

let url: string;
let database: Database;
let people: People;
let open: DatabaseHall;
/** The operator's own connection. */
let admin: Database;

beforeAll(async () => {
  url = await emptyDatabase();
  database = connect(url, 'test');
  people = databasePeople(database);
  const place = { box: BUILT_IN, clock: () => Date.now(), address: 'http://here/', sockets: () => 2 };
  open = await openDatabaseHall({ database, people, ...place });
  admin = await databaseAt({ databaseUrl: url, data: '' });
});
afterAll(async () => {
  await admin.close();
  await open.close();
  await database.close();
});

async function table() {
  const ids = [(await people.newGuest()).person.id, (await people.newGuest()).person.id] as const;
  const players = [client(ids[0], open.hall), client(ids[1], open.hall)] as const;
  return { ids, players, room: await prepared(players, terms) };
}

describe('an operator', () => {
  test('sees the tables, and who sits there, but neither cards nor secrets', async () => {
    const { ids, room } = await table();
    expect(await listRooms(admin, 'playing')).toContainEqual(
      expect.objectContaining({ room, phase: 'playing', access: 'link', names: ids }),
    );
    expect(await listRooms(admin, 'over')).toEqual([]);
    const shown = await showRoom(admin, room);
    expect(shown).toMatchObject({
      room,
      phase: 'playing',
      acts: 8,
      seats: [
        { seat: 0, player: Number(ids[0]), name: `player-${ids[0]}` },
        { seat: 1, player: Number(ids[1]) },
      ],
    });
    expect(JSON.stringify(shown)).not.toMatch(/master|seed|deck/);
    expect(await showRoom(admin, 'no-such-room')).toBeNull();
  });

  test('closes a table, and its players are told', async () => {
    const { players, room } = await table();
    const closing = { box: BUILT_IN, at: Date.now() };
    expect(await closeRoom(admin, room, closing)).toBe('closed');
    await until(() => players.every(({ seen }) => seen.now.phase === 'closed'));
    expect(await listRooms(admin, 'closed')).toContainEqual(expect.objectContaining({ room }));
    expect(await listRooms(admin, null)).not.toContainEqual(expect.objectContaining({ room }));
    expect(await closeRoom(admin, room, closing)).toBe('closedBefore');
    expect(await closeRoom(admin, 'no-such-room', closing)).toBe('unknown');
  });

  test('bans players by number or name, and lets them in again', async () => {
    const { token, person } = await people.newGuest();
    await people.rename(person.id, 'Ada');
    const [found, ...others] = await findPlayers(admin, 'ADA');
    expect([found?.id, others]).toEqual([Number(person.id), []]);
    expect(await findPlayers(admin, person.id)).toEqual([found]);
    expect(await findPlayers(admin, 'nobody')).toEqual([]);
    await banUntil(admin, Number(person.id), FOR_GOOD);
    expect(await people.byToken(token)).toMatchObject({ bannedUntil: FOR_GOOD.getTime() });
    await banUntil(admin, Number(person.id), null);
    expect(await people.byToken(token)).toMatchObject({ bannedUntil: null });
  });

  test('counts what there is', async () => {
    const before = await statisticsOf(admin);
    await table();
    const after = await statisticsOf(admin);
    expect(after).toMatchObject({
      players: before.players + 2,
      newToday: before.newToday + 2,
      acts: before.acts + 8,
      rooms: { ...before.rooms, playing: before.rooms.playing + 1 },
      processes: [{ address: 'http://here/', sockets: 2 }],
    });
    expect(after.bytes).toBeGreaterThan(1_000_000);
  });

  test('is told if the database is not one of ours', async () => {
    await expect(databaseAt({ databaseUrl: await emptyDatabase(), data: '' })).rejects.toThrow(
      /^This database has no tables of Blue Moon/,
    );
  });
});
