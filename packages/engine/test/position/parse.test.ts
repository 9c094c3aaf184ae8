import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { RulesError } from '../../src/rules-error.ts';
import { CARDS } from '../../src/cards/index.ts';
import { PositionError } from '../../src/position/position-error.ts';
import { parsePosition } from '../../src/position/parse.ts';

function problemsOf(json: unknown): readonly string[] {
  try {
    parsePosition(json, BUILT_IN);
  } catch (error) {
    if (error instanceof RulesError && error.code === 'badPosition') {
      return error.message.split('\n- ').slice(1);
    }
    throw error;
  }
  return [];
}

const seats = (first: object = {}, second: object = {}) => [first, second];

describe('a position', () => {
  test('may leave out nearly everything', () => {
    const position = parsePosition(
      { seats: [{ deck: 'vulca' }, { hand: ['Catusan', 'tome-of-wisdom'] }] },
      BUILT_IN,
    );
    expect(position).toMatchObject({
      edition: 'legends',
      backtrack: 'free',
      turn: 0,
      phase: 'beginning',
      element: null,
      starting: false,
      dragons: { lika: 'board', doran: 'board', sesha: 'board' },
      engagement: null,
    });
    const [vulca, hoax] = position.seats;
    expect(vulca).toMatchObject({ deck: 'vulca', leader: 'inferno', drawDeck: null, hand: [] });
    expect(hoax).toMatchObject({
      leader: null,
      deck: ['tome-of-wisdom', 'catusan'],
      hand: ['catusan', 'tome-of-wisdom'],
    });
  });

  test('of the first edition has its own way with impossible turns', () => {
    expect(parsePosition({ edition: 'first', seats: seats() }, BUILT_IN).backtrack).toBe('loss');
  });

  test('with a whole draw deck leaves the other cards of the named deck out of the game', () => {
    const { seats: parsed } = parsePosition(
      {
        seats: seats({ deck: 'vulca', hand: ['Spark'], drawDeck: ['Torch'] }),
      },
      BUILT_IN,
    );
    expect(parsed[0].deck).toEqual(['spark', 'torch']);
  });

  test('past the Character phase has a character played this turn', () => {
    const { thisTurn } = parsePosition(
      {
        element: 'fire',
        phase: 'boosterSupport',
        seats: seats({ combat: ['Spark'] }),
      },
      BUILT_IN,
    );
    expect(thisTurn).toMatchObject({
      charactersPlayed: 1,
      characterUnits: 1,
      combatPlayed: 1,
      cardsPlayed: 1,
    });
  });
});

const fullDeck = CARDS.filter(({ type }) => type === 'character')
  .slice(0, 64)
  .map(({ id }) => id);

describe('a faulty position', () => {
  test('is refused with all its problems at once', () => {
    const problems = problemsOf({
      edition: 'second',
      fire: true,
      seed: 0.5,
      dragons: { lika: 0, doran: 1 },
      seats: [
        { hand: ['Glimer', 'Torch', 7], support: ['Torch'], bluffs: ['Spark'], under: -1 },
        { deck: 'hoax', hand: ['Volca'], leader: 'Catusan', discardPile: ['Muster Reinforcements'] },
      ],
    });
    expect(problems).toEqual([
      expect.stringMatching(/^fire: is not known here; known are edition, /),
      'edition: has to be one of "legends", "first"',
      'seats[0].hand[0]: there is no card “Glimer”; did you mean “Glimmer”?',
      'seats[0].hand[2]: has to be the id or the English name of a card',
      'seats[0].support[0]: “Torch” is not a support card',
      'seats[0].support[0]: “Torch” lies in seats[0].hand[1] already',
      'seats[0].bluffs[0]: “Spark” has no bluff icon',
      'seats[0].under: has to be a whole number from 0 to 1000000',
      'seats[1].leader: “Catusan” is not a leader',
      'seats[1].discardPile[0]: “Muster Reinforcements” lies in the leader area when discarded (DISCARD-2)',
      "seats[1].hand[0]: “volca” is not in this seat's deck",
      'seed: has to be a whole number, or the four 32-bit words of a generator',
      'dragons: are never on both sides at once (DRAGON-4)',
      'seats[0].bluffs: has to be empty without a fight; name the “element” if one is on',
    ]);
  });

  test.each([
    ['nothing at all', undefined, 'there is nothing to read'],
    ['no object', 7, 'has to be an object'],
    [
      'a turn before the first',
      { turnNumber: 0, seats: seats() },
      /^turnNumber: has to be a whole number from 1/,
    ],
    ['one seat', { seats: [{}] }, 'seats: has to name two seats'],
    ['a list that is none', { seats: seats({ hand: 'Torch' }) }, 'seats[0].hand: has to be a list'],
    ['a flag that is none', { seats: seats({ ranOut: 1 }) }, 'seats[0].ranOut: has to be true or false'],
    [
      'an unknown deck',
      { seats: seats({ deck: 'volca' }) },
      /^seats\[0\]\.deck: has to be a list of cards or one of/,
    ],
    [
      'a card twice in the deck',
      { seats: seats({ deck: ['Torch', 'Torch'] }) },
      'seats[0].deck[1]: “torch” is named twice',
    ],
    [
      'an emissary twice',
      { seats: seats({ emissaries: ['thunderfist', 'Thunderfist'] }) },
      'seats[0].emissaries[1]: “thunderfist” is named twice',
    ],
    [
      'an emissary or inquisitor in hand',
      { seats: seats({ hand: ['thunderfist'] }) },
      'seats[0].hand[0]: “Thunderfist” lies beside the draw deck and is never drawn',
    ],
    [
      'a leader in the draw deck',
      { seats: seats({ drawDeck: ['Inferno'] }) },
      'seats[0].drawDeck[0]: “Inferno” lies beside the draw deck and is never drawn',
    ],
    [
      'a deck that is full without its inquisitor',
      { seats: seats({ deck: fullDeck, emissaries: ['thunderfist'] }) },
      'seats[0].deck: has 65 cards, including emissary and inquisitor; the maximum is 64',
    ],
    [
      'too many cards aboard',
      { seats: seats({ ships: { 'Sea Falcon': ['Torch', 'Spark', 'Blaze'] } }) },
      'seats[0].ships.Sea Falcon: carries 3 cards; the maximum is 2 (SHIP-6)',
    ],
    [
      'a load on a card that is not a ship',
      { seats: seats({ ships: { Torch: [] } }) },
      'seats[0].ships.Torch: “Torch” is not a ship',
    ],
    [
      'a disclosed card outside the hand',
      { seats: seats({ hand: [], disclosed: ['Torch'] }) },
      'seats[0].disclosed[0]: “Torch” is not in hand',
    ],
    [
      'more known cards under the draw deck than there are',
      { seats: seats({ drawDeck: ['Torch'], under: 2 }) },
      'seats[0].under: is more than the 1 cards of the draw deck',
    ],
    [
      'a target that does not fit',
      {
        element: 'fire',
        seats: seats({
          combat: ['Torch', 'Fireblast', 'Volcanic Gauntlets'],
          targets: { 'Volcanic Gauntlets': 'Fireblast' },
        }),
      },
      'seats[0].targets.Volcanic Gauntlets: “Fireblast” is not a card it can act on',
    ],
    [
      'a target of a card without one',
      { element: 'fire', seats: seats({ combat: ['Torch', 'Fireblast'], targets: { Fireblast: 'Torch' } }) },
      'seats[0].targets.Fireblast: “Fireblast” has no target',
    ],
    [
      'ships landed by the player who waits',
      { seats: seats({}, { landed: { 'Rising Sun': [] } }) },
      'seats[1].landed: only the current player has landed ships (SHIP-9, SHIP-14)',
    ],
    [
      'a fight that starts with an element',
      { element: 'fire', starting: true, phase: 'character', seats: seats() },
      'starting: the starter names the element when announcing (POWER-1), so there is none yet',
    ],
    [
      'a late phase without a fight',
      { phase: 'power', seats: seats() },
      'element: is missing: in the phase “power” a fight is on, unless “starting” is true',
    ],
    [
      'a call of no bluff',
      { phase: 'call', element: 'fire', seats: seats() },
      'phase: a call needs a face-down card of the current player (BLUFF-8)',
    ],
    [
      'a leadership card that is active but lies nowhere',
      { thisTurn: { leadership: 'Bounce Back' }, seats: seats() },
      "thisTurn.leadership: “bounce-back” is not in the current player's leader area",
    ],
    [
      'a turn to take back to before it got there',
      {
        phase: 'leadership',
        engagement: { seats: seats({ drawDeck: [] }, { drawDeck: [] }) },
        seats: seats({ drawDeck: [] }, { drawDeck: [] }),
      },
      'engagement: belongs to the phases after Engagement',
    ],
    [
      'a turn to take back to another turn',
      {
        phase: 'character',
        element: 'fire',
        turnNumber: 5,
        engagement: { turnNumber: 3, seats: seats({ drawDeck: [] }, { drawDeck: [] }) },
        seats: seats({ drawDeck: [] }, { drawDeck: [] }),
      },
      'engagement.turnNumber: has to be the same',
    ],
  ])('is refused: %s', (_, json, problem) => {
    expect(problemsOf(json).join('\n')).toMatch(problem);
  });
});

test('says in both languages what is wrong, and where', () => {
  const wrong = { seats: [{ hand: ['Cindr'] }, { deck: 'hoax', combat: ['Tome of Wisdom'] }] };
  let problems: unknown;
  try {
    parsePosition(wrong, BUILT_IN);
  } catch (error) {
    problems = error instanceof PositionError ? error.problems : error;
  }
  expect(problems).toEqual([
    {
      path: 'seats[0].hand[0]',
      en: 'there is no card “Cindr”; did you mean “Cinder”?',
      de: expect.stringMatching(/^es gibt keine Karte „Cindr“; meintest du „/),
    },
    {
      path: 'seats[1].combat[0]',
      en: '“Tome of Wisdom” is not a character or booster card',
      de: expect.stringMatching(/ist keine Karte der Art Charakter oder Verstärkung$/),
    },
    {
      path: 'seats[1].combat',
      en: expect.stringContaining('without a fight'),
      de: expect.stringContaining('ohne Kampf'),
    },
  ]);
});
