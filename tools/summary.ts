/** Prints the closing line of a CI run from vitest JSON reports: `tsx tools/summary.ts report.json…`. */
import { readFileSync } from 'node:fs';
import { isGreen, summarize, type Summary, type TestReport } from './lib/summary.ts';

function read(path: string): Summary {
  // An earlier check may have stopped the run before vitest wrote anything.
  const text = readFileSync(path, 'utf8');
  return text === '' ? { passed: 0, failed: 0 } : summarize(JSON.parse(text) as TestReport);
}

const reports = process.argv.slice(2).map(read);
const summary: Summary = {
  passed: reports.reduce((sum, { passed }) => sum + passed, 0),
  failed: reports.reduce((sum, { failed }) => sum + failed, 0),
};
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = isGreen(summary) ? 0 : 1;
