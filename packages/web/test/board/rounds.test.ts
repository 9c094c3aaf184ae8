import type { Hint } from '@bluemoon/ai';
import { expect, test } from 'vitest';
import { thoughtsAfter } from '../../src/board/rounds.ts';

function hint(id: string, chance: number, rivalRetreats: number | null = 0): Hint {
  return { option: { id, kind: 'done' }, chance, crystals: 0, line: [], announces: null, rivalRetreats };
}

test('The chance is the mean over all searches, by their work', () => {
  const [best] = thoughtsAfter([
    { nodes: 1000, hints: [hint('a', 0.4)] },
    { nodes: 3000, hints: [hint('a', 0.6)] },
  ]);
  expect(best?.chance).toBeCloseTo(0.55);
});

test('Nothing is said about the error before a second search, and then it shrinks', () => {
  const rounds = [0.4, 0.6, 0.5, 0.5, 0.5, 0.5].map((chance) => ({
    nodes: 1000,
    hints: [hint('a', chance)],
  }));
  const errors = [1, 2, 6].map((many) => thoughtsAfter(rounds.slice(0, many))[0]?.error);
  expect(errors[0]).toBeNull();
  expect(errors[1]).toBeCloseTo(0.1);
  expect(errors[2]).toBeLessThan(0.05);
});

test('What was searched in few worlds only does not lead', () => {
  const thoughts = thoughtsAfter([
    { nodes: 1000, hints: [hint('lucky', 0.9), hint('steady', 0.6)] },
    { nodes: 8000, hints: [hint('steady', 0.6), hint('lucky', 0.95, null)] },
  ]);
  expect(thoughts.map(({ option }) => option.id)).toEqual(['steady', 'lucky']);
});
