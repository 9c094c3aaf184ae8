import { describe, expect, test } from 'vitest';
import { quantile } from '../src/bench/quantile.ts';
import { bluemoon } from './test-io.ts';

describe('The benchmark', () => {
  test('measures the engine, with a checksum of what was played', async () => {
    const { code, stdout } = await bluemoon(['bench', '--rounds', '1', '--games', '2']);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Random games of vulca-khind, /);
    expect(stdout).toMatch(/^round 1: \d+ games per second, \d+ million kernel steps per second$/m);
    expect(stdout).toMatch(/^checksum [0-9a-f]{8}$/m);
    expect(stdout).toMatch(/^\d+\.\d\d games per million kernel steps\n$/m);
  });

  test('measures bots', async () => {
    const words = ['bench', '--games', '1', '--bots', 'random', 'solid'];
    const { code, stdout } = await bluemoon(words);
    expect(code).toBe(0);
    const figures = String.raw` +1 +\d+ +\d+\.\d ms +\d+\.\d ms +\d+\.\d ms +\d+ MB`;
    expect(stdout).toMatch(new RegExp(`^bot +games +decisions .*\nrandom${figures}\nsolid${figures}\n$`));
  });

  test('refuses an unknown bot', async () => {
    const { code, stderr } = await bluemoon(['bench', '--bots', 'clever']);
    expect(code).toBe(1);
    expect(stderr).toContain('There is no bot “clever”.');
  });
});

describe('A quantile', () => {
  test.each([
    [[3, 1, 2], 0.5, 2],
    [[3, 1, 2], 1, 3],
    [Array.from({ length: 100 }, (_, i) => i + 1), 0.95, 96],
  ])('of %j at %d is %d', (values, share, expected) => {
    expect(quantile(values, share)).toBe(expected);
  });
});
