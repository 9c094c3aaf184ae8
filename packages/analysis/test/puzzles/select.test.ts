import { describe, expect, test } from 'vitest';
import type { Candidate } from '../../mine/candidates.ts';
import { selected } from '../../mine/select.ts';
import { loadPuzzles } from '../../src/puzzles/index.ts';
import type { Puzzle } from '../../src/puzzles/index.ts';

const buka = (await loadPuzzles('buka')).slice(0, 4);

const isSound = (): boolean => true;

const candidate = (puzzle: Puzzle): Candidate => ({
  ...puzzle,
  from: [1, 1, 1],
  idea: puzzle.solution.filter((id) => id.includes(':')),
  options: 4,
  novice: 0,
  nodes: 10,
  obvious: false,
});

describe('Puzzles that are published', () => {
  test('keep their ids and everything else when new ones come, which get the next numbers', () => {
    const [first, second, third, fourth] = buka;
    if (first === undefined || second === undefined || third === undefined || fourth === undefined) {
      throw new Error('There have to be four puzzles.');
    }
    const published = [first, third];
    const found = [fourth, second, first].map(candidate);
    const all = selected(found, published, isSound);
    expect(all.slice(0, 2)).toEqual(published);
    expect(all.slice(2).map(({ position }) => position)).toEqual(
      expect.arrayContaining([second.position, fourth.position]),
    );
    expect(all.slice(2).map(({ id }) => id)).toEqual(['buka-4', 'buka-5']);
  });

  test('stay without anything new', () => {
    expect(selected([], buka, isSound)).toEqual(buka);
  });
});
