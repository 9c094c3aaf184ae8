import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomLine } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { networkClient } from '../network-client.ts';
import { accountServer, browser } from '../people/account-server.ts';
import { emptyDatabase } from '../postgres.ts';
import { until } from '../until.ts';

const terms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}) };

/** Ada and Bert, each at a process of their own, and their pages with the games that concern them. */
async function twoPages() {
  const url = await emptyDatabase();
  const pages = [];
  for (const name of ['Ada', 'Bert']) {
    const { server } = await accountServer(url);
    const person = browser(server);
    await person.visit();
    await person.ask('become', { name, password: `password of ${name}` });
    const line = await networkClient(server, person.token());
    await line.send({ kind: 'myGames', is: 'shown' });
    let asked = 0;
    pages.push({
      person,
      line,
      challenge: (name: string) =>
        line.send({ kind: 'open', id: `challenge-${name}-${asked++}`, terms, challenge: name }),
      games: (): readonly RoomLine[] | undefined =>
        line.told.flatMap((message) => (message.kind === 'myGames' ? [message.games] : [])).at(-1),
    });
  }
  const [ada, bert] = pages;
  if (ada === undefined || bert === undefined) throw new Error('nobody is there');
  return { ada, bert };
}

test('Who is challenged reads it at once at another process, and sits down', async () => {
  const { ada, bert } = await twoPages();
  const opened = await ada.challenge('bert');
  const room = opened.kind === 'done' ? (opened.room ?? '') : '';
  await until(() => bert.games()?.[0]?.challenge === 'got');
  expect(bert.games()).toMatchObject([{ room, names: ['Ada', null] }]);
  await until(() => ada.games()?.[0]?.challenge === 'made');
  expect(await bert.line.send({ kind: 'sit', room, id: 'bert-sits-down' })).toMatchObject({ kind: 'done' });
  await until(() => bert.games()?.[0]?.yours?.seat === 1);
  expect(bert.games()).toHaveLength(1);
  expect(bert.games()?.[0]?.challenge).toBeUndefined();
  expect(await bert.line.send({ kind: 'decline', room, id: 'bert-too-late' })).toMatchObject({
    why: { kind: 'seatTaken' },
  });
});

test('Who declines closes the table, and nobody else can', async () => {
  const { ada, bert } = await twoPages();
  const opened = await ada.challenge('Bert');
  const room = opened.kind === 'done' ? (opened.room ?? '') : '';
  await ada.line.send({ kind: 'watch', room, seen: null });
  expect(ada.line.seen.now).toMatchObject({ isChallenge: true, phase: 'waiting' });
  expect(await ada.line.send({ kind: 'decline', room, id: 'not-by-ada-herself' })).toMatchObject({
    why: { kind: 'notSeated' },
  });
  await until(() => bert.games()?.length === 1);
  await bert.line.send({ kind: 'decline', room, id: 'bert-declines' });
  await until(() => ada.line.seen.now.closed === 'declined');
  await until(() => bert.games()?.length === 0);
});

test('Nobody is flooded with challenges, and those who are blocked make none', async () => {
  const { ada, bert } = await twoPages();
  expect(await ada.challenge('Nemo')).toMatchObject({ why: { kind: 'unknownPlayer' } });
  expect(await ada.challenge('Ada')).toMatchObject({ why: { kind: 'unknownPlayer' } });
  for (let i = 0; i < 3; i++) expect(await ada.challenge('Bert')).toMatchObject({ kind: 'done' });
  expect(await ada.challenge('Bert')).toMatchObject({ why: { kind: 'tooMany' } });
  await ada.person.post('/online/block', { who: { name: 'Bert' }, is: 'blocked' });
  expect(await bert.challenge('Ada')).toMatchObject({ why: { kind: 'apart' } });
});
