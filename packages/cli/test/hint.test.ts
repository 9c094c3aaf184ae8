import { describe, expect, test } from 'vitest';
import { EXAMPLES } from './folder.ts';
import { bluemoon } from './test-io.ts';
import type { Ran } from './test-io.ts';

const hint = (...words: readonly string[]): Promise<Ran> =>
  bluemoon(['hint', ...words, '--bot', 'strong@200nodes'], { cwd: EXAMPLES });

interface Told {
  readonly seat: number;
  readonly options: readonly string[];
  readonly hints: readonly { readonly option: string; readonly chance: number; readonly crystals: number }[];
}

describe('Hints', () => {
  test('show the table as the player sees it, and the best options with their numbers', async () => {
    const { code, stdout } = await hint('position.json');
    expect(code).toBe(0);
    expect(stdout).toContain('Turn 1, yours · Beginning phase');
    expect(stdout).not.toContain('Penemikanas');
    expect(stdout).toMatch(/^ {2}1 {2}Take Battling Boomerang back into your hand +\d+ % to win/m);
    expect(stdout).toMatch(/^ {2}2 {2}End the Beginning phase +\d+ % to win/m);
  });

  test('can be printed as JSON, from best to worst', async () => {
    const { stdout } = await hint('position.json', '--json');
    const { seat, options, hints } = JSON.parse(stdout) as Told;
    expect(seat).toBe(0);
    expect(options).toEqual(['retrieve:battling-boomerang', 'done']);
    expect(hints.map(({ option }) => option).toSorted()).toEqual(options.toSorted());
    for (const { chance, crystals } of hints) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
      expect(Math.abs(crystals)).toBeLessThanOrEqual(4);
    }
    expect(hints[0]?.chance).toBeGreaterThanOrEqual(hints[1]?.chance ?? 0);
  });

  test('are the same for the same seed, and no more than requested', async () => {
    const once = await hint('position.json', '--most', '1', '--json');
    const again = await hint('position.json', '--most', '1', '--json');
    expect(again.stdout).toBe(once.stdout);
    expect((JSON.parse(once.stdout) as Told).hints).toHaveLength(1);
  });

  test('work from a record, and say so if there is no choice', async () => {
    expect((await hint('game.txt', '--from', '2')).stdout).toMatch(/Play Cinder +\d+ % to win/);
    expect((await hint('game.txt', '--from', '3')).stdout).toContain(
      'There is only one option: End the Character phase.',
    );
  });

  test('need a pending decision of that seat', async () => {
    const over = await hint('game.txt');
    expect(over.code).toBe(1);
    expect(over.stderr).toContain('The game is over');
    const other = await hint('position.json', '--seat', '1');
    expect(other.code).toBe(1);
    expect(other.stderr).toContain('Seat 1 has nothing to choose: it is seat 0’s decision.');
  });
});
