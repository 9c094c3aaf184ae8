import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { appender } from '../../src/database/room-log.ts';
import { createRoom } from '../../src/database/rooms.ts';
import type { EndedGame } from '../../src/games/ended-game.ts';
import { rateWaiting, USUAL_RATING_RULES } from '../../src/ratings/rater.ts';
import { emptyDatabase } from '../postgres.ts';

const START = 1_763_309_549_123;
const DAY = 24 * 60 * 60 * 1000;

let database: Database;
let other: Database;

beforeAll(async () => {
  const url = await emptyDatabase();
  database = connect(url, 'one');
  other = connect(url, 'other');
  await migrate(database);
});
afterAll(() => Promise.all([database.close(), other.close()]));

async function newPlayer(kind: 'guest' | 'named' = 'named'): Promise<string> {
  const row = { name: 'Ann', kind } as const;
  const { id } = await database.kysely
    .insertInto('players')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

const couple = async (): Promise<[string, string]> => [await newPlayer(), await newPlayer()];

/** A game that the first player wins, recorded as a table would. */
async function finish(
  players: readonly [string, string],
  { at = START, ...parts }: Partial<EndedGame> & { readonly at?: number } = {},
): Promise<string> {
  const room = randomBytes(9).toString('base64url');
  await createRoom(database, {
    id: room,
    phase: 'playing',
    access: 'link',
    about: {},
    acts: [{ act: {}, at, due: null }],
  });
  const ended: EndedGame = {
    number: 1,
    kind: 'people',
    winner: 0,
    reason: 'dragons',
    crystals: 2,
    choices: 80,
    players,
    peoples: ['hoax', 'vulca'],
    rating: 'waits',
    ...parts,
  };
  const append = {
    room,
    ply: 1,
    act: { end: true },
    at,
    due: null,
    changes: { phase: 'over', ended },
  } as const;
  expect(await appender(database).append(append)).toBe('appended');
  // What is sent again after a lost answer finds its row and records no second game.
  expect(await appender(other).append(append)).toBe('conflict');
  return room;
}

async function ratingsOf(players: readonly string[]): Promise<readonly (number | null)[]> {
  const rows = await database.kysely
    .selectFrom('ratings')
    .where('player', 'in', players.map(Number))
    .select(['player', 'rating'])
    .execute();
  return players.map((id) => rows.find(({ player }) => String(player) === id)?.rating ?? null);
}

const ratingOfGame = async (room: string): Promise<string | undefined> =>
  (await database.kysely.selectFrom('games').where('room', '=', room).select('rating').executeTakeFirst())
    ?.rating;

async function rateAll(rules = USUAL_RATING_RULES): Promise<void> {
  while ((await rateWaiting(database, rules)) > 0);
}

describe('a rated game', () => {
  test('is remembered for both players', async () => {
    const [ann, bob] = await couple();
    await finish([ann, bob]);
    const rows = await database.kysely
      .selectFrom('played')
      .where('player', 'in', [Number(ann), Number(bob)])
      .orderBy('seat')
      .select(['player', 'people', 'rival', 'rival_people', 'result'])
      .execute();
    expect(rows).toEqual([
      { player: Number(ann), people: 'hoax', rival: Number(bob), rival_people: 'vulca', result: 'won' },
      { player: Number(bob), people: 'vulca', rival: Number(ann), rival_people: 'hoax', result: 'lost' },
    ]);
  });

  test('moves the ratings of both once, however many processes look for it', async () => {
    const [ann, bob] = await couple();
    await finish([ann, bob]);
    await Promise.all([rateWaiting(database), rateWaiting(other), rateWaiting(database), rateWaiting(other)]);
    const [winner, loser] = await ratingsOf([ann, bob]);
    expect(winner).toBeGreaterThan(1500);
    expect(winner! - 1500).toBeCloseTo(1500 - loser!);
    await rateAll();
    expect(await ratingsOf([ann, bob])).toEqual([winner, loser]);
  });

  test('moves nothing by halves if the process dies in between', async () => {
    const [ann, bob] = await couple();
    const room = await finish([ann, bob]);
    // As if it died after the ratings were written and before the game was marked.
    await database.pool.query(`create function die() returns trigger language plpgsql as
      $$ begin raise exception 'killed'; end $$`);
    await database.pool.query('create trigger die before update on games execute function die()');
    await expect(rateWaiting(database)).rejects.toThrow('killed');
    expect(await ratingsOf([ann, bob])).toEqual([null, null]);
    await database.pool.query('drop trigger die on games');
    await rateAll();
    expect(await ratingOfGame(room)).toBe('counted');
    const changes = await database.kysely
      .selectFrom('rating_changes')
      .where('player', '=', Number(ann))
      .selectAll()
      .execute();
    expect(changes).toHaveLength(1);
  });

  test('goes on from the ratings that the games before have left', async () => {
    const [ann, bob] = await couple();
    for (const at of [START, START + 1, START + 2]) await finish([ann, bob], { at });
    await rateAll();
    const changes = await database.kysely
      .selectFrom('rating_changes')
      .where('player', '=', Number(ann))
      .orderBy('game')
      .select(['before', 'after'])
      .execute();
    expect(changes.map(({ before }) => before)).toEqual([1500, changes[0]?.after, changes[1]?.after]);
  });

  test('does not count if hardly anything was chosen in it', async () => {
    const players = await couple();
    const room = await finish(players, { choices: USUAL_RATING_RULES.leastChoices - 1 });
    await rateAll();
    expect(await ratingOfGame(room)).toBe('tooShort');
    expect(await ratingsOf(players)).toEqual([null, null]);
  });

  test('does not count if the same two have played too often within a day', async () => {
    const [ann, bob] = await couple();
    const rules = { ...USUAL_RATING_RULES, mostOfAPair: 2 };
    const rooms = [
      await finish([ann, bob], { at: START }),
      await finish([bob, ann], { at: START + 1 }),
      await finish([ann, bob], { at: START + 2 }),
      await finish([ann, bob], { at: START + 3 * DAY }),
    ];
    await rateAll(rules);
    expect(await Promise.all(rooms.map(ratingOfGame))).toEqual(['counted', 'counted', 'tooOften', 'counted']);
  });

  test('does not count if it was aborted, or nobody asked for it', async () => {
    const players = await couple();
    const rooms = [await finish(players, { winner: null }), await finish(players, { rating: 'none' })];
    await rateAll();
    expect(await Promise.all(rooms.map(ratingOfGame))).toEqual(['none', 'none']);
    expect(await ratingsOf(players)).toEqual([null, null]);
  });

  test('does not count for a guest, who may have come to a rated draft', async () => {
    const players = [await newPlayer('guest'), await newPlayer()] as const;
    const room = await finish(players);
    await rateAll();
    expect(await ratingOfGame(room)).toBe('none');
    expect(await ratingsOf(players)).toEqual([null, null]);
  });

  test('leaves the ratings of other kinds alone', async () => {
    const [ann, bob] = await couple();
    await finish([ann, bob], { kind: 'people' });
    await finish([ann, bob], { kind: 'drafted', winner: 1 });
    await rateAll();
    const rows = await database.kysely
      .selectFrom('ratings')
      .where('player', '=', Number(ann))
      .orderBy('kind')
      .select(['kind', 'games', 'rating'])
      .execute();
    expect(rows.map(({ kind, games }) => [kind, games])).toEqual([
      ['drafted', 1],
      ['people', 1],
    ]);
    expect(rows[0]!.rating).toBeLessThan(1500);
    expect(rows[1]!.rating).toBeGreaterThan(1500);
  });
});
