/** Compares docs/LEDGER.md with the tests: every rule is cited by a test or is physical handling. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { citedIds, compare, parseLedger } from './lib/ledger.ts';
import { typescriptFiles } from './lib/source.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const tests = typescriptFiles(root, 'packages').filter(({ path }) =>
  /^packages\/[^/]+\/test\/.*\.test\.ts$/.test(path),
);
const cited = new Set(tests.flatMap((file) => [...citedIds(file)]));
const report = compare(parseLedger(read('docs/LEDGER.md')), cited);

for (const { section, cited, total } of report.sections) {
  console.log(`${section.padEnd(14)} ${String(cited).padStart(3)} of ${String(total).padStart(3)} cited`);
}
console.log(`\nPhysical handling, not testable (${report.physical.length}): ${report.physical.join(' ')}`);
console.log(`\nWithout a test (${report.missing.length}): ${report.missing.join(' ')}`);
for (const fault of report.faults) console.log(`fault: ${fault}`);
process.exitCode = report.missing.length === 0 && report.faults.length === 0 ? 0 : 1;
