import { expect, test } from 'vitest';
import { checkGame, report } from './check-game.ts';
import { randomFrom } from './random.ts';
import { midgameSetup, mixedSetup, packSetups, strangeSetup } from './setups.ts';

const CLOSELY = { usual: 0.02, rare: 0.06, replays: 1 };

/** Few games, looked at so closely that a change of the rules or the views shows: the tests of mutants end with them. */
test('nothing is wrong in a few games that are looked at closely', () => {
  const random = randomFrom(5);
  const withPack = packSetups(random);
  const games = [
    mixedSetup(random),
    strangeSetup(random),
    midgameSetup(strangeSetup(random), random),
    withPack(),
  ];
  for (const [seed, setup] of games.entries()) expect(report(checkGame(setup, seed, CLOSELY))).toBeNull();
});
