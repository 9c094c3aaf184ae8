import { writeNotation } from '@bluemoon/engine';
import { agreeOn, recordAgain, USUAL_ROOM_TERMS } from '@bluemoon/play';
import type { RoomTerms } from '@bluemoon/play';
import type { BestShown, CurveShown, FinishedGame, GamesShown, Profile, RatingOfGame } from '@bluemoon/wire';
import { describe, expect, test } from 'vitest';
import { USUAL_LIMITS } from '../../src/sockets/limits.ts';
import { accountServer, browser } from '../people/account-server.ts';
import type { AccountServer } from '../people/account-server.ts';
import { networkClient } from '../network-client.ts';
import { emptyDatabase } from '../postgres.ts';
import { goOn, prepared } from '../rooms/playing.ts';
import { serve } from '../serving.ts';
import { until } from '../until.ts';

const rated: RoomTerms = { ...USUAL_ROOM_TERMS, agreement: agreeOn({}), first: 'opener', rated: 'yes' };

async function named(served: AccountServer, name: string) {
  const person = browser(served.server);
  await person.visit();
  expect(await person.ask('become', { name, password: `password of ${name}` })).toMatchObject({
    status: 200,
  });
  return person;
}

const NONSENSE = [
  'profile',
  'profile?name=',
  'profile?name=Ada&more=1',
  `profile?name=${'A'.repeat(300)}`,
  'games?name=Ada&kind=chess',
  'games?name=Ada&before=yesterday',
  'games?name=Ada&people=elves',
  'curve?name=Ada',
  'best?kind=',
  'game?room=a&number=1',
  'game?room=abcdefghijkl&number=0',
  'game?room=abcdefghijkl&number=1.5',
];

/** Ada has won a rated game against Bert. */
async function played() {
  const served = await accountServer(await emptyDatabase(), {
    ratingRules: { leastChoices: 2, mostOfAPair: 10 },
  });
  const [ada, bert] = [await named(served, 'Ada'), await named(served, 'Bert')];
  const players = [
    await networkClient(served.server, ada.token()),
    await networkClient(served.server, bert.token()),
  ] as const;
  const room = await prepared(players, rated);
  await until(() => players.every(({ seen }) => seen.now.phase === 'playing'));
  for (let step = 0; step < 6; step++) {
    await until(() => players.some(({ seen }) => seen.now.table?.view.decision?.options != null));
    await goOn(room, players, step);
  }
  await players[1].act(room, { kind: 'resign' });
  await until(async () => {
    const { verdict } = (await read(served, `game/rating?room=${room}&number=1`)) as RatingOfGame;
    return verdict === 'counted';
  });
  for (const { socket } of players) socket.close();
  return { served, room, ada, bert };
}

const fetched = ({ server }: Pick<AccountServer, 'server'>, path: string): Promise<Response> =>
  fetch(new URL(`/online/${path}`, server.address));

const read = async (served: Pick<AccountServer, 'server'>, path: string): Promise<unknown> =>
  (await fetched(served, path)).json();

async function refusal(
  served: Pick<AccountServer, 'server'>,
  path: string,
): Promise<readonly [number, unknown]> {
  const answer = await fetched(served, path);
  return [answer.status, ((await answer.json()) as { readonly why: unknown }).why];
}

describe('anybody can read', () => {
  test('about a player, their games and the best, and play a game again from its record', async () => {
    const { served, room, ada, bert } = await played();
    const profile = (await read(served, 'profile?name=ADA')) as Profile;
    expect(profile).toMatchObject({
      name: 'Ada',
      kind: 'named',
      isYou: false,
      against: null,
      ratings: [{ kind: 'people', games: 1, isProvisional: true }],
      results: [{ people: 'vulca', against: 'hoax', won: 1, played: 1 }],
      games: { games: [{ room, number: 1, rival: { name: 'Bert' }, result: 'won' }], next: null },
    });
    expect(await (await ada.get('/online/profile?name=Ada')).json()).toMatchObject({ isYou: true });
    expect(await (await bert.get('/online/profile?name=Ada')).json()).toMatchObject({
      isYou: false,
      against: { won: 1, lost: 0 },
    });

    const list = (await read(served, 'games?name=Ada&rival=Bert&people=vulca&result=won')) as GamesShown;
    expect(list.games).toHaveLength(1);
    expect(await read(served, 'games?name=Ada&result=lost')).toEqual({ games: [], next: null });
    const [point] = ((await read(served, 'curve?name=Ada&kind=people')) as CurveShown).points;
    expect(point?.rating).toBe(profile.ratings[0]?.rating);
    // One game does not say enough.
    expect((await read(served, 'best?kind=people')) as readonly BestShown[]).toEqual([]);

    const { changes } = (await read(served, `game/rating?room=${room}&number=1`)) as RatingOfGame;
    expect(changes.map((change) => Math.sign(change?.by ?? 0))).toEqual([1, -1]);
    const game = (await read(served, `game?room=${room}&number=1`)) as FinishedGame;
    expect(game).toMatchObject({
      winner: 0,
      reason: 'resigned',
      players: [{ name: 'Ada' }, { name: 'Bert' }],
    });
    const record = recordAgain(game.record, game.packs);
    expect(record.choices.length).toBeGreaterThanOrEqual(6);
    expect(writeNotation(record)).toContain('proof');
  });

  test('nothing about guests, players and games that are not there', async () => {
    const served = await accountServer(await emptyDatabase());
    const guest = browser(served.server);
    await guest.visit();
    expect(await refusal(served, 'profile?name=player-1')).toEqual([404, 'unknownPlayer']);
    expect(await refusal(served, 'games?name=nobody')).toEqual([404, 'unknownPlayer']);
    expect(await refusal(served, 'curve?name=nobody&kind=people')).toEqual([404, 'unknownPlayer']);
    expect(await refusal(served, 'game?room=abcdefghijkl&number=1')).toEqual([404, 'unknownGame']);
    expect(await refusal(served, 'game/rating?room=abcdefghijkl&number=1')).toEqual([404, 'unknownGame']);
  });

  test('with a reason why not, if nobody can understand what is asked', async () => {
    const served = await accountServer(await emptyDatabase());
    for (const path of NONSENSE)
      expect([path, ...(await refusal(served, path))]).toEqual([path, 400, 'malformed']);
  });

  test('at a pace that leaves something for others', async () => {
    const served = await accountServer(await emptyDatabase(), {
      limits: { ...USUAL_LIMITS, readingsAMinute: 2 },
    });
    for (let i = 0; i < 2; i++) expect((await fetched(served, 'best?kind=people')).status).toBe(200);
    expect(await refusal(served, 'best?kind=people')).toEqual([429, 'tooFast']);
  });

  test('as soon as the database is there', async () => {
    const server = await serve();
    expect(await refusal({ server }, 'best?kind=people')).toEqual([503, 'notReady']);
    await server.close();
  });
});
