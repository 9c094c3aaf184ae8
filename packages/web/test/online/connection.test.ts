import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, ask, openRoom, peopleDeck, roomNowFor, sit, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { Room, RoomOutcome } from '@bluemoon/play';
import { difference } from '@bluemoon/wire';
import type { Json, RoomSeen, ToClient } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { startConnection } from '../../src/online/connection.ts';
import type { Connection, Reply, RoomEars } from '../../src/online/connection.ts';
import { FakeNetwork, settled } from './fake-network.ts';

async function connected(): Promise<{ readonly network: FakeNetwork; readonly connection: Connection }> {
  const network = new FakeNetwork();
  const connection = startConnection(network);
  await network.welcome();
  return { network, connection };
}

const SIT = { kind: 'sit', room: 'room-number-1', id: 'bert-sits' } as const;

/** A room, and how it changes. */
const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };
const asking = { at: 1, box: BUILT_IN };
const opened = openRoom('room-number-1', {
  kind: 'open',
  seat: 0,
  terms,
  master: 'ab'.repeat(32),
  player: 'ada',
  name: 'ada',
  bot: null,
  at: 0,
});
const after = (outcome: RoomOutcome): Room => {
  if (outcome.kind === 'refused') throw new Error(outcome.why.kind);
  return outcome.room;
};
const satDown = after(sit(opened, { player: 'bert', name: 'bert', bot: null }, asking));
const chosen = after(ask(satDown, 0, { kind: 'deck', deck: peopleDeck('vulca', BUILT_IN) }, asking));

const whole = (room: Room): ToClient => ({
  kind: 'room',
  room: room.id,
  now: roomNowFor(room, 0),
  story: [],
});
const change = (before: Room, next: Room): ToClient => ({
  kind: 'change',
  room: next.id,
  from: before.ply,
  patch: difference(roomNowFor(before, 0) as unknown as Json, roomNowFor(next, 0) as unknown as Json) ?? {},
});

/** Remembers everything. */
function listening(): RoomEars & { readonly heard: RoomSeen[]; missed: number } {
  const heard: RoomSeen[] = [];
  return {
    heard,
    missed: 0,
    seen: (seen) => void heard.push(seen),
    told: () => undefined,
    missing() {
      this.missed++;
    },
  };
}

describe('A page', () => {
  test('introduces itself, and is open when it is welcome', async () => {
    const network = new FakeNetwork();
    const connection = startConnection(network);
    expect(connection.state.kind).toBe('connecting');
    await network.welcome('ada');
    expect(connection).toMatchObject({ state: { kind: 'open' }, name: 'ada' });
    expect(network.sent[0]).toMatchObject({ kind: 'hello' });
  });

  test('that comes from a host of plain files finds no server, and looks no further', async () => {
    const network = new FakeNetwork();
    network.answer = 'noServer';
    const connection = startConnection(network);
    await network.pass(60_000);
    expect(connection.state.kind).toBe('unavailable');
    expect(network.announced).toBe(1);
  });

  test('of another version is told so, and does not come back', async () => {
    const { network, connection } = await connected();
    network.say({ kind: 'bye', why: 'version', after: null });
    await network.pass(60_000);
    expect(connection.state).toEqual({ kind: 'refused', why: 'version' });
    expect(network.announced).toBe(1);
  });

  test('comes back after a restart when the server says so', async () => {
    const { network, connection } = await connected();
    network.say({ kind: 'bye', why: 'restart', after: 3000 });
    await network.pass(2900);
    expect(network.announced).toBe(1);
    await network.pass(200);
    await network.welcome();
    expect(connection.state.kind).toBe('open');
  });
});

describe('A lost connection', () => {
  test('is looked for with growing pauses, ten seconds at most', async () => {
    const { network, connection } = await connected();
    const lostAt = network.now;
    network.answer = 'failed';
    await network.drop();
    const attempts: number[] = [];
    for (let before = network.announced; attempts.length < 9; await network.pass(125)) {
      if (network.announced > before) attempts.push(network.now - lostAt);
      before = network.announced;
    }
    const pauses = attempts.map((at, i) => at - (attempts[i - 1] ?? 0));
    expect(pauses.map((pause) => Math.round(pause / 250) * 250)).toEqual([
      250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000,
    ]);
    expect(connection.state).toEqual({ kind: 'lost', since: lostAt });
  });

  test('is looked for at once when the network is back', async () => {
    const { network, connection } = await connected();
    network.answer = 'failed';
    await network.drop();
    await network.pass(20_000);
    network.answer = 'known';
    connection.wake();
    await network.welcome();
    expect(connection.state.kind).toBe('open');
  });

  test('is noticed by the browser, or by half a minute of silence', async () => {
    const { network, connection } = await connected();
    connection.cut();
    expect(connection.state.kind).toBe('lost');
    await network.pass(300);
    await network.welcome();
    await network.pass(29_000);
    expect(connection.state.kind).toBe('open');
    expect(network.requests('ping')).toHaveLength(2);
    await network.pass(2000);
    expect(connection.state.kind).toBe('lost');
  });

  test('is noticed sooner when somebody looks at the page again', async () => {
    const { network, connection } = await connected();
    connection.wake();
    await network.pass(5000);
    expect(connection.state.kind).toBe('lost');
  });
});

describe('A request', () => {
  test('that was not answered is sent again with the same id, and answered once', async () => {
    const { network, connection } = await connected();
    const replies: Reply[] = [];
    void connection.ask(SIT).then((reply) => replies.push(reply));
    expect(network.requests('sit')).toHaveLength(1);
    await network.drop();
    await network.pass(300);
    await network.welcome();
    const [again] = network.requests('sit');
    expect(again).toMatchObject(SIT);
    network.say({ kind: 'done', n: again?.n ?? -1 });
    network.say({ kind: 'done', n: again?.n ?? -1 });
    await settled();
    expect(replies).toEqual([{ kind: 'done' }]);
  });

  test('made while there is no connection is kept, and sent when there is one', async () => {
    const { network, connection } = await connected();
    await network.drop();
    void connection.ask(SIT);
    await network.pass(300);
    await network.welcome();
    expect(network.requests('sit')).toHaveLength(1);
  });

  test('that nobody wants to hear late is not repeated', async () => {
    const { network, connection } = await connected();
    const said = connection.ask({ kind: 'say', room: 'room-number-1', what: 'hello' });
    await network.drop();
    expect(await said).toEqual({ kind: 'lost' });
    expect(await connection.ask({ kind: 'say', room: 'room-number-1', what: 'hello' })).toEqual({
      kind: 'lost',
    });
  });
});

describe('A room', () => {
  test('is watched, and its changes are told in order', async () => {
    const { network, connection } = await connected();
    const ears = listening();
    connection.watch(opened.id, ears);
    network.say(whole(opened));
    network.say(change(opened, satDown));
    network.say(change(satDown, chosen));
    expect(ears.heard.map(({ now }) => now.ply)).toEqual([1, 2, 3]);
    expect(ears.heard.at(-1)?.now).toEqual(roomNowFor(chosen, 0));
  });

  test('is watched again after the connection was lost, from what was seen', async () => {
    const { network, connection } = await connected();
    connection.watch(opened.id, listening());
    network.say(whole(opened));
    await network.drop();
    await network.pass(300);
    await network.welcome();
    expect(network.requests('watch')).toMatchObject([{ seen: 1 }]);
  });

  test('is asked for as a whole when a change does not follow, once', async () => {
    const { network, connection } = await connected();
    const ears = listening();
    connection.watch(opened.id, ears);
    network.say(whole(opened));
    network.say(change(satDown, chosen));
    network.say(change(satDown, chosen));
    expect(network.requests('watch').map(({ seen }) => seen)).toEqual([null, null]);
    network.say(whole(chosen));
    expect(ears.heard.map(({ now }) => now.ply)).toEqual([1, 3]);
  });

  test('is asked for as a whole by somebody else', async () => {
    const { network, connection } = await connected();
    connection.watch(opened.id, listening());
    network.say(whole(opened));
    await network.drop();
    await network.pass(300);
    await network.welcome('somebody-else');
    expect(network.requests('watch')).toMatchObject([{ seen: null }]);
  });

  test('that does not exist is reported', async () => {
    const { network, connection } = await connected();
    const ears = listening();
    connection.watch('room-number-2', ears);
    const [request] = network.requests('watch');
    network.say({ kind: 'refused', n: request?.n ?? -1, why: { kind: 'unknownRoom' } });
    expect(ears.missed).toBe(1);
  });

  test('is no longer told of when nobody watches', async () => {
    const { network, connection } = await connected();
    const stop = connection.watch(opened.id, listening());
    stop();
    expect(network.requests('unwatch')).toHaveLength(1);
  });
});

test("The server's clock is known as well as the quickest answer tells it", async () => {
  const { network, connection } = await connected();
  const [slow] = network.requests('ping');
  await network.pass(400);
  network.say({ kind: 'pong', n: slow?.n ?? -1, time: network.now + 7000 });
  expect(connection.serverTime()).toBe(network.now);
});

describe('The lobby', () => {
  const LOBBY = { kind: 'lobby', open: [], playing: [], here: 3 } as const;

  test('is told to who looks at it, again after the connection broke, and no longer when they leave', async () => {
    const { network, connection } = await connected();
    const here: number[] = [];
    const leave = connection.lobby((lobby) => here.push(lobby.here));
    expect(network.requests('lobby').map(({ is }) => is)).toEqual(['shown']);
    network.say(LOBBY);
    await network.drop();
    await network.pass(1000);
    await network.welcome();
    expect(network.requests('lobby').map(({ is }) => is)).toEqual(['shown']);
    network.say({ ...LOBBY, here: 4 });
    leave();
    network.say({ ...LOBBY, here: 5 });
    expect(here).toEqual([3, 4]);
    expect(network.requests('lobby').map(({ is }) => is)).toEqual(['shown', 'hidden']);
  });
});
