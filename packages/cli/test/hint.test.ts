import type { Hint } from '@bluemoon/ai';
import { describe, expect, test } from 'vitest';
import { leadsTo } from '../src/text/hint-text.ts';
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

  test('are data for programs, from best to worst', async () => {
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

  test('are the same for the same seed, and no more than wanted', async () => {
    const once = await hint('position.json', '--most', '1', '--json');
    const again = await hint('position.json', '--most', '1', '--json');
    expect(again.stdout).toBe(once.stdout);
    expect((JSON.parse(once.stdout) as Told).hints).toHaveLength(1);
  });

  test('work from a record, and say so where there is no choice', async () => {
    expect((await hint('game.txt', '--from', '2')).stdout).toMatch(/Play Cinder +\d+ % to win/);
    expect((await hint('game.txt', '--from', '3')).stdout).toContain(
      'There is only one option: End the Character phase.',
    );
  });

  test('need somebody who has to choose', async () => {
    const over = await hint('game.txt');
    expect(over.code).toBe(1);
    expect(over.stderr).toContain('The game is over');
    const other = await hint('position.json', '--seat', '1');
    expect(other.code).toBe(1);
    expect(other.stderr).toContain('Seat 1 has nothing to choose here: seat 0 has.');
  });
});

const card = (kind: Hint['option']['kind'], id: string): Hint['option'] => ({
  id: `${kind}:${id}`,
  kind,
  card: id,
  owner: 0,
});

describe('What a hint leads to', () => {
  const BASE: Hint = {
    option: { id: 'done', kind: 'done' },
    chance: 0.5,
    crystals: 0,
    line: [],
    announces: null,
    rivalGivesUp: null,
  };
  test.each<readonly [string, Partial<Hint>, string]>([
    ['nothing foreseen', {}, ''],
    [
      'several cards, and the power',
      {
        line: [
          card('play', 'cinder'),
          { id: 'done', kind: 'done' },
          card('play', 'glimmer'),
          card('play', 'lightning-bolts'),
          card('discard', 'torch'),
        ],
        announces: { element: 'fire', power: 6 },
        rivalGivesUp: 0.7,
      },
      'Then play Cinder, Glimmer and Lightning Bolts, discard Torch and announce 6 Fire; the rival gives up in 7 of 10 cases.',
    ],
    [
      "a card of the rival's",
      { line: [card('play', 'cinder'), { ...card('discard', 'tome-of-wisdom'), owner: 1 }] },
      "Then play Cinder and discard the rival's Tome of Wisdom.",
    ],
    ['the rival alone', { rivalGivesUp: 1 }, 'The rival gives up.'],
    ['the rival who stays', { rivalGivesUp: 0.02 }, 'The rival fights on.'],
    [
      'a card face down',
      { line: [card('bluff', 'cinder'), card('retrieve', 'glimmer')] },
      'Then lay Cinder face down and take Glimmer back into hand.',
    ],
  ])('is a sentence: %s', (_, given, sentence) => {
    expect(leadsTo({ ...BASE, ...given }, { viewer: 0 })).toBe(sentence);
  });
});
