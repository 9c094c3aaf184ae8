import { deckOf, PEOPLES } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { DECK_LISTS, figuresOf, TYPES_IN_DECKS } from '../../src/screens/cards/decks.ts';

describe('A deck list', () => {
  test('has a leader and thirty cards for each people', () => {
    expect(DECK_LISTS.map(({ people }) => people)).toEqual(PEOPLES);
    for (const { people, sections, figures } of DECK_LISTS) {
      const { leader, cards } = deckOf(people);
      expect(sections[0]).toEqual({ type: 'leader', cards: [leader] });
      expect(new Set(sections.flatMap((section) => section.cards))).toEqual(new Set([leader, ...cards]));
      expect(figures.cards).toBe(30);
    }
  });

  test('is sorted by type; cards of other peoples come last', () => {
    for (const { people, sections } of DECK_LISTS) {
      for (const { type, cards } of sections) {
        expect(cards.every((card) => card.type === type)).toBe(true);
        const guests = cards.map((card) => card.people !== people);
        expect(guests).toEqual(guests.toSorted((a, b) => Number(a) - Number(b)));
      }
    }
  });

  test('has ships only for the Buka', () => {
    expect(TYPES_IN_DECKS).toEqual(['character', 'booster', 'support', 'leadership', 'ship']);
    const withShips = DECK_LISTS.filter(({ figures }) => (figures.ofType.get('ship') ?? 0) > 0);
    expect(withShips.map(({ people }) => people)).toEqual(['buka']);
  });
});

describe('The figures of a deck', () => {
  const [first, second, plain] = [
    { fire: 4, earth: 0, moons: 2 },
    { fire: 1, earth: 3, moons: 1 },
    { moons: 4 },
  ].map((facts, number) => ({
    id: `card-${number}`,
    name: { en: 'Card', de: 'Karte' },
    people: 'vulca' as const,
    number,
    type: 'fire' in facts ? ('character' as const) : ('leadership' as const),
    ...facts,
  }));

  test('are sums of all cards and averages of the cards with values', () => {
    if (first === undefined || second === undefined || plain === undefined) throw new Error('three cards');
    const figures = figuresOf([first, second, plain]);
    expect(figures).toMatchObject({
      cards: 3,
      total: { fire: 5, earth: 3 },
      average: { fire: 2.5, earth: 1.5 },
      moons: 7,
    });
    expect(figures.ofType.get('character')).toBe(2);
    expect(figures.ofType.get('ship')).toBe(0);
  });

  test('are zero without cards', () => {
    expect(figuresOf([])).toMatchObject({ cards: 0, average: { fire: 0, earth: 0 }, moons: 0 });
  });
});
