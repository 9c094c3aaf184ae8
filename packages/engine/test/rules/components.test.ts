import { expect, test } from 'vitest';
import { CARD_TYPES, CARDS, deckOf, OUTSIDERS, PEOPLES } from '../../src/index.ts';
import type { Card } from '../../src/index.ts';
import { loadPack } from '../../src/pack/index.ts';
import { scenario } from '../scenario/scenario.ts';

const packOf = (card: object) => JSON.stringify({ cards: [card] });
const PLAIN = {
  id: 'test-card',
  name: { en: 'Test Card', de: 'Testkarte' },
  people: 'tutu',
  number: 1,
  type: 'character',
  moons: 0,
  fire: 1,
  earth: 1,
};

test('the two sets of the base box are 30 cards and a leader each (COMP-2)', () => {
  for (const people of ['vulca', 'hoax'] as const) {
    const { leader, cards } = deckOf(people);
    expect(leader.people).toBe(people);
    expect(cards).toHaveLength(30);
  }
});

test('cards outside the nine peoples have one of eight affiliations (COMP-4)', () => {
  expect(OUTSIDERS).toHaveLength(8);
  const strangers = CARDS.filter((card) => !PEOPLES.some((people) => people === card.people));
  expect(new Set(strangers.map((card) => card.people))).toEqual(new Set(['mutant']));
  for (const people of OUTSIDERS)
    expect(loadPack(packOf({ ...PLAIN, people, number: 900 })).cards).toHaveLength(1);
  expect(() => loadPack(packOf({ ...PLAIN, people: 'pirate' }))).toThrow(/people/);
});

test('a card shows its values, shields, icons, type, moons, deck, affiliation and number, and no flavour text (COMP-5, COMP-8)', () => {
  const shown: readonly (keyof Card)[] = [
    'id',
    'name',
    'people',
    'number',
    'type',
    'deck',
    'set',
    'moons',
    'fire',
    'earth',
    'shields',
    'icons',
    'capacity',
    'family',
    'emissary',
    'translated',
    'text',
  ];
  expect(new Set(CARDS.flatMap((card) => Object.keys(card)))).toEqual(new Set(shown));
  expect(() => loadPack(packOf({ ...PLAIN, flavour: 'Once upon a time.' }))).toThrow(/flavour/);
});

test('the 306 cards are leaders, characters, boosters, supports, leadership cards and ships; Legends knows five types more (COMP-7)', () => {
  const known = ['leader', 'character', 'booster', 'support', 'leadership', 'ship'];
  expect(new Set(CARDS.map((card) => card.type))).toEqual(new Set(known));
  const later = CARD_TYPES.filter((type) => !known.includes(type));
  expect(later).toEqual(['hyla', 'achievement', 'interference', 'emissary', 'inquisitor']);
});

test('every card goes to the area of its type, and from there to its own discard pile or leader area (COMP-10)', () => {
  const game = scenario({
    element: 'earth',
    me: { hand: ['Rising Sun', 'Catusan', 'Seismic Drill', 'Glimmer'] },
    rival: { active: ['Torch'] },
  });
  game.plays('Rising Sun');
  game.plays('Catusan');
  game.plays('Seismic Drill');
  expect(game.me.ships).toEqual(['Rising Sun']);
  expect(game.me.active).toEqual(['Catusan']);
  expect(game.me.support).toEqual(['Seismic Drill']);
  game.endsTurn();
  game.retreats();
  expect(game.me.discardPile).toEqual(['Catusan', 'Seismic Drill']);
  expect(game.rival.discardPile).toEqual(['Torch']);
  expect(game.me.ships).toEqual(['Rising Sun']);
});
