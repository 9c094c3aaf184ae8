import { BUILT_IN } from '@bluemoon/engine';
import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { banUntil, FOR_GOOD } from '../../src/admin/bans.ts';
import { listReports, settleReport, takeNameAway } from '../../src/admin/reports.ts';
import { networkClient } from '../network-client.ts';
import { accountServer, browser } from '../people/account-server.ts';
import type { AccountServer, Browser } from '../people/account-server.ts';
import { emptyDatabase } from '../postgres.ts';
import { prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

async function named({ server }: AccountServer, name: string): Promise<Browser> {
  const person = browser(server);
  await person.visit();
  await person.ask('become', { name, password: `password of ${name}` });
  return person;
}

async function twoNamed() {
  const served = await accountServer(await emptyDatabase());
  return { served, ada: await named(served, 'Ada'), bert: await named(served, 'Bert') };
}

const block = (one: Browser, who: object, is = 'blocked') => one.post('/online/block', { who, is });
const blocked = async (one: Browser) => (await one.get('/online/blocked')).json();

describe('who is blocked', () => {
  test('cannot sit down with the one who did it, nor the other way round, until they are free again', async () => {
    const { served, ada, bert } = await twoNamed();
    expect(await block(ada, { name: 'BERT' })).toMatchObject({ status: 200 });
    expect(await blocked(ada)).toMatchObject({ blocked: [{ name: 'Bert' }] });
    expect(await blocked(bert)).toEqual({ blocked: [] });
    const players = [
      await networkClient(served.server, ada.token()),
      await networkClient(served.server, bert.token()),
    ] as const;
    for (const [host, guest] of [players, players.toReversed()] as const) {
      const opened = await host.send({ kind: 'open', id: `opens-${host === players[0]}`, terms });
      const room = opened.kind === 'done' ? (opened.room ?? '') : '';
      const refused = { kind: 'refused', why: { kind: 'apart' } };
      expect(await guest.send({ kind: 'sit', room, id: `sits-${room}` })).toMatchObject(refused);
      await block(ada, { name: 'Bert' }, 'free');
      expect(await guest.send({ kind: 'sit', room, id: `sits-again-${room}` })).toMatchObject({
        kind: 'done',
      });
      await block(ada, { name: 'Bert' });
    }
    for (const { socket } of players) socket.close();
  });

  test('is not heard any more, but hears', async () => {
    const { served, ada, bert } = await twoNamed();
    const players = [
      await networkClient(served.server, ada.token()),
      await networkClient(served.server, bert.token()),
    ] as const;
    const room = await prepared(players, terms);
    expect(await block(ada, { room, seat: 1 })).toMatchObject({ status: 200 });
    const words = (seat: 0 | 1) =>
      players[seat].told.flatMap((message) => (message.kind === 'said' ? message.what : []));
    await players[1].send({ kind: 'say', room, what: 'hello' });
    await players[0].send({ kind: 'say', room, what: 'thanks' });
    await until(() => words(1).includes('thanks'));
    expect(words(0)).not.toContain('hello');
    for (const { socket } of players) socket.close();
  });

  test('is somebody else, and a person', async () => {
    const { served, ada } = await twoNamed();
    await served.database.pool.query(
      `insert into players (name, name_key, kind) values ('strong', 'strong', 'bot')`,
    );
    expect((await block(ada, { name: 'Ada' })).said).toEqual({ why: 'yourself' });
    expect((await block(ada, { name: 'strong' })).said).toEqual({ why: 'aBot' });
    expect((await block(ada, { name: 'Nemo' })).said).toEqual({ why: 'nobody' });
    expect((await block(ada, { name: 7 })).said).toEqual({ why: 'malformed' });
    const foreign = await ada.post(
      '/online/block',
      { who: { name: 'Bert' }, is: 'blocked' },
      { origin: 'https://evil.example' },
    );
    expect(foreign).toMatchObject({ status: 403, said: { why: 'foreign' } });
  });

  test('is told on the page about them, to the one who did it', async () => {
    const { ada, bert } = await twoNamed();
    await block(ada, { name: 'Bert' });
    expect(await (await ada.get('/online/profile?name=Bert')).json()).toMatchObject({ isBlocked: true });
    expect(await (await bert.get('/online/profile?name=Ada')).json()).toMatchObject({ isBlocked: false });
  });
});

const report = (one: Browser, who: object, reason = 'stalling', room: string | null = null) =>
  one.post('/online/report', { who, reason, room });

describe('a report', () => {
  test('reaches the operator, who acts and settles it', async () => {
    const { served, ada, bert } = await twoNamed();
    const { database } = served;
    expect(await report(ada, { name: 'Bert' }, 'name', 'some-table')).toMatchObject({ status: 200 });
    await report(ada, { name: 'Bert' }, 'name', 'some-table');
    await report(await named(served, 'Cleo'), { name: 'Bert' });
    const [first, second, ...more] = await listReports(database, 'open');
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      reason: 'name',
      room: 'some-table',
      others: 1,
      closed: null,
      reported: { name: 'Bert' },
      reporter: { name: 'Ada' },
    });
    const { player } = first!.reported;
    const name = await takeNameAway(database, player, { box: BUILT_IN, at: Date.now() });
    expect(await bert.now()).toMatchObject({ name, renameFrom: null });
    expect(await bert.ask('rename', { name: 'Berthold' })).toMatchObject({ status: 200 });
    await banUntil(database, player, FOR_GOOD);

    expect(await settleReport(database, first!.report)).toBe(true);
    expect(await settleReport(database, first!.report)).toBe(false);
    expect((await listReports(database, 'open')).map(({ report: id }) => id)).toEqual([second!.report]);
    expect(await listReports(database, 'closed')).toMatchObject([{ report: first!.report, others: 1 }]);
  });

  test('is one of ten a day at most, so that nobody floods the operator', async () => {
    const { served, ada } = await twoNamed();
    const answers: number[] = [];
    for (let i = 0; i < 11; i++) {
      await named(served, `Rival ${'abcdefghjkm'[i]}`);
      answers.push((await report(ada, { name: `Rival ${'abcdefghjkm'[i]}` })).status);
    }
    expect(answers).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('is forgotten with the one it is about, and stays without the one who made it', async () => {
    const { served, ada, bert } = await twoNamed();
    await report(ada, { name: 'Bert' });
    await report(bert, { name: 'Ada' });
    await ada.ask('delete', { proof: { password: 'password of Ada' } });
    expect(await listReports(served.database, 'open')).toMatchObject([
      { reported: { name: 'Bert' }, reporter: null },
    ]);
  });
});
