/** Records random games of all kinds of decks, with digests of what is seen in them, for the test of kept games. */
import { writeFileSync } from 'node:fs';
import { seenIn } from '../packages/engine/test/records/kept-games.ts';
import { playGame, randomChooser } from '../packages/engine/test/properties/play.ts';
import { randomFrom } from '../packages/engine/test/properties/random.ts';
import {
  grownSetup,
  midgameSetup,
  mixedSetup,
  packSetups,
  PAIRINGS,
  pairingSetup,
  strangeSetup,
} from '../packages/engine/test/properties/setups.ts';

const FILE = 'fixtures/kept-games.json';
const ROUNDS = 4;

const random = randomFrom(1);
const withPack = packSetups(random);
const games = Array.from({ length: ROUNDS }, () => [
  pairingSetup(random.pick(PAIRINGS), random),
  mixedSetup(random),
  strangeSetup(random),
  grownSetup(random),
  withPack(),
  midgameSetup(mixedSetup(random), random),
  midgameSetup(strangeSetup(random), random),
  midgameSetup(strangeSetup(random), random),
]).flatMap((setups) =>
  setups.map((setup) => {
    const choices: string[] = [];
    playGame(setup, randomChooser(random), choices);
    return { setup, choices, seen: seenIn({ setup, choices }) };
  }),
);
writeFileSync(FILE, `[\n${games.map((game) => JSON.stringify(game)).join(',\n')}\n]\n`);
console.log(
  `${games.length} games with ${games.reduce((sum, { choices }) => sum + choices.length, 0)} choices`,
);
