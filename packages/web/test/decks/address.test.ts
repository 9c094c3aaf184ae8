import { describe, expect, test } from 'vitest';
import { addressOf, readAddress, screenOf } from '../../src/address.ts';

describe('The address of decks', () => {
  test.each([
    ['#/decks', { screen: 'decks' }],
    ['#/decks/abc', { screen: 'deck', id: 'abc', part: 'build' }],
    ['#/decks/abc/lab', { screen: 'deck', id: 'abc', part: 'lab' }],
  ] as const)('%s is read and written', (hash, address) => {
    expect(readAddress(hash)).toEqual(address);
    expect(addressOf(address)).toBe(hash);
  });

  test('has one screen for builder and lab, so that the undo steps stay', () => {
    const screens = ['#/decks/abc', '#/decks/abc/lab', '#/decks/xyz'].map((hash) =>
      screenOf(readAddress(hash)),
    );
    expect(new Set(screens).size).toBe(2);
    expect(screens[0]).toBe(screens[1]);
  });
});
