/** Writes how many tests there are, by what they are about, as the table of docs/TESTING.md. */
import { execFileSync } from 'node:child_process';
import { countsTable, countTests } from './lib/test-counts.ts';

const listed = execFileSync('npx', ['vitest', 'list'], {
  encoding: 'utf8',
  maxBuffer: 1 << 26,
  stdio: ['ignore', 'pipe', 'ignore'],
});
console.log(countsTable(countTests(listed)));
