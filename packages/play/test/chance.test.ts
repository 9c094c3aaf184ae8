import { expect, test } from 'vitest';
import { botSeed, numberAt, shuffled } from '../src/chance.ts';
import { draftChance } from '../src/draft/chance.ts';

const LONG = '0123456789abcdef'.repeat(4);

/** Saved drafts, matches and tables hold seeds only: if these numbers change, old ones deal other cards. */
test('the same seed gives the same numbers for ever, so that old records stay readable', () => {
  expect([0, 1, 2].map((place) => numberAt(0, place))).toEqual([4_034_715_445, 2_958_488_529, 3_645_621_578]);
  expect([0, 1, 1000].map((place) => numberAt(7, place))).toEqual([2_491_972_897, 726_622_899, 398_392_782]);
  expect([2 ** 32, 2 ** 40 + 7, 2 ** 53 - 1].map((seed) => numberAt(seed, 0))).toEqual([
    3_338_133_814, 2_075_325_338, 317_641_445,
  ]);
  expect(shuffled(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], 11).join('')).toBe('hbfecdag');
  expect([botSeed(7, 0), botSeed(7, 1)]).toEqual([398_392_782, 3_319_449_360]);
  expect([botSeed(LONG, 0), botSeed(LONG, 1)]).toEqual([2_515_551_797, 484_212_255]);
  expect([draftChance(7, 'peoples'), draftChance(7, 'deal')]).toEqual([2_491_972_897, 726_622_899]);
});

test('every digit of a long seed matters to the bots', () => {
  const seeds = Array.from(LONG, (_, i) => botSeed(`${LONG.slice(0, i)}f${LONG.slice(i + 1)}`, 0));
  expect(new Set(seeds).size).toBe(LONG.length - 4 + 1);
});
