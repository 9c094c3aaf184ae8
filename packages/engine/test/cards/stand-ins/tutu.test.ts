import { describe, expect, test } from 'vitest';
import { STAND_INS } from '../../../src/cards/index.ts';
import { scenario } from '../../scenario/scenario.ts';

const replaceable = STAND_INS.filter((card) => card.people === 'tutu' && card.icons?.includes('replace'));

describe.each(replaceable.map((card) => card.name.en))('%s can be replaced', (name) => {
  test('in the Leadership phase, for another card (REPLACE-1)', () => {
    const game = scenario({ me: { hand: [name] } }).replaces(name);
    expect(game.me.discardPile).toEqual([name]);
    expect(game.me.hand).toHaveLength(1);
    expect(game.me.hand).not.toContain(name);
  });

  test('but not beside a leadership card (LEAD-7)', () => {
    const game = scenario({ me: { hand: [name, 'Deploy Butterfly'] } }).plays('Deploy Butterfly');
    game.offersNo(`replace:${name}`);
  });

  test('and is an ordinary character otherwise', () => {
    const game = scenario({ me: { hand: [name] } }).plays(name);
    expect(game.me.active).toEqual([name]);
  });
});

const nanuAgainst = (element: 'fire' | 'earth') =>
  scenario({ element, me: { hand: ['Nanu Noon'] }, rival: { active: ['Catusan', 'Fireblast'] } });

describe('Nanu Noon', () => {
  test('need not match any power in a fight over Earth', () => {
    const game = nanuAgainst('earth').plays('Nanu Noon').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('has to match the power in a fight over Fire', () => {
    const game = nanuAgainst('fire').plays('Nanu Noon').passes();
    game.offersAlso('take-back');
  });

  test('adds 2 to the total in both elements', () => {
    const game = scenario({ me: { active: ['Nanu Noon'] } });
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([2, 2]);
  });
});

const RULO = { active: ['Rulo Runaround'], hand: ['Blaze'] };

describe('Rulo Runaround', () => {
  test('may be taken back in the Beginning phase', () => {
    const game = scenario({ me: RULO, rival: { active: ['Glimmer'] } }).retrieves('Rulo Runaround');
    expect(game.me.hand).toEqual(['Blaze', 'Rulo Runaround']);
  });

  test('may be taken back and replaced in the same turn', () => {
    const game = scenario({ me: RULO, rival: { active: ['Glimmer'] } });
    game.retrieves('Rulo Runaround').replaces('Rulo Runaround');
    expect(game.me.discardPile).toEqual(['Rulo Runaround']);
    expect(game.me.hand).toHaveLength(2);
  });

  test('stays while the rival has a retrieve character too (RETRIEVE-3)', () => {
    const game = scenario({ me: RULO, rival: { active: ['Ciklarethas the Bitter'] } });
    game.offersNo('retrieve:Rulo Runaround');
  });
});

describe('Pipa Pocket', () => {
  test('lets its owner draw a card when it is played', () => {
    const game = scenario({ me: { hand: ['Pipa Pocket', 'Blaze'] } }).plays('Pipa Pocket');
    game.offers('use:Pipa Pocket', 'refuse');
    game.chooses('use:Pipa Pocket');
    expect(game.me.hand).toHaveLength(2);
  });

  test('may be played without drawing', () => {
    const game = scenario({ me: { hand: ['Pipa Pocket', 'Blaze'] } })
      .plays('Pipa Pocket')
      .passes();
    expect(game.me.hand).toEqual(['Blaze']);
  });

  test('asks nothing with an empty draw deck', () => {
    const game = scenario({ me: { hand: ['Pipa Pocket', 'Blaze'], drawDeck: [] } }).plays('Pipa Pocket');
    expect(game.asks).toBeNull();
    expect(game.me.hand).toEqual(['Blaze']);
  });

  test('draws nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Pipa Pocket', 'Blaze'] },
      rival: { active: ['Glimmer'], support: ['Laughing Gas'] },
    });
    game.plays('Pipa Pocket');
    expect(game.asks).toBeNull();
  });
});

const tali = (...hand: readonly string[]) =>
  scenario({ me: { active: ['Tali Turnabout'], hand }, rival: { active: ['Glimmer'] } });

describe('Tali Turnabout', () => {
  test('lets any card in hand be replaced while it is active', () => {
    const game = tali('Volca', 'Fireblast', 'Muster Reinforcements');
    game.offersAlso('replace:Volca', 'replace:Fireblast', 'replace:Muster Reinforcements');
    game.replaces('Fireblast');
    expect(game.me.discardPile).toEqual(['Fireblast']);
    expect(game.me.hand).toHaveLength(3);
  });

  test('lends nothing in the turn it is played: the Leadership phase is over by then', () => {
    const game = scenario({ me: { hand: ['Tali Turnabout', 'Volca'] } });
    game.offers('done');
    game.plays('Tali Turnabout');
    game.offersNo('replace:Volca');
  });

  test('lends nothing once it is covered', () => {
    const game = scenario({
      me: { active: ['Spark'], covered: ['Tali Turnabout'], hand: ['Volca'] },
      rival: { active: ['Glimmer'] },
    });
    game.offers('done');
  });

  test('lends nothing to a card that has been replaced and drawn again (REPLACE-3)', () => {
    const game = tali('Volca', 'Blaze').replaces('Volca');
    game.offersNo('replace:Blaze');
    expect(game.phase).toBe('engagement');
  });
});

describe('Lilo Lantern', () => {
  test('comes beside another character if its owner has the Hyla card', () => {
    const game = scenario({ me: { hand: ['Volca', 'Lilo Lantern'], beside: ['Creeping Bog'] } });
    game.plays('Volca').plays('Lilo Lantern', 'free');
    expect(game.me.active).toEqual(['Lilo Lantern', 'Volca']);
    expect(game.power('me', 'fire')).toBe(5 + 2);
  });

  test('is an ordinary character if nobody, or the rival, has the Hyla card', () => {
    for (const beside of [[], ['Creeping Bog']]) {
      const game = scenario({ me: { hand: ['Volca', 'Lilo Lantern'] }, rival: { beside } });
      game.plays('Volca').cannotPlay('Lilo Lantern', 'limit');
    }
  });

  test('is not free while the icons of its owner are ignored (OPEN-QUESTION-16)', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Lilo Lantern'], beside: ['Creeping Bog'] },
      rival: { active: ['Mekarthas the Shrewd'] },
    });
    game.plays('Volca').cannotPlay('Lilo Lantern', 'limit');
  });

  test('is free with the Hyla card played in the same turn', () => {
    const game = scenario({ me: { hand: ['Volca', 'Lilo Lantern', 'Lantern Pond'] } });
    game.plays('Lantern Pond').passes().plays('Volca').plays('Lilo Lantern', 'free');
    expect(game.me.active).toHaveLength(2);
  });
});

const gugo = (beside: readonly string[]) =>
  scenario({ me: { hand: ['Gugo Gatecrasher'] }, rival: { active: ['Glimmer'], beside } });

describe('Gugo Gatecrasher', () => {
  test('discards the Hyla card of the rival', () => {
    const game = gugo(['Lantern Pond']).plays('Gugo Gatecrasher').chooses('discard:Lantern Pond');
    expect(game.rival.beside).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Lantern Pond']);
  });

  test('may spare it', () => {
    const game = gugo(['Lantern Pond']).plays('Gugo Gatecrasher').passes();
    expect(game.rival.beside).toEqual(['Lantern Pond']);
  });

  test('asks nothing if the rival has none, and cannot reach other cards beside a leader', () => {
    expect(gugo([]).plays('Gugo Gatecrasher').asks).toBeNull();
    expect(gugo(["Lika's Crystal Horn"]).plays('Gugo Gatecrasher').asks).toBeNull();
  });

  test('cannot reach the Hyla card of its owner', () => {
    const game = scenario({ me: { hand: ['Gugo Gatecrasher'], beside: ['Lantern Pond'] } });
    game.plays('Gugo Gatecrasher');
    expect(game.me.beside).toEqual(['Lantern Pond']);
  });
});
