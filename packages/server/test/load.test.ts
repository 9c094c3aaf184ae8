import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** The last line of a program's output. */
function lastLine(program: string, ...words: readonly string[]): unknown {
  const file = new URL(`../load/${program}.ts`, import.meta.url).pathname;
  const { stdout, stderr, status } = spawnSync('node', ['--import', 'tsx', file, ...words], {
    encoding: 'utf8',
  });
  // What it wrote says why it failed.
  expect({ status, stderr: status === 0 ? '' : stderr }).toEqual({ status: 0, stderr: '' });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
}

test('the load test plays games over the network and gives its figures as JSON', () => {
  expect(lastLine('load', '--games', '4', '--seconds', '3', '--processes', '3', '--json')).toMatchObject({
    games: 4,
    lost: 0,
    twice: 0,
  });
});

test('a game outlives killed processes and a killed database', () => {
  expect(lastLine('chaos', '--kills', '4', '--games', '6', '--json')).toMatchObject({
    kills: 4,
    ended: 6,
    lost: 0,
    twice: 0,
  });
});

test('a tournament outlives its only process, and its standings are those that its games lead to', () => {
  const short = ['--players', '6', '--rounds', '2', '--choices', '9'];
  const played = lastLine('league', ...short, '--processes', '1', '--kill-every', '5');
  expect(played).toMatchObject({ players: 6, rounds: 2, games: 6, wrongLines: 0, seenAlike: true });
  expect(played).not.toMatchObject({ kills: 0 });
});

test.each([
  ['--games', 'many'],
  ['--kills', '0'],
])('%s %s is refused with one clear line', (option, said) => {
  const file = new URL(`../load/${option === '--games' ? 'load' : 'chaos'}.ts`, import.meta.url).pathname;
  const { stderr, status } = spawnSync('node', ['--import', 'tsx', file, option, said], { encoding: 'utf8' });
  expect(stderr).toMatch(new RegExp(`^${option} must be a whole number from 1 to \\d+, not “${said}”\\.\n$`));
  expect(status).toBe(1);
});
