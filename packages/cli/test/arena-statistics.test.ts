import { describe, expect, test } from 'vitest';
import { eloRatings } from '../src/arena/elo.ts';
import { rateOf, studentQuantile } from '../src/arena/interval.ts';
import type { Cluster } from '../src/arena/interval.ts';
import { quantile, stopwatch, merged } from '../src/arena/timing.ts';

const groups = (count: number, points: number): readonly Cluster[] =>
  Array.from({ length: count }, () => ({ points, games: 2 }));

const width = ({ low, high }: ReturnType<typeof rateOf>): number => high - low;

describe('The interval of a win rate', () => {
  test('takes the groups as units: ten groups, half of them won twice, half of them split', () => {
    // p = 15/20, V = 10/9 · 10 · 0.5² / 20² = 0.00694, so 0.1875 / V = 27 games; t for 9 degrees is 2.262.
    const { rate, low, high } = rateOf([...groups(5, 2), ...groups(5, 1)]);
    expect(rate).toBe(0.75);
    expect(low).toBeCloseTo(0.5328, 3);
    expect(high).toBeCloseTo(0.8876, 3);
  });

  test('is wider if both games of a group go the same way, and narrower if they are split', () => {
    const together = rateOf([...groups(20, 2), ...groups(20, 0)]);
    const apart = rateOf([...groups(38, 1), ...groups(1, 2), ...groups(1, 0)]);
    expect(together.rate).toBe(0.5);
    expect(apart.rate).toBe(0.5);
    expect(width(together)).toBeGreaterThan(0.28);
    expect(width(apart)).toBeLessThan(0.1);
  });

  test('is the Wilson interval if everything was won', () => {
    // 1 / (1 + 1.96² / 40)
    expect(rateOf(groups(20, 2))).toEqual({ rate: 1, low: expect.closeTo(0.9124, 4), high: 1 });
    expect(rateOf(groups(20, 0))).toEqual({ rate: 0, low: 0, high: expect.closeTo(0.0876, 4) });
  });

  test('is the Wilson interval if every group was split, so its width is never zero', () => {
    const { low, high } = rateOf(groups(20, 1));
    expect(low).toBeCloseTo(0.352, 3);
    expect(high).toBeCloseTo(0.648, 3);
  });

  test('is the Wilson interval for few groups', () => {
    // 3 of 4
    const { low, high } = rateOf([...groups(1, 2), ...groups(1, 1)]);
    expect(low).toBeCloseTo(0.3006, 4);
    expect(high).toBeCloseTo(0.9544, 4);
  });

  test('counts groups of which one game does not count', () => {
    expect(rateOf([{ points: 1, games: 1 }, ...groups(1, 1)]).rate).toBeCloseTo(2 / 3, 6);
  });

  test('is 0 to 1 without games', () => {
    expect(rateOf([])).toEqual({ rate: null, low: 0, high: 1 });
  });

  test('covers the true rate 95 times out of 100', () => {
    let word = 7;
    const chance = (): number => {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      return word / 2 ** 32;
    };
    // The shuffle favours the bot in one game of a group and its rival in the other.
    const sample = (): readonly Cluster[] =>
      Array.from({ length: 40 }, () => {
        const luck = chance() < 0.5 ? 0.25 : -0.25;
        const points = Number(chance() < 0.7 + luck) + Number(chance() < 0.7 - luck);
        return { points, games: 2 };
      });
    const covered = Array.from({ length: 2000 }, sample).filter((clusters) => {
      const { low, high } = rateOf(clusters);
      return low <= 0.7 && 0.7 <= high;
    }).length;
    expect(covered / 2000).toBeGreaterThan(0.935);
    expect(covered / 2000).toBeLessThan(0.965);
  });

  test('uses Student’s distribution', () => {
    expect(studentQuantile(9)).toBeCloseTo(2.262, 3);
    expect(studentQuantile(30)).toBeCloseTo(2.042, 3);
    expect(studentQuantile(1e9)).toBeCloseTo(1.96, 3);
  });
});

const duel = (first: number, second: number, points: number, games: number) => ({
  first,
  second,
  points,
  games,
});

describe('Elo', () => {
  test('of two follows from their score plus one draw', () => {
    const [first, second] = eloRatings(2, [duel(0, 1, 75, 100)], 1);
    // 400 · log10(75.5 / 25.5), and 1.96 · 173.7 / √(101 · 0.7475 · 0.2525)
    expect(first?.elo).toBeCloseTo(188.56, 1);
    expect(first?.plusMinus).toBeCloseTo(77.98, 1);
    expect(second).toEqual({ elo: 0, plusMinus: 0 });
  });

  test('of three adds up if the scores do', () => {
    // Odds of 10 to 1 twice are odds of 100 to 1.
    const ratings = eloRatings(
      3,
      [duel(0, 1, 10_000, 11_000), duel(1, 2, 10_000, 11_000), duel(0, 2, 100_000, 101_000)],
      2,
    );
    expect(ratings.map(({ elo }) => Math.round(elo))).toEqual([800, 400, 0]);
  });

  test('is finite for a bot that wins everything, and for one that has not played', () => {
    const ratings = eloRatings(3, [duel(0, 1, 500, 500), duel(0, 2, 0, 0), duel(1, 2, 0, 0)], 1);
    for (const { elo, plusMinus } of ratings) {
      expect(Number.isFinite(elo)).toBe(true);
      expect(Number.isFinite(plusMinus)).toBe(true);
    }
    expect(ratings[0]?.elo).toBeGreaterThan(1000);
    expect(ratings[2]?.plusMinus).toBeGreaterThan(400);
  });
});

const noted = (...times: readonly number[]) => {
  const watch = stopwatch();
  times.forEach(watch.note);
  return watch.timing();
};

describe('Times of decisions', () => {
  test('have quantiles accurate to 2 %, and the exact maximum', () => {
    const timing = noted(...Array.from({ length: 1000 }, (_, i) => i + 1));
    expect(quantile(timing, 0.5)).toBeGreaterThan(490);
    expect(quantile(timing, 0.5)).toBeLessThan(510);
    expect(quantile(timing, 0.95)).toBeGreaterThan(931);
    expect(quantile(timing, 0.95)).toBeLessThan(969);
    expect(timing.longest).toBe(1000);
  });

  test('of several games merge into one histogram', () => {
    expect(merged([noted(1, 20), noted(0, 300)])).toEqual(noted(1, 20, 0, 300));
  });

  test('are null without decisions', () => {
    expect(quantile(noted(), 0.5)).toBeNull();
  });
});
