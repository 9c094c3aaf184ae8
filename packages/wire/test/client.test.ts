import type { RoomNow } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { startClient, WIRE_VERSION } from '../src/index.ts';
import type { Client, ClientEars, LineEvents, ToClient, ToServer } from '../src/index.ts';

interface Dialled {
  readonly events: LineEvents;
  readonly said: ToServer[];
  isOpen: boolean;
}

/** A client whose server is the test, and whose time goes on when the test says so. */
function testClient(ears: ClientEars = {}) {
  const lines: Dialled[] = [];
  let timers: { readonly at: number; readonly act: () => void }[] = [];
  let time = 0;
  const client: Client = startClient(
    {
      dial(events) {
        const line: Dialled = { events, said: [], isOpen: true };
        lines.push(line);
        return {
          send: (text) => void line.said.push(JSON.parse(text) as ToServer),
          close: () => {
            line.isOpen = false;
          },
        };
      },
      later(milliseconds, act) {
        const timer = { at: time + milliseconds, act };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
      random: () => 1,
    },
    ears,
  );
  const last = (): Dialled => {
    const line = lines.at(-1);
    if (line === undefined) throw new Error('nobody has called');
    return line;
  };
  const tell = (message: ToClient): void => last().events.heard(JSON.stringify(message));
  return {
    client,
    lines,
    tell,
    last,
    welcome: () => {
      last().events.opened();
      tell({ kind: 'welcome', version: WIRE_VERSION, name: 'Ada', time: 0, bots: [] });
    },
    breakOff: () => last().events.closed('lost'),
    pass: (milliseconds: number) => {
      const end = time + milliseconds;
      for (;;) {
        const [next] = timers.toSorted((a, b) => a.at - b.at);
        if (next === undefined || next.at > end) break;
        time = next.at;
        timers = timers.filter((one) => one !== next);
        next.act();
      }
      time = end;
    },
  };
}

const room = 'x4kQmb1e6z_0';
const resign = { kind: 'act', room, id: 'an-id-of-its-own', request: { kind: 'resign' } } as const;
const roomAt = (ply: number): ToClient => ({
  kind: 'room',
  room,
  now: { ply, table: null } as RoomNow,
  story: [],
});

const saidBy = (line: Dialled, kind: ToServer['kind']): readonly ToServer[] =>
  line.said.filter((message) => message.kind === kind);

describe('a client of online play', () => {
  test('says hello first, and everything else when it is welcome', () => {
    const { client, last, welcome } = testClient();
    void client.ask(resign);
    last().events.opened();
    expect(last().said.map(({ kind }) => kind)).toEqual(['hello']);
    welcome();
    expect(saidBy(last(), 'act')).toHaveLength(1);
  });

  test('asks again over the next line what was not answered, with the same id', async () => {
    const { client, lines, welcome, breakOff, pass, tell, last } = testClient();
    welcome();
    const reply = client.ask(resign);
    breakOff();
    pass(500);
    welcome();
    const [again] = saidBy(last(), 'act');
    expect(again).toMatchObject({ id: resign.id });
    tell({ kind: 'done', n: again?.n ?? -1 });
    expect(await reply).toEqual({ kind: 'done' });
    breakOff();
    pass(500);
    welcome();
    expect(lines).toHaveLength(3);
    expect(saidBy(last(), 'act')).toEqual([]);
  });

  test('asks again what the server could not decide, and takes a refusal for an answer', async () => {
    const { client, welcome, pass, tell, last } = testClient();
    welcome();
    const reply = client.ask(resign);
    const [{ n } = { n: -1 }] = saidBy(last(), 'act');
    tell({ kind: 'refused', n, why: { kind: 'notReady' } });
    tell({ kind: 'refused', n, why: { kind: 'tooFast' } });
    pass(1000);
    expect(saidBy(last(), 'act')).toHaveLength(3);
    tell({ kind: 'refused', n, why: { kind: 'over' } });
    expect(await reply).toEqual({ kind: 'refused', why: { kind: 'over' } });
  });

  test('waits longer after every failure, but never longer than ten seconds', () => {
    let losses = 0;
    const { lines, breakOff, pass } = testClient({ lost: () => losses++ });
    const pauses = [250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000];
    for (const pause of pauses) {
      const calls = lines.length;
      breakOff();
      pass(pause - 1);
      expect(lines).toHaveLength(calls);
      pass(1);
      expect(lines).toHaveLength(calls + 1);
    }
    expect(losses).toBe(1);
  });

  test('follows its rooms over all lines, from the ply that it has', () => {
    const plies: number[] = [];
    const { client, welcome, breakOff, pass, tell, last } = testClient({
      changed: (_, { now }) => plies.push(now.ply),
    });
    welcome();
    void client.follow(room);
    tell(roomAt(3));
    tell({ kind: 'change', room, from: 3, patch: { ply: [4] } });
    expect(plies).toEqual([3, 4]);
    breakOff();
    pass(500);
    welcome();
    expect(saidBy(last(), 'watch')[0]).toMatchObject({ room, seen: 4 });
  });

  test('asks once for the whole room when it has lost track', () => {
    const { client, welcome, tell, last } = testClient();
    welcome();
    void client.follow(room);
    tell(roomAt(3));
    const before = saidBy(last(), 'watch').length;
    for (const from of [7, 8, 9]) tell({ kind: 'change', room, from, patch: {} });
    expect(saidBy(last(), 'watch').slice(before)).toMatchObject([{ room, seen: null }]);
    expect(client.seen(room)).toBeNull();
    tell(roomAt(10));
    expect(client.seen(room)?.now.ply).toBe(10);
  });

  test('calls again when the server has been silent for too long, and asks it for a sign of life before', () => {
    const { lines, welcome, pass, tell, last } = testClient();
    welcome();
    pass(16_000);
    expect(saidBy(last(), 'ping')).toHaveLength(1);
    tell({ kind: 'pong', n: 1, time: 0 });
    pass(29_000);
    expect(lines).toHaveLength(1);
    pass(2000);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.isOpen).toBe(false);
  });

  test('comes back when a server asks for it, and ends when it is sent away', async () => {
    const endings: string[] = [];
    const { client, lines, welcome, tell, pass } = testClient({ ended: (why) => endings.push(why) });
    welcome();
    tell({ kind: 'bye', why: 'restart', after: 2000 });
    pass(1999);
    expect(lines).toHaveLength(1);
    pass(1);
    welcome();
    const reply = client.ask(resign);
    tell({ kind: 'bye', why: 'banned', after: null });
    expect(await reply).toEqual({ kind: 'ended' });
    expect(await client.ask(resign)).toEqual({ kind: 'ended' });
    pass(100_000);
    expect(lines).toHaveLength(2);
    expect(endings).toEqual(['banned']);
  });

  test('does not call again when the server does not know its player', () => {
    const endings: string[] = [];
    const { lines, last, pass } = testClient({ ended: (why) => endings.push(why) });
    last().events.closed('unknownPlayer');
    pass(100_000);
    expect(lines).toHaveLength(1);
    expect(endings).toEqual(['unknownPlayer']);
  });
});
