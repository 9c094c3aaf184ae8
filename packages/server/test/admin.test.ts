import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBot } from '../src/admin/bot-accounts.ts';
import { banUntil, findPlayers, FOR_GOOD } from '../src/admin/bans.ts';
import { databaseAt } from '../src/admin/place.ts';
import { takeNameAway } from '../src/admin/reports.ts';
import { closeRoom, listRooms, showRoom, statisticsOf } from '../src/admin/rooms.ts';
import { openDatabaseHall } from '../src/database-hall.ts';
import type { DatabaseHall } from '../src/database-hall.ts';
import { connect } from '../src/database/pool.ts';
import type { Database } from '../src/database/pool.ts';
import { databasePeople } from '../src/people/database-people.ts';
import type { People } from '../src/sockets/people.ts';
import { emptyDatabase } from './postgres.ts';
import { client } from './rooms/client.ts';
import { goOn, prepared } from './rooms/playing.ts';
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
  test('makes an account for a program, which is known by its token and marked as one', async () => {
    const made = await makeBot(admin, 'Moon Engine');
    if (made.kind === 'refused') throw new Error(made.why);
    expect(await people.byToken(made.token)).toMatchObject({ name: 'Moon Engine', kind: 'bot' });
    expect(await makeBot(admin, 'M00n Eng1ne')).toEqual({ kind: 'refused', why: 'taken' });
    expect(await makeBot(admin, 'strong')).toEqual({ kind: 'refused', why: 'unusable' });

    const program = client(String(made.id), open.hall, 'bot');
    const rated = { ...terms, rated: 'yes', access: 'lobby' } as const;
    const opened = await program.send({ kind: 'open', id: 'program-opens', terms: rated });
    const room = opened.kind === 'done' ? (opened.room ?? '') : '';
    const [line] = await open.hall.lists.mine(String(made.id));
    expect(line).toMatchObject({ room, standings: ['program', null] });
    const pairs = await program.send({
      kind: 'pair',
      id: 'program-pairs',
      terms: rated,
      deck: peopleDeck('hoax', BUILT_IN),
    });
    expect(pairs).toMatchObject({ kind: 'refused', why: { kind: 'notForPrograms' } });

    // Unlike a house bot, it can be kept out.
    expect(await findPlayers(admin, 'Moon Engine')).toMatchObject([{ id: made.id }]);
    expect(await findPlayers(admin, 'strong')).toEqual([]);
  });

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

  test('takes a name away, and those at the table read the new one at once', async () => {
    const { ids, players, room } = await table();
    expect(await showRoom(admin, room)).toMatchObject({ names: ids });
    const name = await takeNameAway(admin, Number(ids[0]), { box: BUILT_IN, at: Date.now() });
    await until(() => players.every(({ seen }) => seen.now.seats[0]?.name === name));
    expect(await showRoom(admin, room)).toMatchObject({ names: [name, ids[1]] });
    const acts = await database.pool.query('select act from acts where room = $1 order by ply', [room]);
    expect(acts.rows[0]).toMatchObject({ act: { kind: 'open', name } });
    // The game goes on.
    expect(await goOn(room, players, 1)).toBe(true);
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
      processes: [{ address: 'http://here/', sockets: 2, since: expect.stringMatching(/T[\d:]+\.\d{3}Z$/) }],
    });
    expect(after.bytes).toBeGreaterThan(1_000_000);
  });

  test('is told if the database is not one of ours', async () => {
    await expect(databaseAt({ databaseUrl: await emptyDatabase(), data: '' })).rejects.toThrow(
      /^This database has no tables of Blue Moon/,
    );
  });
});
