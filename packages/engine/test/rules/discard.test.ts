import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('discarding', () => {
  test('puts cards face up on the pile, one at a time, so that each is seen (DISCARD-1)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Glimmer'], discardPile: ['Sear'] },
      rival: { active: ['Stars Shining', 'Caterpillar Fireeater'] },
    });
    game.plays('Spark').meets('Caterpillar Fireeater').chooses('discard:Torch');
    expect(game.me.topOfDiscards).toBe('Torch');
    game.chooses('discard:Glimmer');
    expect(game.me.topOfDiscards).toBe('Glimmer');
    const discards = game.eventsOf('moved').filter(({ to }) => to === 'discardPile');
    expect(discards.map(({ card, shown }) => [card, shown])).toEqual([
      ['torch', true],
      ['glimmer', true],
    ]);
  });

  test('puts a leadership card on the leader, not on the pile (DISCARD-2)', () => {
    const game = scenario({
      me: { hand: ['Muster Reinforcements', 'Torch', 'Sear'], leaderArea: ['Drown Resistance'] },
    });
    game.declines('Muster Reinforcements', 'Torch');
    expect(game.me.leaderArea).toEqual(['Drown Resistance', 'Muster Reinforcements']);
    expect(game.me.discardPile).toEqual(['Torch']);
  });

  test('resolves nothing of a discarded leadership card’s text', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Torch', 'Sear'] },
      rival: { hand: ['Blaze'] },
    });
    game.declines('Deploy Butterfly');
    expect(game.rival.disclosed).toEqual([]);
  });

  test('puts leadership cards out of reach of those who search the discard pile (DISCARD-3)', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Underworld', 'Spark'],
        discardPile: ['Torch', 'Fireblast'],
        leaderArea: ['Muster Reinforcements', 'Drown Resistance'],
      },
    });
    game.plays('Call Spirit of the Underworld');
    game.offers('take:Torch', 'take:Fireblast', 'done');
  });

  test('for a value takes no card that the demand does not need (DISCARD-4, RULING-13)', () => {
    const game = scenario({
      me: { hand: ['Charm Holy Dragon', 'Flamebreath the Dazzling', 'Torch', 'Glimmer', 'Spark'] },
    });
    game.plays('Charm Holy Dragon').picks('discard:Flamebreath the Dazzling', 'discard:Torch');
    game.offers('dragon:lika', 'dragon:doran', 'dragon:sesha');
    expect(game.me.hand).toEqual(['Glimmer', 'Spark']);
  });

  test('for a value offers no start that leads only to a card too many (DISCARD-4)', () => {
    const game = scenario({
      me: { hand: ['Blaze', 'Spark', 'Ignite', 'Sear', 'Torch'] },
      rival: { active: ['Stars Shining', 'Caterpillar Fireeater'] },
    });
    game.plays('Blaze').meets('Caterpillar Fireeater');
    game.offers('discard:Spark', 'discard:Sear', 'discard:Ignite');
    game.chooses('discard:Ignite');
    game.offers('discard:Torch');
  });

  test('for two demands takes different cards for each (DISCARD-5)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Lavar the Powerful', 'Furnace'] },
      rival: { active: ['Stars Shining', 'Caterpillar Fireeater', 'Caterpillar Eartheroder'] },
    });
    game.plays('Spark').meets('Caterpillar Fireeater').chooses('discard:Lavar the Powerful').passes();
    game.offers('meet:Caterpillar Eartheroder', 'take-back');
    game.meets('Caterpillar Eartheroder').chooses('discard:Furnace');
    game.offers('done');
  });

  test('from the rival’s hand takes any of its cards, at random (DISCARD-6)', () => {
    const discarded = Array.from({ length: 24 }, (_, seed) => {
      const game = scenario({
        seed,
        me: { hand: ['Cardus Nikkus'] },
        rival: { hand: ['Blaze', 'Furnace', 'Torch'], active: ['Stars Shining'] },
      });
      return game.plays('Cardus Nikkus').chooses('discard-at-random').rival.topOfDiscards;
    });
    expect(new Set(discarded)).toEqual(new Set(['Blaze', 'Furnace', 'Torch']));
  });

  const openFurnace = { hand: ['Blaze', 'Furnace', 'Torch'], active: ['Stars Shining'] };

  test('at random can take a disclosed card too: it is part of the hand (DISCARD-6, DISCLOSE-3)', () => {
    const discarded = Array.from({ length: 24 }, (_, seed) => {
      const game = scenario({
        seed,
        me: { hand: ['Cardus Nikkus'] },
        rival: { ...openFurnace, disclosed: ['Furnace'] },
      });
      return game.plays('Cardus Nikkus').chooses('discard-at-random').rival.topOfDiscards;
    });
    expect(new Set(discarded)).toEqual(new Set(['Blaze', 'Furnace', 'Torch']));
  });

  test('may be at random, even if the whole hand is disclosed (DISCARD-6, DISCLOSE-4)', () => {
    const game = scenario({
      me: { hand: ['Cardus Nikkus'] },
      rival: { ...openFurnace, disclosed: true },
    });
    game.plays('Cardus Nikkus');
    game.offers('discard-at-random', 'discard:Blaze', 'discard:Furnace', 'discard:Torch', 'refuse');
    game.chooses('discard-at-random');
    expect(game.rival.hand).toHaveLength(2);
  });
});
