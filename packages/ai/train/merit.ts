/** Measures how well the weights predict the winner of games they were not trained on: `npm run merit -- --help`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { unpackWeights } from '../src/evaluation/weights.ts';
import { trainedWeights } from '../src/weights.ts';
import { newLearner } from './learner.ts';
import { UsageError, runTool } from './options.ts';
import { KEPT_FOR_MERIT, recordedSamples } from './recorded.ts';
import type { Sample } from './samples.ts';

const HELP = `Measures how well the weights predict the winner of games they were not trained on.

  npm run merit -- FOLDER [WEIGHTS]

  FOLDER   recorded games, one file per pair of decks, such as vulca-hoax.jsonl.gz
  WEIGHTS  a file written by npm run train (default: the weights delivered with the bots)`;

function samplesIn(folder: string | undefined): readonly Sample[] {
  if (folder === undefined) throw new UsageError('Name a folder of recorded games.');
  if (!existsSync(folder)) throw new UsageError(`There is no folder “${folder}”.`);
  const samples = hasRecords(folder) ? recordedSamples(folder, (game) => game % KEPT_FOR_MERIT === 0) : [];
  if (samples.length > 0) return samples;
  throw new UsageError(`“${folder}” has no recorded games, which are files such as vulca-hoax.jsonl.gz.`);
}

function hasRecords(folder: string): boolean {
  try {
    return readdirSync(folder).some((file) => file.endsWith('.jsonl.gz'));
  } catch {
    throw new UsageError(`“${folder}” is not a folder.`);
  }
}

runTool({ help: HELP, options: {}, maxWords: 2 }, ({ words: [folder, file] }) => {
  if (file !== undefined && !existsSync(file))
    throw new UsageError(`There is no file “${file}” with weights.`);
  const weights = file === undefined ? trainedWeights() : unpackWeights(readFileSync(file));
  const samples = samplesIn(folder);
  const loss = newLearner(weights).loss(samples);
  console.log(
    `${samples.length} positions, log loss ${loss.toFixed(4)} (by guessing: ${Math.LN2.toFixed(4)})`,
  );
});
