import { describe, expect, test } from 'vitest';
import { interval, scores, tableOf } from '../lib/mutation.ts';
import { draw, mutantsIn } from '../mutation/sampling.ts';

const result = (path: string, status: string) => ({ fileName: `/anywhere/packages/${path}`, status });

describe('The score of the mutants', () => {
  const results = [
    result('engine/src/turn/run.ts', 'Killed'),
    result('engine/src/turn/run.ts', 'Timeout'),
    result('engine/src/turn/text.ts', 'Survived'),
    result('engine/src/view/view.ts', 'RuntimeError'),
    result('play/src/pool.ts', 'NoCoverage'),
  ];

  test('is counted by folder and over all, without those that could not be run', () => {
    expect(scores(results)).toEqual([
      { folder: 'engine/turn', noticed: 2, missed: 1 },
      { folder: 'play', noticed: 0, missed: 1 },
      { folder: 'all', noticed: 2, missed: 2 },
    ]);
  });

  test('is shown with how far it can be trusted', () => {
    expect(tableOf(scores(results)).split('\n').at(-1)).toBe('| all | 4 | 2 | 50.0 % | 15.0 % to 85.0 % |');
    const [low, high] = interval(900, 1000);
    expect(low).toBeCloseTo(0.88, 2);
    expect(high).toBeCloseTo(0.917, 2);
  });
});

describe('A sample of the mutants', async () => {
  const mutants = await mutantsIn(['packages/engine/src/state/sets.ts']);
  const names = (size: number, seed: number) => draw(mutants, { size, seed }).map(({ id }) => id);

  test('is drawn by its seed, and a larger one contains the smaller', () => {
    expect(new Set(names(20, 1)).size).toBe(20);
    expect(names(20, 1)).toEqual(names(30, 1).slice(0, 20));
    expect(names(20, 1)).not.toEqual(names(20, 2));
  });

  test('is all of them at most', () => {
    expect(names(Infinity, 1).toSorted()).toEqual(mutants.map(({ id }) => id).toSorted());
  });
});
