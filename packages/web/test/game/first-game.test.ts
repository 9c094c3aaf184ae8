import { PEOPLES } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { FIRST_GAME } from '../../src/game/setting-up.ts';
import { LESSONS } from '../../src/learn/lessons/index.ts';

test('SETUP-7 the first game is Vulca against Hoax', () => {
  expect([FIRST_GAME.own, FIRST_GAME.rival]).toEqual(['vulca', 'hoax']);
});

test('SETUP-8 further peoples are introduced in the printed order', () => {
  const ids = LESSONS.map(({ id }) => id);
  expect(PEOPLES.filter((people) => ids.includes(people))).toEqual(
    ids.filter((id) => PEOPLES.some((people) => people === id)),
  );
  expect(PEOPLES.filter((people) => !ids.includes(people))).toEqual([]);
});
