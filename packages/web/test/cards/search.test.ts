import { BUILT_IN } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { BOUNDS, CHOICES, FACETS, NO_FILTERS } from '../../src/screens/cards/filters.ts';
import type { Filters } from '../../src/screens/cards/filters.ts';
import { countsOf, entriesOf, found, relaxationsOf, sorted } from '../../src/screens/cards/search.ts';

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

  test('by several words finds cards whose name and text contain all of them', () => {
    expect(ids(find({ words: 'SHAMAN discard' }))).toEqual([
      'shaman-of-the-holy-sacrifice',
      'shaman-of-the-afterlife',
    ]);
    expect(find({ words: 'shaman ship' })).toEqual([]);
  });

  test('uses the language of the page', () => {
    expect(ids(find({ words: 'drachen' }))).toEqual([]);
    expect(find({ words: 'drachen' }, GERMAN).length).toBeGreaterThan(5);
    expect(ids(find({ words: BUILT_IN.card('cinder').name.de }, GERMAN))).toContain('cinder');
  });

  test('ignores accents and case', () => {
    const plain = find({ words: 'unterstutzungskarte' }, GERMAN);
    expect(plain.length).toBeGreaterThan(5);
    expect(find({ words: 'UNTERSTÜTZUNGSKARTE' }, GERMAN)).toEqual(plain);
  });

  test('finds cards that fit one choice of each list', () => {
    expect(find({ people: ['vulca', 'hoax'] })).toHaveLength(66);
    expect(find({ people: ['vulca', 'hoax'], type: ['leader'] }).map(({ people }) => people)).toEqual([
      'vulca',
      'hoax',
    ]);
  });

  test('by people finds mutants', () => {
    expect(find({ people: ['mutant'] })).toHaveLength(10);
  });

  test('by icon finds shields, a single gang or bluff, and all gangs or bluffs', () => {
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

  test('by deck uses the deck, not the people; some cards are in no deck', () => {
    expect(find({ deck: ['vulca'] })).toHaveLength(31);
    expect(ids(find({ deck: ['vulca'], people: ['mutant'] }))).toEqual(['zig-nur-don']);
    expect(find({ deck: ['none'] })).toHaveLength(65);
  });

  test('by effect finds cards with that effect', () => {
    expect(ids(find({ effect: ['disclose'] }))).toEqual(['butterfly-scout', 'deploy-butterfly']);
  });

  test('by values includes both ends; a card without a value does not count as 0', () => {
    const strong = find({ fire: { min: 6, max: 8 } });
    expect(sorted(strong, 'fire', 'en').map(({ fire }) => fire)).toEqual([8, 7, 7, 6, 6, 6, 6, 6, 6]);
    const zero = find({ earth: { min: 0, max: 0 } });
    expect(zero.every(({ earth }) => earth === 0)).toBe(true);
    expect(find({ moons: { min: 0, max: 4 }, type: ['leader'] })).toEqual([]);
  });

  test('with text and without text together finds all cards', () => {
    expect(find({ text: 'with' })).toHaveLength(190);
    expect(find({ text: 'without' })).toHaveLength(154);
  });
});

describe('The choices of a list', () => {
  test('each find at least one card', () => {
    for (const facet of FACETS) {
      for (const choice of CHOICES[facet]) {
        expect([choice, find({ [facet]: [choice] }).length > 0]).toEqual([choice, true]);
      }
    }
  });

  test('cover all cards', () => {
    for (const facet of ['people', 'type', 'deck'] as const) {
      expect(find({ [facet]: CHOICES[facet] })).toEqual(BUILT_IN.cards);
    }
    expect(BOUNDS).toEqual({
      fire: { min: 0, max: 8 },
      earth: { min: 0, max: 8 },
      moons: { min: 0, max: 4 },
    });
  });

  test('show how many cards they would find together with the other lists', () => {
    const filters: Filters = { ...NO_FILTERS, people: ['vulca'], type: ['character'] };
    const counts = countsOf(ENGLISH, filters, 'people', CHOICES.people);
    expect(counts.get('mutant')).toBe(10);
    expect(counts.get('vulca')).toBe(find(filters).length);
  });
});

describe('A search that finds nothing', () => {
  test('suggests which filter to remove, the one that finds most first', () => {
    const filters: Filters = { ...NO_FILTERS, people: ['vulca'], icon: ['gang'], type: ['character'] };
    const vulca = find({ people: ['vulca'], type: ['character'] }).length;
    const gangs = find({ icon: ['gang'], type: ['character'] }).length;
    expect(relaxationsOf(ENGLISH, filters)).toEqual(
      [
        { narrowing: 'people', finds: gangs },
        { narrowing: 'icon', finds: vulca },
      ].toSorted((a, b) => b.finds - a.finds),
    );
  });

  test('suggests nothing if removing one filter is not enough', () => {
    expect(
      relaxationsOf(ENGLISH, { ...NO_FILTERS, words: 'qqq', people: ['vulca'], icon: ['gang'] }),
    ).toEqual([]);
  });
});

describe('Found cards', () => {
  test('are sorted by people and number by default', () => {
    expect(sorted(BUILT_IN.cards, 'people', 'en')).toEqual(BUILT_IN.cards);
    const vulca = find({ people: ['vulca'] }).map(({ number }) => number);
    expect(vulca).toEqual(vulca.toSorted((a, b) => a - b));
  });

  test('are sorted by name in the order of the language', () => {
    const names = sorted(BUILT_IN.cards, 'name', 'de').map(({ name }) => name.de);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'de')));
  });

  test.each(['fire', 'earth', 'moons'] as const)(
    'are sorted by %s, highest first and cards without it last',
    (sort) => {
      const values = sorted(BUILT_IN.cards, sort, 'en').map((card) => card[sort] ?? -1);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      expect(values.at(-1)).toBe(-1);
    },
  );
});
