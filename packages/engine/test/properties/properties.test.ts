import { expect, test } from 'vitest';
import { PEOPLES } from '../../src/index.ts';
import type { People } from '../../src/index.ts';
import { checkGame, EVERYTHING, report } from './check-game.ts';
import type { Diligence } from './check-game.ts';
import { randomFrom } from './random.ts';
import { mixedSetup, PAIRINGS, pairingSetup, strangeSetup } from './setups.ts';

const ROUNDS = 13;
const THOROUGH: readonly (readonly [People, People])[] = [
  ['vulca', 'buka'],
  ['aqua', 'pillar'],
];
const MIXED = 200;
const USUAL: Diligence = { usual: 0.002, rare: 0.02, replays: 0.03 };
const MANY_SECONDS = 120_000;

/** See check-game.ts for the properties; each game that breaks one is reported with its choices. */
test.each(PEOPLES.map((people, i) => [people, i] as const))(
  'random games of the %s keep the cards of each seat together (COMP-11) and dragons on one side (DRAGON-4), can be taken back (BACKTRACK-1), and show nobody what he may not see',
  (people, i) => {
    const random = randomFrom(1000 + i);
    for (const pairing of PAIRINGS.filter(({ decks }) => decks[0] === people)) {
      for (let round = 0; round < ROUNDS; round++) {
        const checked = checkGame(pairingSetup(pairing, random), random.below(2 ** 31), USUAL);
        expect(report(checked)).toBeNull();
      }
    }
  },
  MANY_SECONDS,
);

test(
  'so do games between decks of any cards',
  () => {
    const random = randomFrom(2000);
    for (let i = 0; i < MIXED; i++) {
      const checked = checkGame(mixedSetup(random), random.below(2 ** 31), USUAL);
      expect(report(checked)).toBeNull();
    }
  },
  MANY_SECONDS,
);

test(
  'so do games with Hyla, interference and achievement cards, emissaries and mulligans (CARD-4, VARIANT-1)',
  () => {
    const random = randomFrom(4000);
    for (let i = 0; i < MIXED; i++) {
      const checked = checkGame(strangeSetup(random), random.below(2 ** 31), USUAL);
      expect(report(checked)).toBeNull();
    }
    for (let i = 0; i < 2; i++)
      expect(report(checkGame(strangeSetup(random), random.below(2 ** 31), EVERYTHING))).toBeNull();
  },
  MANY_SECONDS,
);

test.each(THOROUGH)(
  'every decision of a game of %s against %s can be written down, taken back, imagined and hidden',
  (...decks) => {
    const setup = { decks, edition: 'legends', backtrack: 'free', seed: 3000 } as const;
    expect(report(checkGame(setup, 3000, EVERYTHING))).toBeNull();
  },
  MANY_SECONDS,
);
