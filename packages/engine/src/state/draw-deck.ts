import type { Cause } from './events.ts';
import {
  BLUFFS,
  byteAt,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCLOSED,
  HAND,
  KNOWN,
  REVEALED,
  setByte,
  TAKEN,
  UNDER,
  zone,
} from './layout.ts';
import type { Seat } from './layout.ts';
import { add, has, remove } from './sets.ts';
import type { Workbench } from './workbench.ts';
import { moved, PLACE_OF } from './log.ts';
import { hideHand, lift } from './zones.ts';

export function deckSize(t: Workbench, seat: number): number {
  return t.cells[zone(seat, DECK_SIZE)];
}

/** Moves the top card of the draw deck into hand; the rival does not see it. */
export function drawTop(t: Workbench, seat: number, by: Cause): void {
  const { cells } = t;
  const size = zone(seat, DECK_SIZE);
  const card = byteAt(cells, zone(seat, DECK_ORDER), --cells[size]);
  if (cells[zone(seat, UNDER)] > cells[size]) cells[zone(seat, UNDER)] = cells[size];
  remove(cells, zone(seat, DECK), card);
  add(cells, zone(seat, HAND), card);
  forgetDeck(cells, seat, card);
  cells[zone(seat, TAKEN)]++;
  cells[REVEALED] = 1;
  if (t.events) t.events.push(moved(t, seat, card, { from: 'drawDeck', to: 'hand', shown: false, by }));
}

/** A player who saw cards go into the draw deck no longer knows which of them are still there. */
function forgetDeck(cells: Int32Array, seat: number, card: number): void {
  const known = zone(seat, KNOWN);
  const deck = zone(seat, DECK);
  cells[known] &= ~cells[deck];
  cells[known + 1] &= ~cells[deck + 1];
  remove(cells, known, card);
}

const EVERY_CARD = { lo: -1, hi: -1 };

export function handUnderDeck(t: Workbench, seat: number, card: number, by: Cause): void {
  handToDeck(t, seat, card, by);
  t.cells[zone(seat, UNDER)]++;
}

/** Moves a card from hand into the draw deck, which is shuffled afterwards. */
export function handToDeck(t: Workbench, seat: number, card: number, by: Cause): void {
  const { cells } = t;
  const open = has(cells, zone(seat, DISCLOSED), card);
  if (!open) hideHand(t, seat, EVERY_CARD);
  lift(t, seat, card, HAND);
  insertAtBottom(t, seat, card);
  if (t.events) t.events.push(moved(t, seat, card, { from: 'hand', to: 'drawDeck', shown: open, by }));
}

function insertAtBottom(t: Workbench, seat: number, card: number): void {
  const { cells } = t;
  const order = zone(seat, DECK_ORDER);
  for (let i = cells[zone(seat, DECK_SIZE)]++; i > 0; i--)
    setByte(cells, order, i, byteAt(cells, order, i - 1));
  setByte(cells, order, 0, card);
  add(cells, zone(seat, DECK), card);
}

/**
 * Moves a card into the draw deck, which is shuffled afterwards; a face-down card is shown first (BLUFF-17). From a
 * discard pile whose cards the rival no longer knows, they see only the backs.
 */
export function openlyToDeck(t: Workbench, seat: number, card: number, from: number, by: Cause): void {
  const known = zone(seat, KNOWN);
  if (from === BLUFFS) {
    t.cells[REVEALED] = 1;
    add(t.cells, known, card);
  }
  lift(t, seat, card, from);
  insertAtBottom(t, seat, card);
  if (t.events)
    t.events.push(
      moved(t, seat, card, { from: PLACE_OF[from], to: 'drawDeck', shown: has(t.cells, known, card), by }),
    );
}

export function shuffleDeck(t: Workbench, seat: number, by: Cause): void {
  const order = deckOrder(t, seat);
  t.dice.shuffle(t, seat, order);
  setDeckOrder(t, seat, order);
  t.cells[zone(seat, UNDER)] = 0;
  if (t.events) t.events.push({ event: 'shuffled', seat: seat as Seat, by });
}

/** Bottom card first. */
export function deckOrder(t: Workbench, seat: number): number[] {
  const order: number[] = [];
  for (let i = 0; i < deckSize(t, seat); i++) order.push(byteAt(t.cells, zone(seat, DECK_ORDER), i));
  return order;
}

export function setDeckOrder(t: Workbench, seat: number, order: readonly number[]): void {
  order.forEach((card, i) => setByte(t.cells, zone(seat, DECK_ORDER), i, card));
}

export function topOfDeck(t: Workbench, seat: number): number {
  return byteAt(t.cells, zone(seat, DECK_ORDER), deckSize(t, seat) - 1);
}
