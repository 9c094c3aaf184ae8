import { describe, expect, test } from 'vitest';
import { decision, imagine, viewFor, BUILT_IN } from '../../src/index.ts';
import { takeBack } from '../../src/decision/decision.ts';
import type { State, View } from '../../src/index.ts';
import { scenario, scenarioFrom } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { ScenarioSetup } from '../scenario/setup.ts';

const [ME, RIVAL] = [0, 1] as const;
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

/** Cards without a printed value. */
const WORTHLESS = [
  'Wall of Fire',
  'Pandemonium',
  'Fearsome Spirits',
  'Brain Drain',
  'Duplicator of Strength',
  'Gluing Dust',
  'Laughing Gas',
  'Oath of Khindship',
  'Hypnotic Rattle',
  'Elemental Enchantment',
  'Volcanic Gauntlets',
  'Titanic Gauntlets',
  'Earthwater',
  'Summon Sorcerer',
  'Cast Cataclysm',
  'Charm Holy Dragon',
  'Muster Reinforcements',
  'Enthrall Opposition',
  'Trigger Brainstorm',
  'Blow Whistle of Friendship',
  'Call Spirit of the Battlefield',
  'Call Spirit of the Underworld',
  'Distract Holy Dragon',
  'Beguile Holy Dragon',
  'Commence Mega Launch',
] as const;

const game = () =>
  scenario({
    element: 'fire',
    me: {
      hand: ['Glimmer', 'Torch'],
      active: ['Volca'],
      drawDeck: ['Sear', 'Ignite', 'Shimmer', 'Blaze', 'Furnace'],
      under: 2,
    },
    rival: {
      hand: ['Catusan', 'Captain Su Cha', 'Tome of Wisdom'],
      known: ['Tome of Wisdom'],
      active: ['Nirwadas the Traveler'],
      bluffs: ['Cannoneer Tara Ko'],
      drawDeck: ['Cannoneer Riba Ko', 'Genathones the Blind', 'Muster Reinforcements'],
    },
  });

describe('an imagined state', () => {
  test('has everything that the viewer knows as it is, and looks the same to them', () => {
    const view = viewFor(game().state, ME);
    for (const seed of SEEDS) {
      const imagined = scenarioFrom(imagine(view, seed, BUILT_IN));
      expect(viewFor(imagined.state, ME)).toEqual(view);
      expect(imagined.me.hand).toEqual(['Glimmer', 'Torch']);
      expect(imagined.me.drawDeck.slice(-2)).toEqual(['Blaze', 'Furnace']);
      expect(imagined.rival.hand).toContain('Tome of Wisdom');
      expect(imagined.rival.hand).toHaveLength(3);
      expect(imagined.rival.drawDeck).toHaveLength(3);
    }
  });

  test('has the rest at random: any unknown card may be in hand or deck, face down only those with the icon', () => {
    const view = viewFor(game().state, ME);
    const imagined = SEEDS.map((seed) => scenarioFrom(imagine(view, seed, BUILT_IN)));
    const hidden = new Set(imagined.flatMap(({ rival }) => rival.hand));
    expect([...hidden].toSorted()).toEqual(
      [
        'Cannoneer Riba Ko',
        'Cannoneer Tara Ko',
        'Captain Su Cha',
        'Catusan',
        'Genathones the Blind',
        'Muster Reinforcements',
        'Tome of Wisdom',
      ].toSorted(),
    );
    const bluffs = new Set(imagined.flatMap(({ rival }) => rival.bluffs));
    expect([...bluffs].toSorted()).toEqual(['Cannoneer Riba Ko', 'Cannoneer Tara Ko', 'Captain Su Cha']);
    const tops = new Set(imagined.map(({ me }) => me.drawDeck[0]));
    expect([...tops].toSorted()).toEqual(['Ignite', 'Sear', 'Shimmer']);
  });

  test('comes from the view alone: the same seed gives the same state, regardless of the hidden cards', () => {
    const other = scenario({
      element: 'fire',
      me: {
        hand: ['Glimmer', 'Torch'],
        active: ['Volca'],
        drawDeck: ['Shimmer', 'Sear', 'Ignite', 'Blaze', 'Furnace'],
        under: 2,
      },
      rival: {
        hand: ['Genathones the Blind', 'Muster Reinforcements', 'Tome of Wisdom'],
        known: ['Tome of Wisdom'],
        active: ['Nirwadas the Traveler'],
        bluffs: ['Cannoneer Riba Ko'],
        drawDeck: ['Catusan', 'Cannoneer Tara Ko', 'Captain Su Cha'],
      },
      seed: 77,
    });
    const sent = JSON.parse(JSON.stringify(viewFor(other.state, ME))) as View;
    expect(sent).toEqual(viewFor(game().state, ME));
    expect(imagine(sent, 5, BUILT_IN)).toEqual(imagine(viewFor(game().state, ME), 5, BUILT_IN));
  });

  test('offers the viewer exactly their options', () => {
    const { state } = game();
    const imagined = imagine(viewFor(state, ME), 3, BUILT_IN);
    expect(decision(imagined)).toEqual(decision(state));
  });

  test('lets the rival complete a payment in progress, even if only one card does', () => {
    const meeting = scenario({
      turn: 'rival',
      me: { active: ['Caterpillar Fireeater'] },
      rival: { hand: ['Scorch the Inflammable'], drawDeck: WORTHLESS },
    });
    meeting.meets('Caterpillar Fireeater');
    const view = viewFor(meeting.state, ME);
    for (const seed of SEEDS)
      expect(scenarioFrom(imagine(view, seed, BUILT_IN)).options).toEqual(['discard:scorch-the-inflammable']);
  });

  test('lets the rival complete a payment that a text asks for', () => {
    const paying = scenario({
      turn: 'rival',
      rival: {
        hand: ['Charm Holy Dragon', 'Flamebreath the Dazzling', 'Lavar the Powerful', 'Wall of Fire'],
        drawDeck: WORTHLESS.filter((name) => !['Charm Holy Dragon', 'Wall of Fire'].includes(name)),
      },
    });
    paying.plays('Charm Holy Dragon').chooses('discard:flamebreath-the-dazzling');
    const view = viewFor(paying.state, ME);
    for (const seed of SEEDS) {
      const imagined = scenarioFrom(imagine(view, seed, BUILT_IN));
      expect(imagined.options).toEqual(['discard:lavar-the-powerful']);
      expect(viewFor(imagined.state, ME)).toEqual(view);
    }
  });

  test('has no leadership card in a face-down discard pile (DISCARD-2), and the known cards on top of it', () => {
    const pile = scenario({
      turn: 'rival',
      me: { hand: ['Glimmer'] },
      rival: {
        hand: ['Open Lucky Bag of Life', 'Glimmer', 'Cast Cataclysm', 'Summon Sorcerer'],
        discardPile: ['Volca', 'Blaze', 'Furnace', 'Spark', 'Torch'],
        drawDeck: ['Charm Holy Dragon', 'Muster Reinforcements', 'Sear'],
      },
    });
    pile.plays('Open Lucky Bag of Life').chooses('draw:3').declines('Glimmer');
    const view = viewFor(pile.state, ME);
    const piles = SEEDS.map((seed) => scenarioFrom(imagine(view, seed, BUILT_IN)).rival);
    const faceDown = new Set(piles.flatMap(({ discardPile }) => discardPile));
    expect([...faceDown].toSorted()).toEqual([
      'Blaze',
      'Furnace',
      'Glimmer',
      'Sear',
      'Spark',
      'Torch',
      'Volca',
    ]);
    for (const { discardPile, topOfDiscards } of piles) {
      expect(discardPile).toHaveLength(3);
      expect(topOfDiscards).toBe('Glimmer');
    }
  });

  test('lets the rival discard the required number of cards, in their order', () => {
    const discarding = scenario({
      me: { hand: ['Bashdin', 'Volca'] },
      rival: {
        hand: ['Flamebreath the Dazzling', 'Charm Holy Dragon'],
        active: ['Torch'],
        drawDeck: [
          'Scorch the Inflammable',
          'Lavar the Powerful',
          'Volca',
          'Blaze',
          'Furnace',
          'Spark',
          'Sear',
        ],
      },
    });
    discarding.plays('Bashdin').chooses('use:bashdin', 'discard:flamebreath-the-dazzling');
    for (const viewer of [ME, 'spectator'] as const) {
      const view = viewFor(discarding.state, viewer);
      for (const seed of SEEDS) expect(scenarioFrom(imagine(view, seed, BUILT_IN)).options).toHaveLength(1);
    }
  });

  test('can be taken back to an Engagement in which the played cards are in hand again', () => {
    const played = game().plays('Torch');
    for (const viewer of [ME, RIVAL, 'spectator'] as const) {
      const real = viewFor(takeBack(played.state).state, viewer);
      const imagined = takeBack(imagine(viewFor(played.state, viewer), 9, BUILT_IN)).state;
      expect(viewFor(imagined, viewer)).toEqual(real);
      expect(scenarioFrom(imagined).me.hand).toContain('Torch');
    }
  });
});

const gameOf = (view: View) => imagine(view, 1, BUILT_IN).game;

describe('the game of an imagined state', () => {
  test('is compiled once for all views of the same game', () => {
    const { state } = game();
    const compiled = gameOf(viewFor(state, ME));
    expect(gameOf(viewFor(state, RIVAL))).toBe(compiled);
    expect(gameOf(viewFor(game().plays('Torch').state, 'spectator'))).toBe(compiled);
  });

  test('is another for other rules or other decks', () => {
    const setups: readonly ScenarioSetup[] = [
      {},
      { edition: 'first' },
      { backtrack: 'loss' },
      { match: true },
      { me: { hand: ['Volca'] } },
      { rival: { hand: ['Volca'] } },
      { me: { hand: ['Volca'] }, rival: { hand: ['Torch'] } },
      { me: { emissaries: ['Ondalin of the Pools'] } },
    ];
    const games = setups.map((setup) => {
      const { state } = scenario(setup);
      const imagined = gameOf(viewFor(state, ME));
      expect(imagined.rules).toEqual(state.game.rules);
      expect(imagined.decks.map(({ cards }) => cards)).toEqual(state.game.decks.map(({ cards }) => cards));
      return imagined;
    });
    expect(new Set(games).size).toBe(setups.length);
  });
});

const rivalBluffing = (): Scenario =>
  scenario({
    element: 'fire',
    me: { hand: ['Volca'], active: ['Glimmer'] },
    rival: {
      hand: ['Cannoneer Edilia Paal', 'Cannoneer Qu Cha', 'Spark'],
      active: ['Torch'],
      bluffs: ['Captain Su Cha', 'Cannoneer Tara Ko'],
    },
  });

const isHonest = (state: State): boolean => {
  const cards = viewFor(state, RIVAL).seats[RIVAL].support.faceDown.map(({ card }) => card);
  return cards.every((card) => card === 'cannoneer-tara-ko' || card === 'cannoneer-edilia-paal');
};

describe('face-down cards', () => {
  test.each(['honest', 'lying'] as const)('are imagined %s if wanted (BLUFF-9)', (wanted) => {
    const view = viewFor(rivalBluffing().state, ME);
    for (const seed of SEEDS) {
      expect(isHonest(imagine(view, seed, BUILT_IN, wanted))).toBe(wanted === 'honest');
    }
  });

  test('are lies if no honest cards are left, even if honest ones are wanted', () => {
    const game = scenario({
      element: 'fire',
      me: { hand: ['Volca'], active: ['Glimmer'] },
      rival: { hand: ['Spark'], active: ['Torch'], bluffs: ['Captain Su Cha'] },
    });
    expect(isHonest(imagine(viewFor(game.state, ME), 1, BUILT_IN, 'honest'))).toBe(false);
  });
});
