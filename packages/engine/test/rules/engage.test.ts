import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Engagement without a fight', () => {
  test('the current player starts one or declines; there is nothing to retreat from (ENGAGE-1, ENGAGE-6)', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Torch'] } });
    game.offers('start', 'decline');
  });

  test('starting leads to the Character phase (ENGAGE-2)', () => {
    const game = scenario({ me: { hand: ['Torch'] } }).starts();
    expect(game.phase).toBe('character');
    game.offers('play:torch');
  });

  test('declining: one to three cards go, six are held, and the other player has the same choice (ENGAGE-3)', () => {
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

  test('at least one card goes; if there is none and the draw deck is empty, the game is over (ENGAGE-4)', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Torch', 'Spark'] } });
    game.chooses('decline');
    game.offers('discard:torch', 'discard:spark');
    const out = scenario({ phase: 'engagement', me: { drawDeck: [] }, rival: { hand: ['Catusan'] } });
    out.offers('decline');
    out.chooses('decline');
    expect(out.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('without a playable character there is only declining (ENGAGE-5)', () => {
    const none = scenario({ phase: 'engagement', me: { hand: ['Lightning Bolts', 'Fireblast'] } });
    none.offers('decline');
    const mutant = scenario({ phase: 'engagement', me: { hand: ['Zig-nur-Don', 'Fireblast'] } });
    mutant.offers('decline');
  });

  test('declining skips Power, Refresh and End; its draw is part of it (ENGAGE-13, RULING-33)', () => {
    const game = scenario({ me: { hand: ['Torch', 'Spark'] } });
    game.declines('Torch');
    expect(game.eventsOf('announced')).toEqual([]);
    expect(new Set(game.eventsOf('moved').map(({ by }) => by))).toEqual(new Set(['decline']));
    expect(game.me.hand).toHaveLength(6);
  });
});

describe('Engagement in a fight', () => {
  test('the current player continues or retreats, even if they could go on (ENGAGE-7, ENGAGE-12)', () => {
    const game = scenario({ phase: 'engagement', me: { hand: ['Volca'] }, rival: { active: ['Catusan'] } });
    game.offers('continue', 'retreat');
    game.retreats();
    expect(game.rival.dragons).toBe(1);
  });

  test('continuing leads to the Character phase (ENGAGE-8)', () => {
    const game = scenario({ me: { hand: ['Volca'] }, rival: { active: ['Catusan'] } }).continues();
    expect(game.phase).toBe('character');
  });

  test('without a character, or without the power, it comes to a retreat (ENGAGE-9)', () => {
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

  test('a demand that cannot be met leaves only the retreat (ENGAGE-10)', () => {
    const rival = { active: ['Bodius Maloderus', 'Caterpillar Fireeater'] };
    const poor = scenario({ me: { hand: ['Volca', 'Torch'] }, rival });
    poor.plays('Volca').passes();
    poor.offers('take-back');
    const rich = scenario({ me: { hand: ['Volca', 'Spark'] }, rival });
    rich.plays('Volca').passes();
    rich.meets('Caterpillar Fireeater').chooses('discard:spark');
    rich.offers('done');
  });

  test('a demand to play a support is met by no other card, nor is one to play a booster (ENGAGE-10)', () => {
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

  test('nobody can choose to retreat after Engagement (ENGAGE-11)', () => {
    const game = scenario({ me: { hand: ['Volca', 'Fireblast'] }, rival: { active: ['Catusan'] } });
    game.continues();
    game.offers('play:volca');
    game.plays('Volca');
    game.offers('done');
    game.passes();
    game.offers('play:fireblast', 'done');
  });
});
