import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PEOPLES } from '@bluemoon/engine';
import { emptyState, gameOf, tableFor } from '@bluemoon/engine/simulation';
import { packWeights, unpackWeights } from '../src/evaluation/weights.ts';
import { randomFrom } from '../src/random.ts';
import { turnSearch } from '../src/search/turn-search.ts';
import { newLearner, randomWeights } from './learner.ts';
import type { Sample } from './samples.ts';
import { selfPlay } from './self-play.ts';

const HELP = `Learns to judge positions by playing against itself.

  npm run train -- [--minutes N] [--seed N] [--weights FILE]

Goes on from the weights in FILE if it exists, and writes them there after every round.`;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    weights: { type: 'string', default: 'weights.bin' },
    help: { type: 'boolean', default: false },
  },
});

const GAMES_A_ROUND = 162;
const MOST_SAMPLES = 400_000;
const BATCH = 256;
const PASSES = 2;
const RATE = 0.001;
const EXPLORING = 0.04;
const NODES_AN_OPTION = 100;

function numberOf(name: 'minutes' | 'seed'): number {
  const number = Number(values[name]);
  if (Number.isFinite(number) && number > 0) return number;
  throw new RangeError(`--${name} must be a number above 0, not “${values[name]}”.`);
}

function main(): void {
  const random = randomFrom(numberOf('seed'));
  const until = Date.now() + numberOf('minutes') * 60_000;
  const file = values.weights;
  const weights = existsSync(file) ? unpackWeights(readFileSync(file)) : randomWeights(random);
  const learner = newLearner(weights);
  const games = PEOPLES.flatMap((a) => PEOPLES.map((b) => gameOf({ decks: [a, b] }))).map((game) => {
    const empty = emptyState(game);
    return { game, empty, table: tableFor(empty, null) };
  });
  let samples: Sample[] = [];
  for (let round = 1; Date.now() < until; round++) {
    const fresh = Array.from({ length: GAMES_A_ROUND }, () => {
      const { game, empty, table } = games[Math.floor(random() * games.length)];
      const how = {
        seed: Math.floor(random() * 2 ** 31),
        exploring: EXPLORING,
        nodesAnOption: NODES_AN_OPTION,
      };
      return selfPlay(table, empty, turnSearch(weights, game), how, random);
    }).flat();
    const unseen = learner.loss(fresh);
    samples = [...samples, ...fresh].slice(-MOST_SAMPLES);
    for (let step = 0; step < (PASSES * fresh.length) / BATCH; step++) {
      learner.learn(
        Array.from({ length: BATCH }, () => samples[Math.floor(random() * samples.length)]),
        RATE,
      );
    }
    writeFileSync(file, packWeights(weights));
    console.log(
      `round ${round}: ${round * GAMES_A_ROUND} games, log loss on new positions ${unseen.toFixed(4)}`,
    );
  }
}

if (values.help) console.log(HELP);
else main();
