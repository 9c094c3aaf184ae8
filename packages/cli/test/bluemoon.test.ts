import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { SpawnSyncReturns } from 'node:child_process';
import { expect, test } from 'vitest';
import { EXAMPLES, ROOT } from './folder.ts';

const PATIENCE = 120_000;

function run(words: readonly string[], input: string, env: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> {
  const command = ['tools/run.mjs', 'packages/cli/src/bluemoon.ts', ...words];
  return spawnSync(process.execPath, command, {
    cwd: ROOT,
    input,
    encoding: 'utf8',
    timeout: PATIENCE,
    env: { ...process.env, ...env },
  });
}

test(
  'the program itself plays, without colours in a pipe, and ends with its input',
  () => {
    const words = ['play', '--seed', '7', '--first', 'me', '--bot', 'random'];
    const { status, stdout, stderr } = run(words, 'start\r\nplay:sear\n', { CI: 'true' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('You play Sear.');
    expect(stdout).not.toContain('\u001B[');
    expect(stdout).toMatch(/The input has ended, and so does this\.\n$/);
  },
  PATIENCE,
);

test(
  'the program itself fails with a reason and without a stack',
  () => {
    const { status, stdout, stderr } = run(['replay', 'nothing.txt'], '');
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toBe('nothing.txt cannot be read: there is no such file or folder.\n');
  },
  PATIENCE,
);

test(
  'the program itself finds files from where the user is, and ends quietly when nobody reads on',
  () => {
    const shell = `"${process.execPath}" tools/run.mjs packages/cli/src/bluemoon.ts explain position.json | head -n 1`;
    const { status, stdout, stderr } = spawnSync('sh', ['-c', shell], {
      cwd: ROOT,
      encoding: 'utf8',
      timeout: PATIENCE,
      env: { ...process.env, INIT_CWD: EXAMPLES },
    });
    expect(status).toBe(0);
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Turn 1, Seat 0 .*\n$/);
  },
  PATIENCE,
);

test(
  'the program itself ends when the player quits, though more could be typed',
  async () => {
    const words = ['tools/run.mjs', 'packages/cli/src/bluemoon.ts', 'play', '--bot', 'random'];
    const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['pipe', 'ignore', 'inherit'] });
    child.stdin.write('quit\n');
    expect(await once(child, 'exit')).toEqual([0, null]);
  },
  PATIENCE,
);
