import { spawnSync } from 'node:child_process';
import type { SpawnSyncReturns } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE = 120_000;

function start(words: readonly string[], input: string): SpawnSyncReturns<string> {
  const command = ['--import', 'tsx', 'packages/cli/src/main.ts', ...words];
  return spawnSync(process.execPath, command, { cwd: ROOT, input, encoding: 'utf8', timeout: PATIENCE });
}

test(
  'the program itself plays, without colours in a pipe, and ends with its input',
  () => {
    const { status, stdout, stderr } = start(['--seed', '7', '--first', 'me'], 'done\r\nstart\nplay:sear\n');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('You play Sear.');
    expect(stdout).not.toContain('\u001B[');
    expect(stdout).toMatch(/The input has ended, and so does this\.\n$/);
  },
  PATIENCE,
);

test(
  'the program itself fails with a reason where it cannot start',
  () => {
    const { status, stdout, stderr } = start(['--me', 'elves'], '');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain('Allowed choices are vulca');
  },
  PATIENCE,
);
