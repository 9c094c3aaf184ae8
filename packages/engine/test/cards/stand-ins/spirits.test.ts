import { describe, expect, test } from 'vitest';
import { scenario } from '../../scenario/scenario.ts';

const wisp = (support: readonly string[]) =>
  scenario({ me: { hand: ['Wisp at the Crossroads'], support }, rival: { active: ['Glimmer'] } });

describe('Wisp at the Crossroads', () => {
  test('returns an active card to hand', () => {
    const game = wisp(['Homing Missiles']).plays('Wisp at the Crossroads').chooses('return:Homing Missiles');
    expect(game.me.hand).toEqual(['Homing Missiles']);
    expect(game.me.support).toEqual([]);
  });

  test('does not return itself, nor what it covers', () => {
    const game = scenario({
      me: { hand: ['Wisp at the Crossroads'], active: ['Volca'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.plays('Wisp at the Crossroads').asks).toBeNull();
    expect(game.me.active).toEqual(['Wisp at the Crossroads']);
  });

  test('may leave everything where it is', () => {
    const game = wisp(['Homing Missiles']).plays('Wisp at the Crossroads').passes();
    expect(game.me.support).toEqual(['Homing Missiles']);
  });

  test('returns its owner’s Hyla card, which is active, but not the rival’s', () => {
    const game = scenario({
      me: { hand: ['Wisp at the Crossroads'], beside: ['Lantern Pond'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Wisp at the Crossroads').chooses('return:Lantern Pond');
    expect(game.me.hand).toEqual(['Lantern Pond']);
    const other = scenario({
      me: { hand: ['Wisp at the Crossroads'] },
      rival: { active: ['Glimmer'], beside: ['Lantern Pond'] },
    });
    expect(other.plays('Wisp at the Crossroads').asks).toBeNull();
  });
});

const facingDrummer = (...hand: readonly string[]) =>
  scenario({ me: { hand }, rival: { active: ['Grey Drummer'] } });

describe('Grey Drummer', () => {
  test('costs the rival any card of their hand', () => {
    const game = facingDrummer('Volca', 'Fireblast').meets('Grey Drummer').chooses('discard:Fireblast');
    expect(game.me.discardPile).toEqual(['Fireblast']);
    game.plays('Volca').endsTurn();
    expect(game.turn).toBe('rival');
  });

  test('does not let the rival go on without paying', () => {
    const game = facingDrummer('Volca', 'Fireblast').plays('Volca').passes();
    game.offersNo('done');
    game.offersAlso('meet:Grey Drummer', 'take-back');
  });

  test('leaves only the retreat to a player whose last card is the character', () => {
    const game = facingDrummer('Volca').plays('Volca').passes();
    game.offers('take-back');
  });

  test('demands nothing once it is covered', () => {
    const game = scenario({
      me: { hand: ['Volca'] },
      rival: { active: ['Glimmer'], covered: ['Grey Drummer'] },
    });
    game.plays('Volca').endsTurn();
    expect(game.turn).toBe('rival');
  });
});

const breath = (discardPile: readonly string[]) =>
  scenario({
    me: { hand: ['Volca', 'Breath of the Ancestors'], discardPile },
    rival: { active: ['Glimmer'] },
  })
    .plays('Volca')
    .plays('Breath of the Ancestors');

describe('Breath of the Ancestors', () => {
  test('draws a card from the discard pile', () => {
    const game = breath(['Spark', 'Sear']);
    game.chooses('draw:1');
    expect(game.me.hand).toHaveLength(1);
    expect(game.me.discardPile).toHaveLength(1);
    expect(['Spark', 'Sear']).toContain(game.me.hand[0]);
  });

  test('need not take it', () => {
    const game = breath(['Spark', 'Sear']);
    game.chooses('draw:0');
    expect(game.me.hand).toEqual([]);
    expect(game.me.discardPile).toEqual(['Sear', 'Spark']);
  });

  test('asks nothing with an empty discard pile', () => {
    const game = breath([]);
    expect(game.asks).toBeNull();
    expect(game.power('me')).toBe(5 + 2);
  });

  test('takes nothing while taking cards is forbidden', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Breath of the Ancestors'], discardPile: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    expect(game.plays('Volca').plays('Breath of the Ancestors').asks).toBeNull();
  });
});

const retrievingWith = (hand: readonly string[]) =>
  scenario({
    me: { active: ['Volca'], support: ['Homing Missiles'], hand },
    rival: { active: ['Catusan'], support: ['Unquiet Barrow'] },
  });

describe('Unquiet Barrow', () => {
  test('keeps the rival from a seventh card', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['Glimmer'], support: ['Unquiet Barrow'] },
      rival: { active: ['TopGun'] },
    });
    expect(game.rival.hand).toHaveLength(6);
    expect(game.turn).toBe('me');
  });

  test('does not hinder refreshing to six', () => {
    const game = scenario({
      turn: 'rival',
      phase: 'refresh',
      me: { active: ['Glimmer'], support: ['Unquiet Barrow'] },
      rival: { active: ['Volca'], hand: ['Blaze'] },
    });
    expect(game.rival.hand).toHaveLength(6);
  });

  test('does not restrict its owner', () => {
    const game = scenario({
      phase: 'refresh',
      me: { active: ['TopGun'], support: ['Unquiet Barrow'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.chooses('use:TopGun').me.hand).toHaveLength(7);
  });

  test('keeps a card with the retrieve icon on the table of a player who holds six', () => {
    const hand = ['Blaze', 'Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'];
    retrievingWith(hand).offersNo('retrieve:Homing Missiles');
    retrievingWith(hand.slice(1)).offersAlso('retrieve:Homing Missiles');
  });
});
