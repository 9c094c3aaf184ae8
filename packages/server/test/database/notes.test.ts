import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../src/database/migrations.ts';
import { openNotes, payloadsOf, type News, type Notes } from '../../src/database/notes.ts';
import { connect, type Database } from '../../src/database/pool.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';

interface Listening extends Notes {
  readonly heard: Required<News>[];
  missed: number;
}

describe('notes', () => {
  let database: Database;
  const opened: Notes[] = [];

  const listening = async (): Promise<Listening> => {
    const process = randomUUID();
    await database.pool.query(`insert into processes (id, address, sockets) values ($1, 'here', 0)`, [
      process,
    ]);
    const notes = openNotes(database, { process });
    opened.push(notes);
    const own: Listening = { ...notes, heard: [], missed: 0 };
    await notes.listen({ heard: (news) => own.heard.push(news), missed: () => (own.missed += 1) });
    return own;
  };

  const cutAll = (): Promise<unknown> =>
    database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'bluemoon notes' and datname = current_database()`,
    );

  beforeAll(async () => {
    database = connect(await emptyDatabase(), 'test');
    await migrate(database);
  });

  afterAll(async () => {
    await Promise.all(opened.map((notes) => notes.close()));
    await database.close();
  });

  test('reach the other process, not the one that sends them', async () => {
    const [here, there] = [await listening(), await listening()];
    here.send({ rooms: [['a', 3]], topics: ['lobby'] });
    await until(() => there.heard.length === 1);
    expect(there.heard).toEqual([{ rooms: [['a', 3]], topics: ['lobby'] }]);
    there.send({ rooms: [['b', 1]] });
    await until(() => here.heard.length > 0);
    expect(here.heard).toEqual([{ rooms: [['b', 1]], topics: [] }]);
  });

  test('sent in one moment arrive as one, with the newest ply of each room', async () => {
    const [sender, receiver] = [await listening(), await listening()];
    for (const ply of [1, 2, 3]) sender.send({ rooms: [['a', ply]] });
    sender.send({ rooms: [['b', 9]] });
    await until(() => receiver.heard.length > 0);
    expect(receiver.heard).toEqual([
      {
        rooms: [
          ['a', 3],
          ['b', 9],
        ],
        topics: [],
      },
    ]);
  });

  test('are told to be missed after a cut, and go on', async () => {
    const [sender, receiver] = [await listening(), await listening()];
    sender.send({ topics: ['before'] });
    await until(() => receiver.heard.length === 1);
    await cutAll();
    await until(() => receiver.missed === 1 && sender.missed === 1);
    sender.send({ topics: ['after'] });
    await until(() => receiver.heard.length === 2);
    expect(receiver.heard[1]).toEqual({ rooms: [], topics: ['after'] });
  });

  test('in any number are split into payloads that PostgreSQL takes', async () => {
    const [sender, receiver] = [await listening(), await listening()];
    const rooms = Array.from({ length: 2_000 }, (_, index) => [`room-ä-${index}`, index] as const);
    sender.send({ rooms, topics: ['lobby'] });
    const heard = (): unknown[] => receiver.heard.flatMap(({ rooms }) => rooms);
    await until(() => heard().length === rooms.length);
    expect(heard()).toEqual(rooms);
    const payloads = payloadsOf({ from: 'x', rooms, topics: ['lobby'] });
    expect(Math.max(...payloads.map((payload) => Buffer.byteLength(payload)))).toBeLessThanOrEqual(7_900);
  });
});
