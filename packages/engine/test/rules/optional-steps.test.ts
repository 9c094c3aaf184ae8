import { describe, expect, test } from 'vitest';
import { apply, boxWith, decision, parsePosition, stateFromPosition } from '../../src/index.ts';
import type { Step } from '../../src/index.ts';
import { card, text } from './own-cards.ts';

const RICH = {
  element: 'fire',
  seats: [
    {
      hand: ['herald', 'volca', 'fireblast', 'summon-sorcerer'],
      drawDeck: ['flare', 'sear', 'sea-devil'],
      discardPile: ['spark'],
      leaderArea: ['chosen-of-fire'],
      combat: ['torch'],
      support: ['lightning-bolts'],
    },
    {
      hand: ['glimmer'],
      drawDeck: ['ember'],
      combat: ['catusan'],
      support: ['tome-of-wisdom'],
      discardPile: ['flamitos'],
    },
  ],
};
const POOR = { element: null, seats: [{ hand: ['herald'] }, { hand: [] }] };

/** What the owner of a leadership card is asked whose text may do this. */
function asked(step: Step, { element, seats }: typeof RICH | typeof POOR): readonly string[] {
  const herald = card('herald', 'leadership', text({ when: 'now', may: true, steps: [step] }));
  const box = boxWith([herald]);
  const position = parsePosition({ phase: 'leadership', element, seats }, box);
  const { state } = apply(stateFromPosition(position, box), 'play:herald');
  const pending = decision(state);
  return pending?.about.card === 'herald' ? pending.options.map(({ id }) => id) : [];
}

describe('Optional text asks whether it is used where it can be, and nothing where it cannot (TEXT-7):', () => {
  test.each<[step: Step, rich: readonly string[], poor: readonly string[]]>([
    [{ do: 'draw', count: 2 }, ['use:herald', 'refuse'], []],
    [{ do: 'draw', count: 5 }, [], []],
    [{ do: 'draw', count: 2, upTo: true }, ['use:herald', 'refuse'], []],
    [{ do: 'draw', who: 'each', count: 1 }, [], []],
    [{ do: 'drawTo', hand: 6 }, ['use:herald', 'refuse'], []],
    [{ do: 'drawTo', hand: 1 }, [], []],
    [{ do: 'attract', count: 1 }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [{ do: 'changeElement', to: 'earth' }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [
      { do: 'discard', whose: 'rival', where: 'active', cards: {}, count: 1 },
      ['discard:tome-of-wisdom', 'discard:catusan', 'refuse'],
      [],
    ],
    [
      { do: 'discard', whose: 'rival', where: 'activeCombat', cards: {}, count: 'all' },
      ['discard-all', 'refuse'],
      [],
    ],
    [
      { do: 'discard', whose: 'rival', where: 'active', cards: {}, count: 'all', sparing: 'oneCharacter' },
      ['keep:catusan', 'refuse'],
      [],
    ],
    [
      { do: 'discard', whose: 'each', where: 'active', cards: { types: ['booster'] }, count: 'all' },
      ['discard-all', 'refuse'],
      ['discard-all', 'refuse'],
    ],
    [{ do: 'discardAtRandom', count: 1 }, ['discard-at-random', 'refuse'], []],
    [{ do: 'discardAtRandom', count: 2 }, [], []],
    [{ do: 'discardFromHand', who: 'owner', count: 2 }, ['discard:volca', 'discard:fireblast', 'refuse'], []],
    [{ do: 'discardFromHand', who: 'rival', count: 1 }, ['use:herald', 'refuse'], []],
    [{ do: 'discardFromHand', who: 'rival', count: 2 }, [], []],
    [
      { do: 'discardFromHand', who: 'owner', count: 'any' },
      ['discard:volca', 'discard:fireblast', 'discard:summon-sorcerer', 'refuse'],
      [],
    ],
    [
      { do: 'discardFromHand', who: 'owner', count: { downTo: 1 } },
      ['discard:volca', 'discard:fireblast', 'refuse'],
      [],
    ],
    [{ do: 'discardFromHand', who: 'owner', count: { downTo: 3 } }, [], []],
    [{ do: 'discardFromHand', who: 'rival', count: { downTo: 0 } }, ['use:herald', 'refuse'], []],
    [{ do: 'returnToHand', where: 'active' }, ['return:torch', 'return:lightning-bolts', 'refuse'], []],
    [{ do: 'putUnderDeck' }, ['under:volca', 'under:fireblast', 'under:summon-sorcerer', 'refuse'], []],
    [{ do: 'search', where: 'drawDeck', found: 'take' }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [
      { do: 'search', where: 'discardPile', found: 'take' },
      ['use:herald', 'refuse'],
      ['use:herald', 'refuse'],
    ],
    [
      { do: 'search', where: 'drawDeck', found: 'playOrLoad' },
      ['use:herald', 'refuse'],
      ['use:herald', 'refuse'],
    ],
    [{ do: 'drawFromDiscards', count: 1 }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [{ do: 'discloseHand' }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [{ do: 'shuffleDiscardsIntoDeck', who: 'owner' }, ['use:herald', 'refuse'], []],
    [{ do: 'shuffleAreasIntoDeck', who: 'rival' }, ['use:herald', 'refuse'], []],
    [{ do: 'shuffleFromHandIntoDeck', count: 1 }, ['use:herald', 'refuse'], ['use:herald', 'refuse']],
    [{ do: 'revealTop', count: 2, discard: 1 }, ['reveal:2', 'reveal:1', 'refuse'], []],
    [{ do: 'revealTop', count: 9, discard: 0 }, ['reveal:3', 'reveal:2', 'reveal:1', 'refuse'], []],
    [{ do: 'discardTopOfDeck', whose: 'rival' }, ['use:herald', 'refuse'], []],
    [{ do: 'retreat', who: 'rival' }, ['use:herald', 'refuse'], []],
    [
      { do: 'pay', payment: { count: 1, cards: {} }, toAttract: 1 },
      ['discard:volca', 'discard:fireblast', 'discard:summon-sorcerer', 'refuse'],
      ['refuse'],
    ],
    [
      { do: 'pay', payment: { moons: 1 }, toAttract: 1 },
      ['discard:volca', 'discard:fireblast', 'discard:summon-sorcerer', 'refuse'],
      ['refuse'],
    ],
  ])('%j', (step, rich, poor) => {
    expect(asked(step, RICH)).toEqual(rich);
    expect(asked(step, POOR)).toEqual(poor);
  });
});
