import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomRequest } from '@bluemoon/play';
import { WIRE_VERSION } from '@bluemoon/wire';
import type { ToClient } from '@bluemoon/wire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../src/server.ts';
import { networkClient } from './network-client.ts';
import type { NetworkClient } from './network-client.ts';
import { goOn, prepared } from './rooms/playing.ts';
import { newGuest } from './serving.ts';
import { until } from './until.ts';

const ATTACKERS = 55;
const MESSAGES_OF_EACH = 200;
const REQUESTS = 1000;
const CHEATING = 400;
const MOST_GROWTH = 20_000_000;

type Place = Pick<Server, 'port' | 'address'>;

let child: ChildProcess;
let server: Place;

beforeAll(async () => {
  child = fork(fileURLToPath(new URL('hostile-server.ts', import.meta.url)), {
    execArgv: ['--expose-gc', '--import', 'tsx'],
  });
  [server] = (await once(child, 'message')) as [Place];
});
afterAll(() => child.disconnect());

async function memory(): Promise<number> {
  child.send('memory');
  const [answer] = (await once(child, 'message')) as [{ readonly memory: number }];
  return answer.memory;
}

/** The same numbers in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const HEX = 'ab'.repeat(32);

/** What an honest client could say, about somebody else's room. */
const saidAbout = (room: string): readonly object[] => [
  { kind: 'hello', version: WIRE_VERSION },
  { kind: 'open', id: 'an-id-of-mine', terms },
  { kind: 'sit', room, id: 'an-id-of-mine' },
  { kind: 'watch', room, seen: 3 },
  { kind: 'unwatch', room },
  { kind: 'say', room, what: 'hello' },
  { kind: 'lobby', is: 'shown' },
  { kind: 'rename', name: 'Ada' },
  { kind: 'mine' },
  { kind: 'ping' },
  ...[
    { kind: 'terms', terms },
    { kind: 'packs', packs: [{ name: 'x', cards: [1] }] },
    { kind: 'stand' },
    { kind: 'close' },
    { kind: 'takeBack' },
    { kind: 'resign' },
    { kind: 'claim' },
    { kind: 'name', name: 'Bert' },
    { kind: 'ready', fingerprint: HEX },
    { kind: 'share', seed: HEX },
    { kind: 'choose', ply: 0, options: ['pass'] },
    { kind: 'askTakeBack', to: 1 },
    { kind: 'answerTakeBack', answer: 'grantTakeBack' },
  ].map((request) => ({ kind: 'act', room, id: 'an-id-of-mine', request })),
];

const NONSENSE = [
  null,
  -1,
  1e308,
  2 ** 53,
  0.5,
  '',
  '\u0000',
  '\u202Eevil',
  'x'.repeat(5000),
  '../../etc/passwd',
  "'; drop table acts; --",
  [],
  {},
  [[[[[[]]]]]],
  true,
  { toString: 'x' },
] as const;

/** One message that no honest client sends, or sends only to a room of its own. */
function hostileMessage(room: string, n: number, below: (most: number) => number): string {
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const said = JSON.stringify({ ...pick(saidAbout(pick([room, 'no-such-room']))), n });
  const spoilt = (): string => {
    const value = JSON.parse(said) as Record<string, unknown>;
    const fields = Object.keys(value);
    const field = pick([...fields, '__proto__', 'constructor', 'extra']);
    if (below(3) === 0) Reflect.deleteProperty(value, field);
    else Object.defineProperty(value, field, { value: pick(NONSENSE), enumerable: true, configurable: true });
    return JSON.stringify(value);
  };
  switch (below(6)) {
    case 0:
      return said;
    case 1:
    case 2:
    case 3:
      return spoilt();
    case 4:
      return said.slice(0, below(said.length));
    default:
      return Array.from({ length: below(200) }, () => String.fromCharCode(below(0xd7_ff))).join('');
  }
}

interface Attack {
  readonly answers: readonly ToClient[];
  /** Those of wrong versions are told so, and their line ends. */
  readonly bye: ToClient | undefined;
}

const isAnswer = ({ kind }: ToClient): boolean => kind === 'done' || kind === 'refused';

/** Sends many at once; resolves when each is answered or the line is closed. */
async function attack(room: string, seed: number, count: number): Promise<Attack> {
  const below = chance(seed);
  const attacker = await networkClient(server, await newGuest(server));
  const closed = once(attacker.socket, 'close');
  for (let n = 0; n < count; n++) attacker.socket.send(hostileMessage(room, n, below));
  const answered = new Promise<void>((resolve) => {
    const look = (): void => {
      if (attacker.told.filter(isAnswer).length >= count) resolve();
    };
    attacker.socket.on('message', look);
    look();
  });
  await Promise.race([answered, closed]);
  attacker.socket.terminate();
  return {
    answers: attacker.told.filter(isAnswer),
    bye: attacker.told.find(({ kind }) => kind === 'bye'),
  };
}

/** What ends a line at once. */
async function endings(room: string): Promise<readonly number[]> {
  const token = await newGuest(server);
  const codes: number[] = [];
  for (const message of ['x'.repeat(131_073), Buffer.alloc(10), 'ÿ'.repeat(70_000)]) {
    const { socket } = await networkClient(server, token);
    socket.send(message);
    const [code] = (await once(socket, 'close')) as [number];
    codes.push(code);
  }
  const flood = await networkClient(server, token);
  const closed = once(flood.socket, 'close');
  while (flood.socket.readyState === WebSocket.OPEN) {
    for (let n = 0; n < 50; n++)
      flood.socket.send(JSON.stringify({ kind: 'sit', room, id: 'flooding-now', n }));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [code] = (await closed) as [number];
  return [...codes, code];
}

/** Players who sit at a table of their own and do what they may not do there. */
async function cheat(count: number): Promise<readonly ToClient[]> {
  const players: [NetworkClient, NetworkClient] = [
    await networkClient(server, await newGuest(server)),
    await networkClient(server, await newGuest(server)),
  ];
  const room = await prepared(players, terms);
  await until(() => players.every(({ seen }) => seen.now.table !== null));
  const requests: readonly RoomRequest[] = [
    { kind: 'choose', ply: 0, options: ['no such option'] },
    { kind: 'choose', ply: 999, options: ['pass'] },
    { kind: 'share', seed: HEX },
    { kind: 'ready', fingerprint: HEX },
    { kind: 'claim' },
    { kind: 'answerTakeBack', answer: 'grantTakeBack' },
    { kind: 'askTakeBack', to: 999 },
    { kind: 'close' },
    { kind: 'stand' },
    { kind: 'terms', terms },
  ];
  const answers: ToClient[] = [];
  for (let done = 0; done < count; done += requests.length * players.length)
    for (const player of players)
      answers.push(...(await Promise.all(requests.map((request) => player.act(room, request)))));
  for (const { socket } of players) socket.terminate();
  return answers;
}

const PATHS = ['/', '/%', '/../secret', '/online', '/online/guest', '/healthz', '/metrics?x=%00', '//', '/x'];
const METHODS = ['GET', 'POST', 'PUT', 'PROPFIND', 'TRACE', 'OPTIONS', 'NONSENSE'];
const HEADERS = [
  'host: x',
  'host: x\r\ncookie: bluemoon=\u0001',
  'host: x\r\ncontent-length: 99999999',
  'host: x\r\ncontent-length: -1',
  'host: x\r\ntransfer-encoding: chunked\r\n\r\nfff',
  'host: x\r\nconnection: upgrade\r\nupgrade: websocket',
  'host: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: x\r\nauthorization: Bearer x',
  'host: x\r\norigin: https://evil.example\r\nconnection: upgrade\r\nupgrade: websocket',
  `host: x\r\nx: ${'y'.repeat(20_000)}`,
  '',
];

/** The status of the answer to a hostile request; null if there was none. */
async function request(below: (most: number) => number): Promise<string | null> {
  const pick = (list: readonly string[]): string => list[below(list.length)] ?? '';
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.end(`${pick(METHODS)} ${pick(PATHS)} HTTP/1.1\r\n${pick(HEADERS)}\r\n\r\n`);
  const answer = await text(socket).catch(() => '');
  return /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? null;
}

async function requests(count: number): Promise<readonly (string | null)[]> {
  const below = chance(count);
  const statuses: (string | null)[] = [];
  for (let done = 0; done < count; done += 20)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, () => request(below)))));
  return statuses;
}

const PAUSE_MS = 30;
const LEAST_STEPS = 20;

describe('ten thousand hostile messages', () => {
  test('are refused with a reason, while two honest players go on, and leave nothing behind', async () => {
    const players: [NetworkClient, NetworkClient] = [
      await networkClient(server, await newGuest(server)),
      await networkClient(server, await newGuest(server)),
    ];
    const room = await prepared(players, terms);
    // What is loaded and compiled once does not count.
    await attack(room, 1, MESSAGES_OF_EACH);
    await requests(100);
    const before = await memory();

    const over = new AbortController();
    const honest = async (): Promise<void> => {
      const [ada, bert] = players;
      for (let steps = 0; !over.signal.aborted || steps < LEAST_STEPS; steps++) {
        await until(() => ada.seen.now.ply === bert.seen.now.ply);
        if (!(await goOn(room, players, steps))) return;
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      }
    };
    const seeds = Array.from({ length: ATTACKERS }, (_, seed) => seed);
    const hostile = Promise.all([
      Promise.all(seeds.map((seed) => attack(room, seed, MESSAGES_OF_EACH))),
      endings(room),
      requests(REQUESTS),
      cheat(CHEATING),
    ]).finally(() => over.abort());
    const [[attacks, codes, statuses, cheating]] = await Promise.all([hostile, honest()]);

    const ended = attacks.flatMap(({ bye }) => bye ?? []);
    for (const bye of ended) expect(bye).toMatchObject({ why: 'version' });
    const answeredAll = attacks.filter(({ answers }) => answers.length === MESSAGES_OF_EACH);
    expect(answeredAll.length).toBeGreaterThanOrEqual(ATTACKERS - ended.length);
    const answers = attacks.flatMap((one) => one.answers);
    expect(answers.length).toBeGreaterThan(10_000);
    const reasons = new Set(answers.map((answer) => (answer.kind === 'refused' ? answer.why.kind : 'done')));
    expect([...reasons]).toEqual(
      expect.arrayContaining(['malformed', 'unknownRoom', 'notSeated', 'seatTaken', 'done']),
    );
    const cheats = new Set(cheating.map((answer) => (answer.kind === 'refused' ? answer.why.kind : 'done')));
    expect([...cheats].toSorted()).toEqual([
      'cannotTakeBack',
      'illegal',
      'inPlay',
      'notYours',
      'nothingAsked',
      'stale',
      'tooEarly',
    ]);
    expect(codes).toEqual([1009, 1003, 1009, 1008]);
    for (const status of statuses) expect(status).toMatch(/^[24]\d\d$/);
    expect(statuses).toEqual(expect.arrayContaining(['400', '401', '403', '404', '405', '431']));

    for (const { told } of players) expect(told.filter(({ kind }) => kind === 'refused')).toEqual([]);
    expect(players[0].seen.now.seats.map((seat) => seat?.name)).toEqual(['player-1', 'player-2']);
    expect((await memory()) - before).toBeLessThan(MOST_GROWTH);
    for (const { socket } of players) socket.terminate();
  });
});
