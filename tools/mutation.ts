/**
 * Changes the rules in small ways, one at a time, and counts how many of these mutants the tests notice. See
 * docs/TESTING.md.
 */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { scores, tableOf } from './lib/mutation.ts';
import { testFiles } from './mutation/test-files.ts';
import { draw, fileOf, mutantsIn, showOnly } from './mutation/sampling.ts';

const USAGE = `npm run mutation -- [FOLDER|FILE…] [--sample N] [--seed S] [--jobs J] [--again]
Without folders: all of the rules. Without --sample: every mutant. --jobs: runs of tests at a time, otherwise 1.
--again: after tests were added, test only what the last run missed.`;

const RULES = [
  ...['turn', 'steps', 'actions', 'derive', 'state', 'view'].map((name) => `packages/engine/src/${name}`),
  'packages/play/src',
];

const { values, positionals } = given();
const places = positionals.length === 0 ? RULES : positionals;
const sample = { size: numberIn('sample') ?? Infinity, seed: numberIn('seed') ?? 1 };
const mutants = await mutantsIn(places.flatMap(filesIn));
const drawn = draw(mutants, sample);
console.log(`${drawn.length} of ${mutants.length} mutants, seed ${sample.seed}`);
showOnly(drawn);

const results = await new Stryker({
  mutate: [...new Set(drawn.map(fileOf))],
  testRunner: 'bundle',
  bundledTests: testFiles(),
  plugins: ['./tools/mutation/bundle-runner.mjs', './tools/mutation/survivors.mjs'],
  reporters: ['progress-append-only', 'survivors', 'html', 'json'],
  incremental: true,
  incrementalFile: 'reports/mutation/last.json',
  force: values.again !== true,
  htmlReporter: { fileName: 'reports/mutation/mutation.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  concurrency: numberIn('jobs') ?? 1,
  // Other work may share the cores: only a mutant that never ends may run out of time.
  timeoutMS: 15_000,
  timeoutFactor: 1.5,
  dryRunTimeoutMinutes: 60,
  ignorePatterns: ['.types', 'dist', 'packages/{ai,art,cli,web}'],
  warnings: { unknownOptions: false, preprocessorErrors: true, unserializableOptions: true, slow: true },
}).runMutationTest();
console.log(`\n${tableOf(scores(results))}`);

function given() {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      allowPositionals: true,
      options: { sample: text, seed: text, jobs: text, again: { type: 'boolean' } },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function filesIn(place: string): readonly string[] {
  if (!existsSync(place)) fail(`There is no ${place}.`);
  if (!statSync(place).isDirectory()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts')).map((name) => join(place, name));
}

function numberIn(option: 'sample' | 'seed' | 'jobs'): number | undefined {
  const text = values[option];
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!(Number.isSafeInteger(number) && number > 0))
    fail(`--${option} has to be a whole number from 1, not “${text}”.`);
  return number;
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}
