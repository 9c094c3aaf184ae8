import { describe, expect, test } from 'vitest';
import {
  byKind,
  fields,
  flag,
  listOf,
  maybe,
  oneOf,
  pairOf,
  record,
  text,
  wholeNumber,
  withDefault,
  withFallback,
  word,
} from '../src/json.ts';
import type { Read } from '../src/json.ts';
import { refusalOf } from './refusal.ts';

interface Person {
  readonly kind: 'person';
  readonly number?: number;
}
type Player = Person | { readonly kind: 'bot'; readonly level: string };

const player = byKind<Player>({
  person: fields<Person>({ kind: oneOf(['person']), number: maybe(wholeNumber) }),
  bot: fields<Extract<Player, { kind: 'bot' }>>({ kind: oneOf(['bot']), level: word }),
});

const broken: Read<boolean> = () => {
  throw new TypeError('a slip of ours');
};

describe('A reader', () => {
  test.each<readonly [string, Read<unknown>, unknown, unknown]>([
    [
      'passes over fields of which only a later version knows',
      player,
      { kind: 'bot', level: 'a', mood: 1 },
      { kind: 'bot', level: 'a' },
    ],
    ['leaves out what is absent', player, { kind: 'person' }, { kind: 'person' }],
    ['takes a default for what is absent', withDefault(flag, true), undefined, true],
    [
      'takes something else for what cannot be read',
      withFallback(pairOf(flag), [true, true]),
      [1],
      [true, true],
    ],
    ['reads a long text', text, 'x'.repeat(1_000), 'x'.repeat(1_000)],
    ['reads a list as far as it goes', listOf(flag, 2), [true, false], [true, false]],
  ])('%s', (_, read, value, is) => {
    expect(read(value, '')).toEqual(is);
  });

  test.each<readonly [string, Read<unknown>, unknown, string]>([
    [
      'of a kind that there is not',
      player,
      { kind: 'dragon' },
      'kind: must be one of person, bot, not dragon.',
    ],
    ['of no kind', player, null, 'must be an object.'],
    ['that is absent', player, { kind: 'bot' }, 'level: must be a text.'],
    ['with a field too many', record<object>({}), { a: 1 }, 'a: is not known here; known are .'],
    ['in a list', listOf(flag), Array.from({ length: 3 }, (_, i) => i), '[0]: must be true or false.'],
    ['of which there is too much', listOf(flag, 2), { length: 3 }, 'must be a list.'],
    ['that is too long', listOf(flag, 2), [true, true, true], 'must have at most 2 entries, not 3.'],
    ['where a default would do for nothing only', withDefault(flag, true), 1, 'must be true or false.'],
  ])('says what is wrong with something %s', (_, read, value, told) => {
    const { en, de } = refusalOf(() => read(value, ''));
    expect(en).toBe(told);
    expect(de).not.toBe(en);
  });

  test('does not take a fault of its own for something that cannot be read', () => {
    expect(() => withFallback(broken, true)(1, '')).toThrow('a slip of ours');
  });
});
