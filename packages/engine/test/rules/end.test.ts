import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('the End phase', () => {
  test('resolves text that names it (END-1)', () => {
    const game = scenario({
      me: { hand: ['TopBanana'], active: ['Torch'] },
      rival: { hand: ['Spark', 'Sear'], active: ['Catusan'] },
    });
    game.plays('TopBanana').announces();
    game.offers('use:topbanana', 'done');
    game.chooses('use:TopBanana');
    expect([game.turn, game.phase, game.decider]).toEqual(['me', 'end', 'rival']);
    game.chooses('discard:sear');
    expect(game.rival.hand).toEqual(['Spark']);
  });

  test('comes after Refresh, so that cards drawn there come on top of six (END-2)', () => {
    const game = scenario({ me: { hand: ['Flare'] }, rival: { active: ['Catusan'] } });
    game.plays('Flare').announces();
    expect(game.me.hand).toHaveLength(6);
    game.chooses('use:Flare');
    expect(game.me.hand).toHaveLength(8);
    expect(game.turn).toBe('rival');
  });
});
