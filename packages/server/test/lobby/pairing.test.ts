import { randomBytes } from 'node:crypto';
import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import type { ToClient } from '@bluemoon/wire';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import type { Hall } from '../../src/sockets/connection.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import type { Client } from '../rooms/client.ts';

const terms: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}), access: 'lobby' };
const deck = peopleDeck('vulca', BUILT_IN);
const newId = (): string => randomBytes(9).toString('base64url');

function roomIn(reply: ToClient): string {
  if (reply.kind !== 'done' || reply.room === undefined) throw new Error(JSON.stringify(reply));
  return reply.room;
}

async function seek(seeker: Client): Promise<string> {
  const room = roomIn(await seeker.send({ kind: 'pair', id: newId(), terms, deck }));
  await seeker.send({ kind: 'watch', room, seen: null });
  return room;
}

describe('Quick pairing on two processes', () => {
  let database: Database;
  let halls: readonly DatabaseHall[];
  let clients: Client[] = [];
  let people = 0;

  beforeAll(async () => {
    database = connect(await emptyDatabase(), 'bluemoon test');
    const open = () =>
      openDatabaseHall({
        database,
        people: memoryPeople(),
        box: BUILT_IN,
        clock: () => Date.now(),
        address: 'test',
        sockets: () => 1,
      });
    halls = [await open(), await open()];
  });
  afterEach(async () => {
    for (const each of clients) each.close();
    clients = [];
    await database.pool.query('delete from rooms');
  });
  afterAll(async () => {
    for (const { close } of halls) await close();
    await database.close();
  });

  async function newPlayers(count: number): Promise<readonly string[]> {
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into players (token_hash, name) select int4send(nth), 'p' from generate_series($1::int, $2::int) nth returning id`,
      [people + 1, people + count],
    );
    people += count;
    return rows.map(({ id }) => String(id));
  }

  const hallOf = (number: number): Hall => {
    const one = halls[number % halls.length];
    if (one === undefined) throw new Error('there is no hall');
    return one.hall;
  };

  function page(player: string, hall: Hall): Client {
    const one = client(player, hall);
    clients.push(one);
    return one;
  }

  /** How many tables there are at which nobody, one and two sit, without those that are closed. */
  async function taken(): Promise<readonly number[]> {
    const { rows } = await database.pool.query<{ sitting: number; tables: number }>(
      `select sitting, count(*)::int tables from (
         select (select count(*)::int from seats where room = id) sitting from rooms where phase <> 'closed'
       ) each group by sitting`,
    );
    return [0, 1, 2].map((sitting) => rows.find((row) => row.sitting === sitting)?.tables ?? 0);
  }

  async function mostTablesOfAPlayer(): Promise<number> {
    const { rows } = await database.pool.query<{ most: number }>(
      `select max(tables)::int most from (
         select count(*) tables from seats join rooms on rooms.id = room where phase <> 'closed' group by player
       ) each`,
    );
    return rows[0]?.most ?? 0;
  }

  test.each([
    ['two through one process', 2, () => 0, [0, 0, 1]],
    ['two through different processes', 2, (nth: number) => nth, [0, 0, 1]],
    ['three', 3, (nth: number) => nth, [0, 1, 1]],
    ['two hundred', 200, (nth: number) => nth, [0, 0, 100]],
  ] as const)('brings %s together who press at once', async (_, count, processOf, tables) => {
    const players = await newPlayers(count);
    const rooms = await Promise.all(players.map((player, nth) => seek(page(player, hallOf(processOf(nth))))));
    expect(await taken()).toEqual(tables);
    expect(await mostTablesOfAPlayer()).toBe(1);
    expect(new Set(rooms).size).toBe(Math.ceil(count / 2));
  });

  test('moves one of two who wait for the same, even if both ask at once', async () => {
    const [ada = '', bert = ''] = await newPlayers(2);
    const [adasPage, bertsPage] = [page(ada, hallOf(0)), page(bert, hallOf(1))];
    await seek(bertsPage);
    // A table that is opened by hand looks for nobody.
    const byHand = roomIn(await adasPage.send({ kind: 'open', id: newId(), terms }));
    await adasPage.send({ kind: 'watch', room: byHand, seen: null });
    expect(await taken()).toEqual([0, 2, 0]);
    const rooms = await Promise.all([seek(adasPage), seek(bertsPage)]);
    expect(new Set(rooms).size).toBe(1);
    expect(await taken()).toEqual([0, 0, 1]);
  });

  test('finds a player who looks in two tabs once', async () => {
    const [ada = '', bert = '', carl = ''] = await newPlayers(3);
    const tabs = await Promise.all([seek(page(ada, hallOf(0))), seek(page(ada, hallOf(1)))]);
    expect(tabs[0]).toBe(tabs[1]);
    const others = await Promise.all([seek(page(bert, hallOf(0))), seek(page(carl, hallOf(1)))]);
    expect(await mostTablesOfAPlayer()).toBe(1);
    expect(others.filter((room) => room === tabs[0])).toHaveLength(1);
  });

  test('never closes a table that a rival has just taken', async () => {
    const players = await newPlayers(40);
    const outcomes = await Promise.all(
      players.map(async (player, nth) => {
        const one = page(player, hallOf(nth));
        const room = await seek(one);
        if (nth % 3 !== 0) return { room, has: 'stayed' };
        const reply = await one.act(room, { kind: 'withdraw' });
        return { room, has: reply.kind === 'done' ? 'left' : 'stayed' };
      }),
    );
    const { rows: closed } = await database.pool.query<{ id: string }>(
      `select id from rooms where phase = 'closed'`,
    );
    expect(closed.map(({ id }) => id).toSorted()).toEqual(
      outcomes
        .filter(({ has }) => has === 'left')
        .map(({ room }) => room)
        .toSorted(),
    );
    expect((await taken())[1]).toBeLessThan(2);
  });

  test('sits nobody down whose line was closed while they waited for their turn', async () => {
    const [ada = '', bert = ''] = await newPlayers(2);
    await seek(page(ada, hallOf(0)));
    const gone = page(bert, hallOf(1));
    const asked = gone.send({ kind: 'pair', id: newId(), terms, deck });
    gone.close();
    await asked;
    expect(await taken()).toEqual([0, 1, 0]);
  });
});
