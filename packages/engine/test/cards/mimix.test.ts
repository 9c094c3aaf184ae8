import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';
import type { SideSetup } from '../scenario/setup.ts';

/** Six cards besides the character, so that the refresh draws nothing. */
const SIX = ['Young Bear', 'Young Fox', 'Wild Gazelle', 'Wild Antelope', 'Dancer of Dawn', 'Dancer of Dusk'];

describe('Shaman of the Holy Sacrifice', () => {
  test('reveals three cards, discards one of them and takes the others', () => {
    const game = scenario({
      me: {
        hand: ['Shaman of the Holy Sacrifice', ...SIX],
        drawDeck: ['Spark', 'Sear', 'Torch', 'Shimmer'],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Holy Sacrifice').announces();
    game.offers('use:Shaman of the Holy Sacrifice', 'done');
    game.chooses('use:Shaman of the Holy Sacrifice').offers('reveal:3', 'reveal:2', 'reveal:1');
    game.chooses('reveal:3').offers('discard:Spark', 'discard:Sear', 'discard:Torch');
    game.chooses('discard:Sear');
    expect(game.me.hand).toEqual([...SIX, 'Spark', 'Torch'].toSorted());
    expect(game.me.topOfDiscards).toBe('Sear');
    expect(game.me.drawDeck).toEqual(['Shimmer']);
    expect(game.me.knownHand).toEqual(['Spark', 'Torch']);
  });

  test('comes after the refresh and may be left alone', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Holy Sacrifice').announces();
    expect(game.me.hand).toHaveLength(6);
    game.chooses('done');
    expect(game.me.hand).toHaveLength(6);
    expect(game.me.discardPile).toEqual([]);
    expect(game.turn).toBe('rival');
  });

  test('may reveal fewer: of a single card nothing is left to take', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice', ...SIX], drawDeck: ['Spark', 'Sear'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Holy Sacrifice').announces().chooses('use:Shaman of the Holy Sacrifice');
    game.offers('reveal:2', 'reveal:1');
    game.chooses('reveal:1', 'discard:Spark');
    expect(game.me.hand).toEqual(SIX.toSorted());
    expect(game.me.drawDeck).toEqual(['Sear']);
  });

  test('is not asked with an empty draw deck, nor once it is covered', () => {
    const empty = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice', 'Young Bear'], drawDeck: [] },
      rival: { active: ['Rocara'] },
    });
    empty.plays('Shaman of the Holy Sacrifice').announces();
    expect(empty.turn).toBe('rival');
    const covered = scenario({
      me: { active: ['Shaman of the Holy Sacrifice'], hand: ['Young Bear'] },
      rival: { active: ['Rocara'] },
    });
    covered.plays('Young Bear').announces();
    expect(covered.turn).toBe('rival');
  });

  test('reveals no more than Gluing Dust lets its owner take', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Holy Sacrifice', ...SIX], drawDeck: ['Spark', 'Sear', 'Torch'] },
      rival: { active: ['Rocara'], support: ['Gluing Dust'] },
    });
    game.plays('Shaman of the Holy Sacrifice').announces().chooses('use:Shaman of the Holy Sacrifice');
    game.offers('reveal:2', 'reveal:1');
    game.chooses('reveal:2', 'discard:Sear');
    expect(game.me.hand).toEqual([...SIX, 'Spark'].toSorted());
  });
});

const beginning = (me: SideSetup) => ({ me, rival: { active: ['Rocara'] } });

describe('Shaman of the Deeds to Come', () => {
  test('draws up to three cards and shuffles any two of the hand into the draw deck', () => {
    const game = scenario(
      beginning({
        hand: ['Shaman of the Deeds to Come', ...SIX],
        drawDeck: ['Spark', 'Sear', 'Torch', 'Shimmer'],
      }),
    );
    game.plays('Shaman of the Deeds to Come').announces();
    game.offers('use:Shaman of the Deeds to Come', 'done');
    game.chooses('use:Shaman of the Deeds to Come').offers('draw:3', 'draw:2', 'draw:1', 'draw:0');
    game.chooses('draw:3');
    expect(game.me.hand).toHaveLength(9);
    game.picks('shuffle:Young Bear', 'shuffle:Torch');
    expect(game.me.hand).toHaveLength(7);
    expect(game.me.drawDeck.toSorted()).toEqual(['Shimmer', 'Torch', 'Young Bear']);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
    expect(game.turn).toBe('rival');
  });

  test('may be left alone', () => {
    const game = scenario(beginning({ hand: ['Shaman of the Deeds to Come', ...SIX] }));
    game.plays('Shaman of the Deeds to Come').announces().chooses('done');
    expect(game.me.hand).toEqual(SIX.toSorted());
  });

  test('shuffles exactly two, and hides from the rival which', () => {
    const game = scenario(
      beginning({ hand: ['Shaman of the Deeds to Come', ...SIX], known: ['Young Bear', 'Young Fox'] }),
    );
    game.plays('Shaman of the Deeds to Come').announces();
    game.chooses('use:Shaman of the Deeds to Come', 'draw:0');
    game.picks('shuffle:Young Bear', 'shuffle:Wild Gazelle');
    expect(game.me.hand).toEqual(['Dancer of Dawn', 'Dancer of Dusk', 'Wild Antelope', 'Young Fox']);
    expect(game.me.knownHand).toEqual([]);
    const moved = game.eventsOf('moved').filter(({ from, to }) => from === 'hand' && to === 'drawDeck');
    expect(moved.map(({ shown }) => shown)).toEqual([false, false]);
  });

  test('draws as many as there are', () => {
    const game = scenario(beginning({ hand: ['Shaman of the Deeds to Come', ...SIX], drawDeck: ['Spark'] }));
    game.plays('Shaman of the Deeds to Come').announces().chooses('use:Shaman of the Deeds to Come');
    game.offers('draw:1', 'draw:0');
    game.chooses('draw:1').picks('shuffle:Young Bear', 'shuffle:Young Fox');
    expect(game.me.hand).toContain('Spark');
    expect(game.me.drawDeck.toSorted()).toEqual(['Young Bear', 'Young Fox']);
  });

  test('can be used without drawing, with an empty deck or under Nerve-racking Twitter', () => {
    const empty = scenario(beginning({ hand: ['Shaman of the Deeds to Come', ...SIX], drawDeck: [] }));
    empty.plays('Shaman of the Deeds to Come').announces().chooses('use:Shaman of the Deeds to Come');
    empty.picks('shuffle:Young Bear', 'shuffle:Young Fox');
    expect(empty.me.drawDeck.toSorted()).toEqual(['Young Bear', 'Young Fox']);
    const barred = scenario({
      me: { hand: ['Shaman of the Deeds to Come', ...SIX] },
      rival: { active: ['Rocara'], support: ['Nerve-racking Twitter'] },
    });
    barred.plays('Shaman of the Deeds to Come').announces().chooses('use:Shaman of the Deeds to Come');
    barred.picks('shuffle:Young Bear', 'shuffle:Young Fox');
    expect(barred.me.hand).toHaveLength(4);
  });

  test('needs two cards to shuffle in: with one card in all it cannot be used (TEXT-7)', () => {
    const setup = beginning({ hand: ['Shaman of the Deeds to Come', 'Young Bear'], drawDeck: [] });
    const legends = scenario(setup).plays('Shaman of the Deeds to Come').announces();
    expect(legends.turn).toBe('rival');
    expect(legends.me.hand).toEqual(['Young Bear']);
    const first = scenario({ ...setup, edition: 'first' })
      .plays('Shaman of the Deeds to Come')
      .announces();
    first.chooses('use:Shaman of the Deeds to Come', 'shuffle:Young Bear');
    expect(first.me.drawDeck).toEqual(['Young Bear']);
  });
});

describe('Shaman of the Here and Now', () => {
  test('takes a card of its owner’s choice from the draw deck, shown to the rival', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Here and Now', 'Young Bear'], drawDeck: ['Spark', 'Sear', 'Torch'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Here and Now').chooses('done', 'done');
    game.offers('take:Spark', 'take:Sear', 'take:Torch', 'done');
    expect(game.me.hand).toEqual(['Young Bear']);
    game.chooses('take:Torch');
    expect(game.me.hand).toContain('Torch');
    expect(game.me.knownHand).toEqual(['Torch']);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
  });

  test('lets no further card be played, not even the one just found (STOP-1)', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Here and Now', 'Fireblast', 'Sun Setting'], drawDeck: ['Lightning Bolts'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Here and Now').offers('done');
    game.chooses('done').offers('done');
    game.chooses('done', 'take:Lightning Bolts');
    expect(game.turn).toBe('rival');
    expect(game.me.support).toEqual([]);
  });

  test('searches and shuffles always; only taking may be left out (TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Here and Now', ...SIX] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Here and Now').chooses('done', 'done');
    game.offersNo('refuse');
    game.chooses('done');
    expect(game.me.hand).toEqual(SIX.toSorted());
    expect(game.eventsOf('searched')).toHaveLength(1);
    expect(game.eventsOf('shuffled')).toHaveLength(1);
  });

  test('searches on the turn that starts the fight, before the element is named', () => {
    const game = scenario({ me: { hand: ['Shaman of the Here and Now', ...SIX], drawDeck: ['Spark'] } });
    game.plays('Shaman of the Here and Now').chooses('done', 'done');
    expect(game.element).toBeNull();
    game.chooses('take:Spark').offers('announce:fire', 'announce:earth');
  });

  test('finds nothing that Wall of Fire or a full hand over Quicksand would let it take', () => {
    const wall = scenario({
      me: { hand: ['Shaman of the Here and Now'] },
      rival: { active: ['Rocara'], support: ['Wall of Fire'] },
    });
    wall.plays('Shaman of the Here and Now').chooses('done', 'done').offers('done');
    const sand = scenario({
      me: { hand: ['Shaman of the Here and Now', ...SIX] },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    sand.plays('Shaman of the Here and Now').chooses('done', 'done').offers('done');
    expect([wall.eventsOf('searched').length, sand.eventsOf('searched').length]).toEqual([1, 1]);
  });

  test('does not search on a turn on which its text is ignored', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Here and Now'] },
      rival: { active: ['Tittertweet'] },
    });
    game.plays('Shaman of the Here and Now').announces();
    expect(game.eventsOf('searched')).toEqual([]);
    expect(game.turn).toBe('rival');
  });
});

describe('Shaman of the Afterlife', () => {
  test('draws two cards from the discard pile, unseen by the rival', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Afterlife', ...SIX], discardPile: ['Spark', 'Sear', 'Torch'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Afterlife').chooses('done', 'done').offers('draw:2', 'draw:0');
    game.chooses('draw:2');
    expect(game.me.hand).toHaveLength(8);
    expect(game.me.discardPile).toHaveLength(1);
    expect(game.me.knownHand).toEqual([]);
    expect(game.me.drawDeck).toHaveLength(10);
  });

  test('may leave them there, and lets no further card be played (STOP-1)', () => {
    const game = scenario({
      me: { hand: ['Shaman of the Afterlife', 'Fireblast'], discardPile: ['Spark', 'Sear', 'Torch'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Afterlife').chooses('done').offers('done');
    game.chooses('done', 'draw:0');
    expect(game.me.discardPile).toEqual(['Sear', 'Spark', 'Torch']);
  });

  test('draws a pile of exactly two, but nothing from a pile of one (TEXT-7)', () => {
    const two = scenario({
      me: { hand: ['Shaman of the Afterlife', ...SIX], discardPile: ['Spark', 'Sear'] },
      rival: { active: ['Rocara'] },
    });
    two.plays('Shaman of the Afterlife').chooses('done', 'done', 'draw:2');
    expect(two.me.hand).toEqual([...SIX, 'Sear', 'Spark'].toSorted());
    const one = scenario({
      me: { hand: ['Shaman of the Afterlife', ...SIX], discardPile: ['Spark'] },
      rival: { active: ['Rocara'] },
    });
    one.plays('Shaman of the Afterlife').announces();
    expect(one.turn).toBe('rival');
    expect(one.me.discardPile).toEqual(['Spark']);
  });

  test('draws the one card there is in the first edition (RULING-3)', () => {
    const game = scenario({
      edition: 'first',
      me: { hand: ['Shaman of the Afterlife', ...SIX], discardPile: ['Spark'] },
      rival: { active: ['Rocara'] },
    });
    game.plays('Shaman of the Afterlife').chooses('done', 'done', 'draw:1');
    expect(game.me.hand).toContain('Spark');
  });

  test('is not stopped by Wall of Fire, which blocks only the draw deck, but by Bottelus (TAKE-2)', () => {
    const wall = scenario({
      me: { hand: ['Shaman of the Afterlife'], discardPile: ['Spark', 'Sear'] },
      rival: { active: ['Rocara'], support: ['Wall of Fire'] },
    });
    wall.plays('Shaman of the Afterlife').chooses('done', 'done', 'draw:2');
    expect(wall.me.hand).toEqual(['Sear', 'Spark']);
    const bottelus = scenario({
      me: { hand: ['Shaman of the Afterlife'], discardPile: ['Spark', 'Sear'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    bottelus.plays('Shaman of the Afterlife').announces();
    expect(bottelus.me.hand).toEqual([]);
  });
});

const againstRattle = (rival: SideSetup) =>
  scenario({ turn: 'rival', me: { active: ['Rocara'], support: ['Hypnotic Rattle'] }, rival });

describe('Hypnotic Rattle', () => {
  test('keeps the rival from playing boosters', () => {
    const game = againstRattle({ hand: ['Volca', 'Fireblast'] });
    game.plays('Volca').cannotPlay('Fireblast', 'forbidden');
  });

  test('stops free boosters and pairs too, and Commence Mega Launch does not help (PRECED-4)', () => {
    const game = againstRattle({
      hand: ['Commence Mega Launch', 'Volca', 'Sudden Waterspout', 'Launch Rockdrop', 'Launch Fire Flash'],
    });
    game.plays('Commence Mega Launch').plays('Volca').chooses('done').offers('done');
  });

  test('lets support cards and face-down cards pass, and binds only the rival', () => {
    const game = againstRattle({ hand: ['Volca', 'Lightning Bolts', 'Captain Su Cha'] });
    game.plays('Volca');
    game.canPlay('Lightning Bolts');
    game.canPlay('Captain Su Cha', 'bluff');
    const own = scenario({
      me: { hand: ['Young Bear', 'Hail of Arrows'], support: ['Hypnotic Rattle'] },
      rival: { active: ['Rocara'] },
    });
    own.plays('Young Bear').canPlay('Hail of Arrows');
  });

  test('leaves no way but retreat against Baku But, who wants a booster (ENGAGE-10)', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Baku But'], support: ['Hypnotic Rattle'] },
      rival: { hand: ['Volca', 'Fireblast'] },
    });
    game.plays('Volca').chooses('done').offers('take-back');
    game.chooses('take-back', 'retreat');
    expect(game.eventsOf('retreated')).toHaveLength(1);
  });

  test('stops nobody while support cards are ignored', () => {
    const game = againstRattle({ hand: ['Flitterflutter', 'Fireblast'] });
    game.plays('Flitterflutter').plays('Fireblast');
    expect(game.rival.active).toEqual(['Fireblast', 'Flitterflutter']);
  });
});

describe('Fearsome Chant', () => {
  test('takes one dragon off when its owner retreats', () => {
    const game = scenario({
      me: { active: ['Young Bear'], support: ['Fearsome Chant'] },
      rival: { active: ['Volca'] },
    });
    expect(game.retreats().rival.dragons).toBe(0);
  });

  test('leaves one of the two that six cards attract', () => {
    const game = scenario({
      me: { active: ['Young Bear'], support: ['Fearsome Chant'] },
      rival: { active: ['Volca'], covered: ['Spark', 'Sear', 'Torch', 'Shimmer', 'Glimmer'] },
    });
    expect(game.retreats().rival.dragons).toBe(1);
  });

  test('takes nothing off when the rival retreats', () => {
    const game = scenario({
      turn: 'rival',
      me: { active: ['Young Bear'], support: ['Fearsome Chant'] },
      rival: { hand: ['Volca'] },
    });
    expect(game.retreats().me.dragons).toBe(1);
  });

  test('makes up for one additional dragon, and never goes below zero (RULING-28)', () => {
    const even = scenario({
      me: { active: ['Young Bear'], support: ['Fearsome Chant'] },
      rival: { active: ['Volca'], support: ['Fearsome Spirits'] },
    });
    expect(even.retreats().rival.dragons).toBe(1);
    const below = scenario({
      me: { active: ['Young Bear', 'Launch Sloth Gas'], support: ['Fearsome Chant'], dragons: 1 },
      rival: { active: ['Volca'] },
    });
    below.retreats();
    expect(below.eventsOf('retreated')).toEqual([{ event: 'retreated', seat: 0, dragons: 0 }]);
    expect([below.me.dragons, below.rival.dragons]).toEqual([1, 0]);
  });

  test('takes nothing off while support cards are ignored', () => {
    const game = scenario({
      me: { active: ['Young Bear'], support: ['Fearsome Chant'] },
      rival: { active: ['Flitterflutter'] },
    });
    expect(game.retreats().rival.dragons).toBe(1);
  });
});

describe('Call Spirit of the Battlefield', () => {
  test('returns any card of its owner’s combat area to hand, active or covered', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Battlefield'],
        active: ['Young Bear', 'Hail of Arrows'],
        covered: ['Virgin of Pure Fire'],
        support: ['Menacing Wardance'],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Call Spirit of the Battlefield');
    game.offers('return:Young Bear', 'return:Hail of Arrows', 'return:Virgin of Pure Fire', 'refuse');
    game.chooses('return:Virgin of Pure Fire');
    expect(game.me.hand).toEqual(['Virgin of Pure Fire']);
    expect(game.me.knownHand).toEqual(['Virgin of Pure Fire']);
    game.plays('Virgin of Pure Fire');
    expect(game.power('me')).toBe(8);
  });

  test('reaches neither support cards nor the rival’s cards', () => {
    const game = scenario({
      me: { hand: ['Call Spirit of the Battlefield', 'Young Bear'], support: ['Menacing Wardance'] },
      rival: { active: ['Volca'], covered: ['Spark'] },
    });
    game.plays('Call Spirit of the Battlefield');
    expect([game.asks, game.phase]).toEqual([null, 'engagement']);
  });

  test('does not make a covered card active again when the one over it leaves (OPEN-QUESTION-2)', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Battlefield'],
        active: ['Young Bear'],
        covered: ['Virgin of Pure Fire'],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Call Spirit of the Battlefield').chooses('return:Young Bear');
    expect(game.isActive('Virgin of Pure Fire')).toBe(false);
    expect(game.power('me')).toBe(0);
  });

  test('can bring the six cards for a second dragon down to five', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Battlefield', 'Virgin of Pure Fire'],
        active: ['Young Bear'],
        covered: ['Young Fox', 'Wild Gazelle', 'Dancer of Dawn', 'Dancer of Dusk', 'Wild Antelope'],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Call Spirit of the Battlefield').chooses('return:Young Bear');
    expect([...game.me.active, ...game.me.covered]).toHaveLength(5);
  });

  test('may be refused, and returns nothing to a hand that may take nothing (TAKE-2)', () => {
    const refused = scenario({
      me: { hand: ['Call Spirit of the Battlefield'], active: ['Young Bear'] },
      rival: { active: ['Volca'] },
    });
    refused.plays('Call Spirit of the Battlefield').chooses('refuse');
    expect(refused.me.active).toEqual(['Young Bear']);
    const barred = scenario({
      me: { hand: ['Call Spirit of the Battlefield'], active: ['Young Bear'] },
      rival: { active: ['Bottelus Emptius'] },
    });
    barred.plays('Call Spirit of the Battlefield');
    expect(barred.asks).toBeNull();
  });
});

describe('Call Spirit of the Underworld', () => {
  test('takes one card of its owner’s choice from the discard pile, shown to the rival', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Underworld'],
        discardPile: ['Virgin of Pure Fire', 'Menacing Wardance', 'Young Bear'],
      },
      rival: { active: ['Volca'] },
    });
    game.plays('Call Spirit of the Underworld');
    game.offers('take:Virgin of Pure Fire', 'take:Menacing Wardance', 'take:Young Bear', 'done');
    game.chooses('take:Virgin of Pure Fire');
    expect(game.me.hand).toEqual(['Virgin of Pure Fire']);
    expect(game.me.knownHand).toEqual(['Virgin of Pure Fire']);
    game.plays('Virgin of Pure Fire');
    expect(game.power('me')).toBe(6);
  });

  test('need not take anything', () => {
    const game = scenario({
      me: { hand: ['Call Spirit of the Underworld', 'Young Fox'], discardPile: ['Young Bear'] },
    });
    game.plays('Call Spirit of the Underworld').chooses('done');
    expect(game.me.hand).toEqual(['Young Fox']);
    expect(game.me.discardPile).toEqual(['Young Bear']);
  });

  test('brings no leadership card back, because they never lie there (DISCARD-3)', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Underworld', 'Young Fox'],
        leaderArea: ['Muster Reinforcements'],
        discardPile: ['Young Bear'],
      },
    });
    game.plays('Call Spirit of the Underworld').offers('take:Young Bear', 'done');
  });

  test('finds nothing in an empty pile, and takes nothing with four cards over Quicksand', () => {
    const empty = scenario({ me: { hand: ['Call Spirit of the Underworld', 'Young Fox'] } });
    empty.plays('Call Spirit of the Underworld').offers('done');
    const sand = scenario({
      me: {
        hand: [
          'Call Spirit of the Underworld',
          'Young Fox',
          'Wild Gazelle',
          'Dancer of Dawn',
          'Dancer of Dusk',
        ],
        discardPile: ['Young Bear'],
      },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    sand.plays('Call Spirit of the Underworld').offers('done');
    expect([empty.asks, sand.asks]).toEqual(Array(2).fill('Call Spirit of the Underworld'));
  });

  test('takes the fourth card over Quicksand: three are still few enough', () => {
    const game = scenario({
      me: {
        hand: ['Call Spirit of the Underworld', 'Young Fox', 'Wild Gazelle', 'Dancer of Dawn'],
        discardPile: ['Young Bear'],
      },
      rival: { active: ['Rocara'], support: ['Quivering Quicksand'] },
    });
    game.plays('Call Spirit of the Underworld').chooses('take:Young Bear');
    expect(game.me.hand).toHaveLength(4);
  });
});

describe('Chosen of Nature', () => {
  test('shuffles both discard piles into the draw decks', () => {
    const game = scenario({
      me: { hand: ['Chosen of Nature'], discardPile: ['Young Bear', 'Young Fox'], drawDeck: ['Spark'] },
      rival: { discardPile: ['Volca'], drawDeck: ['Sear', 'Torch'] },
    });
    game.plays('Chosen of Nature');
    expect(game.me.drawDeck.toSorted()).toEqual(['Spark', 'Young Bear', 'Young Fox']);
    expect(game.rival.drawDeck.toSorted()).toEqual(['Sear', 'Torch', 'Volca']);
    expect([game.me.discardPile, game.rival.discardPile]).toEqual([[], []]);
  });

  test('has the rival shuffle first and asks nobody (LEAD-9, TEXT-8)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Nature'], discardPile: ['Young Bear'] },
      rival: { discardPile: ['Volca'] },
    });
    game.plays('Chosen of Nature');
    expect([game.asks, game.phase]).toEqual([null, 'engagement']);
    expect(game.eventsOf('shuffled').map(({ seat }) => seat)).toEqual([1, 0]);
  });

  test('leaves leader areas, hands and the cards of the fight where they are (DISCARD-3)', () => {
    const game = scenario({
      me: { hand: ['Chosen of Nature', 'Young Fox'], leaderArea: ['Cast Cataclysm'], drawDeck: ['Spark'] },
      rival: { active: ['Volca'], covered: ['Blaze'], discardPile: ['Torch'], drawDeck: ['Sear'] },
    });
    game.plays('Chosen of Nature');
    expect(game.me.leaderArea).toEqual(['Cast Cataclysm', 'Chosen of Nature']);
    expect(game.me.hand).toEqual(['Young Fox']);
    expect([game.rival.active, game.rival.covered]).toEqual([['Volca'], ['Blaze']]);
    expect(game.me.drawDeck).toEqual(['Spark']);
  });

  test('fills an empty draw deck, so that drawing goes on', () => {
    const game = scenario({
      me: {
        hand: ['Chosen of Nature', 'Virgin of Pure Fire'],
        discardPile: ['Young Bear', 'Young Fox'],
        drawDeck: [],
      },
      rival: { active: ['Rocara'] },
    });
    game.plays('Chosen of Nature').plays('Virgin of Pure Fire').endsTurn();
    expect(game.me.hand).toEqual(['Young Bear', 'Young Fox']);
    expect(game.me.ranOut).toBe(false);
  });
});
