import { describe, expect, test } from 'vitest';
import { scenario } from './scenario.ts';

const cinder = () =>
  scenario({
    element: 'fire',
    me: { hand: ['Cinder', 'Glimmer', 'Fireblast'], support: ['Lightning Bolts'] },
    rival: { active: ['Catusan'], support: ['Tome of Wisdom'] },
  });

describe('a scenario', () => {
  test('plays a card wherever its phase is, and shows what is offered and what lies where', () => {
    const game = cinder();
    expect(game.power('rival')).toBe(4);
    game.plays('Cinder');
    expect(game.asks).toBe('Cinder');
    game.offers('discard:tome-of-wisdom', 'refuse');
    game.chooses('discard:Tome of Wisdom');
    expect(game.rival.support).toEqual([]);
    expect(game.rival.topOfDiscards).toBe('Tome of Wisdom');
    expect(game.power('rival')).toBe(1);
    expect(game.me.active).toEqual(['Cinder']);
    expect(game.value('Cinder')).toBe(2);
    game.plays('Fireblast');
    expect(game.power('me')).toBe(8);
    game.endsTurn();
    expect([game.turn, game.decider, game.phase]).toEqual(['rival', 'rival', 'leadership']);
    expect(game.me.hand).toHaveLength(6);
  });

  test('fails with the reason if a card cannot be played', () => {
    const game = scenario({
      me: { hand: ['Volca', 'Flickering Fires'] },
      rival: { active: ['Catusan'], support: ['Pandemonium'] },
    });
    game.cannotPlay('Glimmer', 'notAtHand');
    expect(() => game.plays('Glimmer')).toThrow('Glimmer cannot be played (notAtHand)');
    expect(() => game.cannotPlay('Glimmer')).toThrow('says nothing about it');
    expect(() => game.cannotPlay('Flickering Fires')).toThrow('was not reached');
    expect(() => game.cannotPlay('Volca')).toThrow('Volca can be played');
    game.plays('Volca');
    game.cannotPlay('Flickering Fires', 'forbidden');
    expect(() => game.cannotPlay('Flickering Fires', 'stopped')).toThrow('because of “forbidden”');
  });

  test('fails with a suggestion if a card is misspelt', () => {
    expect(() => scenario({ me: { hand: ['Cindr'] } })).toThrow('did you mean “Cinder”?');
    expect(() => cinder().plays('Glimer')).toThrow('did you mean “Glimmer”?');
  });

  test('shows the difference if other options are offered', () => {
    const game = cinder().plays('Cinder');
    expect(() => game.offers('refuse', 'use')).toThrow(
      'Not offered: use. Offered but not expected: discard:tome-of-wisdom.\nTurn of me, character, text of Cinder; me decides.',
    );
    expect(() => game.offersAlso('use')).toThrow('Not offered: use');
    expect(() => game.offersNo('refuse')).toThrow('Offered: refuse');
  });

  test('changes nothing when it only asks', () => {
    const game = cinder();
    const before = game.state;
    game.canPlay('Cinder');
    game.cannotPlay('Volca', 'notAtHand');
    expect(game.state).toBe(before);
  });

  test('carries whole turns, retreats and the end of a game out', () => {
    const game = cinder();
    game.plays('Glimmer').endsTurn();
    expect(() => game.myTurn()).toThrow('It is not for me to act');
    game.retreats();
    expect(game.me.dragons).toBe(1);
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    expect(game.turn).toBe('rival');
    expect(game.result).toBeNull();
  });

  test('declines with cards in any order', () => {
    const game = scenario({ me: { hand: ['Glimmer', 'Torch', 'Cinder'] } });
    game.declines('Torch', 'Cinder', 'Glimmer');
    expect(game.me.discardPile).toEqual(['Cinder', 'Glimmer', 'Torch']);
    expect(game.turn).toBe('rival');
  });

  test('does not answer the questions of a card by itself', () => {
    const game = cinder().plays('Cinder');
    expect(() => game.plays('Fireblast')).toThrow('Fireblast cannot be played');
    expect(() => game.announces()).toThrow('Power cannot be announced');
    game.passes().plays('Fireblast').announces();
    expect(game.eventsOf('announced')).toEqual([
      { event: 'announced', seat: 0, element: 'fire', power: 8, against: 4 },
    ]);
  });
});
