import { expect, test } from 'vitest';
import { anySetup } from './any-setup.ts';
import { checkGame, report, SOMETIMES } from './check-game.ts';
import { randomFrom } from './random.ts';

const GAMES = 60;
/** Of decks and of beginnings. */
const KINDS = 5 + 3;
const MANY_SECONDS = 120_000;

test(
  'games of every kind have all properties: random packs, families, matches, mulligans, positions',
  () => {
    const drawn = new Set<string>();
    for (let seed = 5000; seed < 5000 + GAMES; seed++) {
      const random = randomFrom(seed);
      const { decks, beginning, setup } = anySetup(random);
      expect(report(checkGame(setup, random.below(2 ** 31), SOMETIMES))).toBeNull();
      drawn.add(decks).add(beginning);
    }
    expect(drawn.size).toBe(KINDS);
  },
  MANY_SECONDS,
);
