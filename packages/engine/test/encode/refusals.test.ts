import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { decode, encode } from '../../src/encode/encode.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AGENDA_SIZE,
  BLUFFS,
  CALL,
  CHARACTER,
  CLOCK,
  COMBAT,
  DECISION_NUMBER,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  EMISSARIES,
  EMPTY_SINCE,
  FIGHT,
  FREE_NEXT,
  HAND,
  HAS_LANDED,
  KNOWN,
  LEADER_AREA,
  LEADERSHIP_PLAYED,
  LINK,
  MET,
  NO_FIGHT,
  OPEN_GANGS,
  OPEN_PAIR,
  OVER,
  PHASE,
  PILE_SIZE,
  RAN_OUT,
  REASON,
  REVEALED,
  setByte,
  STARTING,
  STOPPED,
  SUPPORT,
  TAKE_BACKS,
  TAKEN,
  TURN_NUMBER,
  TURN_SEAT,
  UNDER,
  USED,
  WINNER,
  zone,
} from '../../src/state/layout.ts';
import { EARTH, NO_ELEMENT } from '../../src/compile/element.ts';
import { add, remove } from '../../src/state/sets.ts';
import { scenario } from '../scenario/scenario.ts';

const { state } = scenario({
  phase: 'leadership',
  me: {
    hand: ['Volca', 'Summon Sorcerer', 'Fireblast'],
    active: ['Torch'],
    support: ['Lightning Bolts'],
    bluffs: ['Captain Su Cha', 'Cannoneer Riba Ko'],
    discardPile: ['Spark'],
    leaderArea: ['Chosen of Fire'],
    ships: { 'Sea Devil': ['Flare'] },
  },
  rival: { active: ['Catusan'], emissaries: ['Ondalin of the Pools'] },
});

const numberOf = (seat: 0 | 1, id: string): number => {
  const number = state.game.decks[seat].cards.findIndex((card) => card.id === id);
  if (number < 0) throw new Error(`${id} is not in this game`);
  return number;
};

type Change = (cells: Int32Array) => void;

/** The refusal of a position with changed cells and a correct checksum. */
function refusal(change: Change): string {
  const cells = state.cells.slice();
  change(cells);
  try {
    decode(encode({ ...state, cells }), BUILT_IN);
  } catch (error) {
    if (error instanceof Error) return error.message.replace(/^This is not a position: (.*)\.$/, '$1');
    throw error;
  }
  return 'none';
}

const moved =
  (id: string, from: number, to: number): Change =>
  (cells) => {
    remove(cells, zone(0, from), numberOf(0, id));
    add(cells, zone(0, to), numberOf(0, id));
  };
const set =
  (...pairs: readonly (readonly [cell: number, number: number])[]): Change =>
  (cells) => {
    for (const [cell, number] of pairs) cells[cell] = number;
  };
const linked =
  (id: string, to: number): Change =>
  (cells) =>
    setByte(cells, zone(0, LINK), numberOf(0, id), to);
const marked =
  (which: number, card: number): Change =>
  (cells) =>
    add(cells, zone(0, which), card);

/** A card set has room for it, the decks of this game do not. */
const NO_CARD = 63;
const TOO_MANY = 1e8 + 1;

test('A position that nobody changed is read', () => {
  expect(refusal(() => {})).toBe('none');
});

describe('A position is refused', () => {
  test.each<[why: string, change: Change]>([
    ['A card lies there that the deck does not have', marked(HAND, NO_CARD)],
    ['torch is in two places', marked(SUPPORT, numberOf(0, 'torch'))],
    ['volca is in the wrong area', moved('volca', HAND, SUPPORT)],
    ['fireblast has no bluff icon', moved('fireblast', HAND, BLUFFS)],
    ['summon-sorcerer belongs on the leader (DISCARD-2)', moved('summon-sorcerer', HAND, DISCARD)],
    ['chosen-of-fire belongs on the leader (DISCARD-2)', moved('chosen-of-fire', LEADER_AREA, DISCARD)],
    ['volca is in the wrong area', moved('volca', HAND, EMISSARIES)],
    ['volca is nowhere', (cells) => remove(cells, zone(0, HAND), numberOf(0, 'volca'))],
  ])('whose cards are not each in one place where it can be: %s (COMP-11)', (why, change) => {
    expect(refusal(change)).toBe(why);
  });

  const [deckSize, pileSize] = [state.cells[zone(0, DECK_SIZE)], state.cells[zone(0, PILE_SIZE)]];
  test.each<[why: string, change: Change]>([
    ['A pile has another size than it has cards', set([zone(0, DECK_SIZE), deckSize - 1])],
    ['A pile has another size than it has cards', set([zone(0, PILE_SIZE), pileSize + 1])],
    [
      'A pile has an order of other cards than it has',
      (cells) => setByte(cells, zone(0, DECK_ORDER), 0, 200),
    ],
    [
      'A pile has an order of other cards than it has',
      (cells) => setByte(cells, zone(0, DECK_ORDER), 0, numberOf(0, 'volca')),
    ],
    [
      'A pile has an order of other cards than it has',
      (cells) => setByte(cells, zone(0, DECK_ORDER), 0, (cells[zone(0, DECK_ORDER)] >> 8) & 255),
    ],
    ['The number of cards under the deck is out of range', set([zone(0, UNDER), deckSize + 1])],
    ['The number of cards under the deck is out of range', set([zone(0, UNDER), -1])],
  ])('whose piles are not in order: %s', (why, change) => {
    expect(refusal(change)).toBe(why);
  });

  test.each<[why: string, change: Change]>([
    ['flare is aboard no ship', linked('flare', numberOf(0, 'volca'))],
    ['flare is aboard no ship', linked('flare', 200)],
    [
      'sea-devil carries too much (SHIP-6)',
      (cells) => {
        for (const id of ['volca', 'fireblast']) {
          moved(id, HAND, ABOARD)(cells);
          linked(id, numberOf(0, 'sea-devil'))(cells);
        }
        moved('torch', COMBAT, ABOARD)(cells);
        linked('torch', numberOf(0, 'sea-devil'))(cells);
        moved('lightning-bolts', SUPPORT, ABOARD)(cells);
        linked('lightning-bolts', numberOf(0, 'sea-devil'))(cells);
      },
    ],
    ['Two bluff cards share a place', linked('captain-su-cha', 1)],
    ['Two bluff cards share a place', linked('captain-su-cha', 64)],
    ['torch has an impossible target', linked('torch', NO_CARD)],
    ['lightning-bolts has an impossible target', linked('lightning-bolts', 200)],
  ])('whose ships, bluffs and targets do not go together: %s', (why, change) => {
    expect(refusal(change)).toBe(why);
  });

  test.each<[why: string, change: Change]>([
    ['A card is marked that the deck does not have', marked(KNOWN, NO_CARD)],
    ['A card is marked that the deck does not have', marked(USED, NO_CARD)],
    ['A card is marked that the deck does not have', marked(MET, NO_CARD)],
    ['A disclosed card is not in hand', marked(DISCLOSED, numberOf(0, 'torch'))],
    ['The active leadership card is out of range', set([zone(0, ACTIVE_LEADERSHIP), NO_CARD])],
    ['The active leadership card is out of range', set([zone(0, ACTIVE_LEADERSHIP), -2])],
    [
      'The active leadership card was not played',
      set([zone(0, ACTIVE_LEADERSHIP), numberOf(0, 'summon-sorcerer')]),
    ],
    ['A mark is out of range', set([zone(0, RAN_OUT), 2])],
    ['A time is out of range', set([zone(0, EMPTY_SINCE), state.cells[CLOCK] + 1])],
    ['The number of cards taken is out of range', set([zone(0, TAKEN), -1])],
    ['The number of cards taken is out of range', set([zone(0, TAKEN), TOO_MANY])],
  ])('with marks that no card can have: %s', (why, change) => {
    expect(refusal(change)).toBe(why);
  });

  test.each<[why: string, cell: number, number: number]>([
    ['The player on turn', TURN_SEAT, 2],
    ['The phase', PHASE, OVER + 1],
    ['The number of the turn', TURN_NUMBER, 0],
    ['The number of the decision', DECISION_NUMBER, TOO_MANY],
    ['The clock', CLOCK, TOO_MANY],
    ['The number of turns taken back', TAKE_BACKS, -1],
    ['A count of this turn', FREE_NEXT, -1],
    ['A mark', LEADERSHIP_PLAYED, 2],
    ['A mark', STOPPED, 2],
    ['A mark', HAS_LANDED, 2],
    ['A mark', REVEALED, 2],
    ['The open pair', OPEN_PAIR, 65],
    ['The open gangs', OPEN_GANGS, 16],
    ['The fight', FIGHT, STARTING + 1],
    ['The element', ELEMENT, EARTH + 1],
    ['The place of a dragon', DRAGONS + 2, 3],
    ['The winner', WINNER, 1],
    ['The reason for the end', REASON, 1],
  ])('with a number that does not exist: %s', (what, cell, number) => {
    expect(refusal(set([cell, number]))).toBe(`${what} is out of range`);
  });

  test.each<[why: string, change: Change]>([
    ['A running fight has an element, and only that', set([ELEMENT, NO_ELEMENT])],
    ['A running fight has an element, and only that', set([FIGHT, NO_FIGHT])],
    ['A fight starts in Engagement', set([FIGHT, STARTING], [ELEMENT, NO_ELEMENT])],
    ['The phase belongs to a fight', set([PHASE, CHARACTER], [FIGHT, NO_FIGHT], [ELEMENT, NO_ELEMENT])],
    ['There is no bluff to call', set([PHASE, CALL], [TURN_SEAT, 1])],
    ['Dragons are on both sides (DRAGON-4)', set([DRAGONS, 1], [DRAGONS + 1, 2])],
    ['The winner is out of range', set([PHASE, OVER])],
    ['The reason for the end is out of range', set([PHASE, OVER], [WINNER, 1])],
    ['A finished game has nothing pending', set([PHASE, OVER], [WINNER, 1], [REASON, 1], [AGENDA_SIZE, 1])],
    ['The agenda is out of range', set([AGENDA_SIZE, 9])],
    ['The Engagement phase of this turn is missing', set([PHASE, CHARACTER])],
  ])('whose fight, turn or end cannot be: %s', (why, change) => {
    expect(refusal(change)).toBe(why);
  });
});
