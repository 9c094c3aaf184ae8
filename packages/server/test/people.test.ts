import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate, MIGRATIONS } from '../src/database/migrations.ts';
import { connect } from '../src/database/pool.ts';
import type { Database } from '../src/database/pool.ts';
import { botPlayers, namesakeBot } from '../src/people/bot-players.ts';
import { nameKey } from '../src/people/name-key.ts';
import { databasePeople } from '../src/people/database-people.ts';
import { hashOf } from '../src/people/secrets.ts';
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

const tokensOf = (session: string) =>
  database.kysely.selectFrom('tokens').selectAll().where('session', '=', Number(session)).execute();

const ban = (id: string, until: number) =>
  database.kysely
    .updateTable('players')
    .set({ banned_until: new Date(until) })
    .where('id', '=', Number(id))
    .execute();

/** All that happened to the tokens of a session happened so much earlier. */
const pass = (session: string, seconds: number) =>
  sql`update tokens set made = made - ${seconds} * interval '1 second',
    used = used - ${seconds} * interval '1 second' where session = ${session}`.execute(database.kysely);

const DAY_S = 24 * 3600;

/** Somebody who has a name; how they got it does not matter here. */
async function named(name: string) {
  const { token, person } = await people.newGuest();
  await sql`update players set kind = 'named', name = ${name}, name_key = ${name} where id = ${person.id}`.execute(
    database.kysely,
  );
  return { token, person: { ...person, name, kind: 'named' as const } };
}

describe('people', () => {
  test('are guests with a name of their own, known by a token that the database does not hold', async () => {
    const { token, person } = await people.newGuest('Firefox, Linux');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { id, session } = person;
    expect(person).toEqual({ id, session, name: `player-${id}`, kind: 'guest', bannedUntil: null });
    expect(await people.byToken(token)).toEqual(person);
    expect(await people.byToken(`${token}x`)).toBeNull();
    const kept = JSON.stringify([await rowOf(id), await tokensOf(session)]);
    expect(kept).not.toContain(token);
    expect((await tokensOf(session)).map(({ hash }) => hash)).toEqual([hashOf(token)]);
  });

  test('are seen, which is written at most once a minute', async () => {
    const { token, person } = await people.newGuest();
    const { seen } = await rowOf(person.id);
    await people.byToken(token);
    expect((await rowOf(person.id)).seen).toEqual(seen);
    await sql`update sessions set seen = now() - interval '61 seconds' where id = ${person.session}`.execute(
      database.kysely,
    );
    await people.byToken(token);
    expect((await rowOf(person.id)).seen.getTime()).toBeGreaterThan(seen.getTime());
  });

  test('may call themselves anything but the name of another guest', async () => {
    const { token, person } = await people.newGuest();
    expect(await people.rename(person.id, 'Ada')).toBe('Ada');
    expect(await people.byToken(token)).toMatchObject({ name: 'Ada' });
    expect(await people.rename(person.id, 'Player-1')).toBe('Ada');
    expect(await people.rename(person.id, 'p1ayer 7')).toBe('Ada');
    expect(await people.rename(person.id, `player-${person.id}`)).toBe(`player-${person.id}`);
  });

  test('may not call themselves like a named player, a house bot or the operator', async () => {
    await named('bert');
    await botPlayers(database, ['strong']);
    const { person } = await people.newGuest();
    for (const name of ['Bert', 'bért', 'b-e-r-t', 'Strong', '5trong', 'Admin', '0perator'])
      expect([name, await people.rename(person.id, name)]).toEqual([name, person.name]);
    expect(await people.rename(person.id, 'Berta')).toBe('Berta');
  });

  test('change their name with their account if they have one', async () => {
    const { person } = await named('cleo');
    expect(await people.rename(person.id, 'Somebody')).toBe('cleo');
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

  test('include as many house bots of a level as are wanted, equally strong, and none is a person', async () => {
    const { token, person } = await named(nameKey('novice 2'));
    await botPlayers(database, ['novice']);
    expect(await namesakeBot(database, 'novice', 2)).toBeNull();
    expect(await people.byToken(token)).toMatchObject(person);
    const third = await namesakeBot(database, 'novice', 3);
    expect(third).toMatchObject({ name: 'novice 3' });
    const { rows } = await database.pool.query(
      `select rating from ratings where player = $1 and kind = 'people'`,
      [third?.id],
    );
    expect(rows).toEqual([{ rating: 1000 }]);
  });
});

describe('the token of a named player', () => {
  test('is replaced once a day, and the old one is good for a moment after the new one came back', async () => {
    const { token: first, person } = await named('dora');
    expect(await people.freshToken(person)).toBeNull();
    await pass(person.session, DAY_S);
    const second = (await people.freshToken(person)) ?? '';
    expect(second).not.toBe(first);
    expect(await people.freshToken(person)).toBeNull();
    expect(await people.byToken(second)).toMatchObject({ session: person.session });
    expect(await people.byToken(first)).toMatchObject({ session: person.session });
  });

  test('is not lost if the answer that brings the new one is', async () => {
    const { token, person } = await named('emil');
    for (let day = 1; day <= 3; day++) {
      await pass(person.session, DAY_S);
      expect(await people.freshToken(person)).not.toBeNull();
    }
    expect(await people.byToken(token)).toMatchObject({ session: person.session });
  });

  test('ends its session when an old one comes back: two have it, and one of them is a thief', async () => {
    const { token: stolen, person } = await named('fritz');
    await pass(person.session, DAY_S);
    const fresh = (await people.freshToken(person)) ?? '';
    await people.byToken(fresh);
    await pass(person.session, 61);
    expect(await people.endedAmong([person.session])).toEqual([]);
    expect(await people.byToken(stolen)).toBeNull();
    expect(await people.byToken(fresh)).toBeNull();
    expect(await people.endedAmong([person.session])).toEqual([person.session]);
  });

  test('ends its session also if it is older than the one before', async () => {
    const { token: stolen, person } = await named('gerda');
    let newest = stolen;
    for (let day = 1; day <= 5; day++) {
      await pass(person.session, DAY_S);
      newest = (await people.freshToken(person)) ?? '';
      expect(await people.byToken(newest)).not.toBeNull();
    }
    await pass(person.session, 61);
    expect(await people.byToken(stolen)).toBeNull();
    expect(await people.byToken(newest)).toBeNull();
  });
});

test('a guest keeps their token, because nobody could come back as them without it', async () => {
  const { person } = await people.newGuest();
  await pass(person.session, 400 * DAY_S);
  expect(await people.freshToken(person)).toBeNull();
});

test('guests of the first version, and those that its processes still make, keep their tokens', async () => {
  const old = connect(await emptyDatabase(), 'test');
  const before = MIGRATIONS.slice(0, 1);
  await migrate(old, before);
  await old.pool.query(
    `insert into players (token_hash, name, bot) values ($1, 'ada', false), ($2, 'solid', true)`,
    [hashOf('of ada'), hashOf('of a bot')],
  );
  await migrate(old);
  await old.pool.query(`insert into players (token_hash, name) values ($1, 'late')`, [
    hashOf('of a late one'),
  ]);
  const then = databasePeople(old);
  expect(await then.byToken('of ada')).toMatchObject({ id: '1', name: 'ada', kind: 'guest' });
  expect(await then.byToken('of a late one')).toMatchObject({ name: 'late', kind: 'guest' });
  expect(await then.byToken('of a bot')).toBeNull();
  expect((await botPlayers(old, ['solid'])).get('solid')).toEqual({ id: '2', name: 'solid' });
  await old.close();
});
