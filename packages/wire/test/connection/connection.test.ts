import { describe, expect, test } from 'vitest';
import { startConnection } from '../../src/index.ts';
import { connectedPage, FakeNetwork, PageNetwork, settled } from './fake-network.ts';

const RESIGN = {
  kind: 'act',
  room: 'room-number-1',
  id: 'ada-resigns',
  request: { kind: 'resign' },
} as const;
const SIT = { kind: 'sit', room: 'room-number-1', id: 'bert-sits' } as const;

describe('A page', () => {
  test('introduces itself, and is open when it is welcome', async () => {
    const network = new PageNetwork();
    const connection = startConnection(network);
    expect(connection.state.kind).toBe('connecting');
    await network.welcome('ada');
    expect(connection).toMatchObject({ state: { kind: 'open' }, name: 'ada' });
    expect(network.sent[0]).toMatchObject({ kind: 'hello' });
  });

  test('that comes from a host of plain files finds no server, and looks no further', async () => {
    const network = new PageNetwork();
    network.answer = 'noServer';
    const connection = startConnection(network);
    await network.pass(60_000);
    expect(connection.state).toEqual({ kind: 'unavailable', why: 'noServer' });
    expect(network.announced).toBe(1);
  });

  test('whose server has no database says so, and waits for it', async () => {
    const network = new PageNetwork();
    network.answer = 'notReady';
    const connection = startConnection(network);
    await settled();
    expect(connection.state).toMatchObject({ kind: 'lost', why: 'notReady' });
    network.answer = 'known';
    await network.pass(1000);
    await network.welcome();
    expect(connection.state.kind).toBe('open');
  });

  test('of another version is told so, and does not come back', async () => {
    const { network, connection } = await connectedPage();
    network.say({ kind: 'bye', why: 'version', after: null });
    await network.pass(60_000);
    expect(connection.state).toEqual({ kind: 'refused', why: 'version' });
    expect(network.announced).toBe(1);
  });

  test('comes back after a restart when the server says so', async () => {
    const { network, connection } = await connectedPage();
    network.say({ kind: 'bye', why: 'restart', after: 3000 });
    expect(connection.state).toMatchObject({ kind: 'lost', why: 'restart' });
    await network.pass(2900);
    expect(network.announced).toBe(1);
    await network.pass(200);
    await network.welcome();
    expect(connection.state.kind).toBe('open');
  });

  test('believes for half a minute that the server restarts', async () => {
    const { network, connection } = await connectedPage();
    network.say({ kind: 'bye', why: 'restart', after: 500 });
    network.answer = 'failed';
    await network.pass(20_000);
    expect(connection.state).toMatchObject({ kind: 'lost', why: 'restart' });
    await network.pass(20_000);
    expect(connection.state).toMatchObject({ kind: 'lost', why: 'broken' });
  });
});

describe('A program', () => {
  test('calls at once, and says hello before everything else', async () => {
    const network = new FakeNetwork();
    const connection = startConnection(network);
    void connection.ask(SIT);
    network.events?.opened();
    expect(network.sent.map(({ kind }) => kind)).toEqual(['hello']);
    await network.welcome();
    expect(network.requests('sit')).toHaveLength(1);
  });

  test('does not call again when the server does not know its token', async () => {
    const network = new FakeNetwork();
    const connection = startConnection(network);
    await network.drop('unknownPlayer');
    await network.pass(100_000);
    expect(network.dialled).toBe(1);
    expect(connection.state).toEqual({ kind: 'unavailable', why: 'unknownPlayer' });
  });

  test('that was sent away or has left gets no more answers, and does not call again', async () => {
    const network = new FakeNetwork();
    const connection = startConnection(network);
    await network.welcome();
    const reply = connection.ask(RESIGN);
    const watching = connection.watch('room-number-1', { seen: () => undefined });
    network.say({ kind: 'bye', why: 'banned', after: null });
    expect(connection.state).toEqual({ kind: 'refused', why: 'banned' });
    expect(await Promise.all([reply, watching.begun, watching.again(), connection.ask(RESIGN)])).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'lost' })),
    );
    connection.close();
    await network.pass(100_000);
    expect(connection.state.kind).toBe('closed');
    expect(network.dialled).toBe(1);
  });
});

describe('A lost connection', () => {
  test('is looked for with growing pauses, ten seconds at most', async () => {
    const { network, connection } = await connectedPage();
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
    expect(connection.state).toEqual({ kind: 'lost', why: 'broken', since: lostAt });
  });

  test('is looked for at once when the network is back', async () => {
    const { network, connection } = await connectedPage();
    network.answer = 'failed';
    await network.drop();
    await network.pass(20_000);
    network.answer = 'known';
    connection.wake();
    await network.welcome();
    expect(connection.state.kind).toBe('open');
  });

  test('is noticed by the browser, or by half a minute of silence', async () => {
    const { network, connection } = await connectedPage();
    connection.cut();
    expect(connection.state.kind).toBe('lost');
    await network.pass(300);
    await network.welcome();
    await network.pass(29_000);
    expect(connection.state.kind).toBe('open');
    expect(network.requests('ping')).toHaveLength(2);
    await network.pass(2000);
    expect(connection.state.kind).toBe('lost');
    expect(network.closed).toBe(2);
  });

  test('is noticed sooner when somebody looks at the page again', async () => {
    const { network, connection } = await connectedPage();
    connection.wake();
    await network.pass(5000);
    expect(connection.state.kind).toBe('lost');
  });
});

test("The server's clock is known as well as the quickest answer tells it", async () => {
  const { network, connection } = await connectedPage();
  const [slow] = network.requests('ping');
  await network.pass(400);
  network.say({ kind: 'pong', n: slow?.n ?? -1, time: network.now + 7000 });
  expect(connection.serverTime()).toBe(network.now);
});

test('Own games are told to who shows them, also after the connection broke', async () => {
  const { network, connection } = await connectedPage();
  const told: number[] = [];
  const hide = connection.myGames((games) => told.push(games.length));
  network.say({ kind: 'myGames', games: [] });
  await network.drop();
  await network.pass(1000);
  await network.welcome();
  expect(network.requests('myGames').map(({ is }) => is)).toEqual(['shown']);
  hide();
  network.say({ kind: 'myGames', games: [] });
  expect(told).toEqual([0]);
  expect(network.requests('myGames').map(({ is }) => is)).toEqual(['shown', 'hidden']);
});

describe('The lobby', () => {
  const LOBBY = { kind: 'lobby', open: [], playing: [], tournaments: [], here: 3 } as const;

  test('is told to who looks at it, again after the connection broke, and no longer when they leave', async () => {
    const { network, connection } = await connectedPage();
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
