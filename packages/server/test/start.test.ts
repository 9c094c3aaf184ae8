import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, peopleDeck, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bundleServer } from '../build/bundle.ts';
import type { Server } from '../src/server.ts';
import { readSettings, SettingFault } from '../src/settings.ts';
import { runServer, whereabouts } from '../src/start.ts';
import type { StoppingTimes } from '../src/start.ts';
import { networkClient } from './network-client.ts';
import type { NetworkClient } from './network-client.ts';
import { emptyDatabase, ownFolder } from './postgres.ts';
import { goOn, prepared } from './rooms/playing.ts';
import { newGuest, PAGE } from './serving.ts';
import { until } from './until.ts';

interface Started extends Pick<Server, 'port' | 'address'> {
  readonly child: ChildProcess;
  readonly logged: () => string;
  /** The exit code, when it has ended. */
  readonly ended: Promise<number | null>;
}

const running: ChildProcess[] = [];
const folders: string[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const SOURCE = fileURLToPath(new URL('start-process.ts', import.meta.url));

/** Nothing has to be translated when a bundle starts, so it is started unless the source is meant. */
let bundle: string;
beforeAll(async () => {
  // Inside the repository, where it finds its libraries.
  const cache = fileURLToPath(new URL('../../../node_modules/.cache/bluemoon/', import.meta.url));
  mkdirSync(cache, { recursive: true });
  bundle = await bundleServer(SOURCE, mkdtempSync(join(cache, 'server-')));
});
afterAll(() => rmSync(dirname(bundle), { recursive: true }));

interface Starting {
  readonly program?: string;
  readonly times?: StoppingTimes;
}

async function start(
  options: Readonly<Record<string, string>>,
  { program = bundle, times }: Starting = {},
): Promise<Started> {
  const page = mkdtempSync(join(tmpdir(), 'bluemoon-'));
  folders.push(page);
  writeFileSync(join(page, 'index.html'), PAGE);
  const settings = JSON.stringify({ port: '0', bots: '0', log: 'debug', ...options });
  const words = times === undefined ? [page, settings] : [page, settings, JSON.stringify(times)];
  const child = fork(program, words, {
    execArgv: program === SOURCE ? ['--import', 'tsx'] : [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  running.push(child);
  let logged = '';
  child.stderr?.on('data', (chunk: Buffer) => (logged += chunk.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const [at] = (await Promise.race([
    once(child, 'message'),
    ended.then(() => {
      throw new Error(logged);
    }),
  ])) as [Pick<Server, 'port' | 'address'>];
  return { ...at, child, ended, logged: () => logged };
}

const isReady = ({ address }: Started): Promise<boolean> => fetch(`${address}readyz`).then(({ ok }) => ok);

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

describe('a process of the server', () => {
  test('starts its own database behind the page, plays on it, and stops both on a signal', async () => {
    const data = ownFolder();
    const server = await start({ data });
    expect(await (await fetch(server.address)).text()).toBe(PAGE);
    await until(() => isReady(server));

    const tokens = [await newGuest(server), await newGuest(server)];
    const clients = await Promise.all(tokens.map((token) => networkClient(server, token)));
    const players = clients as [NetworkClient, NetworkClient];
    const room = await prepared(players, terms);
    await until(() => players.every(({ seen }) => seen.now.phase === 'playing'));
    expect(await goOn(room, players, 0)).toBe(true);

    const closed = once(players[0].socket, 'close');
    server.child.kill('SIGTERM');
    expect((await closed)[0]).toBe(1012);
    expect(players[0].told).toContainEqual({ kind: 'bye', why: 'restart', after: expect.any(Number) });
    expect(await server.ended).toBe(0);
    expect(existsSync(join(data, 'postgres', 'postmaster.pid'))).toBe(false);

    for (const secret of [...tokens, ...players.map(({ share }) => share.seed), '127.0.0.1:'])
      expect(server.logged()).not.toContain(secret);
    expect(server.logged()).toContain('127.0.0.x');

    const again = await start({ data });
    await until(() => isReady(again));
    const back = await networkClient(again, tokens[0] ?? '');
    await back.send({ kind: 'watch', room, seen: null });
    expect(back.seen.now.phase).toBe('playing');
    again.child.kill('SIGINT');
    expect(await again.ended).toBe(0);
  });

  test.each([
    ['from source', () => SOURCE],
    ['as a bundle', () => bundle],
  ])('plays with its guests itself, in threads of its own: %s', async (_, program) => {
    const server = await start({ database: await emptyDatabase(), bots: '1' }, { program: program() });
    await until(() => isReady(server));
    const client = await networkClient(server, await newGuest(server));
    const first = { ...terms, first: 'other' } as const;
    const opened = await client.send({ kind: 'open', id: 'against-a-bot', terms: first, against: 'novice' });
    if (opened.kind !== 'done' || opened.room === undefined) throw new Error(JSON.stringify(opened));
    const { room } = opened;
    await client.send({ kind: 'watch', room, seen: null });
    await client.act(room, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) });
    await client.act(room, { kind: 'ready', fingerprint: client.share.fingerprint });
    await until(() => client.seen.now.phase === 'dealing');
    await client.act(room, { kind: 'share', seed: client.share.seed });
    await until(() => client.seen.now.table?.view.decision?.options != null);
    expect(client.seen.now.table?.ply).toBeGreaterThan(0);
    expect(await (await fetch(`${server.address}metrics`)).text()).toMatch(
      /bluemoon_commit_acts_count [1-9]/,
    );
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('serves the page while its database cannot be had, and says why online play has to wait', async () => {
    const server = await start({ database: 'postgres://me:secret@127.0.0.1:1/none' });
    await until(() => server.logged().includes('Online play has to wait'));
    expect(await (await fetch(server.address)).text()).toBe(PAGE);
    expect(await isReady(server)).toBe(false);
    expect(server.logged()).not.toContain('secret');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });

  test('names the setting if it shall listen at an address of another machine', async () => {
    // From a block of addresses that nobody has.
    const settings = readSettings({ host: '192.0.2.1', log: 'silent' }, {});
    const page = mkdtempSync(join(tmpdir(), 'bluemoon-'));
    folders.push(page);
    const message = '--host must be an address or a name of this machine, not “192.0.2.1”.';
    await expect(runServer(settings, page)).rejects.toThrow(new SettingFault(message));
  });

  test('ends with code 1 after an error that nobody expects, and tells players to come back', async () => {
    const server = await start({ database: await emptyDatabase() });
    await until(() => isReady(server));
    const client = await networkClient(server, await newGuest(server));
    const closed = once(client.socket, 'close');
    server.child.send('fault');
    expect((await closed)[0]).toBe(1012);
    expect(client.told).toContainEqual({ kind: 'bye', why: 'restart', after: expect.any(Number) });
    expect(await server.ended).toBe(1);
    expect(server.logged()).toContain('a fault that nobody expects');
  });

  test('stops at once on a second signal', async () => {
    const database = await emptyDatabase();
    const long = { patience: 600_000, afterFault: 600_000, longest: 600_000 };
    const server = await start({ database }, { times: long });
    await until(() => isReady(server));
    const client = await networkClient(server, await newGuest(server));
    const locking = new Client(database);
    await locking.connect();
    await locking.query('begin; lock table players');
    // It cannot be answered now, so that the first signal has to wait for it.
    void client.send({ kind: 'rename', name: 'Ada' });
    await client.send({ kind: 'ping' });
    server.child.kill('SIGTERM');
    await until(() => client.told.some(({ kind }) => kind === 'bye'));
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await locking.end();
  });
});

describe('what a process says of where it is', () => {
  const at = { port: 4173, address: 'http://127.0.0.1:4173/' } as Server;
  const lines = (options: Readonly<Record<string, string>>): string =>
    whereabouts(at, readSettings(options, {})).join('\n');

  test('tells how others can reach a server that listens to this machine only', () => {
    expect(lines({})).toContain('running at http://127.0.0.1:4173/ ');
    expect(lines({})).toContain('To play with others: npm start -- --host 0.0.0.0');
    expect(lines({ host: '0.0.0.0' })).toContain('running at http://localhost:4173/ ');
    expect(lines({ 'public-url': 'https://moon.example' })).toBe(
      'Blue Moon is running at https://moon.example/ — open it in a browser. Press Ctrl-C to stop.',
    );
  });
});
