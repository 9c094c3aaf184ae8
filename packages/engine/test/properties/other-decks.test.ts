import { expect, test } from 'vitest';
import type { People } from '../../src/index.ts';
import { checkGame, EVERYTHING, report, SOMETIMES } from './check-game.ts';
import { randomFrom } from './random.ts';
import { mixedSetup, strangeSetup } from './setups.ts';

const THOROUGH: readonly (readonly [People, People])[] = [
  ['vulca', 'buka'],
  ['aqua', 'pillar'],
];
const MIXED = 130;

test('random games between decks of any cards have all properties', () => {
  const random = randomFrom(2000);
  for (let i = 0; i < MIXED; i++) {
    const checked = checkGame(mixedSetup(random), random.below(2 ** 31), SOMETIMES);
    expect(report(checked)).toBeNull();
  }
});

test('so do games with Hyla, interference and achievement cards, emissaries and mulligans (CARD-4, VARIANT-1)', () => {
  const random = randomFrom(4000);
  for (let i = 0; i < MIXED; i++) {
    const checked = checkGame(strangeSetup(random), random.below(2 ** 31), SOMETIMES);
    expect(report(checked)).toBeNull();
  }
  for (let i = 0; i < 2; i++)
    expect(report(checkGame(strangeSetup(random), random.below(2 ** 31), EVERYTHING))).toBeNull();
});

test.each(THOROUGH)(
  'every decision of a game of %s against %s can be written down, taken back, imagined and hidden',
  (...decks) => {
    const setup = { decks, edition: 'legends', backtrack: 'free', seed: 3000 } as const;
    expect(report(checkGame(setup, 3000, EVERYTHING))).toBeNull();
  },
);
