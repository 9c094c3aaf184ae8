import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('taking a card', () => {
  test('is retrieving as well as drawing: at four cards Quivering Quicksand ends both (TAKE-1)', () => {
    const game = scenario({
      me: {
        hand: ['Spark', 'Torch', 'Sear'],
        support: ['Pulsating Shockwave', 'Homing Missiles'],
      },
      rival: { active: ['Stars Shining'], support: ['Quivering Quicksand'] },
    });
    game.offers('retrieve:Pulsating Shockwave', 'retrieve:Homing Missiles', 'done');
    game.retrieves('Homing Missiles');
    expect(game.phase).toBe('leadership');
    expect(game.me.hand).toHaveLength(4);
    game.plays('Spark').endsTurn();
    expect(game.me.hand).toHaveLength(4);
  });

  test('is returning a card to hand too (TAKE-1)', () => {
    const game = scenario({
      me: { hand: ['Summon Sorcerer', 'Spark', 'Torch', 'Sear', 'Glimmer'], support: ['Tome of Wisdom'] },
      rival: { active: ['Stars Shining'], support: ['Quivering Quicksand'] },
    });
    game.plays('Summon Sorcerer');
    expect(game.phase).toBe('engagement');
    expect(game.me.support).toEqual(['Tome of Wisdom']);
  });
});

describe('a player who cannot take cards', () => {
  test('does not draw, neither in the Refresh nor in the End phase (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Flare', 'Torch'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Flare').endsTurn();
    expect(game.me.hand).toEqual(['Torch']);
    expect(game.turn).toBe('rival');
  });

  test('does not draw by a leadership card (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Muster Reinforcements', 'Torch'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Muster Reinforcements');
    expect(game.me.hand).toEqual(['Torch']);
    expect(game.phase).toBe('engagement');
  });

  test('does not retrieve (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Torch'], active: ['Spark', 'Battling Boomerang'], support: ['Homing Missiles'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    expect(game.phase).toBe('leadership');
    expect(game.me.hand).toEqual(['Torch']);
  });

  test('finds nothing to add to the hand in a search, though searching is done (TAKE-2)', () => {
    const deck = scenario({
      me: { hand: ['Blow Whistle of Friendship', 'Torch'], drawDeck: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    deck.plays('Blow Whistle of Friendship');
    deck.offers('done');
    expect(deck.eventsOf('searched')).toHaveLength(1);
    const pile = scenario({
      me: { hand: ['Call Spirit of the Underworld', 'Torch'], discardPile: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    pile.plays('Call Spirit of the Underworld');
    pile.offers('done');
  });

  test('adds no card of the combat area to the hand (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Call Spirit of the Battlefield', 'Torch'], active: ['Spark'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    game.plays('Call Spirit of the Battlefield');
    expect(game.me.active).toEqual(['Spark']);
    expect(game.phase).toBe('engagement');
  });
});
