/** Plants the worst option in games of the strong bot, and counts how often the analysis finds it. */
import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { trainedWeights } from '@bluemoon/ai';
import { NORMAL_EFFORT } from '@bluemoon/analysis';
import { bot, countingNumber, runTool, wholeNumber } from '../packages/ai/train/options.ts';
import type { ValuesOf } from '../packages/ai/train/options.ts';
import { experimentOn } from './plant/experiment.ts';
import type { Finding } from './plant/experiment.ts';
import { reportOf, summaryOf } from './plant/report.ts';

const HELP = `Plants the worst option in games of the strong bot, and counts how often the analysis finds it.

  npm run plant -- [--games N] [--seed S] [--bot NAME] [--nodes N] [--reference N] [--own N] [--cores N]

  --games N      number of games; in each, one decision gets the worst option (200)
  --seed S       the same seed gives the same games (1)
  --bot NAME     who plays the games (strong@1000nodes)
  --nodes N      of the analysis that is tested, for each decision (${NORMAL_EFFORT.nodes})
  --reference N  of the independent judge that says what a planted option costs (64000)
  --own N        number of decisions in each game that the strong bot makes and that are judged (3)
  --cores N      games at a time (all cores)`;

const OPTIONS = {
  games: countingNumber(200),
  seed: wholeNumber(1),
  bot: bot('strong@1000nodes'),
  nodes: countingNumber(NORMAL_EFFORT.nodes),
  reference: countingNumber(64_000),
  own: countingNumber(3),
  cores: countingNumber(availableParallelism()),
} as const;

type Values = ValuesOf<typeof OPTIONS>;

async function inThreads(values: Values): Promise<void> {
  const findings: Finding[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(values.cores, values.games) }, async () => {
      const worker = new Worker(new URL(import.meta.url), { workerData: values });
      for (let game = next++; game < values.games; game = next++) {
        findings.push(await asked(worker, values.seed * 100_000 + game));
        tellProgress(findings, values.games);
      }
      await worker.terminate();
    }),
  );
  for (const line of reportOf(findings)) console.log(line);
}

const GAMES_PER_LINE = 10;

function tellProgress(findings: readonly Finding[], games: number): void {
  if (findings.length % GAMES_PER_LINE !== 0 || findings.length === games) return;
  console.error(`${findings.length} of ${games} games: ${summaryOf(findings)}`);
}

function asked(worker: Worker, game: number): Promise<Finding> {
  return new Promise((resolve, reject) => {
    worker.removeAllListeners().once('message', resolve).once('error', reject);
    worker.postMessage(game);
  });
}

function work({ bot: name, nodes, reference, own }: Values): void {
  const weights = trainedWeights();
  parentPort?.on('message', (seed: number) => {
    const experiment = { seed, bot: name, nodes, referenceNodes: reference, own };
    parentPort?.postMessage(experimentOn(experiment, weights));
  });
}

if (isMainThread) runTool({ help: HELP, options: OPTIONS }, ({ values }) => void inThreads(values));
else work(workerData as Values);
