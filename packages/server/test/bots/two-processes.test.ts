import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startHouseBots } from '../../src/bots/house-bots.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { migrate } from '../../src/database/migrations.ts';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import { botPlayers } from '../../src/people/bot-players.ts';
import { emptyDatabase } from '../postgres.ts';
import { client } from '../rooms/client.ts';
import { goOn } from '../rooms/playing.ts';
import { until } from '../until.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}), first: 'other' } as const;
const clock = (): number => Date.now();

describe('a house bot whose room two processes have', () => {
  let database: Database;
  let halls: readonly DatabaseHall[];
  /** How often the bot of each process was asked, and what its processes could not do. */
  const asked = [0, 0];
  const failures: unknown[] = [];

  beforeAll(async () => {
    database = connect(await emptyDatabase(), 'bluemoon test');
    await migrate(database);
    const players = await botPlayers(database, ['novice']);
    await database.pool.query(`insert into players (token_hash, name) values ('\\x01', 'ada')`);
    const open = (process: 0 | 1): Promise<DatabaseHall> => {
      const bots = startHouseBots({
        players,
        think: (_level, view) => {
          asked[process] = (asked[process] ?? 0) + 1;
          return Promise.resolve(view.decision?.options?.at(-1)?.id ?? '');
        },
        clock,
        failed: (error) => failures.push(error),
        wait: () => new Promise((resolve) => setImmediate(resolve)),
      });
      const people = memoryPeople();
      return openDatabaseHall({
        database,
        people,
        bots,
        box: BUILT_IN,
        clock,
        address: 'test',
        sockets: () => 1,
      });
    };
    halls = [await open(0), await open(1)];
  });
  afterAll(async () => {
    for (const { close } of halls) await close();
    await database.close();
  });

  test('makes every choice once, through either', async () => {
    const [here, there] = halls;
    if (here === undefined || there === undefined) throw new Error('there are no processes');
    const { rows } = await database.pool.query<{ id: string }>(`select id from players where not bot`);
    const player = String(rows[0]?.id);
    const [page, device] = [client(player, here.hall), client(player, there.hall)];
    const opened = await page.send({ kind: 'open', id: 'against-novice', terms, against: 'novice' });
    if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
    const { room } = opened;
    for (const one of [page, device]) await one.send({ kind: 'watch', room, seen: null });
    await page.act(room, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
    await page.act(room, { kind: 'ready', fingerprint: page.share.fingerprint });
    await until(() => page.seen.now.phase === 'dealing');
    await page.act(room, { kind: 'share', seed: page.share.seed });

    for (let step = 0; step < 40 && page.seen.now.phase !== 'over'; step++) {
      const isAsked = (): boolean => page.seen.now.table?.view.decision?.options != null;
      await until(() => isAsked() || page.seen.now.phase === 'over');
      await goOn(room, [page], step);
    }
    await until(() => page.seen.now.ply === device.seen.now.ply);
    const live = await there.hall.rooms.find(room);
    const entries = live?.room.host?.record.entries ?? [];
    const choices = entries.filter((entry) => entry.kind === 'choose' && entry.seat === 1);
    expect(choices.length).toBeGreaterThan(10);
    // Both have thought, and who came too late has noticed.
    for (const number of asked) expect(number).toBeGreaterThan(0);
    expect(asked.reduce((sum, number) => sum + number)).toBeGreaterThanOrEqual(choices.length);
    expect(failures).toEqual([]);
  });
});
