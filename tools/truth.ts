/** Plays decisions of bots out to the end of the game: which chooses better, judged by how it ends? */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { botNameText, trainedWeights } from '@bluemoon/ai';
import { bots, countingNumber, runTool, UsageError, wholeNumber } from '../packages/ai/train/options.ts';
import type { Reader, ValuesOf } from '../packages/ai/train/options.ts';
import { judgedIn } from './truth/judged.ts';
import type { Judged, Trial } from './truth/judged.ts';
import { tableOf } from './truth/report.ts';

const HELP = `Plays decisions of bots out to the end of the game: which chooses better, judged by how it ends?

  npm run truth -- [--bots NAMES] [--rivals NAMES] [--games N] [--decisions N] [--playouts N]
                   [--worlds even|real] [--seed S] [--cores N]

  --bots NAMES    the bots that decide; the others are compared with the first
                  (solid+errors=never,strong@500nodes,strong)
  --rivals NAMES  their rivals, in the games and when decisions are played out (solid,brask,tharn)
  --games N       number of games from which decisions are taken (400)
  --decisions N   decisions from each game (4)
  --playouts N    how often an option is played out against each rival, where bots differ (10)
  --worlds W      hidden cards as they really were, with the draw decks shuffled again, or dealt in every
                  way that fits: real, even (real)
  --seed S        the same seed gives the same decisions (1)
  --cores N       games at a time (all cores)

Gains are in points of worth: 85 for winning, up to 15 for crystals; ± one standard error, decisions are the units.`;

const worlds: Reader<Trial['worlds']> = (written = 'real', option) => {
  if (written === 'real' || written === 'even') return written;
  throw new UsageError(`${option} must be real or even, not “${written}”.`);
};

const OPTIONS = {
  bots: bots('solid+errors=never,strong@500nodes,strong'),
  rivals: bots('solid,brask,tharn'),
  games: countingNumber(400),
  decisions: countingNumber(4),
  playouts: countingNumber(10),
  worlds,
  seed: wholeNumber(1),
  cores: countingNumber(availableParallelism()),
} as const;

type Values = ValuesOf<typeof OPTIONS>;

async function inThreads(values: Values): Promise<void> {
  const judged: Judged[] = [];
  let [next, done] = [0, 0];
  await Promise.all(
    Array.from({ length: Math.min(values.cores, values.games) }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: values });
      for (let game = next++; game < values.games; game = next++) {
        judged.push(...(await asked(worker, values.seed * 100_000 + game)));
        if (++done % GAMES_PER_LINE === 0) console.error(`${done} of ${values.games} games`);
      }
      await worker.terminate();
    }),
  );
  console.log(`${judged.length} decisions`);
  console.log(tableOf(judged, values.bots.map(botNameText), values.rivals.map(botNameText)));
}

const GAMES_PER_LINE = 20;

function asked(worker: Worker, game: number): Promise<readonly Judged[]> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners().once('message', resolve).once('error', reject);
    worker.postMessage(game);
  });
}

function work({ bots: names, rivals, worlds: kind, playouts, decisions }: Values): void {
  const weights = trainedWeights();
  const trial: Trial = { pickers: names, rivals, worlds: kind, playouts, decisionsPerGame: decisions };
  parentPort?.on('message', (seed: number) => {
    parentPort?.postMessage(judgedIn(seed, trial, weights));
  });
}

if (isMainThread) runTool({ help: HELP, options: OPTIONS }, ({ values }) => void inThreads(values));
else work(workerData as Values);
