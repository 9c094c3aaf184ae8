import { expect, test } from 'vitest';
import { PEOPLES } from '../../src/index.ts';
import { checkGame, report, SOMETIMES } from './check-game.ts';
import { randomFrom } from './random.ts';
import { PAIRINGS, pairingSetup } from './setups.ts';

/** For every pairing, each with other options; `npm run fuzz` plays as many more as one likes. */
const ROUNDS = 4;

/** See check-game.ts for the properties; each game that breaks one is reported with its choices. */
test.each(PEOPLES.map((people, i) => [people, i] as const))(
  'random games of the %s keep the cards of each seat together (COMP-11) and dragons on one side (DRAGON-4), can be taken back (BACKTRACK-1), and show nobody what they may not see',
  (people, i) => {
    const random = randomFrom(1000 + i);
    for (const pairing of PAIRINGS.filter(({ decks }) => decks[0] === people)) {
      for (let round = 0; round < ROUNDS; round++) {
        const checked = checkGame(pairingSetup(pairing, random), random.below(2 ** 31), SOMETIMES);
        expect(report(checked)).toBeNull();
      }
    }
  },
);
