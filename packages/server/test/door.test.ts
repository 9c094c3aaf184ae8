import { PassThrough } from 'node:stream';
import { EventEmitter, once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { ToClient } from '@bluemoon/wire';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { LONGEST_MESSAGE } from '@bluemoon/wire/schemas';
import { WebSocket } from 'ws';
import { DatabaseGone } from '../src/database/fault.ts';
import type { Server } from '../src/server.ts';
import { startConnection } from '../src/sockets/connection.ts';
import { startLimits, USUAL_LIMITS } from '../src/sockets/limits.ts';
import { serveLine } from '../src/sockets/line.ts';
import { openTable } from '../src/tables/opening.ts';
import { callLine, networkClient } from './network-client.ts';
import { memoryOnline, newGuest, serve } from './serving.ts';
import { until } from './until.ts';

let server: Server;
afterEach(() => server.close());

/** The status with which a line is refused; 101 if it is opened. */
const knock = (headers: Readonly<Record<string, string>>, path = 'online'): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const line = new WebSocket(`ws://127.0.0.1:${server.port}/${path}`, { headers });
    line.once('open', () => {
      line.terminate();
      resolve(101);
    });
    line.once('unexpected-response', (_request: unknown, { statusCode }: IncomingMessage) =>
      resolve(statusCode),
    );
    line.once('error', reject);
  });

const origin = (): string => `http://127.0.0.1:${server.port}`;

const codeOf = async (line: WebSocket): Promise<number> => {
  const [code] = (await once(line, 'close')) as [number];
  return code;
};

describe('the door', () => {
  test('opens to our own page by its cookie, and to a program by its token', async () => {
    server = await serve();
    const token = await newGuest(server);
    expect(await knock({ cookie: `bluemoon=${token}`, origin: origin() })).toBe(101);
    expect(await knock({ authorization: `Bearer ${token}` })).toBe(101);
  });

  test('stays shut for pages of other sites, for browsers that do not say where they are, and for strangers', async () => {
    server = await serve();
    const cookie = `bluemoon=${await newGuest(server)}`;
    expect(await knock({ cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ cookie, origin: 'null' })).toBe(403);
    expect(await knock({ cookie })).toBe(403);
    expect(await knock({ cookie: 'bluemoon=nobody', origin: origin() })).toBe(401);
    expect(await knock({ authorization: 'Bearer nobody' })).toBe(401);
    expect(await knock({ cookie, origin: origin() }, 'elsewhere')).toBe(404);
  });

  test('knows the page by its public address behind a proxy', async () => {
    server = await serve({ ...memoryOnline(), publicUrl: 'https://moon.example' });
    const cookie = `bluemoon=${await newGuest(server)}`;
    expect(await knock({ cookie, origin: 'https://moon.example' })).toBe(101);
    expect(await knock({ cookie, origin: 'http://moon.example' })).toBe(403);
  });

  test('asks to come back while there is no database, and opens when there is one', async () => {
    server = await serve({});
    const line = callLine(server, 'anybody');
    const told: ToClient[] = [];
    line.on('message', (data: Buffer) => told.push(JSON.parse(data.toString()) as ToClient));
    expect(await codeOf(line)).toBe(1013);
    expect(told).toMatchObject([
      { kind: 'refused', why: { kind: 'notReady' } },
      { kind: 'bye', why: 'restart', after: expect.any(Number) },
    ]);
    expect((await fetch(`${server.address}online/guest`, { method: 'POST' })).status).toBe(503);

    server.open(memoryOnline());
    expect(await knock({ authorization: `Bearer ${await newGuest(server)}` })).toBe(101);
  });

  test('sends away the banned', async () => {
    const online = memoryOnline();
    const banned = { ...(await online.people.newGuest()).person, bannedUntil: Date.now() + 60_000 };
    server = await serve({
      ...online,
      people: { ...online.people, byToken: () => Promise.resolve(banned) },
    });
    const line = callLine(server, 'banned');
    const [message] = (await once(line, 'message')) as [Buffer];
    expect(JSON.parse(message.toString())).toEqual({ kind: 'bye', why: 'banned', after: null });
    expect(await codeOf(line)).toBe(1008);
  });

  test('puts out those who are banned while they are inside', async () => {
    const online = memoryOnline();
    const banned: string[] = [];
    const people = { ...online.people, bannedAmong: () => Promise.resolve(banned) };
    server = await serve({ ...online, people, heartbeat: 1000 });
    const [one, other] = [
      await networkClient(server, await newGuest(server)),
      await networkClient(server, await newGuest(server)),
    ];
    banned.push('1');
    expect(await codeOf(one.socket)).toBe(1008);
    expect(one.told).toEqual([{ kind: 'bye', why: 'banned', after: null }]);
    expect(await other.send({ kind: 'ping' })).toMatchObject({ kind: 'pong' });
  });
});

test('a line that ends while it opens a table leaves nobody behind who watches it', async () => {
  const online = memoryOnline();
  server = await serve(online);
  const { rooms } = online.hall;
  const { person } = await online.people.newGuest();
  const opener = { player: person.id, name: person.name, bot: null };
  const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
  await openTable(rooms, { id: 'room-to-watch', terms, seat: 0, opener, at: 0 });
  const connection = startConnection(person, { send: () => undefined, close: () => undefined }, online.hall);
  const watching = connection.received(
    JSON.stringify({ kind: 'watch', room: 'room-to-watch', seen: null, n: 1 }),
  );
  connection.closed();
  await watching;
  expect(rooms.watchersOf('room-to-watch').size).toBe(0);
});

describe('limits', () => {
  test('for guests and lines of one address, counted behind proxies', async () => {
    const limits = { ...USUAL_LIMITS, guestsAnHour: 2, linesAtOnce: 1 };
    server = await serve({ ...memoryOnline(), limits, proxies: 1 });
    const guest = (forwarded: string): Promise<number> =>
      fetch(`${server.address}online/guest`, {
        method: 'POST',
        headers: { 'x-forwarded-for': forwarded },
      }).then(({ status }) => status);
    expect([await guest('1.1.1.1'), await guest('9.9.9.9, 1.1.1.1')]).toEqual([204, 204]);
    expect([await guest('1.1.1.1'), await guest('8.8.8.8, 1.1.1.1')]).toEqual([429, 429]);
    expect(await guest('2.2.2.2')).toBe(204);

    const caller = { authorization: 'Bearer 1', 'x-forwarded-for': '3.3.3.3' };
    const line = callLine(server, caller);
    await once(line, 'open');
    expect(await knock(caller)).toBe(429);
    line.terminate();
    await until(() => server.connections() === 0);
    expect(await knock(caller)).toBe(101);
  });

  test('refuse messages that come too fast, and end the line of a client that does not stop', async () => {
    const limits = { ...USUAL_LIMITS, messagesASecond: 3, messagesInABurst: 2, messagesTooFast: 4 };
    server = await serve({ ...memoryOnline(), limits });
    const client = await networkClient(server, await newGuest(server));
    const closed = codeOf(client.socket);
    for (let n = 0; client.socket.readyState === WebSocket.OPEN; n++) {
      client.socket.send(JSON.stringify({ kind: 'ping', n }));
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await closed).toBe(1008);
    const refused = client.told.find(({ kind }) => kind === 'refused');
    expect(refused).toEqual({ kind: 'refused', n: expect.any(Number), why: { kind: 'tooFast' } });
    expect(client.told.filter(({ kind }) => kind === 'pong').length).toBeGreaterThanOrEqual(5);
    expect(client.told.at(-1)).toMatchObject({ kind: 'bye', why: 'tooFast' });
  });

  test('for tables that one player opens', async () => {
    const limits = { ...USUAL_LIMITS, roomsAtOnce: 2, roomsAnHour: 4 };
    server = await serve({ ...memoryOnline(), limits });
    const client = await networkClient(server, await newGuest(server));
    const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
    const replies: ToClient[] = [];
    for (let n = 0; n < 5; n++) replies.push(await client.send({ kind: 'open', id: `table-no-${n}`, terms }));
    expect(replies).toMatchObject([
      { kind: 'done' },
      { kind: 'done' },
      { kind: 'refused', why: { kind: 'tooMany' } },
      { kind: 'refused', why: { kind: 'tooMany' } },
      { kind: 'refused', why: { kind: 'tooFast' } },
    ]);
  });

  test('for the length and the kind of messages', async () => {
    server = await serve();
    const token = await newGuest(server);
    const long = await networkClient(server, token);
    long.socket.send('x'.repeat(LONGEST_MESSAGE + 1));
    expect(await codeOf(long.socket)).toBe(1009);
    const binary = await networkClient(server, token);
    binary.socket.send(Buffer.from([1, 2, 3]));
    expect(await codeOf(binary.socket)).toBe(1003);
  });
});

describe('lines', () => {
  test('are cut when nobody answers the heartbeat, and only then', async () => {
    server = await serve({ ...memoryOnline(), heartbeat: 1000 });
    const token = await newGuest(server);
    const here = await networkClient(server, token);
    const gone = new WebSocket(`ws://127.0.0.1:${server.port}/online`, {
      headers: { authorization: `Bearer ${token}` },
      autoPong: false,
    });
    expect(await codeOf(gone)).toBe(1006);
    expect(await here.send({ kind: 'ping' })).toMatchObject({ kind: 'pong' });
  });

  test('are cut when the client does not read what it is told', async () => {
    const online = memoryOnline();
    server = await serve(online);
    const { person } = await online.people.newGuest();
    const socket = Object.assign(new EventEmitter(), {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send: vi.fn<() => void>(),
      terminate: vi.fn<() => void>(),
    });
    const limits = startLimits();
    serveLine(socket as unknown as WebSocket, {
      stream: new PassThrough(),
      ...online,
      person,
      limits,
      figures: server.figures,
      failed: () => undefined,
    });
    const ping = (): boolean => socket.emit('message', Buffer.from('{"kind":"ping","n":1}'), false);
    ping();
    await until(() => socket.send.mock.calls.length === 2);
    expect(socket.terminate).not.toHaveBeenCalled();
    socket.bufferedAmount = 2_000_000;
    ping();
    await until(() => socket.send.mock.calls.length + socket.terminate.mock.calls.length === 4);
    expect(socket.terminate).toHaveBeenCalled();
    expect(await server.figures.text()).toContain('bluemoon_cut_total{why="slow"}');
  });

  test('end with a word when the server is closed, after what was asked has been answered', async () => {
    const online = memoryOnline();
    let renamed: ((name: string) => void) | undefined;
    const people = {
      ...online.people,
      rename: () =>
        new Promise<string>((resolve) => {
          renamed = resolve;
        }),
    };
    server = await serve({ ...online, hall: { ...online.hall, people } });
    const client = await networkClient(server, await newGuest(server));
    const closed = codeOf(client.socket);
    const answer = client.send({ kind: 'rename', name: 'Ada' });
    await client.send({ kind: 'ping' });
    const closing = server.close(600_000);
    await until(() => client.told.some(({ kind }) => kind === 'bye'));
    client.socket.send(JSON.stringify({ kind: 'ping', n: 99 }));
    renamed?.('Ada');
    expect(await Promise.race([answer, closed])).toMatchObject({ kind: 'done' });
    expect(await closed).toBe(1012);
    await closing;
    expect(client.told).toContainEqual({ kind: 'bye', why: 'restart', after: expect.any(Number) });
    expect(client.told).not.toContainEqual(expect.objectContaining({ n: 99 }));
  });

  test.each([
    ['to ask again if the database is away', new DatabaseGone('It does not answer.'), 'notReady'],
    ['to ask again if there is no connection', new Error('Connection terminated unexpectedly'), 'notReady'],
    ['to ask again if the network is cut', Object.assign(new Error('cut'), { code: 'EPIPE' }), 'notReady'],
    ['of a fault of the server', new TypeError('x is not a function'), 'failed'],
    ['of a query that is wrong', Object.assign(new Error('no such column'), { code: '42703' }), 'failed'],
  ])('are told %s', async (_, error, kind) => {
    const online = memoryOnline();
    const failures: unknown[] = [];
    const people = { ...online.people, rename: () => Promise.reject(error) };
    const failed = (error: unknown): number => failures.push(error);
    server = await serve({ ...online, hall: { ...online.hall, people }, failed });
    const client = await networkClient(server, await newGuest(server));
    expect(await client.send({ kind: 'rename', name: 'Ada' })).toMatchObject({ why: { kind } });
    expect(failures).toEqual([error]);
  });
});
