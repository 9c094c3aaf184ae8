import { expect, test } from 'vitest';
import { pageOf, shownAs } from '../../src/online/player-shown.ts';

const NAME = 'Ada Lovelace';

test('Named players and bots have a page, guests and those who are gone have none', () => {
  expect(pageOf(shownAs({ name: NAME, bot: null, standing: 'named' }))).toBe('#/player/Ada%20Lovelace');
  expect(pageOf(shownAs({ name: 'strong', bot: 'strong' }))).toBe('#/player/strong');
  expect(pageOf(shownAs({ name: NAME, bot: null, standing: 'program' }))).not.toBe(null);
  expect(pageOf(shownAs({ name: NAME, bot: null }))).toBe(null);
  expect(pageOf({ name: null, kind: 'gone' })).toBe(null);
});
