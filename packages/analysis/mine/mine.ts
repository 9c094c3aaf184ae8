/** Finds puzzles in games of bots: `npm run mine -- --games 500 --seed 1`. Goes on where an earlier run stopped. */
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { trainedWeights } from '@bluemoon/ai';
import { BUILT_IN, PEOPLES } from '@bluemoon/engine';
import { loadPuzzles } from '../src/puzzles/load.ts';
import { allFaultsOf } from './all-faults.ts';
import { candidatesIn } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { turnStarts } from './games.ts';
import { judgementsIn } from './judgements.ts';
import { selected } from './select.ts';
import { writePuzzles } from './write.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: join('node_modules', '.cache', 'bluemoon', 'mine') },
    /** The first player has one of these, with commas. */
    peoples: { type: 'string', default: PEOPLES.join() },
    /** Looks for judgements instead of proofs. */
    judgements: { type: 'boolean', default: false },
    /** Waits between games while this file exists. */
    'pause-while': { type: 'string' },
  },
});
const games = Number(values.games);
const seed = Number(values.seed);
if (!Number.isInteger(games) || games < 0 || !Number.isInteger(seed) || seed < 0) {
  throw new RangeError('--games and --seed are whole numbers.');
}

/** A line for each game that was looked at. */
interface Looked {
  readonly game: number;
  readonly found: readonly Candidate[];
}

const peoples = PEOPLES.filter((people) => values.peoples.split(',').includes(people));
mkdirSync(values.folder, { recursive: true });
const journal = join(values.folder, `${values.judgements ? 'judgements' : 'proofs'}-${seed}.jsonl`);
const looked = read(journal);
const context = { weights: trainedWeights(), seed: 1, clock: () => performance.now(), box: BUILT_IN };

for (let game = looked.length; game < games; game++) {
  while (values['pause-while'] !== undefined && existsSync(values['pause-while'])) await sleep(2000);
  const found: Candidate[] = [];
  for (const start of turnStarts(seed, game, context, peoples)) {
    const from = [seed, game] as const;
    found.push(
      ...(values.judgements ? judgementsIn(start, from, context) : candidatesIn(start, from, context)),
    );
  }
  const line: Looked = { game, found };
  looked.push(line);
  appendFileSync(journal, `${JSON.stringify(line)}\n`);
  console.error(
    `game ${game + 1} of ${games}: ${found.length} found, ${looked.reduce((sum, each) => sum + each.found.length, 0)} in all`,
  );
}

const journals = readdirSync(values.folder).filter((name) => name.endsWith('.jsonl'));
const all = journals.toSorted().flatMap((name) => read(join(values.folder, name)));
const published = (await Promise.all(PEOPLES.map(loadPuzzles))).flat();
const puzzles = selected(
  all.flatMap(({ found }) => found),
  published,
  (puzzle) => allFaultsOf(puzzle, context.weights).length === 0,
);
writePuzzles(puzzles);
console.error(`${puzzles.length} puzzles written, ${puzzles.length - published.length} of them new.`);

function read(file: string): Looked[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  return lines.map((line) => JSON.parse(line) as Looked);
}
