/** How well the weights foretell who wins games that they have never seen: `npm run merit -- FOLDER [WEIGHTS]`. */
import { readFileSync } from 'node:fs';
import { unpackWeights } from '../src/evaluation/weights.ts';
import { trainedWeights } from '../src/weights.ts';
import { newLearner } from './learner.ts';
import { KEPT_FOR_MERIT, recordedSamples } from './recorded.ts';

const [folder, file] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run merit -- FOLDER [WEIGHTS], with a folder of recorded games (*.jsonl.gz).');
  process.exitCode = 1;
} else {
  const weights = file === undefined ? trainedWeights() : unpackWeights(readFileSync(file));
  const samples = recordedSamples(folder, (game) => game % KEPT_FOR_MERIT === 0);
  const loss = newLearner(weights).loss(samples);
  console.log(
    `${samples.length} positions, log loss ${loss.toFixed(4)} (knowing nothing: ${Math.LN2.toFixed(4)})`,
  );
}
