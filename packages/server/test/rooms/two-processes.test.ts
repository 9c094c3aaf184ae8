import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../src/database/pool.ts';
import type { Database } from '../../src/database/pool.ts';
import { openDatabaseHall } from '../../src/database-hall.ts';
import type { DatabaseHall } from '../../src/database-hall.ts';
import { memoryPeople } from '../../src/memory/index.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';
import { client } from './client.ts';
import { goOn, prepared } from './playing.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

describe('two processes on one database', () => {
  let database: Database;
  let halls: readonly [DatabaseHall, DatabaseHall];

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
    await database.pool.query(
      `insert into players (token_hash, name) values ('\\x01', 'ada'), ('\\x02', 'bert'), ('\\x03', 'guest')`,
    );
  });
  afterAll(async () => {
    for (const { close } of halls) await close();
    await database.close();
  });

  test('play one game between them, and a spectator sees it through either', async () => {
    const [here, there] = halls;
    const ada = client('1', here.hall);
    const bert = client('2', there.hall);
    const guest = client('3', there.hall);
    const room = await prepared([ada, bert], terms);
    await guest.send({ kind: 'watch', room, seen: null });
    await until(() => ada.seen.now.phase === 'playing' && bert.seen.now.phase === 'playing');

    for (let step = 0; step < 60; step++) {
      const { ply } = ada.seen.now;
      if (!(await goOn(room, [ada, bert], step))) break;
      await until(() => [ada, bert, guest].every(({ seen }) => seen.now.ply > ply));
    }
    expect(guest.seen.now.table?.view.seats).toBeDefined();
    expect(ada.seen.now.ply).toBe(bert.seen.now.ply);
  });

  test('let a choice that comes to both be played once', async () => {
    const [here, there] = halls;
    const room = await prepared([client('1', here.hall), client('2', there.hall)], terms);
    const [tab, device] = [client('1', here.hall), client('1', there.hall)];
    for (const one of [tab, device]) await one.send({ kind: 'watch', room, seen: null });
    await until(() => tab.seen.now.phase === 'playing' && device.seen.now.phase === 'playing');
    const other = client('2', here.hall);
    await other.send({ kind: 'watch', room, seen: null });
    const asked =
      tab.seen.now.table?.view.decision?.seat === 0 ? [tab, device] : [other, client('2', there.hall)];
    const [first, second] = asked;
    if (first === undefined || second === undefined) throw new Error('nobody is asked');
    const table = first.seen.now.table;
    const [option] = table?.view.decision?.options ?? [];
    if (table == null || option === undefined) throw new Error('there is nothing to choose');
    const request = { kind: 'choose', ply: table.ply, options: [option.id] } as const;
    const replies = await Promise.all(
      [first, second].map((one) => one.send({ kind: 'act', room, id: 'the-same-choice', request })),
    );
    expect(replies).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
    await until(() => first.seen.now.table?.ply === table.ply + 1);
  });
});
