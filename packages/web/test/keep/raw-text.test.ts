import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { rawText } from '../../src/keep/raw-text.ts';

const circle: Record<string, unknown> = { name: 'round' };
circle['self'] = circle;
circle['map'] = new Map([['again', circle]]);

const sparse: unknown[] = ['first'];
sparse.length = 4_000_000_000;

test.each<readonly [string, unknown, string]>([
  ['nothing', undefined, 'undefined'],
  ['plain things', { a: [1, 'two', null] }, '{"a":[1,"two",null]}'],
  ['other numbers', { many: 10n, none: Number.NaN }, '{"many":"10n","none":"NaN"}'],
  ['a map and a set', new Map([['a', new Set([1])]]), '{"Map":[["a",{"Set":[1]}]]}'],
  ['a date', new Date(0), '"1970-01-01T00:00:00.000Z"'],
  ['an invalid date', new Date(Number.NaN), 'null'],
  ['an error', new Error('lost'), '"Error: lost"'],
  ['bytes', new Uint8Array([7, 8]).buffer, '{"ArrayBuffer":[7,8]}'],
  [
    'a circle',
    circle,
    '{"name":"round","self":"[the same again]","map":{"Map":[["again","[the same again]"]]}}',
  ],
  ['a list with gaps', sparse, '{"0":"first","length":4000000000}'],
])('%s has a text', (_, value, text) => {
  expect(rawText(value)).toBe(text);
});

test('values that JSON can express are written as JSON', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      expect(rawText(value)).toBe(JSON.stringify(value));
    }),
  );
});

test('an object in two places is written twice, and endless nesting is cut', () => {
  const card = { id: 'spark' };
  expect(rawText([card, card])).toBe('[{"id":"spark"},{"id":"spark"}]');
  let deep: unknown = 'bottom';
  for (let depth = 0; depth < 100_000; depth++) deep = [deep];
  expect(rawText(deep)).toMatch(/^\[+"\[and so on\]"\]+$/);
});
