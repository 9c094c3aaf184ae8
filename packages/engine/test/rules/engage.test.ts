import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Engagement without a fight', () => {
  test('ENGAGE-1 ENGAGE-6 the current player starts one or declines; there is nothing to retreat from', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Torch'] } });
    game.offers('start', 'decline');
  });

  test('ENGAGE-2 starting leads to the Character phase', () => {
    const game = scenario({ me: { hand: ['Torch'] } }).starts();
    expect(game.phase).toBe('character');
    game.offers('play:torch');
  });

  test('ENGAGE-3 declining: one to three cards go, six are held, and the other player has the same choice', () => {
    const hand = ['Torch', 'Spark', 'Blaze', 'Sear', 'Ignite', 'Volca'];
    const one = scenario({ me: { hand }, rival: { hand: ['Catusan'] } });
    one.declines('Spark');
    expect(one.me.hand).toHaveLength(6);
    expect(one.me.discardPile).toEqual(['Spark']);
    expect([one.turn, one.phase]).toEqual(['rival', 'leadership']);
    one.passes();
    one.offers('start', 'decline');
    const three = scenario({ me: { hand } }).passes();
    three.chooses('decline').picks('discard:Volca', 'discard:Blaze');
    three.offersAlso('done');
    three.chooses('discard:Torch');
    expect(three.turn).toBe('rival');
    expect(three.me.discardPile).toHaveLength(3);
    expect(three.me.hand).toHaveLength(6);
  });

  test('ENGAGE-4 at least one card goes; if there is none and the draw deck is empty, the game is over', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Torch', 'Spark'] } });
    game.chooses('decline');
    game.offers('discard:torch', 'discard:spark');
    const out = scenario({ phase: 'engagement', me: { drawDeck: [] }, rival: { hand: ['Catusan'] } });
    out.offers('decline');
    out.chooses('decline');
    expect(out.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('ENGAGE-5 without a playable character there is only declining', () => {
    const none = scenario({ phase: 'engagement', me: { hand: ['Lightning Bolts', 'Fireblast'] } });
    none.offers('decline');
    const mutant = scenario({ phase: 'engagement', me: { hand: ['Zig-nur-Don', 'Fireblast'] } });
    mutant.offers('decline');
  });

  test('ENGAGE-13 RULING-33 declining skips Power, Refresh and End; its draw is part of it', () => {
    const game = scenario({ me: { hand: ['Torch', 'Spark'] } });
    game.declines('Torch');
    expect(game.eventsOf('announced')).toEqual([]);
    expect(new Set(game.eventsOf('moved').map(({ by }) => by))).toEqual(new Set(['decline']));
    expect(game.me.hand).toHaveLength(6);
  });
});

describe('Engagement in a fight', () => {
  test('ENGAGE-7 ENGAGE-12 the current player continues or retreats, even if they could go on', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Volca'] }, rival: { active: ['Catusan'] } });
    game.offers('continue', 'retreat');
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('ENGAGE-8 continuing leads to the Character phase', () => {
    const game = scenario({ me: { hand: ['Volca'] }, rival: { active: ['Catusan'] } }).continues();
    expect(game.phase).toBe('character');
  });

  test('ENGAGE-9 without a character, or without the power, it comes to a retreat', () => {
    const none = scenario({
      phase: 'engagement',
      me: { hand: ['Fireblast'] },
      rival: { active: ['Catusan'] },
    });
    none.offers('retreat');
    const weak = scenario({ me: { hand: ['Torch'] }, rival: { active: ['Scorch the Inflammable'] } });
    weak.plays('Torch').passes();
    weak.offers('take-back');
    weak.chooses('take-back');
    expect(weak.phase).toBe('engagement');
    weak.offers('continue', 'retreat');
  });

  test('ENGAGE-10 a demand that cannot be met leaves only the retreat', () => {
    const rival = { active: ['Bodius Maloderus', 'Caterpillar Fireeater'] };
    const poor = scenario({ me: { hand: ['Volca', 'Torch'] }, rival });
    poor.plays('Volca').passes();
    poor.offers('take-back');
    const rich = scenario({ me: { hand: ['Volca', 'Spark'] }, rival });
    rich.plays('Volca').passes();
    rich.meets('Caterpillar Fireeater').chooses('discard:spark');
    rich.offers('done');
  });

  test('ENGAGE-10 a demand to play a support is met by no other card, nor is one to play a booster', () => {
    const support = scenario({ me: { hand: ['Volca', 'Fireblast'] }, rival: { active: ['Kabu Kat'] } });
    support.plays('Volca').plays('Fireblast');
    support.offers('take-back');
    const booster = scenario({
      me: { hand: ['Volca', 'Lightning Bolts'] },
      rival: { active: ['Baku But'] },
    });
    booster.plays('Volca').plays('Lightning Bolts');
    booster.offers('take-back');
  });

  test('ENGAGE-11 nobody can choose to retreat after Engagement', () => {
    const game = scenario({ me: { hand: ['Volca', 'Fireblast'] }, rival: { active: ['Catusan'] } });
    game.continues();
    game.offers('play:volca');
    game.plays('Volca');
    game.offers('done');
    game.passes();
    game.offers('play:fireblast', 'done');
  });
});
