import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSX = join(ROOT, 'node_modules', 'tsx', 'dist', 'cli.mjs');

/** What the program writes and how it ends, where these scripts can be run. */
function together(scripts: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'bluemoon-together-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
  const program = [TSX, join(ROOT, 'tools', 'together.ts'), ...words];
  const { stdout, status } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  return {
    lines: stdout
      .replaceAll(/, \d+ s$/gm, '')
      .trimEnd()
      .split('\n'),
    status,
  };
}

test('scripts that end well write nothing but that they did', () => {
  const { lines, status } = together({ one: 'echo hello', two: 'echo hello' }, 'one', 'two');
  expect(lines.toSorted()).toEqual(['✓ one', '✓ two']);
  expect(status).toBe(0);
});

test('what a failing script wrote comes at the end, and the others run all the same', () => {
  const scripts = { good: 'echo hello', bad: 'echo trouble && echo more >&2 && exit 3' };
  const { lines, status } = together(scripts, 'bad', 'good');
  expect(lines.slice(0, 2).toSorted()).toEqual(['✓ good', '✗ bad']);
  expect(lines.slice(2)).toEqual(['', '✗ bad', '', 'trouble', 'more']);
  expect(status).toBe(1);
});

test('a script that does not exist fails', () => {
  const { lines, status } = together({}, 'nothing');
  expect(lines[0]).toBe('✗ nothing');
  expect(status).toBe(1);
});

test('tests are told where to leave their report', () => {
  const scripts = { 'test:rules': 'node -e "console.log(process.argv.slice(1)); process.exit(1)" --' };
  const { lines } = together(scripts, '--reports', '/reports', 'test:rules');
  expect(lines.join(' ')).toContain('--outputFile.json=/reports/rules.json');
});
