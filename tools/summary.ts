/** Prints the closing line of a CI run from a vitest JSON report: `tsx tools/summary.ts report.json`. */
import { readFileSync } from 'node:fs';
import { isGreen, summarize, type Summary, type TestReport } from './lib/summary.ts';

function read(path: string | undefined): Summary {
  // An earlier check may have stopped the run before vitest could write anything.
  const text = path === undefined ? '' : readFileSync(path, 'utf8');
  return text === '' ? { passed: 0, failed: 0 } : summarize(JSON.parse(text) as TestReport);
}

const summary = read(process.argv[2]);
console.log(`${summary.passed} passed, ${summary.failed} failed`);
process.exitCode = isGreen(summary) ? 0 : 1;
