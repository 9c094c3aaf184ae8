/** Trains the critic by games of the bots: `npm run critic -- --help`. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { trainedWeights } from '@bluemoon/ai/weights';
import { packWeights, unpackWeights } from '@bluemoon/ai/evaluation';
import type { Weights } from '@bluemoon/ai/evaluation';
import {
  countingNumber,
  newAverage,
  newLearner,
  randomFrom,
  runTool,
  text,
  UsageError,
  wholeNumber,
} from '@bluemoon/ai/training';
import type { Sample } from '@bluemoon/ai/training';
import { CRITIC_SHAPE } from '../src/critic/network-critic.ts';
import { packedCritic } from '../src/critic/packing.ts';
import { firstWeights } from './first-weights.ts';
import { playedGame, readGames, writeGames } from './games.ts';
import type { PlayedGame } from './games.ts';
import { lessonOf } from './lessons.ts';
import type { Lesson } from './lessons.ts';

const HELP = `Trains the critic, which sees all cards, by games that bots play against each other.

  npm run critic -- [--games N] [--seed N] [--played FILE] [--start FILE] [--lambda L] [--rate R] [--passes N]
                    [--to FILE] [--module FILE]

  --games N      number of games (60000)
  --seed N       the same seed, games and start give the same weights (1)
  --played FILE  keeps the games played, and takes those that it has, instead of playing them again
  --start FILE   weights to start with (default: those of the bots)
  --lambda L     how much results count, compared with later judgements, from 0 to 1 (0.92)
  --rate R       learning rate at the start; it falls to a twentieth (0.00015)
  --passes N     how often the critic learns from a game; more than once, it learns games by heart (1)
  --to FILE      file for the weights, written after every round (critic.bin)
  --module FILE  also write them as the module delivered with the analysis

The log loss is that of new games before the critic learns from them.`;

const GAMES_PER_ROUND = 500;
const BATCH = 256;
const REMEMBERED = 150_000;
const LAST_RATE = 0.05;
/** Every seed has its own games, as long as there are no more. */
const SEED_STRIDE = 200_000;

interface Training {
  readonly games: number;
  readonly seed: number;
  readonly played: string | undefined;
  readonly start: string | undefined;
  readonly lambda: number;
  readonly rate: number;
  readonly passes: number;
  readonly to: string | undefined;
  readonly module: string | undefined;
}

function train(training: Training): void {
  const { games, seed, played: file, start, lambda, rate, passes, to = 'critic.bin', module } = training;
  const views = trainedWeights();
  const random = randomFrom(seed);
  const learner = newLearner(startingWeights(start, views));
  const average = newAverage(learner.weights);
  const began = Date.now();
  const nextGames = gamesFor(views, seed, file);
  const all: PlayedGame[] = [];
  let samples: Sample[] = [];
  for (let done = 0; done < passes * games; done += GAMES_PER_ROUND) {
    if (done < games) all.push(...nextGames(all.length));
    // Another object in every round, since its numbers change.
    const critic = { ...average.weights };
    const lessons = Array.from({ length: GAMES_PER_ROUND }, (_, i) =>
      lessonOf(critic, all[(done + i) % all.length], lambda),
    );
    const fresh = lessons.flatMap((lesson) => lesson.samples);
    samples = [...samples, ...fresh].slice(-REMEMBERED);
    const left = 1 - done / (passes * games);
    for (let step = 0; step < fresh.length / BATCH; step++) {
      const batch = Array.from({ length: BATCH }, () => samples[Math.floor(random() * samples.length)]);
      learner.learn(batch, rate * (LAST_RATE + (1 - LAST_RATE) * left));
      average.add(learner.weights);
    }
    save(average.weights, to, module);
    const speed = (done + GAMES_PER_ROUND) / ((Date.now() - began) / 1000);
    console.log(
      `${done + GAMES_PER_ROUND} games, ${(fresh.length / 2 / GAMES_PER_ROUND).toFixed(1)} positions per game, ` +
        `log loss ${logLoss(lessons).toFixed(4)}, ${speed.toFixed(1)} games/s`,
    );
  }
}

/** Gives the games of a round, which begins with the game of that number: known ones, or new ones, which are kept. */
function gamesFor(
  views: Weights,
  seed: number,
  file: string | undefined,
): (first: number) => readonly PlayedGame[] {
  const known = file !== undefined && existsSync(file) ? readGames(readFileSync(file)) : [];
  return (first) => {
    const round = known.slice(first, first + GAMES_PER_ROUND);
    if (round.length === GAMES_PER_ROUND) return round;
    const fresh = Array.from({ length: GAMES_PER_ROUND - round.length }, (_, i) =>
      playedGame(views, seed * SEED_STRIDE + first + round.length + i),
    );
    if (file !== undefined) appendFileSync(file, writeGames(fresh));
    return [...round, ...fresh];
  };
}

const share =
  (otherwise: number) =>
  (written: string | undefined, option: string): number => {
    const number = Number(written ?? otherwise);
    if (number > 0 && number <= 1) return number;
    throw new UsageError(`${option} must be a number above 0 and at most 1, not “${written}”.`);
  };

function startingWeights(start: string | undefined, views: Weights): Weights {
  if (start === undefined) return firstWeights(views);
  if (!existsSync(start)) throw new UsageError(`There is no file “${start}” to start from.`);
  return unpackWeights(readFileSync(start), CRITIC_SHAPE);
}

function logLoss(lessons: readonly Lesson[]): number {
  const chances = lessons.flatMap(({ foreseen }) => foreseen);
  return -chances.reduce((sum, chance) => sum + Math.log(Math.max(chance, 1e-9)), 0) / chances.length;
}

function save(weights: Weights, file: string, module: string | undefined): void {
  writeFileSync(file, packWeights(weights));
  if (module === undefined) return;
  const letters = Buffer.from(packedCritic(weights)).toString('base64');
  writeFileSync(
    module,
    `/** Written by \`npm run critic\`. */\nexport const TRAINED: string =\n  '${letters}';\n`,
  );
}

runTool(
  {
    help: HELP,
    options: {
      games: countingNumber(60_000),
      seed: wholeNumber(1),
      played: text,
      start: text,
      lambda: share(0.92),
      rate: share(0.00015),
      passes: countingNumber(1),
      to: text,
      module: text,
    },
  },
  ({ values }) => train(values),
);
