import { describe, expect, test } from 'vitest';
import { replay } from '@bluemoon/engine';
import type { GameRecord } from '@bluemoon/engine';
import type { Player, Sitting } from '../../src/game/sitting.ts';
import type { ListedGame } from '../../src/keep/listed-game.ts';
import { summaryOf } from '../../src/keep/summary.ts';
import { shareOf } from '../../src/game/share.ts';
import { RECENT, statisticsOf, streaksOf } from '../../src/keep/statistics.ts';
import { listed, randomRecord, setupOf, sittingOf } from './random-record.ts';

const PERSON: Player = { kind: 'person' };
const SOLID: Player = { kind: 'bot', level: 'solid' };
const STRONG: Player = { kind: 'bot', level: 'strong' };

const RECORDS = [1, 2, 3, 5].map((seed) => randomRecord(setupOf(seed)));

function recordAt(i: number): GameRecord {
  const record = RECORDS[i];
  if (record === undefined) throw new Error(`there is no record ${i}`);
  return record;
}

function sat(i: number, others: Partial<Sitting> = {}): ListedGame {
  return listed(sittingOf(recordAt(i), { id: String(i), touched: i, ...others }));
}

function on(i: number, month: number, day: number): ListedGame {
  return sat(i, { touched: new Date(2026, month, day, 12).getTime() });
}

describe('A game summary', () => {
  test('has decks, edition, turns and result', () => {
    const record = randomRecord({ decks: ['flit', 'buka'], seed: 9, edition: 'first' });
    const summary = summaryOf(record);
    expect(summary).toMatchObject({
      decks: [
        { kind: 'people', people: 'flit' },
        { kind: 'people', people: 'buka' },
      ],
      edition: 'first',
      beginsMidgame: false,
      toChoose: null,
    });
    const ended = replay(record).events.at(-1)?.at(-1);
    expect(ended).toMatchObject({ event: 'gameEnded', ...summary.result });
    expect(summaryOf(record)).toBe(summary);
  });

  test('of a running game says who has to choose', () => {
    const record = randomRecord({ decks: ['flit', 'buka'], seed: 9, first: 1 }, 0);
    expect(summaryOf(record)).toMatchObject({ toChoose: 1, result: null, turns: 1 });
  });
});

describe('Figures', () => {
  test('are those of the person, on either seat', () => {
    for (const [i, record] of RECORDS.entries()) {
      const { result, decks, turns } = summaryOf(record);
      const near = statisticsOf([sat(i, { players: [PERSON, SOLID] })]);
      const far = statisticsOf([sat(i, { players: [SOLID, PERSON] })]);
      const crystals = result?.crystals ?? 0;
      const [winner, loser] = result?.winner === 0 ? [near, far] : [far, near];
      expect(winner.overall).toMatchObject({ games: 1, wins: 1, crystalsFor: crystals, crystalsAgainst: 0 });
      expect(loser.overall).toMatchObject({ games: 1, wins: 0, crystalsFor: 0, crystalsAgainst: crystals });
      expect(near.overall?.averageTurns).toBe(turns);
      expect(near.overall?.fourthDragonShare).toBe(result?.reason === 'fourthDragon' ? 1 : 0);
      expect(near.byOwnDeck.map(({ key }) => key)).toEqual([decks[0].people]);
      expect(near.byRivalDeck).toEqual(far.byOwnDeck.map(({ key }) => expect.objectContaining({ key })));
    }
  });

  test('are grouped by deck, level and edition, in a fixed order', () => {
    const { byOwnDeck, byLevel, byEdition, overall } = statisticsOf([
      sat(3, { players: [PERSON, STRONG] }),
      sat(0),
      sat(0, { id: 'again' }),
      sat(1),
    ]);
    expect(overall?.games).toBe(4);
    expect(byOwnDeck.map(({ key, figures }) => [key, figures.games])).toEqual([
      ['hoax', 2],
      ['mimix', 1],
      ['terrah', 1],
    ]);
    expect(byLevel.map(({ key, figures }) => [key, figures.games])).toEqual([
      ['solid', 3],
      ['strong', 1],
    ]);
    expect(byEdition.map(({ key }) => key)).toEqual(['legends']);
  });

  test('exclude games that are not one person against a bot, but count them', () => {
    const position = replay(recordAt(0)).states[40];
    if (position === undefined) throw new Error('the game is too short');
    const midgame: GameRecord = { setup: { position }, choices: recordAt(0).choices.slice(40) };
    const unfinished: GameRecord = { ...recordAt(0), choices: recordAt(0).choices.slice(0, 9) };
    expect(
      statisticsOf([
        sat(0, { players: [PERSON, PERSON] }),
        sat(1, { players: [PERSON, PERSON] }),
        sat(2, { players: [SOLID, STRONG] }),
        listed(sittingOf(midgame)),
        listed(sittingOf(unfinished)),
        listed(sittingOf(unfinished, { players: [SOLID, SOLID] })),
      ]),
    ).toEqual({
      overall: null,
      byOwnDeck: [],
      byRivalDeck: [],
      byLevel: [],
      byEdition: [],
      byMonth: [],
      streaks: { current: 0, longestWon: 0, longestLost: 0 },
      overTime: [],
      unrated: { hotSeat: 2, botsOnly: 1, fromPosition: 1 },
      unfinished: 2,
    });
  });

  test('over time are sorted by time', () => {
    const games = [2, 0, 3, 1].map((i) => sat(i));
    const { overTime, overall } = statisticsOf(games);
    expect(overTime.map(({ touched }) => touched)).toEqual([0, 1, 2, 3]);
    expect(overTime.at(-1)?.balance).toBe((overall?.crystalsFor ?? 0) - (overall?.crystalsAgainst ?? 0));
  });

  test('of recent games exist only if there are enough games', () => {
    const games = Array.from({ length: 22 }, (_, i) => sat(i % 4, { id: `again-${i}`, touched: i }));
    const wins = games.map(({ summary }) => (summary.result?.winner === 0 ? 1 : 0));
    const rates = statisticsOf(games).overTime.map(({ recentWinRate }) => recentWinRate);
    const share = (from: number): number =>
      wins.slice(from, from + RECENT).reduce<number>((sum, won) => sum + won, 0) / RECENT;
    expect(rates).toEqual([...Array.from({ length: 19 }, () => null), share(0), share(1), share(2)]);
  });

  test('are grouped by month', () => {
    const { byMonth } = statisticsOf([on(0, 3, 30), on(1, 2, 1), on(2, 3, 1), on(3, 2, 31)]);
    expect(byMonth.map(({ key, figures }) => [new Date(key).getMonth(), figures.games])).toEqual([
      [2, 2],
      [3, 2],
    ]);
  });
});

describe('The interval of a share', () => {
  /** The last three are the examples of Newcombe (1998). */
  test.each([
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [5, 10, 0.2366, 0.7634],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [1, 29, 0.0061, 0.1718],
  ])('of %i wins in %i games goes from %f to %f', (wins, games, low, high) => {
    const interval = shareOf(wins, games);
    expect(interval.share).toBe(wins / games);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });
});

describe('Streaks', () => {
  test.each([
    ['', 0, 0, 0],
    ['w', 1, 1, 0],
    ['wwl', -1, 2, 1],
    ['lllwwlwww', 3, 3, 3],
    ['wwwwll', -2, 4, 2],
  ])('of “%s” are %i now, %i won and %i lost at most', (games, current, longestWon, longestLost) => {
    const rated = Array.from(games, (letter) => ({ isWon: letter === 'w' }));
    expect(streaksOf(rated)).toEqual({ current, longestWon, longestLost });
  });
});
