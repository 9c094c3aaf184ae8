import { agendaSize, AMOUNT, KIND, LAST, MULLIGAN, OWNER, pop, push, top } from '../state/agenda.ts';
import { drawTop, handToDeck, shuffleDeck } from '../state/draw-deck.ts';
import { TAKEN, zone } from '../state/layout.ts';
import { cardOf, DONE, kindOf, offer, option, PICK_SHUFFLE } from '../state/options.ts';
import type { Workbench } from '../state/workbench.ts';
import { offerHand } from '../actions/hand.ts';

/** MULLIGAN-1, RULING-32, PROJECT-35: the player of the first turn exchanges first. */
export function beginMulligans(t: Workbench, first: number): void {
  push(t, MULLIGAN, 1 - first);
  push(t, MULLIGAN, first);
}

/** Whether the pending decision is about a starting hand. */
export function isExchangingHand(t: Workbench): boolean {
  return agendaSize(t) > 0 && t.cells[top(t) + KIND] === MULLIGAN;
}

export function offerMulligan(t: Workbench, f: number): void {
  offerHand(t, t.cells[f + OWNER], PICK_SHUFFLE, t.cells[f + LAST]);
  offer(t, option(DONE));
}

export function takeMulligan(t: Workbench, f: number, code: number): void {
  const { cells } = t;
  const seat = cells[f + OWNER];
  if (kindOf(code) !== DONE) {
    handToDeck(t, seat, cardOf(code), 'mulligan');
    cells[f + AMOUNT]++;
    cells[f + LAST] = cardOf(code);
    return;
  }
  const returned = cells[f + AMOUNT];
  pop(t);
  if (returned === 0) return;
  shuffleDeck(t, seat, 'mulligan');
  for (let drawn = 0; drawn < returned; drawn++) drawTop(t, seat, 'mulligan');
  // Part of the setup: it does not count as taken in a turn.
  cells[zone(seat, TAKEN)] = 0;
}
