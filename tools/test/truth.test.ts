import { trainedWeights } from '@bluemoon/ai';
import { describe, expect, it } from 'vitest';
import { judgedIn } from '../truth/judged.ts';
import type { Judged, Trial } from '../truth/judged.ts';
import { comparisonOf, tableOf } from '../truth/report.ts';

describe('decisions that are played out', () => {
  const trial: Trial = {
    pickers: [{ level: 'solid' }, { level: 'random' }, { level: 'solid' }],
    rivals: [{ level: 'novice' }, { level: 'random' }],
    worlds: 'even',
    playouts: 1,
    decisionsPerGame: 6,
  };

  it('tell for each rival what every choice gains over the first bot’s', () => {
    const judged = judgedIn(3, trial, trainedWeights());
    expect(judged).toHaveLength(6);
    for (const { picks, gains } of judged) {
      expect(gains).toHaveLength(2);
      for (const [first, other, same] of gains) {
        expect([first, same]).toEqual([0, 0]);
        expect(picks[1] === picks[0] && other !== 0).toBe(false);
      }
    }
    expect(judged.some(({ picks }) => picks[1] !== picks[0])).toBe(true);
    expect(judged.some(({ gains }) => gains.some(([, other]) => other !== 0))).toBe(true);
  });

  it('are the same for the same seed, in whatever worlds', () => {
    for (const worlds of ['even', 'real'] as const) {
      const some = { ...trial, worlds, decisionsPerGame: 2 };
      expect(judgedIn(5, some, trainedWeights())).toEqual(judgedIn(5, some, trainedWeights()));
    }
  });
});

describe('the report of decisions', () => {
  const judged: readonly Judged[] = [
    {
      picks: ['a', 'b'],
      gains: [
        [0, 0.1],
        [0, 0.3],
      ],
    },
    {
      picks: ['a', 'a'],
      gains: [
        [0, 0],
        [0, 0],
      ],
    },
    {
      picks: ['c', 'd'],
      gains: [
        [0, -0.1],
        [0, 0.1],
      ],
    },
    {
      picks: ['c', 'c'],
      gains: [
        [0, 0],
        [0, 0],
      ],
    },
  ];

  it('counts a gain only where the bots differ, with decisions as units', () => {
    const { others, perRival, all } = comparisonOf(judged, 1);
    expect(others).toBe(0.5);
    expect(perRival.map(({ mean }) => mean)).toEqual([0, expect.closeTo(0.2)]);
    expect(all.mean).toBeCloseTo(0.1);
    expect(all.error).toBeCloseTo(0.1);
  });

  it('has a row for every bot but the first', () => {
    const table = tableOf(judged, ['one', 'other'], ['x', 'y']).split('\n');
    expect(table).toHaveLength(3);
    expect(table[2]).toBe('| other | 50 % | 0.00 ± 10.00 | 20.00 ± 10.00 | 10.00 ± 10.00 | 5.00 ± 5.00 |');
  });
});
