import { describe, expect, test } from 'vitest';
import { startConnection } from '../../src/index.ts';
import type { Reply } from '../../src/index.ts';
import { connectedPage, FakeNetwork, PageNetwork, settled } from './fake-network.ts';

const RESIGN = {
  kind: 'act',
  room: 'room-number-1',
  id: 'ada-resigns',
  request: { kind: 'resign' },
} as const;
const SIT = { kind: 'sit', room: 'room-number-1', id: 'bert-sits' } as const;

describe('A request', () => {
  test('that was not answered is sent again with the same id, and answered once', async () => {
    const { network, connection } = await connectedPage();
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
    const { network, connection } = await connectedPage();
    await network.drop();
    void connection.ask(SIT);
    await network.pass(300);
    await network.welcome();
    expect(network.requests('sit')).toHaveLength(1);
  });

  test('of a player is made again while the server cannot decide it, until it does', async () => {
    const { network, connection } = await connectedPage();
    const reply = connection.ask(RESIGN);
    const { n } = network.requests('act')[0] ?? { n: -1 };
    network.say({ kind: 'refused', n, why: { kind: 'notReady' } });
    await network.pass(1000);
    network.say({ kind: 'refused', n, why: { kind: 'tooFast' } });
    await network.pass(1000);
    expect(network.requests('act')).toHaveLength(3);
    network.say({ kind: 'refused', n, why: { kind: 'over' } });
    expect(await reply).toEqual({ kind: 'refused', why: { kind: 'over' } });
  });

  test.each([
    ['person hears', new PageNetwork(), 1],
    ['program need not hear', new FakeNetwork(), 2],
  ])('for a table: a %s that the server is not ready', async (_, network, asked) => {
    const connection = startConnection(network);
    await network.welcome();
    const replies: Reply[] = [];
    void connection.ask(SIT).then((reply) => replies.push(reply));
    const { n } = network.requests('sit')[0] ?? { n: -1 };
    network.say({ kind: 'refused', n, why: { kind: 'notReady' } });
    await network.pass(1000);
    expect(network.requests('sit')).toHaveLength(asked);
    expect(replies).toHaveLength(2 - asked);
  });

  test('that nobody wants to hear late is not repeated', async () => {
    const { network, connection } = await connectedPage();
    const said = connection.ask({ kind: 'say', room: 'room-number-1', what: 'hello' });
    await network.drop();
    expect(await said).toEqual({ kind: 'lost' });
    expect(await connection.ask({ kind: 'say', room: 'room-number-1', what: 'hello' })).toEqual({
      kind: 'lost',
    });
  });
});
