import { PEOPLES } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import { anotherRival } from '../../src/game/setting-up.ts';

test('a random rival is neither the present one nor the own people, and may be any other', () => {
  const found = PEOPLES.map((_, chance) => anotherRival({ own: 'vulca', rival: 'hoax' }, chance));
  const others = PEOPLES.filter((people) => people !== 'vulca' && people !== 'hoax');
  expect(new Set(found)).toEqual(new Set(others));
});
