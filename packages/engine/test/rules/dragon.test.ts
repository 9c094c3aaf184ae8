import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

const six = { active: ['Torch'], covered: ['Volca', 'Blaze', 'Furnace', 'Spark', 'Ignite'] };

/** I retreat; the rival attracts. */
const retreat = (
  mine: SideSetup['dragons'],
  theirs: SideSetup['dragons'],
  rival: SideSetup = { active: ['Torch'] },
) => scenario({ phase: 'engagement', me: { dragons: mine ?? 0 }, rival: { ...rival, dragons: theirs ?? 0 } });

describe('attracting dragons', () => {
  test('takes one of the player’s choice from the board, if the rival has none (DRAGON-1, DRAGON-5)', () => {
    const game = retreat(0, 0).chooses('retreat');
    expect(game.decider).toBe('rival');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    game.chooses('dragon:doran');
    expect(game.rival.dragonNames).toEqual(['doran']);
    const second = retreat(0, 1).chooses('retreat');
    second.offers('dragon:lika', 'dragon:doran');
    second.chooses('dragon:lika');
    expect(second.rival.dragonNames).toEqual(['lika', 'sesha']);
  });

  test("moves one of the rival's to the board instead, if there is one (DRAGON-2)", () => {
    const game = retreat(2, 0).chooses('retreat');
    game.offers('dragon:lika', 'dragon:doran');
    game.chooses('dragon:doran');
    expect(game.me.dragonNames).toEqual(['lika']);
    expect(game.rival.dragons).toBe(0);
  });

  test("several: all of the rival's go to the board before one changes sides (DRAGON-3)", () => {
    const one = retreat(1, 0, six).retreats();
    expect([one.me.dragons, one.rival.dragons]).toEqual([0, 1]);
    const two = retreat(2, 0, six).retreats();
    expect([two.me.dragons, two.rival.dragons]).toEqual([0, 0]);
    const three = retreat(2, 0, { ...six, support: ['Fearsome Spirits'] }).retreats();
    expect([three.me.dragons, three.rival.dragons]).toEqual([0, 1]);
  });

  test('they are never on both sides (DRAGON-4)', () => {
    for (const mine of [0, 1, 2, 3] as const) {
      const game = retreat(mine, 0, { ...six, support: ['Fearsome Spirits'] }).retreats();
      expect(Math.min(game.me.dragons, game.rival.dragons)).toBe(0);
    }
  });

  test('another one with all three on one’s side ends the game at once (DRAGON-6, WIN-1)', () => {
    const two = retreat(0, 2).retreats();
    expect([two.rival.dragons, two.result]).toEqual([3, null]);
    const three = retreat(0, 3).chooses('retreat');
    expect(three.result).toEqual({ winner: 'rival', crystals: 4, reason: 'fourthDragon' });
    expect(three.decider).toBeNull();
  });
});
