import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DatabaseGone } from '../../src/database/fault.ts';
import { migrate } from '../../src/database/migrations.ts';
import { connect, type Database } from '../../src/database/pool.ts';
import { startEmbedded } from '../../src/database/postgres.ts';
import { appender, type Append, type Appended } from '../../src/database/room-log.ts';
import { createRoom, readOverdue, readRoom, readSince } from '../../src/database/rooms.ts';
import { emptyDatabase, ownFolder } from '../postgres.ts';
import { until } from '../until.ts';

const START = 1_763_309_549_123;

const act = (room: string, ply: number, id = `${room}-${ply}`): Append => ({
  room,
  ply,
  act: { id },
  at: START + ply,
  due: null,
});

const openRoom = (database: Database, id: string): Promise<boolean> =>
  createRoom(database, { id, phase: 'playing', access: 'link', about: {} });

const idsIn = async (database: Database, room: string): Promise<unknown[]> =>
  (await readRoom(database, room))?.acts.map(({ act }) => (act as { id: string }).id) ?? [];

const newPlayer = async ({ kysely }: Database): Promise<number> => {
  const token_hash = Buffer.from(String(Math.random()));
  const row = await kysely
    .insertInto('players')
    .values({ token_hash, name: 'Ann' })
    .returning('id')
    .execute();
  return row[0]!.id;
};

/** A database whose answer to the first append is lost, after it has done what it was asked or before. */
function losing(
  database: Database,
  when: 'before' | 'after',
  meanwhile = async (): Promise<unknown> => null,
): Database {
  let lost = false;
  const query = async (...asked: [string, unknown[]]): Promise<unknown> => {
    const result = lost || when === 'after' ? await database.pool.query(...asked) : null;
    if (lost) return result;
    lost = true;
    await meanwhile();
    throw new Error('Connection terminated unexpectedly');
  };
  return { ...database, pool: { query } as unknown as Database['pool'] };
}

describe('the log of a room', () => {
  let one: Database;
  let other: Database;

  beforeAll(async () => {
    const url = await emptyDatabase();
    one = connect(url, 'one');
    other = connect(url, 'other');
    await migrate(one);
  });

  afterAll(() => Promise.all([one.close(), other.close()]));

  test('is read as it was written', async () => {
    const player = await newPlayer(one);
    const begin = { act: { begin: true }, at: START, due: null };
    const room = { id: 'written', phase: 'waiting', access: 'lobby', about: { game: 'people' } } as const;
    expect(await createRoom(one, { ...room, seats: [[0, player]], acts: [begin] })).toBe(true);
    expect(await createRoom(other, room)).toBe(false);
    await appender(one).append({ ...act('written', 1), due: START + 60_000 });
    expect(await readRoom(one, 'written')).toEqual({
      ...room,
      made: expect.any(Number),
      deadline: null,
      seats: [[0, player]],
      acts: [
        { ply: 0, ...begin },
        { ply: 1, act: { id: 'written-1' }, at: START + 1, due: START + 60_000 },
      ],
    });
    expect(await readRoom(one, 'nowhere')).toBeNull();
  });

  test('gives each ply to one of two processes, and tells the other', async () => {
    await openRoom(one, 'contested');
    const [ours, theirs] = [appender(one), appender(other)];
    for (let ply = 0; ply < 20; ply += 1) {
      const outcomes = await Promise.all([
        ours.append(act('contested', ply, `ours-${ply}`)),
        theirs.append(act('contested', ply, `theirs-${ply}`)),
      ]);
      const winner = outcomes[0] === 'appended' ? 'ours' : 'theirs';
      expect(outcomes.toSorted()).toEqual(['appended', 'conflict']);
      expect((await idsIn(one, 'contested'))[ply]).toBe(`${winner}-${ply}`);
    }
  });

  test('tells two acts of one process for the same ply apart', async () => {
    await openRoom(one, 'twice');
    const { append } = appender(one);
    const outcomes = await Promise.all([append(act('twice', 0, 'first')), append(act('twice', 0, 'second'))]);
    expect(outcomes).toEqual(['appended', 'conflict']);
    expect(await idsIn(one, 'twice')).toEqual(['first']);
  });

  test('keeps 1,000 appends of 100 rooms, asked for at once, in order', async () => {
    const rooms = Array.from({ length: 100 }, (_, index) => `many-${index}`);
    await Promise.all(rooms.map((room) => openRoom(one, room)));
    const { append } = appender(one);
    const plies = Array.from({ length: 10 }, (_, ply) => ply);
    const outcomes = await Promise.all(plies.flatMap((ply) => rooms.map((room) => append(act(room, ply)))));
    expect(new Set(outcomes)).toEqual(new Set(['appended']));
    const stored = await readSince(
      other,
      rooms.map((room) => ({ room, ply: 0 })),
    );
    for (const room of rooms)
      expect(stored.get(room)).toEqual(
        plies.map((ply) => ({ ply, act: { id: `${room}-${ply}` }, at: START + ply, due: null })),
      );
  });

  test('is read from a given ply on, for many rooms at once', async () => {
    for (const room of ['since-a', 'since-b', 'since-c']) {
      await openRoom(one, room);
      for (const ply of [0, 1, 2]) await appender(one).append(act(room, ply));
    }
    const since = await readSince(one, [
      { room: 'since-a', ply: 2 },
      { room: 'since-b', ply: 1 },
      { room: 'since-c', ply: 3 },
    ]);
    const plies = [...since].map(([room, acts]) => [room, acts.map(({ ply }) => ply)]);
    expect(plies).toEqual([
      ['since-a', [2]],
      ['since-b', [1, 2]],
    ]);
  });

  test('has no gaps, and no acts of rooms that are gone', async () => {
    await openRoom(one, 'gap');
    const { append } = appender(one);
    expect(await append(act('gap', 1))).toBe('conflict');
    expect(await append(act('nowhere', 0))).toBe('conflict');
    expect(await append(act('gap', 0))).toBe('appended');
  });

  test('changes the room and its seats together with an act, or not at all', async () => {
    const [ann, bob] = [await newPlayer(one), await newPlayer(one)];
    await createRoom(one, { id: 'change', phase: 'waiting', access: 'lobby', about: {}, seats: [[0, ann]] });
    const changes = {
      phase: 'playing',
      about: { full: true },
      deadline: START,
      seats: [
        [0, null],
        [1, bob],
      ],
    } as const;
    expect(await appender(one).append({ ...act('change', 0), changes })).toBe('appended');
    const changed = { phase: 'playing', about: { full: true }, deadline: START, seats: [[1, bob]] };
    expect(await readRoom(one, 'change')).toMatchObject(changed);

    const late = { phase: 'closed', deadline: null, seats: [[1, ann]] } as const;
    expect(await appender(other).append({ ...act('change', 0), changes: late })).toBe('conflict');
    expect(await readRoom(one, 'change')).toMatchObject(changed);
    expect(await appender(other).append({ ...act('change', 1), changes: late })).toBe('appended');
    const closed = { phase: 'closed', about: { full: true }, deadline: null, seats: [[1, ann]] };
    expect(await readRoom(one, 'change')).toMatchObject(closed);
  });

  test('refuses an act that the database cannot hold without harm to the others of its batch', async () => {
    for (const room of ['good', 'bad', 'fine']) await openRoom(one, room);
    const { append } = appender(one);
    const bad = { ...act('bad', 0), act: { id: 'nul \u0000' } };
    const outcomes = await Promise.allSettled([append(act('good', 0)), append(bad), append(act('fine', 0))]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  test('tells in which rooms the running clock has fallen', async () => {
    for (const room of ['fallen', 'running', 'answered']) await openRoom(one, room);
    const { append } = appender(one);
    await append({ ...act('fallen', 0), due: START + 10 });
    await append({ ...act('running', 0), due: START + 30 });
    await append({ ...act('answered', 0), due: START + 10 });
    await append({ ...act('answered', 1), due: START + 30 });
    expect(await readOverdue(one, START + 20)).toEqual(['fallen']);
  });

  describe('when the answer to an append is lost', () => {
    test.each(['before', 'after'] as const)('%s it was done, it is there once', async (when) => {
      await openRoom(one, `lost-${when}`);
      expect(await appender(losing(one, when)).append(act(`lost-${when}`, 0))).toBe('appended');
      expect(await idsIn(one, `lost-${when}`)).toEqual([`lost-${when}-0`]);
    });

    test('and another process was faster, it is a conflict', async () => {
      await openRoom(one, 'overtaken');
      const theirs = (): Promise<Appended> => appender(other).append(act('overtaken', 0, 'theirs'));
      expect(await appender(losing(one, 'before', theirs)).append(act('overtaken', 0, 'ours'))).toBe(
        'conflict',
      );
      expect(await idsIn(one, 'overtaken')).toEqual(['theirs']);
    });
  });

  test('waits for a database that is gone, but not for ever', async () => {
    const nowhere = connect('postgres://nobody@127.0.0.1:1/none', 'test');
    const { append } = appender(nowhere, { patience: 100 });
    await expect(append(act('any', 0))).rejects.toThrow(DatabaseGone);
    await nowhere.close();
  });
});

describe('killing PostgreSQL in the middle of appends', () => {
  test('loses nothing that was acknowledged, doubles nothing, and play goes on', async () => {
    const data = ownFolder();
    let restarts = 0;
    const embedded = await startEmbedded({ data, log: () => {}, onUp: () => (restarts += 1) });
    const database = connect(embedded.url, 'test');
    await migrate(database);
    const rooms = Array.from({ length: 20 }, (_, index) => `room-${index}`);
    await Promise.all(rooms.map((room) => openRoom(database, room)));

    const { append } = appender(database, { patience: 600_000 });
    const acknowledged = new Map<string, string[]>();
    const kills = 2;
    const finished = (): boolean => restarts === kills;
    const play = async (room: string): Promise<void> => {
      const ids: string[] = [];
      acknowledged.set(room, ids);
      // A few more after the last restart.
      for (let ply = 0, left = 5; left > 0; ply += 1, left -= finished() ? 1 : 0) {
        expect(await append(act(room, ply))).toBe('appended');
        ids.push(`${room}-${ply}`);
      }
    };
    const kill = async (): Promise<void> => {
      const pid = Number.parseInt(await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8'), 10);
      process.kill(pid, 'SIGKILL');
    };
    const killing = async (): Promise<void> => {
      for (let count = 0; count < kills; count += 1) {
        const before = restarts;
        const plies = acknowledged.get('room-0')?.length ?? 0;
        await until(() => (acknowledged.get('room-0')?.length ?? 0) >= plies + 5);
        await kill();
        await until(() => restarts > before);
      }
    };
    await Promise.all([...rooms.map(play), killing()]);
    for (const room of rooms) expect(await idsIn(database, room)).toEqual(acknowledged.get(room));
    await database.close();
    await embedded.stop();
  });
});
