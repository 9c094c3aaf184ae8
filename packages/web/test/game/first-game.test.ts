import { expect, test } from 'vitest';
import { FIRST_GAME } from '../../src/game/setting-up.ts';

test('SETUP-7 the first game is Vulca against Hoax', () => {
  expect([FIRST_GAME.own, FIRST_GAME.rival]).toEqual(['vulca', 'hoax']);
});
