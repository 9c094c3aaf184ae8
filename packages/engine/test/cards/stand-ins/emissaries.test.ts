import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../../src/cards/box.ts';
import { STAND_INS } from '../../../src/cards/index.ts';
import { scenario } from '../../scenario/scenario.ts';

const setOf = (emissary: string) => BUILT_IN.cards.filter((card) => card.emissary === emissary);
const EMISSARIES = STAND_INS.filter((card) => card.type === 'emissary').map((card) => card.id);

test('there are four emissaries, and every card of a set belongs to one of them', () => {
  expect(EMISSARIES).toHaveLength(4);
  const named = new Set(BUILT_IN.cards.flatMap((card) => card.emissary ?? []));
  expect([...named].toSorted()).toEqual(EMISSARIES.toSorted());
});

test.each(EMISSARIES)('%s brings seven cards of four kinds (EMISSARY-2)', (emissary) => {
  const peoples = setOf(emissary).map((card) => card.people);
  expect(peoples).toHaveLength(7);
  expect(peoples.filter((people) => people === 'hyla')).toHaveLength(2);
  expect(peoples.filter((people) => people === 'tutu')).toHaveLength(2);
  const last = peoples.includes('mutant')
    ? ['interference', 'mutant', 'mutant']
    : ['crystal', 'interference', 'interference'];
  expect(peoples.filter((people) => people !== 'hyla' && people !== 'tutu').toSorted()).toEqual(last);
});

const ondalin = (mine: readonly string[], rivals: readonly string[] = []) =>
  scenario({
    phase: 'refresh',
    me: { active: ['Volca'], beside: mine, emissaries: ['Ondalin of the Pools'] },
    rival: { active: ['Glimmer'], beside: rivals },
  });

describe('Ondalin of the Pools', () => {
  test('lets its player draw a seventh card while they have the active Hyla card', () => {
    const game = ondalin(['Creeping Bog']).chooses('use:Ondalin of the Pools');
    expect(game.me.hand).toHaveLength(7);
  });

  test('may be left unused', () => {
    expect(ondalin(['Creeping Bog']).passes().me.hand).toHaveLength(6);
  });

  test('has no effect without a Hyla card, and with one of the rival', () => {
    for (const game of [ondalin([]), ondalin([], ['Toadstone Shrine'])]) {
      expect(game.turn).toBe('rival');
      expect(game.me.hand).toHaveLength(6);
    }
  });

  test('asks for a Hyla card, not for any card beside the leader', () => {
    expect(ondalin(["Lika's Crystal Horn"]).turn).toBe('rival');
  });
});

const teodric = (...hand: readonly string[]) =>
  scenario({ match: true, me: { hand, emissaries: ['Teodric the Patient'] } });

describe('Teodric the Patient', () => {
  test('lets leadership, Hyla and interference cards in hand be replaced', () => {
    const game = teodric('Brittle Blade', 'Muster Reinforcements', 'Lantern Pond');
    game.offersAlso('replace:Brittle Blade', 'replace:Muster Reinforcements', 'replace:Lantern Pond');
    game.replaces('Brittle Blade');
    expect(game.me.discardPile).toEqual(['Brittle Blade']);
  });

  test('lends nothing to other cards', () => {
    teodric('Volca', 'Rising Sun').offersNo('replace:Volca', 'replace:Rising Sun');
  });

  test('allows it once a turn (LEAD-7)', () => {
    const game = teodric('Brittle Blade', 'Snatched Sceptre').replaces('Brittle Blade');
    game.offersNo('replace:Snatched Sceptre');
  });

  test('lends nothing while text is ignored, although it is not active', () => {
    const game = scenario({
      me: { hand: ['Brittle Blade', 'Volca'], emissaries: ['Teodric the Patient'] },
      rival: { active: ['Glimmer'], support: ['Laughing Gas'] },
    });
    game.offersNo('replace:Brittle Blade');
  });
});

const irmeline = (dragons: 1 | 2) =>
  scenario({
    phase: 'refresh',
    me: { active: ['Volca'], emissaries: ['Irmeline Oathspeaker'] },
    rival: { active: ['Glimmer'], dragons },
  });

describe('Irmeline Oathspeaker', () => {
  test('lets its player draw a seventh card while the rival has two dragons', () => {
    const game = irmeline(2).chooses('use:Irmeline Oathspeaker');
    expect(game.me.hand).toHaveLength(7);
  });

  test('has no effect while the rival has one', () => {
    expect(irmeline(1).me.hand).toHaveLength(6);
    expect(irmeline(1).turn).toBe('rival');
  });

  test('may be left unused', () => {
    expect(irmeline(2).passes().me.hand).toHaveLength(6);
  });

  test('is out of reach of what discards active cards', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Volca'], emissaries: ['Irmeline Oathspeaker'] },
      rival: { hand: ['TopDog'], active: ['Glimmer'] },
    });
    game.plays('TopDog');
    expect(game.options.some((option) => option.includes('irmeline'))).toBe(false);
  });
});

const brannoch = (...hand: readonly string[]) =>
  scenario({ me: { hand, emissaries: ['Brannoch the Bridgewarden'] } });

describe('Brannoch the Bridgewarden', () => {
  test('lets a mutant in hand be replaced', () => {
    const game = brannoch('Den-bal-Ton', 'Volca').replaces('Den-bal-Ton');
    expect(game.me.discardPile).toEqual(['Den-bal-Ton']);
    expect(game.me.hand).toHaveLength(2);
  });

  test('lends nothing to other cards', () => {
    brannoch('Den-bal-Ton', 'Volca', 'Brittle Blade').offersNo('replace:Volca', 'replace:Brittle Blade');
  });

  test('does not spare a mutant its condition', () => {
    brannoch('Den-bal-Ton', 'Volca').cannotPlay('Den-bal-Ton', 'condition');
  });

  test('lends nothing to the rival', () => {
    const game = scenario({
      me: { hand: ['Den-bal-Ton'] },
      rival: { emissaries: ['Brannoch the Bridgewarden'] },
    });
    game.offers('done');
  });
});
