import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, afterAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { connect, type Database } from '../../src/database/pool.ts';
import { openPresence, type Presence, type PresenceOptions } from '../../src/database/presence.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';

async function here(presence: Presence, room: string): Promise<readonly number[]> {
  const players = await presence.whoIsHere([room]);
  return [...(players.get(room) ?? [])];
}

describe('presence', () => {
  let database: Database;
  const opened: Presence[] = [];

  const open = async (rest: Partial<PresenceOptions> = {}): Promise<Presence> => {
    const presence = await openPresence(database, {
      process: randomUUID(),
      address: 'http://here',
      sockets: () => 0,
      beatEvery: 10,
      ...rest,
    });
    opened.push(presence);
    return presence;
  };

  beforeAll(async () => {
    database = connect(await emptyDatabase(), 'test');
    await migrate(database);
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((presence) => presence.close()));
  });

  afterAll(() => database.close());

  test('shows players of all processes, once for each, until their last socket closes', async () => {
    const [one, other] = [await open(), await open()];
    one.arrive('hall', 1);
    one.arrive('hall', 1);
    other.arrive('hall', 1);
    other.arrive('hall', 2);
    await Promise.all([one.written(), other.written()]);
    expect(await here(one, 'hall')).toEqual([1, 1, 2]);
    other.leave('hall', 1);
    other.leave('hall', 2);
    one.leave('hall', 1);
    await Promise.all([one.written(), other.written()]);
    expect(await here(other, 'hall')).toEqual([1]);
    one.leave('hall', 1);
    await one.written();
    expect(await here(other, 'hall')).toEqual([]);
  });

  test('forgets the players of a process that has died, and the process', async () => {
    const dead = await open({ beatEvery: 1_000_000 });
    dead.arrive('ruin', 1);
    await dead.written();
    const alive = await open({ deadAfter: 50 });
    await until(async () => (await here(alive, 'ruin')).length === 0);
    const processes = (): Promise<unknown[]> => database.kysely.selectFrom('processes').selectAll().execute();
    await until(async () => (await processes()).length === 1);
    const left = await database.kysely.selectFrom('connections').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('is written again after a crash of the database has emptied the lists', async () => {
    let relisted = 0;
    const presence = await open({ relisted: () => relisted++ });
    presence.arrive('attic', 3);
    await presence.written();
    expect(relisted).toBe(0);
    await database.pool.query('truncate processes, connections');
    await until(async () => (await here(presence, 'attic')).length === 1);
    expect(await here(presence, 'attic')).toEqual([3]);
    expect(relisted).toBe(1);
  });

  test('tells how many sockets a process holds', async () => {
    let sockets = 0;
    await open({ sockets: () => sockets });
    sockets = 12;
    const held = database.kysely.selectFrom('processes').select('sockets');
    await until(async () => (await held.execute())[0]?.sockets === 12);
    expect(await held.execute()).toEqual([{ sockets: 12 }]);
  });
});
