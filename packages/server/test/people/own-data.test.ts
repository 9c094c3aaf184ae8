import { once } from 'node:events';
import { BUILT_IN, readNotation } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_DRAFT_TERMS, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { TournamentTerms } from '@bluemoon/play';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { networkClient } from '../network-client.ts';
import { emptyDatabase } from '../postgres.ts';
import { dealt, goOn, prepared } from '../rooms/playing.ts';
import { roomsEverOf } from '../../src/people/own-rooms.ts';
import { until } from '../until.ts';
import { accountServer, browser } from './account-server.ts';
import type { AccountServer, Browser } from './account-server.ts';

let url: string;
beforeAll(async () => {
  url = await emptyDatabase();
});

const PASSWORD = 'three dragons';
const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

async function visitor(here: AccountServer): Promise<Browser> {
  const one = browser(here.server);
  await one.visit();
  return one;
}

const line = (here: AccountServer, one: Browser) =>
  networkClient(here.server, { cookie: one.cookie(), origin: new URL(here.server.address).origin });

/** Two guests play two games and begin a third; then the first of them becomes named. */
async function played(here: AccountServer, name: string) {
  const [ada, bert] = [await visitor(here), await visitor(here)];
  const lines = [await line(here, ada), await line(here, bert)] as const;
  const room = await prepared(lines, terms);
  const same = (): Promise<void> => until(() => lines[0].seen.now.ply === lines[1].seen.now.ply);
  for (let step = 0; step < 10; step++) {
    await same();
    await goOn(room, lines, step);
  }
  for (const loser of lines) {
    await loser.act(room, { kind: 'resign' });
    await same();
    await dealt(room, lines);
    await same();
  }
  const { status } = await ada.ask('become', { name, password: PASSWORD });
  expect(status).toBe(200);
  return { ada, bert, room, lines };
}

interface Exported {
  readonly number: string;
  readonly name: string;
  readonly games: readonly {
    readonly table: string;
    readonly game: number;
    readonly side: string;
    readonly names: readonly string[];
    readonly result: unknown;
    readonly record: string;
  }[];
}

const exportOf = async (one: Browser): Promise<Exported> =>
  (await (await one.get('/online/account/export')).json()) as Exported;

describe('the data of a player', () => {
  test('are one file with all games that are over, also those of the guest before, in the notation', async () => {
    const here = await accountServer(url);
    const { ada, bert, room } = await played(here, 'Ada');
    const file = await ada.get('/online/account/export');
    expect(file.headers.get('content-disposition')).toContain('attachment');
    const text = await file.text();
    const { games, ...about } = JSON.parse(text) as Exported;
    expect(about).toMatchObject({
      form: 'blue moon player 1',
      kind: 'named',
      name: 'Ada',
      made: expect.any(String),
      named: expect.any(String),
      devices: [{ isThis: true }],
    });
    expect(games).toMatchObject([
      { table: room, game: 1, side: 'A', result: { winner: 1, reason: 'resigned' } },
      { table: room, game: 2, side: 'A', result: { winner: 0, reason: 'resigned' } },
    ]);
    for (const { record } of games) {
      expect(record).toContain(`table: ${room}`);
      expect(readNotation(record, BUILT_IN).choices.length).toBeGreaterThanOrEqual(0);
    }
    expect(readNotation(games[0]?.record ?? '', BUILT_IN).choices.length).toBeGreaterThan(5);
    expect(text).not.toContain(ada.token());
    expect(text).not.toContain('hash');
    expect((await exportOf(bert)).games.map(({ side }) => side)).toEqual(['B', 'B']);
    expect((await browser(here.server).get('/online/account/export')).status).toBe(401);
  });

  test('can be asked for a few times an hour', async () => {
    const here = await accountServer(url);
    const one = await visitor(here);
    const statuses = [];
    for (let tries = 0; tries < 7; tries++) statuses.push((await one.get('/online/account/export')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
  });
});

test('the rooms in which somebody ever was are found without reading all records', async () => {
  const here = await accountServer(url);
  const plan = await here.database.kysely.connection().execute(async (connection) => {
    // The table of a test is so small that reading all of it would be quicker.
    await sql`set enable_seqscan = off`.execute(connection);
    return sql<{ 'QUERY PLAN': string }>`explain ${roomsEverOf('7')}`.execute(connection);
  });
  const words = plan.rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(words).toContain('acts_sitters');
  expect(words).toContain('acts_laid');
});

const DRAFTED: TournamentTerms = {
  name: 'Saturday',
  system: { kind: 'swiss', rounds: 1 },
  agreement: agreeOn({ decks: 'drafted' }),
  clock: { kind: 'game', initial: 600_000, increment: 10_000, allowance: 0 },
  choosing: 'once',
  lists: 'closed',
  bestOf: 1,
  players: { least: 2, most: 8 },
  start: { kind: 'opener' },
  seeding: 'joining',
  lateEntry: 0,
  noShow: 60_000,
};

const person = (name: string, player: string) => ({ player, name, bot: null, standing: 'named' }) as const;

/** As a tournament lays a table: nobody opens it or sits down. */
async function playedAtLaidTable(here: AccountServer, name: string) {
  const [ada, bert] = [await visitor(here), await visitor(here)];
  await ada.ask('become', { name, password: PASSWORD });
  const ids = (await Promise.all([exportOf(ada), exportOf(bert)])).map(({ number }) => number);
  const room = 'laid-for-two';
  const sitter = (seat: 0 | 1, people: People) =>
    ({
      player: ids[seat] ?? '',
      name: seat === 0 ? name : 'Bert',
      bot: null,
      deck: peopleDeck(people, BUILT_IN),
    }) as const;
  await here.hall.rooms.open(room, {
    kind: 'lay',
    contest: 'tournament-of-a-test',
    terms,
    master: 'ab'.repeat(32),
    seats: [sitter(0, 'vulca'), sitter(1, 'hoax')],
    at: Date.now(),
  });
  const lines = [await line(here, ada), await line(here, bert)] as const;
  for (const one of lines) await one.send({ kind: 'watch', room, seen: null });
  await dealt(room, lines);
  await until(() => lines.every(({ seen }) => seen.now.phase === 'playing'));
  await lines[0].act(room, { kind: 'resign' });
  await until(() => lines.every(({ seen }) => seen.now.phase === 'over'));
  return { ada, bert, room };
}

test('games at tables that a tournament laid are exported, and lose the name of who is deleted', async () => {
  const here = await accountServer(url);
  const { ada, bert, room } = await playedAtLaidTable(here, 'Greta');
  expect((await exportOf(ada)).games).toMatchObject([{ table: room, side: 'A', names: ['Greta', 'Bert'] }]);
  expect((await ada.ask('delete', { proof: { password: PASSWORD } })).status).toBe(200);
  const { rows } = await here.database.pool.query<{ acts: string }>(
    'select json_agg(acts)::text acts from acts where room = $1',
    [room],
  );
  expect(rows[0]?.acts).not.toContain('Greta');
  expect(rows[0]?.acts).toContain('Bert');
  expect((await exportOf(bert)).games).toMatchObject([{ table: room, side: 'B' }]);
});

test('who is deleted loses their name in the tournaments that they opened and drafted for', async () => {
  const here = await accountServer(url);
  const [ada, bert] = [await visitor(here), await visitor(here)];
  await ada.ask('become', { name: 'Hedwig', password: PASSWORD });
  const [player = '', other = ''] = (await Promise.all([exportOf(ada), exportOf(bert)])).map(
    ({ number }) => number,
  );
  const at = Date.now();
  const master = 'ab'.repeat(32);
  await here.hall.contests.tournaments.open('tournament-of-hedwig', {
    kind: 'open',
    player,
    name: 'Hedwig',
    terms: DRAFTED,
    master,
    at,
  });
  await here.hall.contests.drafts.open('draft-of-a-tournament', {
    kind: 'lay',
    tournament: 'tournament-of-hedwig',
    terms: { ...USUAL_DRAFT_TERMS, seats: 2, pairing: 'none' },
    master,
    drafters: [person('Hedwig', player), person('Bert', other)],
    at,
  });
  expect((await ada.ask('delete', { proof: { password: PASSWORD } })).status).toBe(200);
  const { rows } = await here.database.pool.query<{ all: string }>(
    `select (select json_agg(acts)::text from acts where room in ('tournament-of-hedwig', 'draft-of-a-tournament'))
      || (select json_agg(about)::text from rooms where kind <> 'table') "all"`,
  );
  expect(rows[0]?.all).not.toContain('Hedwig');
  expect(rows[0]?.all).toContain(`player-${player}`);
});

test('who becomes named or changes their name is called so at their tables', async () => {
  const here = await accountServer(url);
  const { ada, lines } = await played(here, 'Cleo');
  const [, rival] = lines;
  const nameOfRival = (): string | undefined => rival.seen.now.seats[0]?.name;
  await until(() => nameOfRival() === 'Cleo');
  await ada.ask('rename', { name: 'Kleopatra' });
  await until(() => nameOfRival() !== 'Cleo');
  expect(nameOfRival()).toBe('Kleopatra');
});

test('at a table nobody takes the name of somebody else', async () => {
  const here = await accountServer(url);
  const { bert, room } = await played(here, 'Emma');
  const client = await line(here, bert);
  await client.send({ kind: 'watch', room, seen: null });
  await client.act(room, { kind: 'name', name: 'Emma' });
  await client.act(room, { kind: 'name', name: 'Emil' });
  await until(() => client.seen.now.seats[1]?.name === 'Emil');
  // Only as the name of the rival, when the table was shown.
  expect(client.heard.join('').match(/"Emma"/g)).toHaveLength(1);
});

describe('a player who deletes their account', () => {
  test('has to prove that it is them', async () => {
    const here = await accountServer(url);
    const { ada } = await played(here, 'Dora');
    expect((await ada.ask('delete', { proof: null })).said).toEqual({ why: 'wrong' });
    expect((await ada.ask('delete', { proof: { password: 'a guess' } })).said).toEqual({ why: 'wrong' });
    expect(await ada.now()).toMatchObject({ name: 'Dora' });
  });

  test('leaves their games to their rivals, without a name, and gives up those that are played', async () => {
    const here = await accountServer(url);
    const { ada, bert, room, lines } = await played(here, 'Frieda');
    const [, rival] = lines;
    const mine = await line(here, ada);
    const waiting = await mine.send({ kind: 'open', id: 'a-table-of-mine', terms });
    if (waiting.kind !== 'done') throw new Error('no table was laid');
    const closed = once(mine.socket, 'close');
    const { rows: me } = await here.database.pool.query<{ id: number }>(
      `select id from players where name = 'Frieda'`,
    );
    expect((await ada.ask('delete', { proof: { password: PASSWORD } })).status).toBe(200);
    await closed;
    expect(ada.token()).toBe('');

    const nameless = `player-${me[0]?.id}`;
    await until(() => rival.seen.now.phase === 'over' && rival.seen.now.seats[0]?.name === nameless);
    expect(rival.seen.now.results).toHaveLength(3);
    const { games } = await exportOf(bert);
    expect(games.map(({ names }) => names[0])).toEqual([nameless, nameless, nameless]);
    const { rows: everything } = await here.database.pool.query<{ all: string }>(
      `select (select json_agg(acts)::text from acts where room = $1) || (select json_agg(rooms)::text from rooms)
        || (select json_agg(players)::text from players) "all"`,
      [room],
    );
    expect(everything[0]?.all).not.toContain('Frieda');
    const { rows: left } = await here.database.pool.query<{ phase: string }>(
      'select phase from rooms where id = $1',
      [waiting.room],
    );
    expect(left).toEqual([{ phase: 'closed' }]);
    const { rows: gone } = await here.database.pool.query('select kind from players where id = $1', [
      me[0]?.id,
    ]);
    expect(gone).toEqual([{ kind: 'gone' }]);

    const again = await visitor(here);
    expect((await again.ask('sign-in', { name: 'Frieda', password: PASSWORD })).status).toBe(401);
    expect((await again.ask('become', { name: 'Frieda', password: PASSWORD })).status).toBe(200);
  });

  test('may be a guest', async () => {
    const here = await accountServer(url);
    const one = await visitor(here);
    expect((await one.ask('delete', { proof: null })).status).toBe(200);
    expect(await one.now()).toEqual({ why: 'unknown' });
  });
});
