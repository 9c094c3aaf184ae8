import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { BadOptions, readFuzzOptions } from '../lib/fuzz-options.ts';
import { savedGame } from '../lib/saved-game.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const fuzz = (...words: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(ROOT, 'tools/fuzz.ts'), ...words], {
    cwd: ROOT,
    encoding: 'utf8',
  });
const folder = mkdtempSync(join(tmpdir(), 'bluemoon-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['missing.json', undefined, 'missing.json cannot be read: ENOENT: no such file or directory'],
  ['.', undefined, ' cannot be read: EISDIR: illegal operation on a directory'],
  ['half.json', '{"setup":', 'half.json cannot be read: Unexpected end of JSON input'],
  ['other.json', '{"setup": null}', 'other.json is no game that the fuzzer has saved.'],
])('a saved game is not %s, for a reason', (file, content, why) => {
  const path = join(folder, file);
  if (content !== undefined) writeFileSync(path, content);
  expect(() => savedGame(path)).toThrow(BadOptions);
  expect(() => savedGame(path)).toThrow(why);
});

test('npm run fuzz -- --replay FILE tells why it cannot, and how it is used', () => {
  const { status, stdout, stderr } = fuzz('--replay', join(folder, 'nothing.json'));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/nothing\.json cannot be read: .*\nnpm run fuzz -- .*\n$/);
});

test.each([
  [['--games', '2.5'], '--games has to be a whole number from 1, not “2.5”.'],
  [['--games', '0'], '--games has to be a whole number from 1, not “0”.'],
  [['--hours', '0'], '--hours has to be a number above 0, not “0”.'],
  [['--hours', 'long'], '--hours has to be a number, not “long”.'],
  [['--seed='], '--seed has to be a number, not “”.'],
  [['--seed', '-1'], "Option '--seed' argument is ambiguous."],
  [['--seed=-1'], '--seed has to be a whole number from 0 to 4294967295, not “-1”.'],
  [['--games', '1', '--hours', '1'], 'Give hours or games, not both.'],
  [['--game', '1'], "Unknown option '--game'"],
])('npm run fuzz -- %j tells what is wrong', (words, why) => {
  expect(() => readFuzzOptions(words, 0)).toThrow(BadOptions);
  expect(() => readFuzzOptions(words, 0)).toThrow(why);
});

test('without hours, games or seed a thousand games are played, from another seed each time', () => {
  expect(readFuzzOptions([], 7)).toEqual({ hours: Infinity, games: 1000, seed: 7 });
  expect(readFuzzOptions(['--hours', '0.5', '--seed', '3'], 7)).toEqual({
    hours: 0.5,
    games: Infinity,
    seed: 3,
  });
});

test('npm run fuzz -- --games 4 --seed 1 plays four games and tells of which kinds', () => {
  const { status, stdout } = fuzz('--games', '4', '--seed', '1');
  expect(status).toBe(0);
  expect(stdout).toMatch(/^seed 1\n/);
  expect(stdout).toMatch(/ s: 4 games \(.*\), \d+ decisions, 0 failures\n/);
  expect(stdout).toMatch(/^ +4 dealt$/m);
  expect(stdout).toMatch(/^ +3 random packs$/m);
});
