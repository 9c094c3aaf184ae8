import { agreeOn, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { GamesShown, Profile, RatingOfGame } from '@bluemoon/wire';
import { expect, test } from 'vitest';
import { makeBot } from '../../src/admin/bot-accounts.ts';
import { rateWaiting } from '../../src/ratings/rater.ts';
import { networkClient } from '../network-client.ts';
import { accountServer, browser } from '../people/account-server.ts';
import { emptyDatabase } from '../postgres.ts';
import type { Client } from '../rooms/client.ts';
import { prepared } from '../rooms/playing.ts';
import { until } from '../until.ts';

const WEAKLY: readonly string[] = ['retreat', 'decline', 'done'];

/** Plays to the end, which comes soon because the second player gives way wherever they can. */
async function playOut(room: string, players: readonly [Client, Client]): Promise<void> {
  for (;;) {
    await until(() => players[0].seen.now.ply === players[1].seen.now.ply);
    const asked = players.find(({ seen }) => seen.now.table?.view.decision?.options != null);
    const table = asked?.seen.now.table;
    if (asked === undefined || table == null) return;
    const options = (table.view.decision?.options ?? []).filter(({ kind }) => kind !== 'takeBack');
    const weak = asked === players[1] ? options.find(({ kind }) => WEAKLY.includes(kind)) : undefined;
    const { id } = weak ?? options[0]!;
    const reply = await asked.act(room, { kind: 'choose', ply: table.ply, options: [id] });
    if (reply.kind !== 'done') throw new Error(JSON.stringify(reply));
  }
}

test('A rated game of a program and a person who sits down with it moves both ratings, once', async () => {
  const { server, database } = await accountServer(await emptyDatabase());
  const person = browser(server);
  await person.visit();
  await person.ask('become', { name: 'Ada', password: 'password of Ada' });
  const made = await makeBot(database, 'Moon Engine');
  if (made.kind === 'refused') throw new Error(made.why);
  const players = [
    await networkClient(server, made.token),
    await networkClient(server, person.token()),
  ] as const;
  const room = await prepared(players, {
    ...USUAL_ROOM_TERMS,
    agreement: agreeOn({}),
    takeBacks: 'never',
    rated: 'yes',
  });
  await until(() => players.every(({ seen }) => seen.now.phase === 'playing'));
  const [, ada] = players;
  expect(ada.seen.now.seats).toMatchObject([{ standing: 'program' }, { standing: 'named' }]);
  await playOut(room, players);
  const result = ada.seen.now.table?.result;
  expect(result?.reason).not.toBe('resigned');

  const read = async (path: string): Promise<unknown> =>
    (await fetch(new URL(`/online/${path}`, server.address))).json();
  const rating = async () => (await read(`game/rating?room=${room}&number=1`)) as RatingOfGame;
  await until(async () => (await rating()).verdict === 'counted');
  const { changes } = await rating();
  expect(changes.map((change) => Math.sign(change?.by ?? 0))).toEqual(
    result?.winner === 0 ? [1, -1] : [-1, 1],
  );
  const profiles = async () =>
    Promise.all(['Ada', 'Moon Engine'].map((name) => read(`profile?name=${encodeURIComponent(name)}`)));
  const before = await profiles();
  expect(await rateWaiting(database)).toBe(0);
  expect(await profiles()).toEqual(before);
  const [hers, its] = before as [Profile, Profile];
  expect([hers.kind, its.kind]).toEqual(['named', 'bot']);
  expect([hers.ratings, its.ratings]).toMatchObject([[{ games: 1 }], [{ games: 1 }]]);
  const { games } = (await read('games?name=Ada')) as GamesShown;
  expect(games).toMatchObject([{ rival: { name: 'Moon Engine', kind: 'bot' } }]);
  for (const { socket } of players) socket.close();
});
