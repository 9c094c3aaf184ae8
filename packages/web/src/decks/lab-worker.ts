import { trainedWeights } from '@bluemoon/ai/weights';
import type { Report, Trial } from './lab.ts';
import { botsFor, fixturesOf, playGame } from './trial.ts';

const say = (report: Report): void => postMessage(report);

function run(trial: Trial): void {
  const bots = botsFor(trial, { weights: trainedWeights(), clock: () => performance.now() });
  for (const { opponent, setup } of fixturesOf(trial)) {
    const winner = playGame(setup, bots);
    if (winner !== null) say({ say: 'game', key: opponent.key, won: winner === 0 });
  }
  say({ say: 'done' });
}

addEventListener('message', ({ data }: MessageEvent<Trial>) => {
  try {
    run(data);
  } catch (error) {
    say({ say: 'trouble', message: String(error) });
  }
});
