import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const attackedWith = (...active: readonly string[]) =>
  scenario({ me: { hand: ['Var-dis-Nar', 'Volca'] }, rival: { active } });

const againstWatertamer = (...hand: readonly string[]) =>
  scenario({ me: { hand: ['Volca', ...hand] }, rival: { active: ['Sonatos', 'Caterpillar Watertamer'] } });

describe('special power text', () => {
  test('beats the rulebook: KhindKin covers nothing, if its owner wants that (TEXT-1)', () => {
    const game = scenario({
      me: { active: ['NoNo'], support: ['Tome of Wisdom'], hand: ['KhindKin'] },
      rival: { active: ['Helitos'] },
    });
    expect(game.plays('KhindKin', 'keep').me.active).toEqual(['KhindKin', 'NoNo']);
    expect(game.power('me')).toBe(7);
  });

  test('before playing is tested before: with the condition unmet the card stays in hand (TEXT-2)', () => {
    attackedWith('Helitos', 'Hail of Arrows').cannotPlay('Var-dis-Nar', 'condition');
    const game = attackedWith('Helitos', 'Fireblast').plays('Var-dis-Nar');
    expect(game.element).toBe('earth');
  });

  test('with “now” is resolved once, not again when its card attacks once more (TEXT-3)', () => {
    const game = scenario({
      me: { active: ['Cinder'], hand: ['Bounce Back'] },
      rival: { active: ['Rocara'], support: ['Trebuchet of Fear'] },
    });
    game.plays('Bounce Back').continues();
    expect(game.asks).toBeNull();
    game.offers('done');
    game.endsTurn();
    expect(game.me.active).toEqual(['Cinder']);
    expect(game.rival.support).toEqual(['Trebuchet of Fear']);
  });

  test('of once per turn waits for a moment of its owner’s choice, another one each turn (TEXT-4)', () => {
    const game = scenario({
      me: { active: ['TopNotch'], hand: ['TopGun', 'Volca'] },
      rival: { active: ['Rocara'], support: ['Ballista of Confusion', 'Homing Missiles'], hand: ['Spark'] },
    });
    expect(game.uses('TopNotch').phase).toBe('beginning');
    game.chooses('discard:Ballista of Confusion').offersNo('use:TopNotch');
    game.plays('TopGun', 'keep').offersNo('use:TopNotch');
    game.endsTurn().rivalTurn('Spark');
    game.chooses('done', 'done').continues().offersAlso('use:TopNotch');
    game.chooses('use:TopNotch');
    expect([game.phase, game.rival.support]).toEqual(['character', []]);
    game.offersNo('use:TopNotch');
  });

  test('of constant effect works from being played until its card is covered (TEXT-5)', () => {
    const game = scenario({
      me: { hand: ['Demegodas the Odd', 'Volca'], support: ['Tome of Wisdom'] },
      rival: { active: ['Rocara'], support: ['Trebuchet of Fear'], hand: ['Scorch the Inflammable'] },
    });
    expect(game.value('Tome of Wisdom')).toBe(3);
    game.plays('Demegodas the Odd');
    expect(game.value('Tome of Wisdom')).toBe(6);
    game.endsTurn();
    expect(game.value('Tome of Wisdom')).toBe(6);
    game.rivalTurn('Scorch the Inflammable').plays('Volca');
    expect(game.value('Tome of Wisdom')).toBe(3);
  });

  test('of several kinds on one card is handled each on its own (TEXT-6)', () => {
    const game = scenario({
      me: { hand: ['Sea Moon', 'Torch', 'Volca', 'Fireblast'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Fireblast'] },
    });
    game.plays('Sea Moon').offersAlso('load:Torch', 'refuse');
    game.chooses('load:Torch').plays('Volca').endsTurn().rivalTurn('Spark', 'Fireblast');
    expect(game.me.loadOf('Sea Moon')).toEqual(['Torch']);
    game.lands('Sea Moon').plays('Torch').canPlay('Fireblast');
  });

  test('with “I may” is refused or carried out in full: not partly (TEXT-7)', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: { active: ['Rocara'], hand: ['Spark', 'Sear', 'Torch'], disclosed: true },
    });
    game.plays('Sarogakanas the Ancient').offersAlso('refuse');
    game.chooses('discard:Spark').offers('discard-at-random', 'discard:Sear', 'discard:Torch');
  });

  test('without “I may” is mandatory and goes as far as it can (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Earth'], drawDeck: ['Spark'] },
      rival: { drawDeck: ['Volca', 'Sear', 'Torch', 'Shimmer'] },
    });
    game.plays('Chosen of Earth');
    expect(game.me.hand).toEqual(['Spark']);
    expect(game.rival.hand).toEqual(['Sear', 'Torch', 'Volca']);
    expect(game.phase).toBe('engagement');
  });

  test('of “do this or retreat” is met in full or not at all (TEXT-9)', () => {
    const half = againstWatertamer('Sonatos').plays('Volca').chooses('done');
    half.offers('take-back');
    const whole = againstWatertamer('Sonatos', 'Rocara').plays('Volca').chooses('done');
    whole.offers('meet:Caterpillar Watertamer', 'take-back');
    whole.chooses('meet:Caterpillar Watertamer').picks('discard:Sonatos', 'discard:Rocara');
    whole.offers('done');
  });
});
