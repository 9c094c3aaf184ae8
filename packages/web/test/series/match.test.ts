import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { peopleDeck, matchStatus } from '@bluemoon/play';
import type { GameResult } from '@bluemoon/play';
import type { Sitting } from '../../src/game/sitting.ts';
import { rematchOf } from '../../src/series/rematch.ts';
import { caughtUp } from '../../src/series/catch-up.ts';
import type { Chance } from '../../src/game/chance.ts';
import { FIRST_MATCH, matchFor } from '../../src/series/match-wishes.ts';
import type { MatchWishes } from '../../src/series/match-wishes.ts';
import {
  canChooseAgain,
  gameBeingPlayed,
  nextStep,
  withDeck,
  withDecksOfBots,
  withNextGame,
  withoutDecks,
  withoutLostGame,
  withResult,
} from '../../src/series/match-series.ts';
import type { MatchSeries } from '../../src/series/match-series.ts';
import { playedOn, randomRecord } from '../keep/random-record.ts';
import { MATCH_STORAGE } from '../../src/series/stored-match.ts';
import { chanceFrom } from './chance.ts';

const agreement = FIRST_MATCH.agreement;

function begun(wishes: Partial<MatchWishes> = {}, chance: Chance = chanceFrom(1)): MatchSeries {
  return matchFor({ ...FIRST_MATCH, ...wishes }, { ...chance, brought: [], box: BUILT_IN });
}

const withDecks = (series: MatchSeries): MatchSeries =>
  withDeck(withDeck(series, 0, peopleDeck('vulca', BUILT_IN), 1), 1, peopleDeck('hoax', BUILT_IN), 1);

const wonBy = (winner: 0 | 1, crystals: number): GameResult => ({ winner, crystals, reason: 'cardsOut' });

/** Plays the next game with this result. */
function played(series: MatchSeries, result: GameResult): MatchSeries {
  return withResult(withNextGame(series, chanceFrom(2)).series, result, 2);
}

describe('A match at one screen', () => {
  test('asks the person for both decks if they are agreed on openly', () => {
    const first = begun();
    expect(nextStep(first)).toEqual({ step: 'chooseDeck', seat: 0 });
    const second = withDeck(first, 0, peopleDeck('vulca', BUILT_IN), 1);
    expect(nextStep(second)).toEqual({ step: 'chooseDeck', seat: 1 });
    expect(nextStep(withDeck(second, 1, peopleDeck('hoax', BUILT_IN), 1))).toEqual({ step: 'begin' });
  });

  test('allows new decks until the game begins if they were agreed on openly, not if they were secret', () => {
    const settled = withDecks(begun());
    expect(canChooseAgain(settled)).toBe(true);
    expect(nextStep(withoutDecks(settled, 2))).toEqual({ step: 'chooseDeck', seat: 0 });
    expect(canChooseAgain(begun())).toBe(false);
    expect(canChooseAgain(withNextGame(settled, chanceFrom(2)).series)).toBe(false);
    expect(canChooseAgain(played(settled, wonBy(0, 2)))).toBe(false);
    expect(canChooseAgain(withDecks(begun({ choosing: 'secret', mode: 'two' })))).toBe(false);
    expect(canChooseAgain(begun({ choosing: 'random' }))).toBe(false);
  });

  test('asks people only for their own decks if they choose in secret', () => {
    const bots = withDecksOfBots(begun({ choosing: 'secret' }), [], chanceFrom(3));
    expect(bots.match.chosen[1]).not.toBeNull();
    expect(nextStep(bots)).toEqual({ step: 'chooseDeck', seat: 0 });
    const two = withDecksOfBots(begun({ choosing: 'secret', mode: 'two' }), [], chanceFrom(3));
    expect(two.match.chosen).toEqual([null, null]);
  });

  test('lets two bots choose by themselves under any agreement', () => {
    for (const extra of ['emissaries', 'families', 'inquisitors', 'achievements'] as const)
      for (const decks of ['people', 'built'] as const) {
        const wishes = {
          mode: 'watch',
          choosing: 'secret',
          agreement: { ...agreement, decks, [extra]: true },
        } as const;
        expect(nextStep(withDecksOfBots(begun(wishes), [], chanceFrom(4)))).toEqual({ step: 'begin' });
        expect(nextStep(begun({ ...wishes, choosing: 'random' }))).toEqual({ step: 'begin' });
      }
  });

  test('draws leaders from the wanted peoples only', () => {
    const { match } = begun({ choosing: 'random', drawn: ['aqua', 'khind'] });
    const leaders = match.options.sets?.map(({ leader }) => leader);
    expect(new Set(leaders)).toEqual(
      new Set([peopleDeck('aqua', BUILT_IN).leader, peopleDeck('khind', BUILT_IN).leader]),
    );
    expect(() => begun({ choosing: 'random', drawn: ['aqua'] })).toThrow('two or more sets');
  });

  test('plays ordinary games that know their match', () => {
    const { series, sitting } = withNextGame(withDecks(begun({ starts: 'rival' })), chanceFrom(5));
    expect(sitting.partOf).toEqual({ kind: 'match', id: series.id });
    expect(sitting.record.setup).toMatchObject({ decks: ['vulca', 'hoax'], first: 1 });
    expect(nextStep(series)).toEqual({ step: 'goOn', game: sitting.id });
  });

  test('goes to five crystals; the loser starts, and sets change sides', () => {
    const one = played(withDecks(begun()), wonBy(0, 2));
    expect(matchStatus(one.match)).toMatchObject({ score: [2, 0], first: 1, game: 2 });
    expect(withNextGame(one, chanceFrom(6)).sitting.record.setup).toMatchObject({ decks: ['hoax', 'vulca'] });
    const two = played(played(one, wonBy(1, 4)), wonBy(0, 3));
    expect(nextStep(two)).toEqual({ step: 'over', winner: 0 });
    expect(two.games).toHaveLength(3);
    expect(nextStep(rematchOf(two, chanceFrom(7)))).toEqual({ step: 'chooseDeck', seat: 0 });
  });
});

const around = (kept: Sitting | null) => ({
  games: {
    open: (id: string) =>
      Promise.resolve(kept === null ? null : ({ kind: 'game', id, sitting: kept } as const)),
  },
  brought: [],
  chance: chanceFrom(9),
});

describe('A match that is opened again', () => {
  const running = withNextGame(withDecks(begun()), chanceFrom(8));
  test('continues with its game', async () => {
    const now = await caughtUp(running.series, around(running.sitting));
    expect(now).toEqual({ series: running.series, game: 'running' });
  });

  test('records the result of a game that has ended, once', async () => {
    const record = playedOn(randomRecord({ decks: ['vulca', 'hoax'], seed: 7 }, 20), 5000, 3);
    const { series } = await caughtUp(running.series, around({ ...running.sitting, record }));
    expect(series.match.games).toHaveLength(1);
    expect(gameBeingPlayed(series)).toBeNull();
    expect((await caughtUp(series, around({ ...running.sitting, record }))).series).toEqual(series);
  });

  test('records four crystals for the rival of a player who conceded (PROJECT-44)', async () => {
    const { series } = await caughtUp(running.series, around({ ...running.sitting, resigned: 0 }));
    expect(matchStatus(series.match)).toMatchObject({ score: [0, 4], game: 2 });
    expect(gameBeingPlayed(series)).toBeNull();
  });

  test('drops a missing game only when the player says so', async () => {
    const now = await caughtUp(running.series, around(null));
    expect(now).toEqual({ series: running.series, game: 'lost' });
    expect(nextStep(withoutLostGame(now.series, 3))).toEqual({ step: 'begin' });
  });

  test('is stored and read without loss', () => {
    const { id } = running.series;
    const value: unknown = JSON.parse(JSON.stringify(MATCH_STORAGE.toStored(running.series)));
    expect(MATCH_STORAGE.read({ id, value })).toEqual({ kind: 'series', id, series: running.series });
  });

  test.each([
    ['no value', null],
    ['another form', { form: 2 }],
    ['no match', { form: 1, match: {} }],
    ['too many games', { ...stored(), games: ['a', 'b', 'c'] }],
    ['an unknown player', { ...stored(), players: [{ kind: 'dragon' }, { kind: 'person' }] }],
    ['no time', { ...stored(), touched: 'yesterday' }],
  ])('gives a reason if it is unreadable: %s', (_, value) => {
    const kept = MATCH_STORAGE.read({ id: 'x', value });
    expect(kept).toMatchObject({
      kind: 'unreadable',
      why: { en: expect.any(String), de: expect.any(String) },
    });
  });

  function stored(): object {
    return MATCH_STORAGE.toStored(withDecks(begun())) as object;
  }
});
