import { describe, expect, test } from 'vitest';
import { NO_FILTERS } from '../../src/screens/cards/filters.ts';
import type { Filters } from '../../src/screens/cards/filters.ts';
import { EVERYTHING, readQuery, writeQuery } from '../../src/screens/cards/query.ts';
import type { Query } from '../../src/screens/cards/query.ts';

const gallery = (filters: Partial<Filters>): Query => ({
  ...EVERYTHING,
  show: 'gallery',
  filters: { ...NO_FILTERS, ...filters },
  sort: 'people',
});

describe('A search in the address', () => {
  test.each<Query>([
    EVERYTHING,
    gallery({ words: 'größer & 100 % / more?' }),
    gallery({ people: ['vulca', 'mutant'], type: ['booster'], icon: ['gang:cool', 'bluff'] }),
    gallery({ deck: ['none'], effect: ['change-element', 'attract'] }),
    gallery({ fire: { min: 4, max: 8 }, earth: { min: 0, max: 2 }, moons: { min: 3, max: 3 } }),
    { show: 'gallery', filters: { ...NO_FILTERS, text: 'without' }, sort: 'moons' },
    { show: 'decks', deck: 'all' },
    { show: 'decks', deck: 'buka' },
  ])('reads back the same: %j', (query) => {
    expect(readQuery(writeQuery(query))).toEqual({ query, unknown: [] });
  });

  test('can be written by hand', () => {
    expect(readQuery('people=vulca&icon=retrieve').query).toEqual(
      gallery({ people: ['vulca'], icon: ['retrieve'] }),
    );
    expect(readQuery('people=hoax&people=vulca').query).toEqual(gallery({ people: ['vulca', 'hoax'] }));
    expect(readQuery('fire=4').query).toEqual(gallery({ fire: { min: 4, max: 4 } }));
    expect(readQuery('fire=-2').query).toEqual(gallery({ fire: { min: 0, max: 2 } }));
    expect(readQuery('fire=5-3').query).toEqual(gallery({ fire: { min: 3, max: 5 } }));
    expect(readQuery('fire=7-20').query).toEqual(gallery({ fire: { min: 7, max: 8 } }));
  });

  test('is readable', () => {
    expect(
      writeQuery(gallery({ people: ['vulca', 'hoax'], icon: ['gang:cool'], fire: { min: 4, max: 8 } })),
    ).toBe('people=vulca,hoax&icon=gang:cool&fire=4-');
    expect(writeQuery(EVERYTHING)).toBe('');
  });

  test('ignores and reports only the parts it does not know', () => {
    expect(readQuery('people=vulca,elf&fire=hot&sort=size&text=some&colour=red')).toEqual({
      query: gallery({ people: ['vulca'] }),
      unknown: ['people=elf', 'fire=hot', 'sort=size', 'text=some', 'colour=red'],
    });
    expect(readQuery('show=decks&deck=elf')).toEqual({
      query: { show: 'decks', deck: 'all' },
      unknown: ['deck=elf'],
    });
  });

  test.each(['fire=-', 'fire=', 'fire=1-2-3', 'fire=9', 'fire=999', '%E0%A4%A', '&&=&'])(
    'without meaning shows every card: %s',
    (search) => {
      expect(readQuery(search).query).toEqual(EVERYTHING);
    },
  );
});
