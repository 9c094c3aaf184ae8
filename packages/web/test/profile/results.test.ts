import { describe, expect, test } from 'vitest';
import { favouriteOf, resultsByPeople, shareOf, totalOf } from '../../src/screens/profile/results.ts';

const RESULTS = [
  { people: 'hoax', against: 'vulca', won: 3, played: 4 },
  { people: 'hoax', against: 'hoax', won: 1, played: 2 },
  { people: 'vulca', against: 'hoax', won: 0, played: 1 },
];

describe('The results of a player', () => {
  test('are added up for each people, played and faced, the most played first', () => {
    const [first, second, ...others] = resultsByPeople(RESULTS);
    expect(first).toEqual({
      people: 'hoax',
      playing: { won: 4, played: 6 },
      against: { won: 1, played: 3 },
    });
    expect(second).toEqual({
      people: 'vulca',
      playing: { won: 0, played: 1 },
      against: { won: 3, played: 4 },
    });
    expect(others).toHaveLength(7);
    expect(totalOf(RESULTS)).toEqual({ won: 4, played: 7 });
  });

  test('have a line for mixed cards only if they were played', () => {
    const drafted = { people: 'mixed', against: 'mixed', won: 5, played: 9 };
    expect(resultsByPeople(RESULTS).some(({ people }) => people === 'mixed')).toBe(false);
    expect(resultsByPeople([...RESULTS, drafted])[0]?.people).toBe('mixed');
  });

  test('name the favourite deck, if there is one', () => {
    expect(favouriteOf(RESULTS)).toBe('hoax');
    expect(favouriteOf([])).toBe(null);
  });

  test('give no share of fewer than five games', () => {
    expect(shareOf({ won: 2, played: 4 })).toBe(null);
    expect(shareOf({ won: 2, played: 5 })).toBe(0.4);
  });
});
