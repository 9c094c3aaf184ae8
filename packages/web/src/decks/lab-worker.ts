import { trainedWeights } from '@bluemoon/ai/weights';
import type { Report, Trial } from './lab.ts';
import { botsFor, fixturesOf, playGame } from './trial.ts';

const say = (report: Report): void => postMessage(report);

async function run(trial: Trial): Promise<void> {
  const bots = botsFor(trial, { weights: trainedWeights(), clock: () => performance.now() });
  for (const { opponent, setup } of fixturesOf(trial)) {
    const winner = await playGame(setup, bots);
    if (winner !== null) say({ say: 'game', key: opponent.key, won: winner === 0 });
  }
  say({ say: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  run(data).catch((error: unknown) => say({ say: 'failed', message: String(error) }));
});
