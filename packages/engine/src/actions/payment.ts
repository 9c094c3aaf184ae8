import { canMeet, nextInPayment } from '../derive/payment.ts';
import { PICKED } from '../state/agenda.ts';
import { HAND, zone } from '../state/layout.ts';
import { offer, option, PICK_DISCARD } from '../state/options.ts';
import { add, cardsIn } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { causeOf } from '../state/log.ts';
import { discard } from '../state/zones.ts';
import type { Payment } from '../vocabulary/text.ts';

/** Offers the cards that continue the payment to a minimal set (RULING-13). */
export function offerPayment(t: Workbench, f: number, payer: number, payment: Payment, factor: number): void {
  for (const card of nextPayments(t, f, payer, payment, factor)) offer(t, option(PICK_DISCARD, card));
}

export function canPay(t: Workbench, payer: number, payment: Payment, factor: number): boolean {
  return canMeet(t.game.decks[payer], payment, factor, cardsIn(t.cells, zone(payer, HAND)));
}

function nextPayments(
  t: Workbench,
  f: number,
  payer: number,
  payment: Payment,
  factor: number,
): readonly number[] {
  const hand = cardsIn(t.cells, zone(payer, HAND));
  return nextInPayment(t.game.decks[payer], payment, factor, cardsIn(t.cells, f + PICKED), hand);
}

/** Discards one card of a payment; true when the payment is complete. */
export function takePayment(
  t: Workbench,
  f: number,
  payer: number,
  card: number,
  payment: Payment,
  factor: number,
  by: ReturnType<typeof causeOf>,
): boolean {
  discard(t, payer, card, HAND, by);
  add(t.cells, f + PICKED, card);
  return nextPayments(t, f, payer, payment, factor).length === 0;
}
