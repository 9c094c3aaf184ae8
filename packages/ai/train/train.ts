import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { packWeights, unpackWeights } from '../src/evaluation/weights.ts';
import type { Weights } from '../src/evaluation/weights.ts';
import { randomFrom } from '../src/random.ts';
import { newAverage } from './average.ts';
import { jobPlayer, jobsOf } from './jobs.ts';
import type { Job, JobPlayer } from './jobs.ts';
import { newLearner, randomWeights } from './learner.ts';
import type { Learner } from './learner.ts';
import { packed, unpacked } from './parcel.ts';
import type { Parcel } from './parcel.ts';
import { KEPT_FOR_MERIT, recordedSamples } from './recorded.ts';
import type { Sample } from './samples.ts';

const HELP = `Trains the evaluation by self-play.

  npm run train -- [--games N] [--seed N] [--start FILE] [--recorded DIR] [--rate R] [--remember N]
                   [--to FILE] [--module FILE]

  --games N       number of games (200000)
  --seed N        the same seed, games and start give the same weights (1)
  --start FILE    weights to start with (default: random)
  --recorded DIR  first learn from recorded games of another program
  --rate R        learning rate at the start (0.001)
  --remember N    number of recent positions to learn from (250000)
  --to FILE       file for the weights, written after every round (weights.bin)
  --module FILE   also write them as the module delivered with the bots

Games are played on all cores, one round ahead of the training.`;

const GAMES_PER_ROUND = 640;
const PARCELS_PER_ROUND = 8;
const BATCH = 256;
const PASSES = 2;
/** The learning rate is 1/2 after this many games, 1/3 after twice as many, and so on. */
const RATE_HALVES = 60_000;

interface Order {
  readonly round: number;
  readonly parcel: number;
  readonly weights: Uint8Array;
  readonly jobs: readonly Job[];
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '200000' },
      seed: { type: 'string', default: '1' },
      start: { type: 'string' },
      recorded: { type: 'string' },
      rate: { type: 'string', default: '0.001' },
      remember: { type: 'string', default: '250000' },
      to: { type: 'string', default: 'weights.bin' },
      module: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) console.log(HELP);
  else {
    await train({
      games: wholeNumber('games', values.games),
      seed: wholeNumber('seed', values.seed),
      start: values.start,
      recorded: values.recorded,
      rate: positive('rate', values.rate),
      remember: wholeNumber('remember', values.remember),
      to: values.to,
      module: values.module,
    });
  }
}

function positive(name: string, text: string): number {
  const number = Number(text);
  if (Number.isFinite(number) && number > 0) return number;
  throw new RangeError(`--${name} must be a number above 0, not “${text}”.`);
}

function wholeNumber(name: string, text: string): number {
  const number = positive(name, text);
  if (Number.isSafeInteger(number)) return number;
  throw new RangeError(`--${name} must be a whole number, not “${text}”.`);
}

interface Training {
  readonly games: number;
  readonly seed: number;
  readonly start: string | undefined;
  readonly recorded: string | undefined;
  readonly rate: number;
  readonly remember: number;
  readonly to: string;
  readonly module: string | undefined;
}

async function train({ games, seed, start, recorded, rate, remember, to, module }: Training): Promise<void> {
  const random = randomFrom(seed);
  if (start !== undefined && !existsSync(start))
    throw new Error(`There is no file “${start}” to start from.`);
  const learner = newLearner(
    start === undefined ? randomWeights(random) : unpackWeights(readFileSync(start)),
  );
  if (recorded !== undefined) learnRecorded(learner, recorded, rate, random);
  const average = newAverage(learner.weights);
  const workers = cpus().map(() =>
    new Worker(new URL(import.meta.url)).setMaxListeners(PARCELS_PER_ROUND + 1),
  );
  const rounds = Math.ceil(games / GAMES_PER_ROUND);
  const began = Date.now();
  let samples: Sample[] = [];
  let next = playRound(workers, 1, average.weights, random);
  for (let round = 1; round <= rounds; round++) {
    const fresh = await next;
    if (round < rounds) next = playRound(workers, round + 1, average.weights, random);
    const unseen = learner.loss(fresh);
    samples = [...samples, ...fresh].slice(-remember);
    const played = round * GAMES_PER_ROUND;
    for (let step = 0; step < (PASSES * fresh.length) / BATCH; step++) {
      const batch = Array.from({ length: BATCH }, () => samples[Math.floor(random() * samples.length)]);
      learner.learn(batch, rate / (1 + played / RATE_HALVES));
      average.add(learner.weights);
    }
    save(average.weights, to, module);
    const speed = played / ((Date.now() - began) / 1000);
    console.log(
      `${played} games, ${(fresh.length / GAMES_PER_ROUND).toFixed(1)} positions per game, ` +
        `log loss on new ones ${unseen.toFixed(4)}, ${speed.toFixed(1)} games/s, ` +
        `${((rounds - round) * (GAMES_PER_ROUND / speed / 60)).toFixed(0)} min left`,
    );
  }
  for (const worker of workers) void worker.terminate();
}

/** Two passes; a third would overfit. One game in twenty is left out, for `npm run merit`. */
function learnRecorded(learner: Learner, folder: string, rate: number, random: () => number): void {
  console.log(`Reading the games in ${folder} …`);
  const samples = recordedSamples(folder, (game) => game % KEPT_FOR_MERIT !== 0);
  const steps = Math.floor((2 * samples.length) / BATCH);
  for (let step = 1; step <= steps; step++) {
    const batch = Array.from({ length: BATCH }, () => samples[Math.floor(random() * samples.length)]);
    const loss = learner.learn(batch, rate * (1 - (0.7 * step) / steps));
    if (step % 500 === 0) console.log(`step ${step} of ${steps}, log loss ${loss.toFixed(4)}`);
  }
}

/** Sends the games of a round to the workers in parcels, so that nobody waits while the learner is busy. */
async function playRound(
  workers: readonly Worker[],
  round: number,
  weights: Weights,
  random: () => number,
): Promise<readonly Sample[]> {
  const bytes = packWeights(weights);
  const jobs = jobsOf(GAMES_PER_ROUND, random);
  const size = GAMES_PER_ROUND / PARCELS_PER_ROUND;
  const parcels = await Promise.all(
    Array.from({ length: PARCELS_PER_ROUND }, (_, i) =>
      ask(workers[i % workers.length], {
        round,
        parcel: i,
        weights: bytes,
        jobs: jobs.slice(i * size, (i + 1) * size),
      }),
    ),
  );
  return parcels.flatMap(unpacked);
}

interface Answer {
  readonly of: number;
  readonly parcel: Parcel;
}

function ask(worker: Worker, order: Order): Promise<Parcel> {
  return new Promise((resolve, reject) => {
    const hear = ({ of, parcel }: Answer): void => {
      if (of !== order.parcel) return;
      worker.off('message', hear).off('error', reject);
      resolve(parcel);
    };
    worker.on('message', hear).on('error', reject);
    worker.postMessage(order);
  });
}

function save(weights: Weights, file: string, module: string | undefined): void {
  const bytes = packWeights(weights);
  writeFileSync(file, bytes);
  if (module === undefined) return;
  const text = Buffer.from(bytes).toString('base64');
  writeFileSync(
    module,
    `/** Written by \`npm run train\`. */\nexport const TRAINED: string =\n  '${text}';\n`,
  );
}

function work(): void {
  let player: { readonly round: number; readonly play: JobPlayer } | undefined;
  parentPort?.on('message', ({ round, parcel: of, weights, jobs }: Order) => {
    if (player?.round !== round) player = { round, play: jobPlayer(unpackWeights(weights)) };
    const parcel = packed(jobs.flatMap(player.play));
    parentPort?.postMessage(
      { of, parcel } satisfies Answer,
      Object.values(parcel).map((array: Uint8Array) => array.buffer as ArrayBuffer),
    );
  });
}

if (isMainThread) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
} else work();
