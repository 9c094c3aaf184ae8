import { describe, expect, test } from 'vitest';
import { decision, deckOf, newGame, viewFor } from '../../src/index.ts';
import type { View, Viewer } from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const [ME, RIVAL] = [0, 1] as const;
const EVERYBODY: readonly Viewer[] = [ME, RIVAL, 'spectator'];

const views = (game: Scenario): readonly View[] => EVERYBODY.map((viewer) => viewFor(game.state, viewer));

const open = (): Scenario =>
  scenario({
    element: 'fire',
    me: {
      hand: ['Glimmer', 'Torch'],
      active: ['Volca', 'Volcanic Gauntlets'],
      covered: ['Spark', 'Fireblast'],
      support: ['Lightning Bolts'],
      bluffs: ['Captain Su Cha', null, 'Cannoneer Tara Ko'],
      ships: { 'Sea Devil': ['Blaze', 'Furnace'] },
      drawDeck: ['Sear', 'Ignite', 'Shimmer'],
      dragons: 1,
    },
    rival: { hand: ['Catusan'], active: ['Nirwadas the Traveler'], support: ['Tome of Wisdom'] },
  });

const shieldedAgainst = (element: 'fire' | 'earth') => {
  const me = { active: ['Flamitos', 'Infernal Armor'] };
  const game = scenario({ element, me, rival: { active: ['Torana'] } });
  return views(game).map(({ fight }) => fight?.shielded);
};

describe('what is public', () => {
  test('everybody looks through both areas, covered cards included (OPEN-1, RULING-20)', () => {
    for (const { seats } of views(open())) {
      expect(seats[ME].combat.active).toEqual(['volca', 'volcanic-gauntlets']);
      expect(seats[ME].combat.covered).toEqual(['spark', 'fireblast']);
      expect(seats[ME].support.faceUp).toEqual(['lightning-bolts']);
      expect(seats[RIVAL].combat.active).toEqual(['nirwadas-the-traveler']);
      expect(seats[RIVAL].support.faceUp).toEqual(['tome-of-wisdom']);
    }
  });

  test('face-down cards are seen as cards at their places, by their owner as what they are (OPEN-1, BLUFF-16)', () => {
    const [mine, rivals, spectators] = views(open());
    expect(mine.seats[ME].support.faceDown).toEqual([
      { place: 1, card: 'captain-su-cha', knownToRival: false },
      { place: 3, card: 'cannoneer-tara-ko', knownToRival: false },
    ]);
    for (const { seats } of [rivals, spectators]) {
      expect(seats[ME].support.faceDown).toEqual([
        { place: 1, card: null, knownToRival: false },
        { place: 3, card: null, knownToRival: false },
      ]);
    }
  });

  test('the numbers of cards in hands and draw decks are public, the cards are not (OPEN-2)', () => {
    for (const { seats } of views(open())) {
      expect([seats[ME].hand.count, seats[RIVAL].hand.count]).toEqual([2, 1]);
      expect([seats[ME].drawDeck.count, seats[RIVAL].drawDeck.count]).toEqual([3, 10]);
    }
    const [mine, rivals, spectators] = views(open());
    expect(mine.seats[ME].hand.cards).toEqual(['torch', 'glimmer']);
    expect(mine.seats[RIVAL].hand.cards).toEqual([]);
    expect(rivals.seats[ME].hand.cards).toEqual([]);
    expect(spectators.seats.map(({ hand }) => hand.cards)).toEqual([[], []]);
  });

  test('what each side amounts to, what has to be matched, targets, ships and dragons', () => {
    for (const { fight, seats, dragons, turn } of views(open())) {
      expect(fight).toEqual({
        element: 'fire',
        startedThisTurn: false,
        power: [
          { fire: 17, earth: 2 },
          { fire: 6, earth: 5 },
        ],
        toMatch: 6,
        shielded: false,
      });
      expect(seats[ME].targets).toEqual([{ by: 'volcanic-gauntlets', card: 'volca' }]);
      expect(seats[ME].ships).toEqual([{ ship: 'sea-devil', load: ['blaze', 'furnace'] }]);
      expect(dragons).toEqual({ lika: ME, doran: 'board', sesha: 'board' });
      expect(turn).toMatchObject({ number: 1, seat: ME, phase: 'beginning' });
    }
  });

  test('every ship has its own load', () => {
    const ships = { 'Sea Devil': ['Blaze', 'Furnace'], 'Rising Sun': ['Torch'], 'Sea Moon': [] };
    for (const { seats } of views(scenario({ me: { ships } }))) {
      expect(Object.fromEntries(seats[ME].ships.map(({ ship, load }) => [ship, load]))).toEqual({
        'sea-devil': ['blaze', 'furnace'],
        'rising-sun': ['torch'],
        'sea-moon': [],
      });
    }
  });

  test('there is nothing to match for the player who starts a fight, until an element is named (POWER-1, POWER-3)', () => {
    const game = scenario({ me: { hand: ['Volca'] }, rival: { hand: ['Torch'] } });
    const fights = () => views(game).map(({ fight }) => fight);
    expect(fights()).toEqual([null, null, null]);
    game.plays('Volca');
    for (const fight of fights()) {
      expect(fight).toEqual({
        element: null,
        startedThisTurn: true,
        power: [
          { fire: game.power('me', 'fire'), earth: game.power('me', 'earth') },
          { fire: 0, earth: 0 },
        ],
        toMatch: null,
        shielded: false,
      });
    }
    game.endsTurn('earth');
    for (const fight of fights())
      expect(fight).toMatchObject({ element: 'earth', startedThisTurn: false, toMatch: game.power('me') });
  });

  test('a shield of the contested element frees from matching (SHIELD-1)', () => {
    expect(shieldedAgainst('earth')).toEqual([true, true, true]);
    expect(shieldedAgainst('fire')).toEqual([false, false, false]);
  });

  test('options are for the player who has to choose; the others see who it is and what it is about', () => {
    const [mine, rivals, spectators] = views(open());
    expect(mine.decision?.options?.map(({ id }) => id)).toContain('discard:captain-su-cha');
    for (const { decision } of [rivals, spectators]) {
      expect(decision).toEqual({
        id: mine.decision?.id,
        seat: ME,
        about: { phase: 'beginning', during: 'phase' },
        options: null,
      });
    }
  });

  test('a view is plain JSON', () => {
    for (const view of views(open())) expect(JSON.parse(JSON.stringify(view))).toEqual(view);
  });
});

const pile = () =>
  scenario({
    me: {
      hand: ['Open Lucky Bag of Life', 'Glimmer'],
      discardPile: ['Volca', 'Blaze', 'Furnace', 'Spark', 'Torch'],
      leaderArea: ['Summon Sorcerer', 'Cast Cataclysm'],
    },
  });

describe('piles', () => {
  test('only the top cards of discard pile and leader area are to be looked at (OPEN-3)', () => {
    for (const { seats } of views(pile())) {
      expect(seats[ME].discardPile).toEqual({ top: 'torch' });
      expect(seats[ME].leaderArea).toEqual({ leader: null, top: 'cast-cataclysm', active: null });
    }
  });

  test('the rest is remembered, because every card was seen', () => {
    for (const { seats } of views(pile())) {
      const { discardPile, leaderArea } = seats[ME].remembered;
      expect(discardPile).toEqual({ cards: ['volca', 'blaze', 'furnace', 'spark', 'torch'], unknown: 0 });
      expect(leaderArea).toEqual(['summon-sorcerer', 'cast-cataclysm']);
    }
  });

  test('after unseen cards were drawn from it, only the owner knows what lies in the face-down pile', () => {
    const game = pile().plays('Open Lucky Bag of Life').chooses('draw:3');
    const [mine, rivals, spectators] = views(game);
    expect(mine.seats[ME].remembered.discardPile.cards).toHaveLength(2);
    expect(mine.seats[ME].discardPile.top).toBeNull();
    for (const { seats } of [rivals, spectators]) {
      expect(seats[ME].discardPile.top).toBeNull();
      expect(seats[ME].remembered.discardPile).toEqual({ cards: [], unknown: 2 });
      expect(seats[ME].hand).toMatchObject({ count: 4, cards: [] });
    }
  });

  test('what is discarded onto the face-down pile is seen again', () => {
    const game = pile().plays('Open Lucky Bag of Life').chooses('draw:3').declines('Glimmer');
    const { discardPile, remembered } = viewFor(game.state, RIVAL).seats[ME];
    expect(discardPile.top).toBe('glimmer');
    expect(remembered.discardPile).toEqual({ cards: ['glimmer'], unknown: 2 });
  });

  test('a player who saw cards go into a draw deck knows them there, until the next card is drawn unseen', () => {
    const game = scenario({
      me: {
        hand: ['Administer Water of Immortality', 'Glimmer'],
        discardPile: ['Volca', 'Blaze'],
        drawDeck: ['Sear'],
      },
    });
    game.plays('Administer Water of Immortality').chooses('use:administer-water-of-immortality');
    const inDeck = (viewer: Viewer): readonly string[] =>
      viewFor(game.state, viewer).seats[ME].remembered.drawDeck;
    expect(inDeck(ME)).toEqual(['volca', 'blaze', 'sear']);
    expect(inDeck(RIVAL)).toEqual(['volca', 'blaze']);
    game.declines('Glimmer');
    expect(inDeck(RIVAL)).toEqual([]);
  });

  test('of the cards under a draw deck, those that are drawn are no longer under it', () => {
    const game = scenario({
      me: { hand: ['Glimmer', 'Torch'], drawDeck: ['Sear', 'Blaze', 'Furnace'], under: 2 },
    });
    const under = (viewer: Viewer) => viewFor(game.state, viewer).seats[ME].drawDeck.under;
    expect([under(ME), under(RIVAL)]).toEqual([
      ['furnace', 'blaze'],
      [null, null],
    ]);
    game.declines('Glimmer', 'Torch');
    expect([under(ME), under(RIVAL)]).toEqual([[], []]);
  });

  test('a pile that nobody can look into goes into the draw deck unseen', () => {
    const game = scenario({
      me: {
        hand: ['Open Lucky Bag of Life', 'Glimmer'],
        discardPile: ['Volca', 'Blaze', 'Furnace', 'Spark', 'Torch'],
      },
      rival: { hand: ['Chosen of Nature', 'Catusan'] },
    });
    game.plays('Open Lucky Bag of Life').chooses('draw:3').declines('Glimmer');
    game.plays('Chosen of Nature');
    const seen = viewFor(game.state, RIVAL).seats[ME];
    expect(seen.remembered.drawDeck).toEqual(['glimmer']);
    const moves = game
      .eventsOf('moved')
      .filter(({ from, to }) => from === 'discardPile' && to === 'drawDeck');
    expect(moves.map(({ shown }) => shown)).toEqual([true, false, false]);
  });
});

describe('hands', () => {
  test('a disclosed hand is visible, what is drawn later is not (DISCLOSE-1, DISCLOSE-2)', () => {
    const game = scenario({
      me: { hand: ['Deploy Butterfly', 'Glimmer'] },
      rival: { hand: ['Catusan', 'Tome of Wisdom'], drawDeck: ['Genathones the Blind'] },
    });
    game.plays('Deploy Butterfly').declines('Glimmer');
    const before = viewFor(game.state, ME).seats[RIVAL].hand;
    expect(before).toMatchObject({ count: 2, disclosed: ['tome-of-wisdom', 'catusan'] });
    game.declines('Catusan');
    const after = viewFor(game.state, ME).seats[RIVAL].hand;
    expect(after).toEqual({
      count: 2,
      cards: ['tome-of-wisdom'],
      disclosed: ['tome-of-wisdom'],
      seenByRival: [],
    });
  });

  test('a retrieved card joins the hidden hand, but was seen (RETRIEVE-6)', () => {
    const game = scenario({
      me: { hand: ['Glimmer'], disclosed: true, support: ['Pulsating Shockwave'] },
      rival: { active: ['Catusan'] },
    });
    game.retrieves('Pulsating Shockwave');
    for (const { seats } of views(game)) {
      expect(seats[ME].hand.disclosed).toEqual(['glimmer']);
      expect(seats[ME].hand.seenByRival).toEqual(['pulsating-shockwave']);
    }
  });

  test('a card put away unseen may be any that was seen before: nothing of the hidden hand is known any more', () => {
    const game = scenario({
      me: { hand: ['Oosa-Aqua-Epsilon', 'Glimmer', 'Torch', 'Sear'], known: ['Glimmer'] },
      rival: { active: ['Flamitos'] },
    });
    game.plays('Oosa-Aqua-Epsilon').chooses('under:torch', 'under:sear', 'done');
    const [mine, rivals] = views(game);
    expect(mine.seats[ME].drawDeck.under).toEqual(['sear', 'torch']);
    expect(rivals.seats[ME].drawDeck.under).toEqual([null, null]);
    expect(rivals.seats[ME].hand).toMatchObject({ count: 1, cards: [], seenByRival: [] });
  });
});

describe('what was learned stays learned', () => {
  test('face-down cards that were called are known while the dragons move', () => {
    const game = scenario({
      me: { hand: ['Spark'], bluffs: ['Captain Su Cha'] },
      rival: { active: ['Torch'] },
    });
    game.plays('Spark').announces().chooses('call');
    expect(game.options).toContain('dragon:lika');
    expect(viewFor(game.state, RIVAL).seats[ME].support.faceDown).toEqual([
      { place: 1, card: 'captain-su-cha', knownToRival: true },
    ]);
  });

  test('a face-down card shuffled into the draw deck was shown first (BLUFF-17)', () => {
    const game = scenario({
      me: { hand: ['Erupta'] },
      rival: { active: ['Giant Octopus'], bluffs: ['Captain Su Cha'], drawDeck: ['Torch', 'Sear'] },
    });
    game.plays('Erupta').chooses('use:erupta');
    expect(viewFor(game.state, ME).seats[RIVAL].remembered.drawDeck).toContain('captain-su-cha');
  });

  test('taking a turn back hides no face-down card that was revealed in it (BACKTRACK-1)', () => {
    const game = scenario({
      me: { hand: ['Cinder', 'Glimmer'], support: [] },
      rival: { active: ['Flamebreath the Dazzling'], bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'] },
    });
    game.plays('Cinder').chooses('discard-face-down:1', 'done', 'take-back');
    expect(game.phase).toBe('engagement');
    expect(viewFor(game.state, ME).seats[RIVAL].support.faceDown).toEqual([
      { place: 1, card: 'captain-su-cha', knownToRival: true },
      { place: 2, card: null, knownToRival: false },
    ]);
  });
});

describe('the decks', () => {
  test('both players know both decks, also built and drafted ones (PROJECT-37)', () => {
    const cards = deckOf('flit').cards.slice(0, 29);
    const { state } = newGame({ decks: [{ leader: null, cards }, 'hoax'], seed: 1 });
    expect(viewFor(state, RIVAL).decks[ME].cards).toEqual(cards.map(({ id }) => id));
  });
});

describe('the end', () => {
  test('everybody sees the result', () => {
    const game = scenario({
      me: { hand: ['Glimmer'], active: ['Volca'], dragons: 3 },
      rival: { hand: ['Torch'], active: ['Spark'] },
      turn: 'rival',
    });
    game.retreats();
    for (const { decision, result } of views(game)) {
      expect(decision).toBeNull();
      expect(result).toEqual({ winner: ME, crystals: 4, reason: 'fourthDragon' });
    }
  });
});

describe('a view', () => {
  test('stays as it is when others are made', () => {
    const [first] = views(open());
    const before = structuredClone(first);
    shieldedAgainst('earth');
    expect(first).toEqual(before);
  });

  test('is the same whether the caller knows the decision or not', () => {
    const { state } = open();
    for (const viewer of EVERYBODY)
      expect(viewFor(state, viewer, decision(state))).toEqual(viewFor(state, viewer));
  });

  test('has no decision when nothing is decided any more', () => {
    expect(viewFor(open().state, ME, null).decision).toBe(null);
  });
});
