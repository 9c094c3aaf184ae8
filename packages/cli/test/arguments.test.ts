import { describe, expect, test } from 'vitest';
import { readArguments } from '../src/arguments.ts';

const told = (...words: readonly string[]): { readonly text: string; readonly exitCode: number } => {
  const request = readArguments(words, 1);
  if (request.kind === 'play') throw new Error('was understood');
  return request;
};

describe('The command line', () => {
  test('needs nothing: Vulca against Hoax, by chance', () => {
    expect(readArguments([], 42)).toEqual({
      kind: 'play',
      setup: { decks: ['vulca', 'hoax'], seed: 42, edition: 'legends' },
    });
  });

  test('chooses decks, seed, edition and who begins', () => {
    const words = '--me flit --rival buka --seed 7 --edition first --first rival'.split(' ');
    expect(readArguments(words, 42)).toEqual({
      kind: 'play',
      setup: { decks: ['flit', 'buka'], seed: 7, edition: 'first', first: 1 },
    });
  });

  test('tells its options', () => {
    const { text, exitCode } = told('--help');
    expect(exitCode).toBe(0);
    expect(text).toMatch(/--me[^]*--rival[^]*--seed[^]*--first[^]*--edition/);
  });

  test.each([
    [['--me', 'elves'], 'Allowed choices are vulca, hoax'],
    [['--rival'], 'argument missing'],
    [['--seed', 'seven'], 'whole number'],
    [['--seed', '99999999999999999'], 'whole number'],
    [['--edition', 'third'], 'Allowed choices are legends, first'],
    [['--speed', '3'], "unknown option '--speed'"],
    [['vulca'], 'too many arguments'],
  ])('says what is wrong with %j', (words, why) => {
    const { text, exitCode } = told(...words);
    expect(text).toContain(why);
    expect(exitCode).toBe(1);
  });
});
