import { describe, expect, test } from 'vitest';
import {
  bot,
  bots,
  countingNumber,
  Misuse,
  readWords,
  text,
  wholeNumber,
} from '../../packages/ai/train/options.ts';

const TOOL = {
  help: 'Counts things.',
  options: {
    games: countingNumber(20),
    seed: wholeNumber(1),
    bot: bot('solid'),
    bots: bots('random'),
    to: text,
  },
  words: 1,
};
const read = (...words: readonly string[]) => readWords(words, TOOL);

describe('The words behind a tool', () => {
  test('may be left out', () => {
    expect(read()).toEqual({
      words: [],
      values: { games: 20, seed: 1, bot: { level: 'solid' }, bots: [{ level: 'random' }], to: undefined },
    });
  });

  test('are read', () => {
    const written = ['cards', '--games', '3', '--seed=-4', '--bots', 'novice,strong', '--to', 'x.bin'];
    expect(read(...written)).toMatchObject({
      words: ['cards'],
      values: { games: 3, seed: -4, bots: [{ level: 'novice' }, { level: 'strong' }], to: 'x.bin' },
    });
  });

  test('may ask for help, whatever else they say', () => {
    expect(read('--help')).toBe('help');
    expect(read('--games', 'many', '-h')).toBe('help');
  });

  test.each([
    [['--gmes', '3'], "Unknown option '--gmes'."],
    [['--games'], "Option '--games <value>' argument missing."],
    [['--games', '--seed', '3'], "Option '--games' argument is ambiguous."],
    [['--games', 'many'], '--games has to be a whole number, not “many”.'],
    [['--games', '2.5'], '--games has to be a whole number, not “2.5”.'],
    [['--games='], '--games has to be a whole number, not “”.'],
    [['--games', '0'], '--games has to be a whole number from 1, not “0”.'],
    [['--bot', 'elf'], '--bot: There is no bot “elf”. Available: random, novice, solid, strong.'],
    [['--bots', 'solid,elf'], '--bots: There is no bot “elf”. Available: random, novice, solid, strong.'],
    [['cards', 'more'], '“more” is a word too many.'],
  ])('are refused with one line: %j', (words, why) => {
    expect(() => read(...words)).toThrow(new Misuse(why));
  });
});
