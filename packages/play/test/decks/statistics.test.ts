import { BUILT_IN } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { deckStatistics, peopleDeck } from '../../src/index.ts';
import { GREEDY_INQUISITOR, id, ids, BOX } from '../cards.ts';

describe('what a deck is made of', () => {
  test('values by element, types, peoples, icons', () => {
    const deck = { leader: id('Inferno'), cards: ids('Spark', 'Torch', 'Fireblast', 'Zig-nur-Don') };
    const { values, types, peoples, icons, cards } = deckStatistics(deck, BUILT_IN);
    expect(cards).toBe(4);
    // Spark 4/2, Torch 1/4, Fireblast 3/2, Zig-nur-Don 4/0.
    expect(values.fire).toEqual({ counts: [0, 1, 0, 1, 2], sum: 12 });
    expect(values.earth).toEqual({ counts: [1, 0, 2, 0, 1], sum: 8 });
    expect([...types]).toEqual([
      ['character', 3],
      ['booster', 1],
    ]);
    expect([...peoples]).toEqual([
      ['vulca', 3],
      ['mutant', 1],
    ]);
    expect([...icons]).toEqual([
      ['shield', 1],
      ['stop', 1],
    ]);
  });

  test('moons, their limit and what costs them', () => {
    const deck = { ...peopleDeck('terrah', BUILT_IN), inquisitor: GREEDY_INQUISITOR.id };
    const { moons, limits, costs } = deckStatistics(deck, BOX);
    expect(moons).toBe(6);
    expect(limits).toEqual({ cards: 45, moons: 20 });
    expect(costs).toHaveLength(3);
  });

  test('an empty deck has them, too', () => {
    const { values, moons, costs, cards, limits, icons } = deckStatistics(
      { leader: null, cards: [] },
      BUILT_IN,
    );
    expect(values.fire).toEqual({ counts: [], sum: 0 });
    expect({ moons, costs, cards, limits }).toEqual({
      moons: 0,
      costs: [],
      cards: 0,
      limits: { cards: 30, moons: 10 },
    });
    expect(icons.size).toBe(0);
  });

  test('cards without values, such as leadership cards, have no part in them', () => {
    const { values, icons } = deckStatistics({ leader: null, cards: ids('Summon Sorcerer') }, BUILT_IN);
    expect([values.fire, values.earth]).toEqual([
      { counts: [], sum: 0 },
      { counts: [], sum: 0 },
    ]);
    expect(icons.size).toBe(0);
  });
});
