import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countsTable, countTests } from '../lib/test-counts.ts';

test('tests are counted by what they are about, and what is no test is not counted', () => {
  const counts = countTests(
    [
      'a warning of a plugin',
      'packages/engine/test/rules/char.test.ts > the Character phase > CHAR-3',
      'packages/engine/test/rules/char.test.ts > the Character phase > CHAR-4',
      'tools/test/traces.test.ts > the corpus > replays',
      'tools/test/ledger.test.ts > cites',
    ].join('\n'),
  );
  expect(counts.filter(({ tests }) => tests > 0)).toEqual([
    { kind: 'rules of the ledger', tests: 2, files: 1 },
    { kind: 'recorded games of another program', tests: 1, files: 1 },
    { kind: 'the repository itself', tests: 1, files: 1 },
    { kind: 'all', tests: 4, files: 3 },
  ]);
  expect(countsTable(counts)).toContain('| rules of the ledger | 2 | 1 |');
});

test('every test file is of some kind', () => {
  const files = ['packages', 'tools'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
      .map((name) => `${folder}/${name} > one`),
  );
  const counts = countTests(files.join('\n'));
  const all = counts.at(-1)?.tests;
  expect(counts.slice(0, -1).reduce((sum, { tests }) => sum + tests, 0)).toBe(all);
  expect(all).toBe(files.length);
});
