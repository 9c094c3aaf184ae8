import { BUILT_IN } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { namedFamilies } from '../../src/screens/decks/family-names.ts';

test('the choice of a Buka family lists its cards in both languages (FAMILY-2)', () => {
  const [first] = namedFamilies(BUILT_IN, 'en');
  expect(first?.name).toBe('1: Commodore Tai Marn and 4 more');
  expect(first?.cards).toBe(
    'Added: Commodore Tai Marn, Sailingmaster Boo Marn, Boatswain Mena Marn, Coxswain Mora Marn, Sea Falcon.',
  );
  const german = namedFamilies(BUILT_IN, 'de');
  expect(german.map(({ family }) => family)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(german[4]?.name).toBe('5: Captain Su Cha und 4 weitere');
  expect(german[4]?.cards).toContain('Duplicator of Fire');
});
