import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { KNOWN_SETTINGS } from '@bluemoon/server/settings';
import { describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const start = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'packages/web/build/start.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: 600_000,
  });

describe('npm start', () => {
  test.each([
    [['--prot', '8080'], "Unknown option '--prot'."],
    [['--port'], "Option '--port <value>' argument missing."],
    [['--port', 'eighty'], '--port must be a whole number from 0 to 65535, not “eighty”.'],
    [['--port', '65536'], '--port must be a whole number from 0 to 65535, not “65536”.'],
    [['--bots', '-1'], '--bots must be a whole number from 0 to 64, not “-1”.'],
    [['8080'], "Unexpected argument '8080'."],
  ])('refuses with one line: %j', (words, why) => {
    const { status, stdout, stderr } = start(...words);
    expect([status, stdout, stderr]).toEqual([1, '', `${why} Usage: npm start [-- --port NUMBER]\n`]);
  });

  test('has a help', () => {
    const { status, stdout, stderr } = start('--help');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Usage: npm start [-- --port NUMBER]');
    for (const { option, variable } of Object.values(KNOWN_SETTINGS))
      expect(stdout).toMatch(new RegExp(`--${option} .*\\[${variable}\\]`));
  });
});
