import { describe, expect, test } from 'vitest';
import { drawCurve, LEFT } from '../../src/screens/profile/curve.ts';

const SIZE = { width: 400, height: 200 };
const point = (rating: number, deviation = 40) => ({ at: 0, rating, deviation });

describe('The curve of a rating', () => {
  test('is nothing before the first game, and a level line after one', () => {
    expect(drawCurve([], SIZE)).toBe(null);
    const { line } = drawCurve([point(1500)], SIZE) ?? { line: '' };
    const [from, to] = line.slice(2).split(' L ');
    expect(from?.split(' ')[1]).toBe(to?.split(' ')[1]);
    expect(from?.split(' ')[0]).toBe(String(LEFT));
  });

  test('rises with the rating, and ends with the last one', () => {
    const { line, last } = drawCurve([point(1500), point(1550), point(1600)], SIZE)!;
    const heights = line
      .slice(2)
      .split(' L ')
      .map((pair) => Number(pair.split(' ')[1]));
    expect(heights).toEqual(heights.toSorted((a, b) => b - a));
    expect(last.y).toBe(heights.at(-1));
  });

  test('stays in its frame, however uncertain it is', () => {
    const { band } = drawCurve([point(1500, 350), point(1700, 300)], SIZE)!;
    for (const [, y] of band.matchAll(/[\d.]+ ([\d.]+)/g)) {
      expect(Number(y)).toBeGreaterThanOrEqual(0);
      expect(Number(y)).toBeLessThanOrEqual(SIZE.height);
    }
  });

  test('has few numbers at its side, all multiples of fifty', () => {
    for (const top of [1501, 1700, 2600]) {
      const { rules } = drawCurve([point(1500), point(top)], SIZE)!;
      expect(rules.length).toBeGreaterThanOrEqual(3);
      expect(rules.length).toBeLessThanOrEqual(8);
      expect(rules.every(({ rating }) => rating % 50 === 0)).toBe(true);
    }
  });
});
