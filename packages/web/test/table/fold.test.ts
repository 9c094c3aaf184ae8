import { describe, expect, test } from 'vitest';
import { shownInRows } from '../../src/table/fold.ts';

describe('rows of cards', () => {
  test('show all cards where each shows at least 30 % of itself', () => {
    expect(shownInRows([2, 6], 1.3 + 2.5)).toEqual([2, 6]);
  });

  test('fold the oldest cards of the longest row into a chip', () => {
    expect(shownInRows([2, 6], 1.3 + 2.4)).toEqual([2, 4]);
    expect(shownInRows([2, 6], 1.3 + 2.1)).toEqual([2, 3]);
  });

  test('never fold a single card, whose place the chip would take', () => {
    for (const room of [3, 3.2, 3.4, 3.6, 3.8]) {
      const [, shown = 0] = shownInRows([1, 7], room);
      expect(7 - shown).not.toBe(1);
    }
  });

  test('keep up to two cards each, however little room there is', () => {
    expect(shownInRows([2, 1, 4], 0.5)).toEqual([2, 1, 2]);
  });

  test('keep a place for a row without cards', () => {
    expect(shownInRows([0, 4], 2.8)).toEqual([0, 2]);
    expect(shownInRows([0, 4], 2.9)).toEqual([0, 4]);
  });
});
