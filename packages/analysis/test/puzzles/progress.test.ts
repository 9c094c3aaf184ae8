import { describe, expect, test } from 'vitest';
import {
  afterResult,
  afterSolving,
  endOf,
  ENTRIES,
  isSolved,
  mergedProgress,
  NO_PUZZLES,
  ratingOf,
} from '../../src/puzzles/index.ts';

const [ONE, OTHER, THIRD] = ENTRIES.map(({ id }) => id);
const rated = (progress: typeof NO_PUZZLES): number => ratingOf(progress, ENTRIES).rating;

describe('The progress of a solver', () => {
  test('A wrong try lowers the rating once', () => {
    const failed = afterResult(NO_PUZZLES, ONE, 'failed');
    expect(rated(failed)).toBeLessThan(rated(NO_PUZZLES));
    expect(afterResult(failed, ONE, 'failed')).toBe(failed);
    expect(isSolved(failed, ONE)).toBe(false);
  });

  test('What is solved after a failure counts as solved, not for the rating', () => {
    const failed = afterResult(NO_PUZZLES, ONE, 'failed');
    const later = afterSolving(afterResult(failed, ONE, 'solved'), ONE, null);
    expect(endOf(later, ONE)).toBe('later');
    expect(isSolved(later, ONE)).toBe(true);
    expect(rated(later)).toBe(rated(failed));
  });

  test('The puzzle of the day makes a streak', () => {
    const solved = afterSolving(afterResult(NO_PUZZLES, ONE, 'solved'), ONE, 20_000);
    const next = afterSolving(solved, OTHER, 20_001);
    expect(next.streak.length).toBe(2);
    expect(afterSolving(next, THIRD, null).streak).toEqual(next.streak);
  });

  test('A puzzle that is no longer there does not count', () => {
    expect(rated(afterResult(NO_PUZZLES, 'elves-1', 'failed'))).toBe(rated(NO_PUZZLES));
  });
});

describe('Two devices of one solver', () => {
  const here = afterSolving(afterResult(NO_PUZZLES, ONE, 'failed'), OTHER, 20_000);
  const there = afterSolving(
    afterResult(afterResult(NO_PUZZLES, ONE, 'solved'), OTHER, 'helped'),
    OTHER,
    20_003,
  );

  test('Each first result counts once, and what one of them solved is solved', () => {
    const both = mergedProgress(here, there);
    expect(both.ends).toEqual([
      [ONE, 'later'],
      [OTHER, 'helped'],
    ]);
    expect(mergedProgress(both, there)).toEqual(both);
  });

  test('The streak is the one that goes on', () => {
    expect(mergedProgress(here, there).streak).toEqual(there.streak);
    expect(mergedProgress(there, here).streak).toEqual(there.streak);
    expect(mergedProgress(NO_PUZZLES, here).streak).toEqual(here.streak);
  });
});
