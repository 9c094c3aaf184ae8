import { expect, test } from 'vitest';
import { FIRST_GAME } from '../../src/game/setting-up.ts';

test('the first game is Vulca against Hoax (SETUP-7)', () => {
  expect([FIRST_GAME.own, FIRST_GAME.rival]).toEqual(['vulca', 'hoax']);
});
