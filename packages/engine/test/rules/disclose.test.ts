import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

const openHand = () =>
  scenario({
    turn: 'rival',
    me: { active: ['Stars Shining'] },
    rival: {
      hand: ['Blaze', 'Furnace', 'Fireblast', 'Torch'],
      disclosed: true,
      support: ['Pulsating Shockwave'],
      drawDeck: ['Sear', 'Shimmer', 'Ignite'],
    },
  });

describe('a disclosed hand', () => {
  test('stays visible, each card until it is played or discarded (DISCLOSE-1)', () => {
    const game = openHand();
    expect(game.rival.disclosed).toEqual(['Blaze', 'Fireblast', 'Furnace', 'Torch']);
    game.plays('Blaze').plays('Fireblast');
    expect(game.rival.disclosed).toEqual(['Furnace', 'Torch']);
    game.endsTurn();
    expect(game.rival.disclosed).toEqual(['Furnace', 'Torch']);
  });

  test('hides what is drawn later (DISCLOSE-2)', () => {
    const game = openHand().plays('Blaze').endsTurn();
    expect(game.rival.hand).toEqual(['Fireblast', 'Furnace', 'Ignite', 'Sear', 'Shimmer', 'Torch']);
    expect(game.rival.disclosed).toEqual(['Fireblast', 'Furnace', 'Torch']);
    expect(game.rival.knownHand).toEqual(['Fireblast', 'Furnace', 'Torch']);
  });

  test('hides a card that is taken back into it (DISCLOSE-2, RETRIEVE-6)', () => {
    const game = openHand().retrieves('Pulsating Shockwave');
    expect(game.rival.hand).toContain('Pulsating Shockwave');
    expect(game.rival.disclosed).not.toContain('Pulsating Shockwave');
  });

  test('is still a hand: its cards count toward the six (DISCLOSE-3)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Stars Shining'] },
      rival: { hand: ['Blaze', 'Furnace', 'Fireblast', 'Torch'], disclosed: true },
    });
    game.plays('Blaze').endsTurn();
    expect(game.rival.hand).toHaveLength(6);
    expect(game.rival.drawDeck).toHaveLength(7);
  });

  test('is still a hand: a demand can be met with it (DISCLOSE-3)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Blaze'], disclosed: ['Blaze'] },
      rival: { active: ['Glimmer', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').meets('Caterpillar Fireeater').chooses('discard:Blaze');
    expect(game.me.disclosed).toEqual([]);
    expect(game.me.discardPile).toEqual(['Blaze']);
  });

  test('can be picked from by the rival who takes cards out of it, one card at a time (DISCLOSE-4)', () => {
    const game = scenario({
      me: { hand: ['Sarogakanas the Ancient'] },
      rival: {
        hand: ['Blaze', 'Furnace', 'Torch', 'Sear'],
        disclosed: ['Blaze', 'Furnace'],
        active: ['Stars Shining'],
      },
    });
    game.plays('Sarogakanas the Ancient');
    game.offers('discard-at-random', 'discard:Blaze', 'discard:Furnace', 'refuse');
    game.chooses('discard:Blaze');
    game.offers('discard-at-random', 'discard:Furnace');
    game.chooses('discard:Furnace');
    expect(game.rival.hand).toEqual(['Sear', 'Torch']);
  });

  test('leaves the choice to its owner if the text says that the owner discards', () => {
    const game = scenario({
      me: { hand: ['Bashdin'] },
      rival: { hand: ['Blaze', 'Furnace', 'Torch'], disclosed: ['Blaze'], active: ['Stars Shining'] },
    });
    game.plays('Bashdin').chooses('use:Bashdin');
    expect(game.decider).toBe('rival');
    game.picks('discard:Furnace', 'discard:Torch');
    expect(game.rival.hand).toEqual(['Blaze']);
    expect(game.rival.disclosed).toEqual(['Blaze']);
  });
});
