/** How well the weights foretell who wins games that they have never seen: `npm run merit -- --help`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { unpackWeights } from '../src/evaluation/weights.ts';
import { trainedWeights } from '../src/weights.ts';
import { newLearner } from './learner.ts';
import { Misuse, runTool } from './options.ts';
import { KEPT_FOR_MERIT, recordedSamples } from './recorded.ts';
import type { Sample } from './samples.ts';

const HELP = `How well the weights foretell who wins games that they have never seen.

  npm run merit -- FOLDER [WEIGHTS]

  FOLDER   recorded games, a file for each pair of decks, such as vulca-hoax.jsonl.gz
  WEIGHTS  a file that npm run train has written; left out, the weights with which the bots are delivered`;

function samplesIn(folder: string | undefined): readonly Sample[] {
  if (folder === undefined) throw new Misuse('Name a folder of recorded games.');
  if (!existsSync(folder)) throw new Misuse(`There is no folder “${folder}”.`);
  const samples = hasRecords(folder) ? recordedSamples(folder, (game) => game % KEPT_FOR_MERIT === 0) : [];
  if (samples.length > 0) return samples;
  throw new Misuse(`“${folder}” holds no recorded games, files such as vulca-hoax.jsonl.gz.`);
}

function hasRecords(folder: string): boolean {
  try {
    return readdirSync(folder).some((file) => file.endsWith('.jsonl.gz'));
  } catch {
    throw new Misuse(`“${folder}” is no folder.`);
  }
}

runTool({ help: HELP, options: {}, words: 2 }, ({ words: [folder, file] }) => {
  if (file !== undefined && !existsSync(file)) throw new Misuse(`There is no file “${file}” with weights.`);
  const weights = file === undefined ? trainedWeights() : unpackWeights(readFileSync(file));
  const samples = samplesIn(folder);
  const loss = newLearner(weights).loss(samples);
  console.log(
    `${samples.length} positions, log loss ${loss.toFixed(4)} (knowing nothing: ${Math.LN2.toFixed(4)})`,
  );
});
