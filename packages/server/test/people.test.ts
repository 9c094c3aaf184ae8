import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../src/database/migrations.ts';
import { connect } from '../src/database/pool.ts';
import type { Database } from '../src/database/pool.ts';
import { botPlayers } from '../src/people/bot-players.ts';
import { databasePeople } from '../src/people/database-people.ts';
import type { People } from '../src/sockets/people.ts';
import { emptyDatabase } from './postgres.ts';

let database: Database;
let people: People;

beforeAll(async () => {
  database = connect(await emptyDatabase(), 'test');
  await migrate(database);
  people = databasePeople(database);
});
afterAll(() => database.close());

const rowOf = (id: string) =>
  database.kysely.selectFrom('players').selectAll().where('id', '=', Number(id)).executeTakeFirstOrThrow();

const ban = (id: string, until: number) =>
  database.kysely
    .updateTable('players')
    .set({ banned_until: new Date(until) })
    .where('id', '=', Number(id))
    .execute();

describe('people', () => {
  test('are guests with a name of their own, known by a token that the database does not hold', async () => {
    const { token, person } = await people.newGuest();
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(person).toEqual({ id: person.id, name: `player-${person.id}`, bannedUntil: null });
    expect(await people.byToken(token)).toEqual(person);
    expect(await people.byToken(`${token}x`)).toBeNull();
    expect(JSON.stringify(await rowOf(person.id))).not.toContain(token);
    expect((await rowOf(person.id)).token_hash).toHaveLength(32);
  });

  test('are seen, which is written at most once a minute', async () => {
    const { token, person } = await people.newGuest();
    const { seen } = await rowOf(person.id);
    await people.byToken(token);
    expect((await rowOf(person.id)).seen).toEqual(seen);
    const long = new Date(Date.now() - 61_000);
    await database.kysely
      .updateTable('players')
      .set({ seen: long })
      .where('id', '=', Number(person.id))
      .execute();
    await people.byToken(token);
    expect((await rowOf(person.id)).seen.getTime()).toBeGreaterThan(long.getTime() + 60_000);
  });

  test('may call themselves anything but the name of another guest', async () => {
    const { token, person } = await people.newGuest();
    expect(await people.rename(person.id, 'Ada')).toBe('Ada');
    expect(await people.byToken(token)).toMatchObject({ name: 'Ada' });
    expect(await people.rename(person.id, 'Player-1')).toBe('Ada');
    expect(await people.rename(person.id, `player-${person.id}`)).toBe(`player-${person.id}`);
  });

  test('may be refused a name that belongs to somebody', async () => {
    const strict = databasePeople(database, { mayBeCalled: (name) => Promise.resolve(name !== 'Ada') });
    const { person } = await strict.newGuest();
    expect(await strict.rename(person.id, 'Ada')).toBe(person.name);
    expect(await strict.rename(person.id, 'Bert')).toBe('Bert');
  });

  test('are banned until a time', async () => {
    const [one, other, past] = [await people.newGuest(), await people.newGuest(), await people.newGuest()];
    const until = Date.now() + 60_000;
    await ban(one.person.id, until);
    await ban(past.person.id, Date.now() - 60_000);
    expect(await people.byToken(one.token)).toMatchObject({ bannedUntil: until });
    const ids = [one, other, past].map(({ person }) => person.id);
    expect(await people.bannedAmong(ids)).toEqual([one.person.id]);
    expect(await people.bannedAmong([])).toEqual([]);
  });

  test('include the house bots, made once, and nobody can come as one of them', async () => {
    const bots = await botPlayers(database, ['easy', 'strong']);
    expect(await botPlayers(database, ['easy', 'strong'])).toEqual(bots);
    expect(bots.get('strong')).toMatchObject({ name: 'strong' });
    expect(await people.byToken('house bot strong')).toBeNull();
  });
});
