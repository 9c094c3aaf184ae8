import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { cardSpellings } from '../../src/reading/card-spellings.ts';
import { distance } from '../../src/reading/distance.ts';
import { near, nearest, type Spelling } from '../../src/reading/near.ts';

describe('The word that was probably meant', () => {
  test.each([
    ['sheilds', ['shields', 'shield'], 'shields'],
    ['Cindr', ['Glimmer', 'Cinder'], 'Cinder'],
    ['VOLCA', ['vulca', 'Volca'], 'Volca'],
    ['Old Goo Laas Ghost', ["Old Goo Laa's Ghost"], "Old Goo Laa's Ghost"],
    ['drawCards', ['search', 'draw'], 'draw'],
    ['gang', ['bluff:fire', 'gang:cool'], 'gang:cool'],
    ['Magpie', ['Mad Mike Magpie', 'Muggle'], 'Mad Mike Magpie'],
  ])('by “%s” among %j is “%s”', (said, known, meant) => {
    expect(nearest(said, known)).toBe(meant);
  });

  test.each(['', 'x', 'shopping list', 'a'.repeat(41)])('by “%s” is not found', (said) => {
    expect(nearest(said, ['fire', 'earth', 'shields'])).toBeUndefined();
  });

  test('comes first, and the others follow by how far away they are', () => {
    const words = near('Sparc', cardSpellings(BUILT_IN.cards)).map(({ word }) => word);
    expect(words.slice(0, 2)).toEqual(['Spark', 'spark']);
  });
});

/** Fails if anything reads the words. */
const untouched: Iterable<Spelling> = {
  [Symbol.iterator]: () => {
    throw new Error('they were looked at');
  },
};

describe('Looking for it', () => {
  test('compares nothing with a text that is too long for a word', () => {
    expect(near('a'.repeat(300_000), untouched)).toEqual([]);
  });

  test('stops as soon as a word is too far away', () => {
    expect(distance('abcdefghij', 'abcdefghijklm', 2)).toBe(Infinity);
    expect(distance('kitten', 'sitting', 3)).toBe(3);
    expect(distance('kitten', 'sitting', 2)).toBe(Infinity);
    expect(distance('Strom', 'Storm', 1)).toBe(1);
    expect(distance('', 'ab', 2)).toBe(2);
    expect(distance('abc', '', 3)).toBe(3);
  });
});
