import { describe, expect, test } from 'vitest';
import {
  bot,
  bots,
  countingNumber,
  UsageError,
  readArguments,
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
  maxWords: 1,
};
const read = (...words: readonly string[]) => readArguments(words, TOOL);

describe('The arguments of a tool', () => {
  test('are optional', () => {
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

  test('may ask for help, whatever else is given', () => {
    expect(read('--help')).toBe('help');
    expect(read('--games', 'many', '-h')).toBe('help');
  });

  test.each([
    [['--gmes', '3'], "Unknown option '--gmes'."],
    [['--games'], "Option '--games <value>' argument missing."],
    [['--games', '--seed', '3'], "Option '--games' argument is ambiguous."],
    [['--games', 'many'], '--games must be a whole number, not “many”.'],
    [['--games', '2.5'], '--games must be a whole number, not “2.5”.'],
    [['--games='], '--games must be a whole number, not “”.'],
    [['--games', '0'], '--games must be a whole number, 1 or more, not “0”.'],
    [
      ['--bot', 'elf'],
      '--bot: There is no bot “elf”. Available: random, novice, solid, strong, nib, ossu, mirl, tharn, brask, velk, sirrel, orrun.',
    ],
    [
      ['--bots', 'solid,elf'],
      '--bots: There is no bot “elf”. Available: random, novice, solid, strong, nib, ossu, mirl, tharn, brask, velk, sirrel, orrun.',
    ],
    [['cards', 'more'], '“more” is one argument too many.'],
  ])('are refused with one line: %j', (words, why) => {
    expect(() => read(...words)).toThrow(new UsageError(why));
  });
});
