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
    gallery({ fire: { least: 4, most: 8 }, earth: { least: 0, most: 2 }, moons: { least: 3, most: 3 } }),
    { show: 'gallery', filters: { ...NO_FILTERS, text: 'without' }, sort: 'moons' },
    { show: 'decks', deck: 'all' },
    { show: 'decks', deck: 'buka' },
  ])('is read as it was written: %j', (query) => {
    expect(readQuery(writeQuery(query))).toEqual({ query, unknown: [] });
  });

  test('can be written by hand', () => {
    expect(readQuery('people=vulca&icon=retrieve').query).toEqual(
      gallery({ people: ['vulca'], icon: ['retrieve'] }),
    );
    expect(readQuery('people=hoax&people=vulca').query).toEqual(gallery({ people: ['vulca', 'hoax'] }));
    expect(readQuery('fire=4').query).toEqual(gallery({ fire: { least: 4, most: 4 } }));
    expect(readQuery('fire=-2').query).toEqual(gallery({ fire: { least: 0, most: 2 } }));
    expect(readQuery('fire=5-3').query).toEqual(gallery({ fire: { least: 3, most: 5 } }));
    expect(readQuery('fire=7-20').query).toEqual(gallery({ fire: { least: 7, most: 8 } }));
  });

  test('stays readable', () => {
    expect(
      writeQuery(gallery({ people: ['vulca', 'hoax'], icon: ['gang:cool'], fire: { least: 4, most: 8 } })),
    ).toBe('people=vulca,hoax&icon=gang:cool&fire=4-');
    expect(writeQuery(EVERYTHING)).toBe('');
  });

  test('loses only what it does not know, and says so', () => {
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
    'that makes no sense shows every card: %s',
    (search) => {
      expect(readQuery(search).query).toEqual(EVERYTHING);
    },
  );
});
