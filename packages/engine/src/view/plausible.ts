import { nextInPayment } from '../derive/payment.ts';
import type { Deck, Game } from '../compile/game.ts';
import { agendaSize, PICKED, top } from '../state/agenda.ts';
import { HAND, zone } from '../state/layout.ts';
import { below } from '../state/rng.ts';
import { cardsIn } from '../state/sets.ts';
import { workbenchFor } from '../state/workbench.ts';
import type { Workbench } from '../state/workbench.ts';
import { chooser, listOptions } from '../turn/run.ts';
import { paymentDue } from './payment-due.ts';
import type { DuePayment } from './payment-due.ts';

function workbenchOf(game: Game, cells: Int32Array): Workbench {
  return workbenchFor({ game, cells, engagement: null }, null);
}

/** Whether the pending choice depends on the cards in the seat's hand. */
export function decidesByHand(cells: Int32Array, seat: number): boolean {
  return agendaSize({ cells }) > 0 && chooser({ cells }) === seat;
}

export function canDecide(game: Game, cells: Int32Array): boolean {
  const t = workbenchOf(game, cells);
  listOptions(t);
  return t.optionCount > 0;
}

/**
 * Cards that the hand has to hold if random deals did not find them: those that complete a payment, or cards with
 * numbers above the one discarded last.
 */
export function mustHold(
  game: Game,
  cells: Int32Array,
  seat: number,
  cards: readonly number[],
  most: number,
): readonly number[] {
  const t = workbenchOf(game, cells);
  const due = paymentDue(t);
  if (due === null) return cards.toSorted((a, b) => b - a).slice(0, most);
  const picked = cardsIn(cells, top(t) + PICKED);
  const hand = [...cardsIn(cells, zone(seat, HAND)), ...cards].toSorted((a, b) => a - b);
  for (let tries = 1; tries <= TRIES; tries++) {
    const held = completed(cells, game.decks[seat], due, picked, hand).filter((card) => cards.includes(card));
    if (held.length <= most) return held;
  }
  return [];
}

/** Attempts to find a payment with at most `most` cards. */
const TRIES = 256;

function completed(
  cells: Int32Array,
  deck: Deck,
  { payment, factor }: DuePayment,
  picked: readonly number[],
  hand: readonly number[],
): readonly number[] {
  const next = nextInPayment(deck, payment, factor, picked, hand);
  if (next.length === 0) return picked;
  const card = next[below(cells, next.length)];
  return completed(cells, deck, { payment, factor }, [...picked, card], hand);
}
