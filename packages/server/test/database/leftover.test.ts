import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { startEmbedded } from '../../src/database/postgres.ts';
import { ownFolder } from '../postgres.ts';

const SOURCE = fileURLToPath(new URL('../../src/database/postgres.ts', import.meta.url));

const SERVER = `
  const { startEmbedded } = await import(process.argv[1]);
  const embedded = await startEmbedded({ data: process.argv[2], log: () => {} });
  process.on('SIGINT', async () => {
    await embedded.stop();
    process.exit(0);
  });
  console.log('ready');`;

/** A process with a group of its own, as a terminal makes one, that has the embedded PostgreSQL. */
async function serverOn(data: string): Promise<ChildProcess> {
  const flags = ['--import', 'tsx', '--input-type=module', '-e', SERVER, SOURCE, data];
  const server = spawn(process.execPath, flags, { detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(server.stdout, 'data');
  return server;
}

async function end(server: ChildProcess, how: 'kill -9' | 'Ctrl-C'): Promise<void> {
  const ended = once(server, 'exit');
  if (how === 'kill -9') server.kill('SIGKILL');
  else process.kill(-server.pid!, 'SIGINT');
  await ended;
}

const postmasterIn = (data: string): Promise<number | null> =>
  readFile(join(data, 'postgres', 'postmaster.pid'), 'utf8').then(
    (text) => Number.parseInt(text, 10),
    () => null,
  );

describe('a PostgreSQL whose server process ends', () => {
  test('is adopted by the next one after kill -9, and ends with that one on Ctrl-C', async () => {
    const data = ownFolder();
    await end(await serverOn(data), 'kill -9');
    const leftOver = await postmasterIn(data);
    expect(leftOver).not.toBeNull();

    const next = await startEmbedded({ data, log: () => {} });
    expect(next.adopted).toBe(true);
    expect(await postmasterIn(data)).toBe(leftOver);

    const another = await serverOn(data);
    await next.stop();
    expect(await postmasterIn(data)).toBe(leftOver);
    await end(another, 'Ctrl-C');
    expect(await postmasterIn(data)).toBeNull();
  });

  test('does not get the Ctrl-C that its server gets, and is there for the last writes', async () => {
    const data = ownFolder();
    const server = await serverOn(data);
    const other = await startEmbedded({ data, log: () => {} });
    const before = await postmasterIn(data);
    await end(server, 'Ctrl-C');
    expect(await postmasterIn(data)).toBe(before);
    await other.stop();
    expect(await postmasterIn(data)).toBeNull();
  });
});
