import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('Oomola-Aqua-Delta', () => {
  test('lets its owner discard any number of cards from their hand', () => {
    const game = scenario({
      me: { hand: ['Oomola-Aqua-Delta', 'Spark', 'Torch', 'Fireblast'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Oomola-Aqua-Delta');
    game.offers('discard:Spark', 'discard:Torch', 'discard:Fireblast', 'refuse');
    game.picks('discard:Spark', 'discard:Fireblast');
    game.passes();
    expect(game.me.discardPile).toEqual(['Fireblast', 'Spark']);
    expect(game.me.hand).toEqual(['Torch']);
  });

  test('lets its owner keep every card', () => {
    const game = scenario({
      me: { hand: ['Oomola-Aqua-Delta', 'Spark', 'Torch'] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Oomola-Aqua-Delta').chooses('refuse');
    expect(game.me.hand).toEqual(['Spark', 'Torch']);
    expect(game.rival.hand).toEqual(['Blaze']);
  });

  test('may empty the hand, which the Refresh phase fills again', () => {
    const game = scenario({
      me: { hand: ['Oomola-Aqua-Delta', 'Spark', 'Torch'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Oomola-Aqua-Delta').picks('discard:Spark', 'discard:Torch').endsTurn();
    expect(game.me.discardPile).toEqual(['Spark', 'Torch']);
    expect(game.me.hand).toHaveLength(6);
  });

  test('asks nothing of who holds no other card', () => {
    const game = scenario({
      me: { hand: ['Oomola-Aqua-Delta'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Oomola-Aqua-Delta');
    expect(game.asks).toBeNull();
  });

  test('discards nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Oomola-Aqua-Delta', 'Spark'] },
      rival: { active: ['Tittertweet'] },
    });
    game.plays('Oomola-Aqua-Delta');
    expect(game.asks).toBeNull();
  });
});

describe.each(['Yang', 'Yin'])('%s', (twin) => {
  test('makes the next character free', () => {
    const game = scenario({
      me: { hand: [twin, 'Spark', 'Torch'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays(twin).plays('Spark');
    game.cannotPlay('Torch', 'limit');
    expect(game.me.active).toEqual(['Spark', twin]);
    expect(game.power('me')).toBe(4 + game.value(twin));
  });

  test('makes the next booster free, even on the turn that starts the fight (FREE-3)', () => {
    const game = scenario({ me: { hand: [twin, 'Fireblast', 'Hail of Arrows'] } });
    game.plays(twin).plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
    expect(game.power('me', 'fire')).toBe(3 + game.value(twin, 'fire'));
  });

  test('makes the next support free, so that one more card fits the limit', () => {
    const game = scenario({
      me: { hand: [twin, 'Tome of Wisdom', 'Fireblast', 'Hail of Arrows'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays(twin).plays('Tome of Wisdom').plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });

  test('frees the very next card, wasted on one that is free anyway', () => {
    const game = scenario({
      me: { hand: [twin, 'Sun Setting', 'Spark'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays(twin).plays('Sun Setting');
    game.cannotPlay('Spark', 'limit');
  });

  test('frees both cards of a pair (FREE-7)', () => {
    const game = scenario({
      me: { hand: [twin, 'Dancer of Dawn', 'Dancer of Dusk', 'Spark'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays(twin).plays('Dancer of Dawn').plays('Dancer of Dusk');
    game.cannotPlay('Spark', 'limit');
    expect(game.me.active).toHaveLength(3);
  });

  test('frees nothing on a later turn, even if KhindKin leaves it active', () => {
    const game = scenario({
      me: { hand: ['KhindKin', 'Spark', 'Fireblast', 'Hail of Arrows'], active: [twin] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('KhindKin', 'keep');
    expect(game.isActive(twin)).toBe(true);
    game.cannotPlay('Spark', 'limit');
    game.plays('Fireblast');
    game.cannotPlay('Hail of Arrows', 'limit');
  });

  test('frees nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: [twin, 'Spark'] },
      rival: { active: ['Tittertweet'] },
    });
    game.plays(twin);
    game.cannotPlay('Spark', 'limit');
  });

  test('does not lift a prohibition (FREE-4)', () => {
    const game = scenario({
      me: { hand: [twin, 'Fireblast'], support: ['Tome of Wisdom'] },
      rival: { active: ['Glimmer'], support: ['Hypnotic Rattle'] },
    });
    game.plays(twin);
    game.cannotPlay('Fireblast', 'forbidden');
  });
});

describe('Yang and Yin together', () => {
  test('let a third character follow', () => {
    const game = scenario({
      me: { hand: ['Yang', 'Yin', 'Spark', 'Torch'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Yang').plays('Yin').plays('Spark');
    game.cannotPlay('Torch', 'limit');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 4]);
  });
});

describe('Oosa-Aqua-Epsilon', () => {
  test('puts any number of cards from its owner’s hand under the draw deck', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Spark', 'Torch', 'Blaze'], drawDeck: ['Furnace', 'Sear'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Oosa-Aqua-Epsilon');
    game.offers('under:Spark', 'under:Torch', 'under:Blaze', 'refuse');
    game.chooses('under:Torch', 'under:Spark', 'done');
    expect(game.me.hand).toEqual(['Blaze']);
    expect(game.me.drawDeck).toEqual(['Furnace', 'Sear', 'Torch', 'Spark']);
  });

  test('leaves hand and draw deck as they are if its owner refuses', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Spark'], drawDeck: ['Furnace'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('refuse');
    expect(game.me.hand).toEqual(['Spark']);
    expect(game.me.drawDeck).toEqual(['Furnace']);
  });

  test('draws its own cards again in the Refresh phase where the draw deck was empty', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Spark', 'Torch'], drawDeck: [] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:Spark', 'under:Torch').endsTurn();
    expect(game.me.hand).toEqual(['Spark', 'Torch']);
    expect(game.me.ranOut).toBe(false);
  });

  test('asks nothing of who holds no other card', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon'] },
      rival: { active: ['Stars Shining'] },
    });
    game.plays('Oosa-Aqua-Epsilon');
    expect(game.asks).toBeNull();
  });

  test('works in spite of Wall of Fire: nothing is taken from the draw deck (OPEN-QUESTION-32)', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Spark'], drawDeck: ['Furnace'] },
      rival: { active: ['Stars Shining'], support: ['Wall of Fire'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:Spark').endsTurn();
    expect(game.me.drawDeck).toEqual(['Furnace', 'Spark']);
    expect(game.me.hand).toEqual([]);
  });
});

describe('Uusa-Alpha-Omega', () => {
  test('can be played beside another character, being free', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Uusa-Alpha-Omega', 'Torch'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Uusa-Alpha-Omega');
    game.cannotPlay('Torch', 'limit');
    expect(game.power('me')).toBe(4);
  });

  test('finds no crystal card to play in the Leadership phase of an ordinary game', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Muster Reinforcements'], active: ['Uusa-Alpha-Omega'] },
      rival: { active: ['Introvertus Completus'] },
      element: 'earth',
    });
    expect(game.phase).toBe('leadership');
    game.offers('play:Muster Reinforcements', 'done');
  });

  test('is not free while its icon is ignored (FREE-6)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Uusa-Alpha-Omega'] },
      rival: { active: ['Glimmer'], support: ['Impenetrable Fog'] },
    });
    game.plays('Spark');
    game.cannotPlay('Uusa-Alpha-Omega', 'limit');
  });

  test('is a card with text, which Ferro Fos forbids', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Uusa-Alpha-Omega'] },
      rival: { active: ['Ferro Fos'] },
    });
    game.plays('Spark');
    game.cannotPlay('Uusa-Alpha-Omega', 'forbidden');
  });
});

describe('Firewater', () => {
  test('raises the total in Fire to 7', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Firewater'] },
      rival: { active: ['Flamebreath the Dazzling'] },
    });
    game.plays('Torch').plays('Firewater').endsTurn();
    expect(game.eventsOf('announced')).toEqual([
      { event: 'announced', seat: 0, element: 'fire', power: 7, against: 7 },
    ]);
  });

  test('does nothing in Earth (RULING-27)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Torch', 'Firewater'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Torch').plays('Firewater');
    expect([game.power('me', 'earth'), game.power('me', 'fire')]).toEqual([4, 7]);
  });

  test('lowers no total above 7, and adds nothing to it (RULING-9)', () => {
    const game = scenario({
      me: { hand: ['Flamebreath the Dazzling', 'Firewater'], support: ['Lightning Bolts'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Flamebreath the Dazzling').plays('Firewater');
    expect(game.power('me')).toBe(10);
  });

  test('raises the total of ignored characters too', () => {
    const game = scenario({
      me: { hand: ['Torch', 'Firewater'] },
      rival: { active: ['Hank Highflyer Hawk'] },
    });
    game.plays('Torch');
    expect(game.power('me')).toBe(0);
    game.plays('Firewater');
    expect(game.power('me')).toBe(7);
  });

  test('does nothing while boosters are ignored', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Firewater'] },
      rival: { active: ['Trillilling'] },
    });
    game.plays('Spark').plays('Firewater');
    expect(game.power('me')).toBe(4);
  });
});

describe('Earthwater', () => {
  test('raises the total in Earth to 7', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Spark', 'Earthwater'] },
      rival: { active: ['Megalit Mountainshaker'] },
    });
    game.plays('Spark').plays('Earthwater').endsTurn();
    expect(game.eventsOf('announced')).toEqual([
      { event: 'announced', seat: 0, element: 'earth', power: 7, against: 7 },
    ]);
  });

  test('does nothing in Fire (RULING-27)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Earthwater'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays('Earthwater');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([4, 7]);
  });

  test('lowers no total above 7 (RULING-9)', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Megalit Mountainshaker', 'Earthwater'], support: ['Lightning Bolts'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Megalit Mountainshaker').plays('Earthwater');
    expect(game.power('me')).toBe(8);
  });

  test('is over with the next character', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Torch'], active: ['Spark', 'Earthwater'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.power('me')).toBe(7);
    game.plays('Torch');
    expect(game.power('me')).toBe(4);
  });
});

describe.each(['Torrential Flood', 'Tidal Flood'])('%s', (flood) => {
  const other = flood === 'Tidal Flood' ? 'Torrential Flood' : 'Tidal Flood';

  test('forces the rival to retreat as the second Flood, once its owner’s turn is over (RETREAT-9, RULING-31)', () => {
    const game = scenario({
      me: { hand: ['Spark', flood], support: [other] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Spark').plays(flood).announces();
    expect(game.me.hand).toHaveLength(6);
    expect(game.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 1, dragons: 1 }]);
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
    expect([game.turn, game.phase]).toEqual(['rival', 'leadership']);
    expect(game.me.support).toEqual([]);
    expect(game.rival.hand).toHaveLength(6);
  });

  test('forces nobody as the only Flood', () => {
    const game = scenario({
      me: { hand: ['Spark', flood] },
      rival: { active: ['Glimmer'], hand: ['Blaze'] },
    });
    game.plays('Spark').plays(flood).endsTurn();
    expect(game.eventsOf('retreated')).toEqual([]);
    expect(game.me.support).toEqual([flood]);
  });

  test('forces nobody at the end of the rival’s turn', () => {
    const game = scenario({
      turn: 'rival',
      me: { support: [flood, other], active: ['Glimmer'] },
      rival: { hand: ['Blaze'] },
    });
    game.plays('Blaze').endsTurn();
    expect(game.eventsOf('retreated')).toEqual([]);
    expect(game.turn).toBe('me');
  });

  test('forces nobody while supports are ignored', () => {
    const game = scenario({
      me: { hand: ['Spark', flood], support: [other] },
      rival: { active: ['Flitterflutter'] },
    });
    game.plays('Spark').plays(flood).endsTurn();
    expect(game.eventsOf('retreated')).toEqual([]);
    expect(game.turn).toBe('rival');
  });

  test('wins two dragons with six cards in its owner’s areas', () => {
    const game = scenario({
      me: { hand: ['Spark', flood], support: [other, 'Tome of Wisdom'], covered: ['Torch', 'Shimmer'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Spark').plays(flood).announces().chooses('dragon:lika', 'dragon:doran');
    expect(game.me.dragons).toBe(2);
    expect(game.turn).toBe('rival');
  });

  test('can end a fight on the very turn that starts it', () => {
    const game = scenario({ me: { hand: ['Yang', flood, other, 'Trigger Brainstorm'] } });
    game.plays('Trigger Brainstorm').plays('Yang').plays(flood).plays(other).announces('fire');
    game.chooses('dragon:lika');
    expect(game.me.dragons).toBe(1);
    expect(game.turn).toBe('rival');
  });
});

describe('Water of Union', () => {
  test('raises both values of every own character to the higher printed one', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Dancer of Dawn', 'Dancer of Dusk', 'Water of Union'] },
      rival: { active: ['Glimmer'] },
    });
    game.plays('Dancer of Dawn').plays('Dancer of Dusk');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([6, 6]);
    game.plays('Water of Union');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([8, 8]);
    expect(game.asks).toBeNull();
  });

  test('does nothing for boosters, other supports and the rival’s characters', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Torana', 'Hail of Arrows'], support: ['Water of Union', 'Lightning Bolts'] },
      rival: { active: ['Spark'] },
    });
    game.plays('Torana').plays('Hail of Arrows');
    expect(game.power('me')).toBe(3 + 1 + 1);
    expect(game.power('rival')).toBe(2);
  });

  test('goes on working for the characters of later turns', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Scorch the Inflammable'], active: ['Spark'], support: ['Water of Union'] },
      rival: { active: ['Glimmer'] },
    });
    expect(game.power('me')).toBe(4);
    game.plays('Scorch the Inflammable');
    expect(game.power('me')).toBe(6);
  });

  test('takes the higher of the printed values that CoolCop leaves (RULING-10)', () => {
    const game = scenario({
      me: { hand: ['Blaze'], support: ['Water of Union'] },
      rival: { active: ['CoolCop'] },
    });
    game.plays('Blaze');
    expect([game.power('me', 'fire'), game.power('me', 'earth')]).toEqual([3, 3]);
  });

  test('does nothing while supports are ignored', () => {
    const game = scenario({
      element: 'earth',
      me: { hand: ['Torana', 'Spark'], support: ['Water of Union'] },
      rival: { active: ['Flitterflutter'] },
    });
    game.plays('Spark');
    expect(game.power('me')).toBe(2);
  });
});

describe('Irresistible Sirens', () => {
  test('win their owner a dragon if the rival discards no character', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Spark').passes();
    game.offers('meet:Irresistible Sirens', 'done');
    game.chooses('done');
    expect(game.decider).toBe('rival');
    game.chooses('dragon:lika');
    expect(game.rival.dragons).toBe(1);
    expect(game.me.hand).toContain('Torch');
    expect(game.turn).toBe('rival');
  });

  test('are satisfied by one character from the hand, not by another card', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Fireblast', 'Lightning Bolts'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Spark').meets('Irresistible Sirens');
    game.offers('discard:Torch');
    game.chooses('discard:Torch').endsTurn();
    expect(game.rival.dragons).toBe(0);
    expect(game.me.discardPile).toEqual(['Torch']);
  });

  test('win a dragon from a rival who has no character left to discard', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Fireblast'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Spark').passes();
    game.offers('play:Fireblast', 'done');
    game.chooses('done', 'dragon:lika');
    expect(game.rival.dragons).toBe(1);
    expect(game.turn).toBe('rival');
  });

  test('win an extra dragon if the rival retreats instead', () => {
    const game = scenario({
      me: { hand: ['Spark'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.retreats();
    expect(game.rival.dragons).toBe(2);
  });

  test('demand nothing while supports are ignored', () => {
    const game = scenario({
      me: { hand: ['Flitterflutter', 'Torch'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.plays('Flitterflutter').endsTurn();
    expect(game.rival.dragons).toBe(0);
    expect(game.turn).toBe('rival');
  });

  test('demand a character in each of the rival’s turns, and none of their owner', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch', 'Blaze', 'Furnace'] },
      rival: { hand: ['Volca'], active: ['Glimmer'], support: ['Irresistible Sirens'] },
    });
    game.meets('Irresistible Sirens').chooses('discard:Torch').plays('Spark').endsTurn();
    game.offersNo('meet:Irresistible Sirens');
    game.rivalTurn('Volca');
    game.offersAlso('meet:Irresistible Sirens');
  });

  test('end the game as the fourth dragon (WIN-9)', () => {
    const game = scenario({
      me: { hand: ['Spark', 'Torch'] },
      rival: { active: ['Glimmer'], support: ['Irresistible Sirens'], dragons: 3 },
    });
    game.plays('Spark').passes().chooses('done');
    expect(game.result).toEqual({ winner: 'rival', crystals: 4, reason: 'fourthDragon' });
  });
});

describe('Sprinkle Water of Tranquility', () => {
  test('makes the rival discard down to 5 cards, at the rival’s choice', () => {
    const game = scenario({
      me: { hand: ['Sprinkle Water of Tranquility', 'Spark'] },
      rival: { hand: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Shimmer', 'Volca', 'Ignite'] },
    });
    game.plays('Sprinkle Water of Tranquility');
    expect(game.decider).toBe('rival');
    game.picks('discard:Sear', 'discard:Ignite');
    expect(game.rival.hand).toEqual(['Blaze', 'Furnace', 'Shimmer', 'Torch', 'Volca']);
    expect(game.decider).toBe('me');
  });

  test('takes nothing from a hand of 5', () => {
    const game = scenario({
      me: { hand: ['Sprinkle Water of Tranquility', 'Spark'] },
      rival: { hand: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Shimmer'] },
    });
    game.plays('Sprinkle Water of Tranquility');
    expect([game.decider, game.phase]).toEqual(['me', 'engagement']);
    expect(game.rival.hand).toHaveLength(5);
  });

  test('takes one card from a hand of 6, and leaves its owner’s hand alone', () => {
    const game = scenario({
      me: {
        hand: [
          'Sprinkle Water of Tranquility',
          'Spark',
          'Scorch the Inflammable',
          'Glimmer',
          'Flare',
          'Ember',
          'Cinder',
        ],
      },
      rival: { hand: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Shimmer', 'Ignite'] },
    });
    game.plays('Sprinkle Water of Tranquility').chooses('discard:Blaze');
    expect(game.rival.hand).toHaveLength(5);
    expect(game.me.hand).toHaveLength(6);
    expect(game.phase).toBe('engagement');
  });

  test('does nothing while its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Sprinkle Water of Tranquility', 'Spark'] },
      rival: {
        hand: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Shimmer', 'Ignite'],
        active: ['Stars Shining'],
        support: ['Laughing Gas'],
      },
    });
    game.plays('Sprinkle Water of Tranquility');
    expect(game.rival.hand).toHaveLength(6);
    expect(game.phase).toBe('engagement');
  });
});

describe('Drown Resistance', () => {
  test('discards what is active in the rival’s combat area, except one character', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'] },
      rival: { active: ['Dancer of Dawn', 'Dancer of Dusk', 'Fireblast'] },
    });
    game.plays('Drown Resistance');
    game.offers('keep:Dancer of Dawn', 'keep:Dancer of Dusk', 'refuse');
    game.chooses('keep:Dancer of Dusk');
    expect(game.rival.active).toEqual(['Dancer of Dusk']);
    expect(game.rival.discardPile).toEqual(['Dancer of Dawn', 'Fireblast']);
    expect(game.power('rival')).toBe(2);
  });

  test('leaves covered cards, supports and its owner’s cards where they are', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'], active: ['Torch', 'Hail of Arrows'] },
      rival: { active: ['Blaze', 'Fireblast'], covered: ['Glimmer'], support: ['Tome of Wisdom'] },
    });
    game.plays('Drown Resistance').chooses('keep:Blaze');
    expect(game.rival.active).toEqual(['Blaze']);
    expect(game.rival.covered).toEqual(['Glimmer']);
    expect(game.rival.support).toEqual(['Tome of Wisdom']);
    expect(game.me.active).toEqual(['Hail of Arrows', 'Torch']);
  });

  test('may be refused', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'] },
      rival: { active: ['Blaze', 'Fireblast'] },
    });
    game.plays('Drown Resistance').chooses('refuse');
    expect(game.rival.active).toEqual(['Blaze', 'Fireblast']);
  });

  test('lets a protected character be the one that stays, so that all others go (CARD-3)', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'] },
      rival: { active: ['Yang', 'Electric Eel', 'Sudden Waterspout'] },
    });
    game.plays('Drown Resistance').chooses('keep:Electric Eel');
    expect(game.rival.active).toEqual(['Electric Eel']);
  });

  test('cannot discard a protected character beside the one that stays (PROTECT-1)', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'] },
      rival: { active: ['Yang', 'Electric Eel', 'Sudden Waterspout'] },
    });
    game.plays('Drown Resistance').chooses('keep:Yang');
    expect(game.rival.active).toEqual(['Electric Eel', 'Yang']);
  });

  test('asks nothing where one character is all there is', () => {
    const game = scenario({
      me: { hand: ['Drown Resistance', 'Spark'] },
      rival: { active: ['Blaze'], support: ['Tome of Wisdom'] },
    });
    game.plays('Drown Resistance');
    expect(game.phase).toBe('engagement');
    expect(game.rival.active).toEqual(['Blaze']);
  });
});

describe('Administer Water of Immortality', () => {
  test('shuffles its owner’s discard pile into their draw deck', () => {
    const game = scenario({
      me: {
        hand: ['Administer Water of Immortality', 'Spark'],
        drawDeck: ['Furnace'],
        discardPile: ['Torch', 'Blaze', 'Fireblast'],
      },
      rival: { discardPile: ['Glimmer'] },
    });
    game.plays('Administer Water of Immortality');
    game.offers('use:Administer Water of Immortality', 'refuse');
    game.chooses('use:Administer Water of Immortality');
    expect(game.me.drawDeck.toSorted()).toEqual(['Blaze', 'Fireblast', 'Furnace', 'Torch']);
    expect(game.me.discardPile).toEqual([]);
    expect(game.rival.discardPile).toEqual(['Glimmer']);
  });

  test('asks nothing if its owner’s discard pile is empty, and leaves the draw deck in its order (PROJECT-15)', () => {
    const game = scenario({
      me: { hand: ['Administer Water of Immortality', 'Spark'], drawDeck: ['Furnace', 'Torch', 'Blaze'] },
      rival: { discardPile: ['Glimmer'] },
    });
    game.plays('Administer Water of Immortality');
    expect(game.asks).toBeNull();
    expect(game.me.drawDeck).toEqual(['Furnace', 'Torch', 'Blaze']);
    expect(game.eventsOf('shuffled')).toEqual([]);
  });

  test('brings no leadership card back, itself neither (DISCARD-3)', () => {
    const game = scenario({
      me: {
        hand: ['Administer Water of Immortality', 'Spark'],
        drawDeck: [],
        discardPile: ['Torch'],
        leaderArea: ['Drown Resistance'],
      },
    });
    game.plays('Administer Water of Immortality').chooses('use:Administer Water of Immortality');
    expect(game.me.drawDeck).toEqual(['Torch']);
    expect(game.me.leaderArea).toEqual(['Administer Water of Immortality', 'Drown Resistance']);
  });

  test('may be refused', () => {
    const game = scenario({
      me: { hand: ['Administer Water of Immortality', 'Spark'], drawDeck: [], discardPile: ['Torch'] },
    });
    game.plays('Administer Water of Immortality').chooses('refuse');
    expect(game.me.discardPile).toEqual(['Torch']);
    expect(game.me.drawDeck).toEqual([]);
  });

  test('works in spite of Wall of Fire and Bottelus Emptius: nothing is taken (OPEN-QUESTION-32)', () => {
    const game = scenario({
      me: { hand: ['Administer Water of Immortality', 'Spark'], drawDeck: [], discardPile: ['Torch'] },
      rival: { active: ['Bottelus Emptius'], support: ['Wall of Fire'] },
    });
    game.plays('Administer Water of Immortality').chooses('use:Administer Water of Immortality');
    expect(game.me.drawDeck).toEqual(['Torch']);
  });
});

describe('Chosen of Water', () => {
  test('lets each player shuffle the hand into the draw deck and draw 6 cards (LEAD-9)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Water', 'Spark'] },
      rival: { hand: ['Blaze', 'Furnace', 'Torch'] },
    });
    game.plays('Chosen of Water');
    expect(game.me.hand).toHaveLength(6);
    expect(game.rival.hand).toHaveLength(6);
    expect(game.me.drawDeck).toHaveLength(5);
    expect(game.rival.drawDeck).toHaveLength(7);
    expect(game.eventsOf('shuffled').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('draws 6 cards and no more, large as the hand was', () => {
    const game = scenario({
      me: { hand: ['Chosen of Water', 'Spark'] },
      rival: { hand: ['Blaze', 'Furnace', 'Torch', 'Sear', 'Shimmer', 'Volca', 'Ignite', 'Glimmer'] },
    });
    game.plays('Chosen of Water');
    expect(game.rival.hand).toHaveLength(6);
    expect(game.rival.drawDeck).toHaveLength(12);
  });

  test('draws as far as the draw deck goes (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Water', 'Spark', 'Torch'], drawDeck: ['Blaze'] },
      rival: { hand: ['Furnace'], drawDeck: [] },
    });
    game.plays('Chosen of Water');
    expect(game.me.hand).toEqual(['Blaze', 'Spark', 'Torch']);
    expect(game.rival.hand).toEqual(['Furnace']);
  });

  test('hides a hand that was disclosed', () => {
    const game = scenario({
      me: { hand: ['Chosen of Water', 'Spark'] },
      rival: { hand: ['Blaze', 'Furnace'], disclosed: true, drawDeck: [] },
    });
    game.plays('Chosen of Water');
    expect(game.rival.hand).toEqual(['Blaze', 'Furnace']);
    expect(game.rival.disclosed).toEqual([]);
  });

  test('leaves a player without a hand who cannot take cards (TAKE-2)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Water', 'Spark'], drawDeck: ['Torch'] },
      rival: { hand: ['Blaze'], active: ['Bottelus Emptius'] },
    });
    game.plays('Chosen of Water');
    expect(game.me.hand).toEqual([]);
    expect(game.me.drawDeck).toHaveLength(2);
    expect(game.rival.hand).toHaveLength(6);
    game.offers('retreat');
  });
});
