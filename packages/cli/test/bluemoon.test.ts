import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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

/** `$BLUEMOON` stands for the program, called from where the examples are. */
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
    const { status, stdout, stderr } = shell('$BLUEMOON explain position.json | head -n 1');
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

test(
  'the program itself reads no more than it needs of an input without an end',
  () => {
    const { status, stderr } = shell('yes | $BLUEMOON pack check -');
    expect([status, stderr]).toEqual([
      1,
      'The input is larger than the 1 MB that a card pack may have: split it into several packs.\n',
    ]);
  },
  PATIENCE,
);

test.skipIf(!existsSync('/dev/full'))(
  'the program itself tells when its output cannot be written',
  () => {
    const { status, stderr } = shell('$BLUEMOON cards cinder > /dev/full');
    expect([status, stderr]).toEqual([1, 'The output cannot be written: no space is left.\n']);
  },
  PATIENCE,
);
