import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, DAY_MS, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import type { RoomLine, ToClient } from '@bluemoon/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import type { Client } from '../rooms/client.ts';
import { goOn, prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const threeDays: RoomTerms = {
  ...USUAL_ROOM_TERMS,
  agreement: agreeOn({}),
  clock: { kind: 'decision', each: 3 * DAY_MS },
};

/** What a page that shows them was told last. */
const gamesTold = ({ heard }: Client): readonly RoomLine[] => {
  const told = heard.map((text) => JSON.parse(text) as ToClient);
  return told.flatMap((message) => (message.kind === 'myGames' ? [message.games] : [])).at(-1) ?? [];
};
const isAsked = (player: Client): boolean | undefined => gamesTold(player)[0]?.yours?.isAsked;

describe('Games by days on two processes', () => {
  let database: Database;
  let halls: readonly [DatabaseHall, DatabaseHall];
  let passed = 0;

  beforeAll(async () => {
    database = connect(await emptyDatabase(), 'bluemoon test');
    const open = () =>
      openDatabaseHall({
        database,
        people: memoryPeople(),
        box: BUILT_IN,
        clock: () => Date.now() + passed,
        address: 'test',
        sockets: () => 2,
      });
    halls = [await open(), await open()];
    await database.pool.query(
      `insert into players (token_hash, name) values ('\\x01', 'ada'), ('\\x02', 'bert')`,
    );
  });
  afterAll(async () => {
    for (const { close } of halls) await close();
    await database.close();
  });

  interface Begun {
    readonly room: string;
    readonly players: readonly Client[];
  }

  async function begun(): Promise<Begun> {
    const players = [client('1', halls[0].hall), client('2', halls[0].hall)] as const;
    const room = await prepared(players, threeDays);
    await until(() => players.every(({ seen }) => seen.now.phase === 'playing'));
    return { room, players };
  }

  test('tell pages of other processes whose turn it is, and until when', async () => {
    const { room, players } = await begun();
    const pages = [client('1', halls[1].hall), client('2', halls[1].hall)];
    for (const page of pages) await page.send({ kind: 'myGames', is: 'shown' });
    const isTold = (): boolean => {
      const mover = players.findIndex(({ seen }) => seen.now.table?.view.decision?.options != null);
      return pages.every((page, i) => isAsked(page) === (i === mover));
    };
    await until(isTold);
    const [first] = pages.flatMap(gamesTold);
    expect((first?.yours?.due ?? 0) - Date.now()).toBeGreaterThan(2 * DAY_MS);
    expect(first?.peoples).toEqual(['vulca', 'hoax']);

    for (let step = 0; step < 12; step++) {
      const { ply } = players[0]!.seen.now;
      if (!(await goOn(room, players, step))) break;
      await until(() => players.every(({ seen }) => seen.now.ply > ply));
      await until(isTold);
    }
    expect(isTold()).toBe(true);
    for (const one of [...players, ...pages]) one.close();
  });

  test('are lost by who let their days pass, though nobody was there to see it', async () => {
    const { room, players } = await begun();
    for (const one of players) one.close();
    const asked = (await halls[0].hall.rooms.find(room))?.room.host?.decision?.seat;
    // Longer than rooms stay in memory without anybody.
    passed += DAY_MS;
    for (const { hall } of halls) await hall.sweep();
    expect(halls.map(({ hall }) => hall.rooms.size)).toEqual([0, 0]);
    passed += 3 * DAY_MS;
    await until(async () => {
      for (const { hall } of halls) await hall.sweep();
      const { rows } = await database.pool.query('select winner, reason from games where room = $1', [room]);
      return rows.length === 1 && rows[0].reason === 'timeout' && rows[0].winner === 1 - (asked ?? 0);
    });
    const live = await halls[1].hall.rooms.find(room);
    await live?.catchUp();
    expect(live?.room.host?.result).toMatchObject({ reason: 'timeout', winner: 1 - (asked ?? 0) });
  });
});
