import { chown, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { startEmbedded, type Embedded } from '../../src/database/postgres.ts';
import { ownFolder } from '../postgres.ts';

const start = (data: string, rest: { onDown?: () => void; onUp?: () => void } = {}): Promise<Embedded> =>
  startEmbedded({ data, log: () => {}, ...rest });

const pidIn = async (data: string): Promise<number> =>
  Number.parseInt(await readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8'), 10);

const runsIn = (data: string): Promise<boolean> =>
  pidIn(data).then(
    () => true,
    () => false,
  );

async function ask(url: string, question: string): Promise<unknown> {
  const client = new Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ answer: unknown }>(question);
    return rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('the embedded PostgreSQL', () => {
  // Making one takes longest; each test starts and stops it.
  const data = ownFolder();

  test('keeps its data between two runs, and its password to itself', async () => {
    const first = await start(data);
    expect(await ask(first.url, `select current_setting('fsync') answer`)).toBe('on');
    await ask(first.url, `create table kept as select 7 answer`);
    await first.stop();
    expect(await runsIn(data)).toBe(false);
    const access = await stat(join(data, 'postgres', 'bluemoon-access.json'));
    expect(access.mode & 0o777).toBe(0o600);

    const second = await start(data);
    expect(second).toMatchObject({ adopted: false, url: first.url });
    expect(await ask(second.url, `select answer from kept`)).toBe(7);
    await second.stop();
  });

  test('is made once and shared if two processes start at the same moment; the last one stops it', async () => {
    const fresh = ownFolder();
    const both = await Promise.all([start(fresh), start(fresh)]);
    expect(both[0].url).toBe(both[1].url);
    await both[0].stop();
    expect(await ask(both[1].url, 'select 1 answer')).toBe(1);
    await both[1].stop();
    expect(await runsIn(fresh)).toBe(false);
  });

  test('is stopped by one of two that leave at the same moment', async () => {
    const both = await Promise.all([start(data), start(data)]);
    await Promise.all(both.map((each) => each.stop()));
    expect(await runsIn(data)).toBe(false);
  });

  test('is started again when it is killed, under the same address', async () => {
    const told: string[] = [];
    let up: () => void;
    const again = new Promise<void>((resolve) => (up = resolve));
    const embedded = await start(data, {
      onDown: () => told.push('down'),
      onUp: () => {
        told.push('up');
        up();
      },
    });
    const before = await pidIn(data);
    process.kill(before, 'SIGKILL');
    await again;
    expect(told).toEqual(['down', 'up']);
    expect(await pidIn(data)).not.toBe(before);
    const sync = await ask(embedded.url, `select current_setting('recovery_init_sync_method') answer`);
    expect(sync).toBe(process.platform === 'linux' ? 'syncfs' : 'fsync');
    await embedded.stop();
  });

  test('starts although the file of a crashed one names a process that is something else by now', async () => {
    await (await start(data)).stop();
    const file = join(data, 'postgres', 'postmaster.pid');
    await writeFile(file, `${process.pid}\n${join(data, 'postgres')}\n0\n1\n\n127.0.0.1\n0 0\nready\n`);
    const { uid, gid } = await stat(join(data, 'postgres'));
    await chown(file, uid, gid);
    const embedded = await start(data);
    expect(embedded.adopted).toBe(false);
    await embedded.stop();
  });

  test('moves to another port if its own has been taken meanwhile', async () => {
    const first = await start(data);
    await first.stop();
    const taker = createServer((socket) => socket.destroy());
    const port = Number(new URL(first.url).port);
    await new Promise<void>((resolve) => taker.listen(port, '127.0.0.1', resolve));
    const second = await start(data);
    expect(new URL(second.url).port).not.toBe(String(port));
    expect(await ask(second.url, 'select 1 answer')).toBe(1);
    await second.stop();
    taker.close();
  });

  test('moves to another port if another PostgreSQL has its own, also for two who start at once', async () => {
    const other = await start(ownFolder());
    await (await start(data)).stop();
    const file = join(data, 'postgres', 'bluemoon-access.json');
    const access = JSON.parse(await readFile(file, 'utf8')) as { port: number; password: string };
    const taken = Number(new URL(other.url).port);
    await writeFile(file, JSON.stringify({ ...access, port: taken }));
    const both = await Promise.all([start(data), start(data)]);
    expect(both[0].url).toBe(both[1].url);
    expect(both[0].url).not.toContain(`:${taken}/`);
    expect(await ask(both[0].url, 'select 1 answer')).toBe(1);
    const kept = JSON.parse(await readFile(file, 'utf8')) as { port: number };
    expect(String(kept.port)).toBe(new URL(both[0].url).port);
    for (const one of [...both, other]) await one.stop();
  });

  test.skipIf(process.platform !== 'linux')(
    'says that a folder cannot be made, also where no folder can be',
    async () => {
      await expect(start('/proc/bluemoon/data')).rejects.toThrow(
        'The data folder /proc/bluemoon/data cannot be made (ENOENT): choose another one with --data.',
      );
    },
  );
});
