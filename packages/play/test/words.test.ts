import { expect, test } from 'vitest';
import { listed } from '../src/words.ts';

test('names are listed in both languages, with “and” before the last, up to a maximum', () => {
  expect(listed([], 'en')).toBe('');
  expect(listed(['Spark'], 'de')).toBe('Spark');
  expect(listed(['Spark', 'Torch'], 'en')).toBe('Spark and Torch');
  expect(listed(['Spark', 'Torch'], 'de', { joint: 'or' })).toBe('Spark oder Torch');
  expect(listed(['Spark', 'Torch', 'Blaze'], 'en', { most: 2 })).toBe('Spark, Torch and 1 more');
  expect(listed(['Spark', 'Torch', 'Blaze'], 'de', { most: 3 })).toBe('Spark, Torch und Blaze');
});
