import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('interactions of single cards that the rules name', () => {
  test('after Bounce Back lasting text, text of the turn and text of the End phase work (CARD-1)', () => {
    const game = scenario({
      me: { active: ['TopGun', 'TopNotch'], support: ['Fearsome Spirits'], hand: ['Bounce Back'] },
      rival: { active: ['Glimmer'], support: ['Lightning Bolts'], hand: ['Torch'] },
    });
    game.plays('Bounce Back').uses('TopNotch');
    expect(game.rival.support).toEqual([]);
    game.announces().chooses('use:TopGun');
    expect(game.me.hand).toHaveLength(7);
    game.retreats();
    expect(game.me.dragons).toBe(2);
  });

  test('after Bounce Back text of the moment of playing is not repeated (CARD-1)', () => {
    const game = scenario({
      me: { active: ['Bashdin', 'Earthtremor'], support: ['Tome of Wisdom'], hand: ['Bounce Back'] },
      rival: { active: ['Glimmer'], support: ['Trebuchet of Fear'], hand: ['Volca', 'Blaze'] },
    });
    game.plays('Bounce Back').announces();
    expect(game.rival.hand).toEqual(['Blaze', 'Volca']);
    expect(game.rival.support).toEqual(['Trebuchet of Fear']);
    expect(game.turn).toBe('rival');
  });

  test('Ketharkopas draws to nine although additional cards of the End phase are forbidden (CARD-2)', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Ketharkopas the Astronomer'], support: ['Oath of Khindship'] },
      rival: { active: ['Glimmer'], support: ['Nerve-racking Twitter'] },
    });
    game.offers('use:Ketharkopas the Astronomer', 'done');
    game.chooses('use:Ketharkopas the Astronomer');
    expect(game.me.hand).toHaveLength(9);
  });

  test('Ketharkopas has no effect when all its text is ignored', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['Ketharkopas the Astronomer'] },
      rival: { active: ['Glimmer'], support: ['Laughing Gas'] },
    });
    expect(game.turn).toBe('rival');
    expect(game.me.hand).toHaveLength(6);
  });

  test('after Drown Resistance a protected character may be the only one that remains (CARD-3)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Drown Resistance'] },
      rival: { active: ['Giant Octopus', 'Stars Shining', 'Fireblast'] },
    });
    game.plays('Drown Resistance');
    game.offers('keep:Giant Octopus', 'keep:Stars Shining', 'refuse');
    game.chooses('keep:Giant Octopus');
    expect(game.rival.active).toEqual(['Giant Octopus']);
  });

  test('and if another one is spared the protected one stays beside it (CARD-3)', () => {
    const game = scenario({
      me: { active: ['NoNo'], hand: ['Drown Resistance'] },
      rival: { active: ['Giant Octopus', 'Stars Shining', 'Fireblast'] },
    });
    game.plays('Drown Resistance').chooses('keep:Stars Shining');
    expect(game.rival.active).toEqual(['Giant Octopus', 'Stars Shining']);
  });

  test('TopDog may discard the last character beside a protected one (CARD-3)', () => {
    const game = scenario({
      me: { hand: ['TopDog'] },
      rival: { active: ['Electric Eel', 'Sun Setting'] },
    });
    game.plays('TopDog').uses('TopDog');
    expect(game.rival.active).toEqual(['Electric Eel']);
  });
});
