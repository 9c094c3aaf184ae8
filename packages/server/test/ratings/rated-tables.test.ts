import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startHouseBots } from '../../src/bots/house-bots.ts';
import type { HouseBots } from '../../src/bots/house-bots.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { migrate } from '../../src/database/migrations.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { newRating } from '../../src/ratings/glicko.ts';
import { botPlayers } from '../../src/people/bot-players.ts';
import { databasePeople } from '../../src/people/database-people.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import type { Client } from '../rooms/client.ts';
import { goOn, prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const rated: RoomTerms = {
  ...USUAL_ROOM_TERMS,
  agreement: agreeOn({}),
  first: 'opener',
  takeBacks: 'never',
  rated: 'yes',
};

let database: Database;
let bots: HouseBots;
let open: DatabaseHall;

beforeEach(async () => {
  database = connect(await emptyDatabase(), 'test');
  await migrate(database);
  bots = startHouseBots({
    players: await botPlayers(database, ['novice', 'solid', 'strong']),
    think: (_level, view) => Promise.resolve(view.decision?.options?.[0]?.id ?? ''),
    clock: () => Date.now(),
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  });
  open = await openDatabaseHall({
    database,
    people: databasePeople(database),
    bots,
    box: BUILT_IN,
    clock: () => Date.now(),
    address: 'http://here/',
    sockets: () => 0,
    ratingRules: { leastChoices: 4, mostOfAPair: 3 },
  });
});
afterEach(async () => {
  bots.close();
  await open.close();
  await database.close();
});

async function named(name: string): Promise<Client> {
  const { id } = await database.kysely
    .insertInto('players')
    .values({ name, name_key: name.toLowerCase(), kind: 'named' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return client(String(id), open.hall, 'named');
}

const gamesIn = (room: string) =>
  database.kysely.selectFrom('games').where('room', '=', room).select('rating').orderBy('number').execute();

async function ratingsOf(name: string) {
  return database.kysely
    .selectFrom('ratings')
    .innerJoin('players', 'players.id', 'ratings.player')
    .where('players.name', '=', name)
    .where('ratings.kind', '=', 'people')
    .select(['ratings.kind', 'rating', 'deviation', 'games'])
    .execute();
}

/** A game against a house bot, which the person gives up after some choices. */
async function playBot(person: Client, level: string): Promise<string> {
  const opened = await person.send({
    kind: 'open',
    id: `against-${level}-${Math.random().toString(36).slice(2)}`,
    terms: rated,
    against: level,
  });
  if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
  const { room } = opened;
  await person.send({ kind: 'watch', room, seen: null });
  await person.act(room, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
  await person.act(room, { kind: 'ready', fingerprint: person.share.fingerprint });
  await until(() => person.seen.now.phase === 'dealing');
  await person.act(room, { kind: 'share', seed: person.share.seed });
  for (let step = 0; step < 5; step++) {
    await until(() => person.seen.now.table?.view.decision?.options != null);
    await goOn(room, [person], step);
  }
  await person.act(room, { kind: 'resign' });
  return room;
}

describe('a rated table', () => {
  test('moves the ratings of both when its game ends, and not when it was too short', async () => {
    const players = [await named('Ada'), await named('Bert')] as const;
    const room = await prepared(players, rated);
    for (let step = 0; step < 6; step++) await goOn(room, players, step);
    await players[1].act(room, { kind: 'resign' });
    await until(async () => (await ratingsOf('Ada')).length === 1);
    expect((await ratingsOf('Ada'))[0]!.rating).toBeGreaterThan(1500);
    expect((await ratingsOf('Bert'))[0]!.rating).toBeLessThan(1500);

    const again = await prepared(players, rated);
    await players[1].act(again, { kind: 'resign' });
    await until(async () => (await gamesIn(again))[0]?.rating !== 'waits');
    expect(await gamesIn(again)).toEqual([{ rating: 'tooShort' }]);
    expect(await ratingsOf('Ada')).toMatchObject([{ games: 1 }]);
  });

  test('is not for guests, wherever they ask', async () => {
    const { person } = await databasePeople(database).newGuest();
    const guest = client(person.id, open.hall);
    const refused = { kind: 'refused', why: { kind: 'guestsUnrated' } };
    const deck = peopleDeck('hoax', BUILT_IN);
    expect(await guest.send({ kind: 'open', id: 'guest-opens', terms: rated })).toMatchObject(refused);
    expect(await guest.send({ kind: 'pair', id: 'guest-pairs', terms: rated, deck })).toMatchObject(refused);
    const ada = await named('Ada');
    const reply = await ada.send({ kind: 'open', id: 'ada-opens-it', terms: rated });
    const room = reply.kind === 'done' ? (reply.room ?? '') : '';
    expect(await guest.send({ kind: 'sit', room, id: 'guest-sits' })).toMatchObject(refused);
    expect(await guest.send({ kind: 'sit', room, id: 'sits-again', terms: rated })).toMatchObject(refused);
  });

  test('gives a newcomer a rating after five games against house bots, which have theirs', async () => {
    const ada = await named('Ada');
    for (const level of ['novice', 'solid', 'strong', 'novice', 'solid']) await playBot(ada, level);
    await until(async () => (await ratingsOf('Ada'))[0]?.games === 5);
    const [{ rating, deviation, games } = newRating(0)] = await ratingsOf('Ada');
    // She lost to all of them: she is weaker than the novice, and much less is unknown about her.
    expect([rating < 1000, deviation < 240, games]).toEqual([true, true, 5]);
    expect(await ratingsOf('novice')).toMatchObject([{ games: 2 }]);
    expect(await ratingsOf('strong')).toMatchObject([{ games: 1 }]);
  });
});
