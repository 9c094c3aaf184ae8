import { describe, expect, test } from 'vitest';
import { readSearch, searchWith } from '../../src/screens/profile/search.ts';

describe('A search in the games of a player', () => {
  test('is read from the address, without what nobody knows', () => {
    expect(readSearch('kind=built&people=hoax&against=mixed&result=won&rival=Ada+L')).toEqual({
      kind: 'built',
      people: 'hoax',
      against: 'mixed',
      result: 'won',
      rival: 'Ada L',
    });
    expect(readSearch('kind=chess&people=elves&result=&rival=+&more=1')).toEqual({});
  });

  test('is written back with one thing changed or taken out', () => {
    const search = readSearch('people=hoax&rival=Ada');
    expect(readSearch(searchWith(search, 'result', 'lost'))).toEqual({ ...search, result: 'lost' });
    expect(searchWith(search, 'rival', '')).toBe('people=hoax');
  });
});
