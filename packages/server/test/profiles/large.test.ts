import { Kysely, PostgresDialect, sql } from 'kysely';
import type { Pool } from 'pg';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listReports } from '../../src/admin/reports.ts';
import { showRoom } from '../../src/admin/rooms.ts';
import { blockedBy, databaseBlocks } from '../../src/club/blocks.ts';
import { report } from '../../src/club/reports.ts';
import { standOnVacation, vacationOf } from '../../src/club/vacations.ts';
import { databaseLooker, ratingOf, readRunning } from '../../src/contests/database-looker.ts';
import { migrate } from '../../src/database/migrations.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { readOverdue, readRoom } from '../../src/database/rooms.ts';
import type { Tables } from '../../src/database/tables.ts';
import { databaseLists } from '../../src/lobby/database-lists.ts';
import { databasePeople } from '../../src/people/database-people.ts';
import { databaseProfiles } from '../../src/profiles/profiles.ts';
import { gamesOf } from '../../src/profiles/games-list.ts';
import { profileOf } from '../../src/profiles/profile.ts';
import { tellAwaited } from '../../src/push/notifier.ts';
import { subscribe, unsubscribe } from '../../src/push/subscriptions.ts';
import { emptyDatabase } from '../postgres.ts';
import { fillDatabase, GAMES } from './large-database.ts';

/** They hold a row for each process and each open line: a scan is the right plan. */
const SMALL = new Set(['processes', 'connections']);

/** Somebody who has played some thousand games. */
const BUSY = 5;

/** What a page may take, in milliseconds, and how often that is measured. */
const PAGE_MS = 50;
const TRIES = 10;

interface Asked {
  readonly text: string;
  readonly values: readonly unknown[];
}

let plain: Database;
/** Notes down what it is asked. */
let database: Database;
let asked: Asked[] = [];

beforeAll(async () => {
  plain = connect(await emptyDatabase(), 'large', { statementTimeout: 600_000 });
  await migrate(plain);
  await fillDatabase(plain);
  const dialect = new PostgresDialect({ pool: plain.pool });
  const kysely = new Kysely<Tables>({
    dialect,
    log: ({ query }) => void asked.push({ text: query.sql, values: query.parameters }),
  });
  database = { ...plain, kysely, pool: noting(plain.pool) };
}, 600_000);
afterAll(() => plain.close());

function noting(pool: Pool): Pool {
  type Query = string | { readonly text: string; readonly values?: readonly unknown[] };
  const query = (wanted: Query, values: readonly unknown[] = []): unknown => {
    asked.push(typeof wanted === 'string' ? { text: wanted, values } : { values: [], ...wanted });
    return (pool.query as (wanted: Query, values?: readonly unknown[]) => unknown)(
      wanted,
      ...(typeof wanted === 'string' ? [values] : []),
    );
  };
  return new Proxy(pool, {
    get(target, key) {
      if (key === 'query') return query.bind(pool);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Plan[];
}

const scanned = (plan: Plan): readonly string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []),
  ...(plan.Plans ?? []).flatMap(scanned),
];

interface Explained {
  readonly Plan: Plan;
  readonly 'Planning Time': number;
  readonly 'Execution Time': number;
}

interface Cost {
  /** The large tables that are read from end to end. */
  readonly scanned: readonly string[];
  /** Of all queries together, each at its best, as the database measures it: waiting for a free core of the test's own
   * process does not count. */
  readonly milliseconds: number;
}

/** What the work costs the database, however it asks. */
async function costOf(work: () => Promise<unknown>): Promise<Cost> {
  asked = [];
  await work();
  const queries = asked.filter(({ text }) => /^\s*(select|with|insert|update|delete)\b/i.test(text));
  expect(queries).not.toHaveLength(0);
  const tables: string[] = [];
  let milliseconds = 0;
  for (const query of queries) {
    const tries = await explained(query);
    tables.push(...scanned(tries[0]!.Plan));
    milliseconds += Math.min(...tries.map((one) => one['Planning Time'] + one['Execution Time']));
  }
  return { scanned: tables.filter((table) => !SMALL.has(table)), milliseconds };
}

/** Runs it some times, and leaves nothing behind. */
async function explained({ text, values }: Asked): Promise<readonly Explained[]> {
  const tries: Explained[] = [];
  const client = await plain.pool.connect();
  for (let i = 0; i < TRIES; i++) {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [Explained] }>(
      `explain (analyze, timing off, format json) ${text}`,
      [...values],
    );
    tries.push(rows[0]!['QUERY PLAN'][0]);
    await client.query('rollback');
  }
  client.release();
  return tries;
}

const clock = (): number => Date.now();
const profiles = () => databaseProfiles(database);
const lists = () => databaseLists(database);
const vacations = () => ({ database, hall: { rooms: null as never, clock } });
const newsOf = (tables: readonly string[]): Promise<unknown> =>
  databaseLooker(database, { whoIsHere: () => Promise.resolve(new Map()) }).newsOf(tables);

describe(`with ${GAMES.toLocaleString('en')} games, an index answers in time`, () => {
  const terms = { agreement: agreeOn(), ...USUAL_ROOM_TERMS };
  const person = {
    id: String(BUSY),
    session: String(BUSY),
    name: '',
    kind: 'named',
    bannedUntil: null,
  } as const;
  const keys = { p256dh: 'p', auth: 'a' };
  const pages: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a profile, by name', () => profiles().profile('Player 5', '31')],
    ['the profile of somebody busy', () => profileOf(database, BUSY, 31, clock())],
    ['all games of a player', () => gamesOf(database, BUSY)],
    ['the last page of them', () => gamesOf(database, BUSY, {}, `${new Date(0).toISOString()}_1`)],
    ['games with one people', () => gamesOf(database, BUSY, { people: 'hoax', result: 'won' })],
    ['games with what never was', () => gamesOf(database, BUSY, { kind: 'drafted' })],
    ['games of two players', () => gamesOf(database, BUSY, { rival: 31 })],
    ['a curve', () => profiles().curve('Player 5', 'people')],
    ['the list of the best', () => profiles().best('people')],
    ['what a game did to ratings', () => profiles().rating('room-77', 1)],
    ['a finished game', () => profiles().game('room-77', 1)],
    ['the lobby', () => lists().lobby()],
    ['who is named so', () => databasePeople(database).named('Player 5')],
    ['own tables', () => lists().mine(String(BUSY))],
    ['quick pairing', () => lists().waitingFor(String(BUSY), terms)],
    ['a request that came twice', () => lists().seatedBy(String(BUSY), 'request')],
    ['a table, a draft or a tournament', () => readRoom(database, 'tournament-77')],
    ['the tables of a contest', () => newsOf(['room-77', 'room-78'])],
    ['contests that go on', () => readRunning(database)],
    ['clocks that have fallen', () => readOverdue(database, clock())],
    ['the rating of somebody who joins', () => ratingOf(database, String(BUSY), 'people')],
    ['who has a token', () => databasePeople(database).byToken('nobody has this one')],
    ['who is banned', () => databasePeople(database).bannedAmong(['5', '6'])],
    ['who is signed out', () => databasePeople(database).endedAmong(['5', '6'])],
    ['whom to push', () => tellAwaited({ database, send: () => Promise.resolve('sent'), clock })],
    [
      'subscribing',
      () => subscribe(database, person, { endpoint: 'https://push.example/5', keys, language: 'de' }),
    ],
    ['unsubscribing', () => unsubscribe(database, person, 'https://push.example/none')],
    ['vacations', () => vacationOf(vacations(), String(BUSY))],
    ['who is on vacation', () => standOnVacation(vacations())],
    ['who blocked whom', () => databaseBlocks(database).areApart('5', '6')],
    ['who does not hear', () => databaseBlocks(database).deafTo(String(BUSY))],
    ['the own list of blocked players', () => blockedBy(database, '1005')],
    ['a report', () => report(database, { reporter: '1005', reported: '7', reason: 'name', room: null })],
    ['open reports', () => listReports(database, 'open')],
    ['the operator’s look at a table', () => showRoom(database, 'room-77')],
  ];
  test.each(pages)('%s', async (_page, work) => {
    const cost = await costOf(work);
    expect(cost.scanned).toEqual([]);
    expect(cost.milliseconds).toBeLessThanOrEqual(PAGE_MS);
  });

  test('and the test sees it if none does', async () => {
    const { kysely, pool } = database;
    const byKysely = () => sql`select from played where people = 'hoax' limit 1`.execute(kysely);
    const byPool = () => pool.query('select from games where choices = $1 limit 1', [7]);
    expect((await costOf(byKysely)).scanned).toEqual(['played']);
    expect((await costOf(byPool)).scanned).toEqual(['games']);
    expect((await costOf(() => pool.query('select pg_sleep(0.06)'))).milliseconds).toBeGreaterThan(PAGE_MS);
  });
});
