import rate from 'glicko2-lite';
import { describe, expect, test } from 'vitest';
import { afterGame, agedTo, BEST_DEVIATION, isProvisional, newRating } from '../../src/ratings/glicko.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

describe('a rating', () => {
  test('follows the worked example of Glickman’s paper', () => {
    const { rating, rd, vol } = rate(
      1500,
      200,
      0.06,
      [
        [1400, 30, 1],
        [1550, 100, 0],
        [1700, 300, 0],
      ],
      { tau: 0.5 },
    );
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(rd).toBeCloseTo(151.52, 1);
    expect(vol).toBeCloseTo(0.05999, 4);
  });

  test('rises for the winner as much as it falls for an equal loser, and becomes more certain', () => {
    const before = newRating(0);
    const won = afterGame(before, before, 1, 0);
    const lost = afterGame(before, before, 0, 0);
    expect(won.rating - 1500).toBeCloseTo(1500 - lost.rating);
    expect(won.deviation).toBeLessThan(before.deviation);
    expect(won.games).toBe(1);
  });

  test('is provisional in the beginning, and no longer after five games against somebody well known', () => {
    const known = { ...newRating(0), deviation: 60 };
    let mine = newRating(0);
    for (let game = 0; game < 5; game++) {
      expect(isProvisional(mine)).toBe(game < 3);
      mine = afterGame(mine, known, game % 2 === 0 ? 1 : 0, 0);
    }
    expect(isProvisional(mine)).toBe(false);
    expect(mine.deviation).toBeGreaterThan(BEST_DEVIATION);
  });

  test('that many games make well known is good enough for the list of the best', () => {
    const known = { ...newRating(0), deviation: 60 };
    let mine = newRating(0);
    for (let game = 0; game < 12; game++) mine = afterGame(mine, known, game % 2 === 0 ? 1 : 0, 0);
    expect(mine.deviation).toBeLessThan(BEST_DEVIATION);
  });

  test('becomes less certain while its player stays away, but never less than that of a newcomer', () => {
    const known = { ...newRating(0), deviation: 60 };
    expect(agedTo(known, 0)).toEqual(known);
    expect(agedTo(known, 10 * WEEK).deviation).toBeGreaterThan(61);
    expect(agedTo(known, 100_000 * WEEK).deviation).toBe(350);
    expect(agedTo(known, 10 * WEEK).rating).toBe(1500);
  });
});
