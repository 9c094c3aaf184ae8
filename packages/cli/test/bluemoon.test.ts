import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { SpawnSyncReturns } from 'node:child_process';
import { expect, test } from 'vitest';
import { EXAMPLES, ROOT } from './folder.ts';

const PATIENCE = 600_000;

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

/** Runs a shell command in the folder of the examples; `$BLUEMOON` is the program. */
function shell(command: string): SpawnSyncReturns<string> {
  return spawnSync('sh', ['-c', command], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: PATIENCE,
    env: {
      ...process.env,
      BLUEMOON: `${process.execPath} tools/run.mjs packages/cli/src/bluemoon.ts`,
      INIT_CWD: EXAMPLES,
    },
  });
}

test('the program plays, without colours in a pipe, and ends with its input', () => {
  const words = ['play', '--seed', '7', '--first', 'me', '--bot', 'random'];
  const { status, stdout, stderr } = run(words, 'start\r\nplay:sear\n', { CI: 'true' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  expect(stdout).toContain('You play Sear.');
  expect(stdout).not.toContain('\u001B[');
  expect(stdout).toMatch(/End of input: the game stops here\.\n$/);
});

test('the program fails with a reason and without a stack', () => {
  const { status, stdout, stderr } = run(['replay', 'nothing.txt'], '');
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toBe('nothing.txt cannot be read: there is no such file or folder.\n');
});

test('the program finds files relative to the user’s folder, and exits quietly when its reader closes the pipe', () => {
  const { status, stdout, stderr } = shell('$BLUEMOON explain position.json | head -n 1');
  expect(status).toBe(0);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Turn 1, Seat 0 .*\n$/);
});

test('the program ends when the player quits, even if the input stays open', async () => {
  const words = ['tools/run.mjs', 'packages/cli/src/bluemoon.ts', 'play', '--bot', 'random'];
  const child = spawn(process.execPath, words, { cwd: ROOT, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.write('quit\n');
  expect(await once(child, 'exit')).toEqual([0, null]);
});

test('the program stops reading an endless input', () => {
  const { status, stderr } = shell('yes | $BLUEMOON pack check -');
  expect([status, stderr]).toEqual([
    1,
    'The input is larger than the 1 MB that a card pack may have: split it into several packs.\n',
  ]);
});

test.skipIf(!existsSync('/dev/full'))('the program reports when its output cannot be written', () => {
  const { status, stderr } = shell('$BLUEMOON cards cinder > /dev/full');
  expect([status, stderr]).toEqual([1, 'The output cannot be written: no space is left.\n']);
});
