import type { Deck, Game } from '../compile/game.ts';
import type { CardType } from '../vocabulary/card.ts';
import { checkAgenda } from './check-agenda.ts';
import {
  ABOARD,
  ACTIVE_LEADERSHIP,
  AGENDA_SIZE,
  BEGINNING,
  BESIDE,
  BLUFFS,
  BY_FOURTH_DRAGON,
  BY_LAST_TURN,
  byteAt,
  CALL,
  CELLS_BEFORE_BLUFFING,
  CHARACTER,
  CLOCK,
  COMBAT,
  COVERED,
  DECISION_NUMBER,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  DISCLOSED,
  DRAGONS,
  ELEMENT,
  EMPTY_SINCE,
  ENGAGEMENT,
  EMISSARIES,
  FIGHT,
  HAND,
  HAS_LANDED,
  KNOWN,
  LANDED,
  LEADER_AREA,
  LEADERSHIP_PLAYED,
  LINK,
  MET,
  NO_FIGHT,
  OPEN_GANGS,
  OPEN_PAIR,
  OVER,
  PHASE,
  PILE_ORDER,
  PILE_SIZE,
  RAN_OUT,
  REASON,
  REVEALED,
  RNG,
  RUNNING,
  SHIPS,
  STATE_CELLS,
  STARTING,
  STOPPED,
  SUPPORT,
  TAKE_BACKS,
  TAKEN,
  TURN_FACTS,
  TURN_FACTS_END,
  TURN_NUMBER,
  TURN_SEAT,
  UNDER,
  USED,
  WINNER,
  zone,
} from '../state/layout.ts';
import { EARTH, NO_ELEMENT } from '../compile/element.ts';
import { cardsIn, count, countIn, has } from '../state/sets.ts';
import { inMask, MAX_CARDS } from '../compile/mask.ts';
import { UNLINKED } from '../state/links.ts';
import { ALL_ZONES } from '../state/zones.ts';
import type { Fail } from './check-agenda.ts';

/** Far above any number in a game, far below an overflow. */
const MANY = 1e8;

/** Whether the rules can work on these cells; unreachable positions may pass. */
export function checkPosition(game: Game, cells: Int32Array, fail: Fail): void {
  for (let seat = 0; seat < 2; seat++) {
    checkZones(game.decks[seat], cells, seat, fail);
    checkOrders(cells, seat, fail);
    checkLinks(game.decks[seat], cells, seat, fail);
    checkMarks(game, cells, seat, fail);
  }
  checkHyla(game, cells, fail);
  if (game.chance !== null) checkStream(cells, fail);
  checkTurn(cells, fail);
  checkFight(cells, fail);
  checkEnd(cells, fail);
  checkAgenda(game, cells, fail);
}

function within(
  cells: Int32Array,
  cell: number,
  least: number,
  most: number,
  what: string,
  fail: Fail,
): void {
  if (cells[cell] < least || cells[cell] > most) fail(`${what} is out of range`);
}

/** The card types that a zone can hold; other zones hold cards of any type. */
const TYPES_IN: ReadonlyMap<number, readonly CardType[]> = new Map<number, readonly CardType[]>([
  [COMBAT, ['character', 'booster']],
  [COVERED, ['character', 'booster']],
  [SUPPORT, ['support']],
  [LEADER_AREA, ['leadership']],
  [SHIPS, ['ship']],
  [LANDED, ['ship']],
  [ABOARD, ['character', 'booster', 'support']],
  [BESIDE, ['hyla', 'achievement']],
  [EMISSARIES, ['emissary', 'inquisitor']],
]);

/** COMP-11: every card is in one zone of its owner, and in one only. */
function checkZones(deck: Deck, cells: Int32Array, seat: number, fail: Fail): void {
  const found = new Int32Array(2);
  for (const which of ALL_ZONES) {
    for (const card of cardsIn(cells, zone(seat, which))) {
      if (card >= deck.cards.length) fail('A card lies there that the deck does not have');
      if (has(found, 0, card)) fail(`${deck.cards[card].id} is in two places`);
      found[card >> 5] |= 1 << (card & 31);
      const types = TYPES_IN.get(which);
      if (types !== undefined && !types.includes(deck.cards[card].type))
        fail(`${deck.cards[card].id} is in the wrong area`);
      if (which === BLUFFS && deck.bluff[card] < 0) fail(`${deck.cards[card].id} has no bluff icon`);
      if (which === DISCARD && deck.cards[card].type === 'leadership')
        fail(`${deck.cards[card].id} belongs on the leader (DISCARD-2)`);
    }
  }
  for (const card of cardsIn(cells, zone(seat, EMISSARIES)))
    if (!inMask(deck.emissaries, card)) fail(`${deck.cards[card].id} is in the wrong area`);
  const lost = deck.cards.find((_, card) => !has(found, 0, card));
  if (lost !== undefined) fail(`${lost.id} is nowhere`);
}

/** HYLA-2. */
function checkHyla({ decks }: Game, cells: Int32Array, fail: Fail): void {
  const active = decks.reduce(
    (sum, deck, seat) => sum + countIn(cells, zone(seat, BESIDE), deck.ofType.hyla),
    0,
  );
  if (active > 1) fail('There is more than one active Hyla card');
}

/** With a stream, the cells of the generator hold the number of words used and nothing else. */
function checkStream(cells: Int32Array, fail: Fail): void {
  within(cells, RNG, 0, MANY, 'The number of random words', fail);
  for (let cell = RNG + 1; cell < RNG + 4; cell++) within(cells, cell, 0, 0, 'The generator', fail);
}

function checkOrders(cells: Int32Array, seat: number, fail: Fail): void {
  checkOrder(cells, seat, { order: DECK_ORDER, size: DECK_SIZE, zones: [DECK] }, fail);
  checkOrder(cells, seat, { order: PILE_ORDER, size: PILE_SIZE, zones: [DISCARD, LEADER_AREA] }, fail);
  within(
    cells,
    zone(seat, UNDER),
    0,
    cells[zone(seat, DECK_SIZE)],
    'The number of cards under the deck',
    fail,
  );
}

interface Order {
  readonly order: number;
  readonly size: number;
  readonly zones: readonly number[];
}

function checkOrder(cells: Int32Array, seat: number, { order, size, zones }: Order, fail: Fail): void {
  const held = zones.reduce((sum, which) => sum + count(cells, zone(seat, which)), 0);
  if (cells[zone(seat, size)] !== held) fail('A pile has another size than it has cards');
  const ordered = new Set(Array.from({ length: held }, (_, i) => byteAt(cells, zone(seat, order), i)));
  const isThere = (card: number): boolean =>
    card < MAX_CARDS && zones.some((which) => has(cells, zone(seat, which), card));
  if (ordered.size < held || ![...ordered].every(isThere))
    fail('A pile has an order of other cards than it has');
}

function checkLinks(deck: Deck, cells: Int32Array, seat: number, fail: Fail): void {
  const linkOf = (card: number): number => byteAt(cells, zone(seat, LINK), card);
  const load = new Map<number, number>();
  for (const card of cardsIn(cells, zone(seat, ABOARD))) {
    const ship = linkOf(card);
    const isShip =
      ship < MAX_CARDS && (has(cells, zone(seat, SHIPS), ship) || has(cells, zone(seat, LANDED), ship));
    if (!isShip) fail(`${deck.cards[card].id} is aboard no ship`);
    load.set(ship, (load.get(ship) ?? 0) + 1);
  }
  for (const [ship, carried] of load)
    if (carried > deck.capacity[ship]) fail(`${deck.cards[ship].id} carries too much (SHIP-6)`);
  const bluffs = [...cardsIn(cells, zone(seat, BLUFFS))].map(linkOf);
  if (new Set(bluffs).size < bluffs.length || bluffs.some((place) => place >= MAX_CARDS))
    fail('Two bluff cards share a place');
  for (const which of [COMBAT, SUPPORT]) {
    for (const card of cardsIn(cells, zone(seat, which))) {
      const target = linkOf(card);
      if (target === UNLINKED) continue;
      if (target >= 2 * MAX_CARDS || (target & (MAX_CARDS - 1)) >= deck.cards.length)
        fail(`${deck.cards[card].id} has an impossible target`);
    }
  }
}

function checkMarks(game: Game, cells: Int32Array, seat: number, fail: Fail): void {
  const own = game.decks[seat].cards.length;
  const rival = game.decks[1 - seat].cards.length;
  for (const [which, most] of [
    [KNOWN, own],
    [USED, own],
    [MET, rival],
  ] as const) {
    for (const card of cardsIn(cells, zone(seat, which)))
      if (card >= most) fail('A card is marked that the deck does not have');
  }
  for (const card of cardsIn(cells, zone(seat, DISCLOSED)))
    if (!has(cells, zone(seat, HAND), card)) fail('A disclosed card is not in hand');
  within(cells, zone(seat, ACTIVE_LEADERSHIP), -1, own - 1, 'The active leadership card', fail);
  const leadership = cells[zone(seat, ACTIVE_LEADERSHIP)];
  if (leadership >= 0 && !has(cells, zone(seat, LEADER_AREA), leadership))
    fail('The active leadership card was not played');
  within(cells, zone(seat, RAN_OUT), 0, 1, 'A mark', fail);
  within(cells, zone(seat, EMPTY_SINCE), 0, cells[CLOCK], 'A time', fail);
  within(cells, zone(seat, TAKEN), 0, MANY, 'The number of cards taken', fail);
}

const YES_OR_NO = [LEADERSHIP_PLAYED, STOPPED, HAS_LANDED, REVEALED] as const;

function checkTurn(cells: Int32Array, fail: Fail): void {
  within(cells, TURN_SEAT, 0, 1, 'The player on turn', fail);
  within(cells, PHASE, BEGINNING, OVER, 'The phase', fail);
  within(cells, TURN_NUMBER, 1, MANY, 'The number of the turn', fail);
  within(cells, DECISION_NUMBER, 0, MANY, 'The number of the decision', fail);
  within(cells, CLOCK, 0, MANY, 'The clock', fail);
  within(cells, TAKE_BACKS, 0, MANY, 'The number of turns taken back', fail);
  for (let cell = TURN_FACTS; cell < TURN_FACTS_END; cell++)
    within(cells, cell, 0, MANY, 'A count of this turn', fail);
  for (let cell = CELLS_BEFORE_BLUFFING; cell < STATE_CELLS; cell++)
    within(cells, cell, 0, MANY, 'A number of bluffs', fail);
  for (const cell of YES_OR_NO) within(cells, cell, 0, 1, 'A mark', fail);
  within(cells, OPEN_PAIR, 0, MAX_CARDS, 'The open pair', fail);
  within(cells, OPEN_GANGS, 0, 15, 'The open gangs', fail);
}

function checkFight(cells: Int32Array, fail: Fail): void {
  within(cells, FIGHT, NO_FIGHT, STARTING, 'The fight', fail);
  within(cells, ELEMENT, NO_ELEMENT, EARTH, 'The element', fail);
  if ((cells[FIGHT] === RUNNING) !== (cells[ELEMENT] !== NO_ELEMENT))
    fail('A running fight has an element, and only that');
  const phase = cells[PHASE];
  if (phase <= ENGAGEMENT && cells[FIGHT] === STARTING) fail('A fight starts in Engagement');
  if (phase >= CHARACTER && phase <= CALL && cells[FIGHT] === NO_FIGHT) fail('The phase belongs to a fight');
  if (phase === CALL && count(cells, zone(cells[TURN_SEAT], BLUFFS)) === 0) fail('There is no bluff to call');
  const sides = new Set<number>();
  for (let d = 0; d < 3; d++) {
    within(cells, DRAGONS + d, 0, 2, 'The place of a dragon', fail);
    if (cells[DRAGONS + d] > 0) sides.add(cells[DRAGONS + d]);
  }
  if (sides.size > 1) fail('Dragons are on both sides (DRAGON-4)');
}

function checkEnd(cells: Int32Array, fail: Fail): void {
  const isOver = cells[PHASE] === OVER;
  within(cells, WINNER, isOver ? 1 : 0, isOver ? 2 : 0, 'The winner', fail);
  within(
    cells,
    REASON,
    isOver ? BY_FOURTH_DRAGON : 0,
    isOver ? BY_LAST_TURN : 0,
    'The reason for the end',
    fail,
  );
  if (isOver && cells[AGENDA_SIZE] !== 0) fail('A finished game has nothing pending');
}
