import { BUILT_IN } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { BOUNDS, CHOICES, FACETS, NO_FILTERS } from '../../src/screens/cards/filters.ts';
import type { Filters } from '../../src/screens/cards/filters.ts';
import { countsOf, entriesOf, found, looseningsOf, sorted } from '../../src/screens/cards/search.ts';

const ENGLISH = entriesOf(BUILT_IN.cards, 'en', BUILT_IN);
const GERMAN = entriesOf(BUILT_IN.cards, 'de', BUILT_IN);

const find = (filters: Partial<Filters>, entries = ENGLISH): readonly Card[] =>
  found(entries, { ...NO_FILTERS, ...filters });
const ids = (cards: readonly Card[]): readonly string[] => cards.map(({ id }) => id);

describe('A search', () => {
  test('without filters finds every card', () => {
    expect(find({})).toEqual(BUILT_IN.cards);
    expect(find({ words: '  ' })).toEqual(BUILT_IN.cards);
  });

  test('by several words finds cards in whose name and text all of them occur', () => {
    expect(ids(find({ words: 'SHAMAN discard' }))).toEqual([
      'shaman-of-the-holy-sacrifice',
      'shaman-of-the-afterlife',
    ]);
    expect(find({ words: 'shaman ship' })).toEqual([]);
  });

  test('takes words in the language of the page', () => {
    expect(ids(find({ words: 'drachen' }))).toEqual([]);
    expect(find({ words: 'drachen' }, GERMAN).length).toBeGreaterThan(5);
    expect(ids(find({ words: BUILT_IN.card('cinder').name.de }, GERMAN))).toContain('cinder');
  });

  test('ignores accents and case', () => {
    const plain = find({ words: 'unterstutzungskarte' }, GERMAN);
    expect(plain.length).toBeGreaterThan(5);
    expect(find({ words: 'UNTERSTÜTZUNGSKARTE' }, GERMAN)).toEqual(plain);
  });

  test('by a list finds what fits one of the chosen, by several lists what fits each', () => {
    expect(find({ people: ['vulca', 'hoax'] })).toHaveLength(66);
    expect(find({ people: ['vulca', 'hoax'], type: ['leader'] }).map(({ people }) => people)).toEqual([
      'vulca',
      'hoax',
    ]);
  });

  test('by people knows the mutants', () => {
    expect(find({ people: ['mutant'] })).toHaveLength(10);
  });

  test('by icon knows shields, each gang and bluff, and any of them', () => {
    const withShield = find({ icon: ['shield'] });
    expect(withShield.length).toBeGreaterThan(0);
    expect(withShield.every(({ shields }) => (shields?.length ?? 0) > 0)).toBe(true);
    expect(find({ icon: ['gang:cool'] })).toHaveLength(4);
    expect(find({ icon: ['gang:cool', 'gang:top', 'gang:fun', 'gang:no'] })).toEqual(
      find({ icon: ['gang'] }),
    );
    expect(find({ icon: ['bluff:fire'] })).toHaveLength(3);
    expect(find({ icon: ['bluff'] })).toHaveLength(18);
  });

  test('by deck follows the deck, not the people; some cards are in none', () => {
    expect(find({ deck: ['vulca'] })).toHaveLength(31);
    expect(ids(find({ deck: ['vulca'], people: ['mutant'] }))).toEqual(['zig-nur-don']);
    expect(find({ deck: ['none'] })).toHaveLength(65);
  });

  test('by effect', () => {
    expect(ids(find({ effect: ['disclose'] }))).toEqual(['butterfly-scout', 'deploy-butterfly']);
  });

  test('by values includes both ends; a card without value is not one of value 0', () => {
    const strong = find({ fire: { least: 6, most: 8 } });
    expect(sorted(strong, 'fire', 'en').map(({ fire }) => fire)).toEqual([8, 7, 7, 6, 6, 6, 6, 6, 6]);
    const zero = find({ earth: { least: 0, most: 0 } });
    expect(zero.every(({ earth }) => earth === 0)).toBe(true);
    expect(find({ moons: { least: 0, most: 4 }, type: ['leader'] })).toEqual([]);
  });

  test('with text and without text share all cards among them', () => {
    expect(find({ text: 'with' })).toHaveLength(190);
    expect(find({ text: 'without' })).toHaveLength(154);
  });
});

describe('What can be chosen', () => {
  test('finds at least one card', () => {
    for (const facet of FACETS) {
      for (const choice of CHOICES[facet]) {
        expect([choice, find({ [facet]: [choice] }).length > 0]).toEqual([choice, true]);
      }
    }
  });

  test('covers all cards', () => {
    for (const facet of ['people', 'type', 'deck'] as const) {
      expect(find({ [facet]: CHOICES[facet] })).toEqual(BUILT_IN.cards);
    }
    expect(BOUNDS).toEqual({
      fire: { least: 0, most: 8 },
      earth: { least: 0, most: 8 },
      moons: { least: 0, most: 4 },
    });
  });

  test('says how many cards it would find beside what is chosen in other lists', () => {
    const filters: Filters = { ...NO_FILTERS, people: ['vulca'], type: ['character'] };
    const counts = countsOf(ENGLISH, filters, 'people', CHOICES.people);
    expect(counts.get('mutant')).toBe(10);
    expect(counts.get('vulca')).toBe(find(filters).length);
  });
});

describe('A search that finds nothing', () => {
  test('says which filter to leave out, the most rewarding first', () => {
    const filters: Filters = { ...NO_FILTERS, people: ['vulca'], icon: ['gang'], type: ['character'] };
    const vulca = find({ people: ['vulca'], type: ['character'] }).length;
    const gangs = find({ icon: ['gang'], type: ['character'] }).length;
    expect(looseningsOf(ENGLISH, filters)).toEqual(
      [
        { narrowing: 'people', finds: gangs },
        { narrowing: 'icon', finds: vulca },
      ].toSorted((a, b) => b.finds - a.finds),
    );
  });

  test('names none if leaving out one is not enough', () => {
    expect(looseningsOf(ENGLISH, { ...NO_FILTERS, words: 'qqq', people: ['vulca'], icon: ['gang'] })).toEqual(
      [],
    );
  });
});

describe('Found cards', () => {
  test('are sorted by people and number unless something else is asked', () => {
    expect(sorted(BUILT_IN.cards, 'people', 'en')).toEqual(BUILT_IN.cards);
    const vulca = find({ people: ['vulca'] }).map(({ number }) => number);
    expect(vulca).toEqual(vulca.toSorted((a, b) => a - b));
  });

  test('are sorted by name as the language does', () => {
    const names = sorted(BUILT_IN.cards, 'name', 'de').map(({ name }) => name.de);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  test.each(['fire', 'earth', 'moons'] as const)('are sorted by %s from the highest, none last', (sort) => {
    const values = sorted(BUILT_IN.cards, sort, 'en').map((card) => card[sort] ?? -1);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.at(-1)).toBe(-1);
  });
});
