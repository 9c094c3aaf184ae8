import type { Box } from '../cards/box.ts';
import { demandOf } from '../derive/demand.ts';
import { textFactor } from '../derive/value.ts';
import { agendaSize, AMOUNT, PICKED, TEXT, top, KIND } from '../state/agenda.ts';
import { rivalOf } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { cardsIn } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { pendingStep } from '../turn/text.ts';
import type { Card, CardId } from '../vocabulary/card.ts';
import type { Payment } from '../vocabulary/text.ts';
import { paymentDue } from '../view/payment-due.ts';
import type { View } from '../view/view.ts';
import type { AnyFact } from './facts.ts';
import { imaginedWorkbench } from './foresee.ts';

/** What a player has to discard from hand, and what they have discarded so far. */
export interface Due {
  readonly payment: Payment;
  readonly paid: readonly CardId[];
}

/** What the pending choice asks the player to discard; null if it asks for something else or for any number of cards. */
export function dueIn(view: View, box: Box): Due | null {
  const { decision } = view;
  if (decision === null || (decision.about.during !== 'meet' && decision.about.during !== 'text'))
    return null;
  const t = imaginedWorkbench(view, box);
  if (agendaSize(t) === 0) return null;
  const due = paymentDue(t);
  if (due === null) return handDue(t, view, decision.seat);
  const { cards } = t.game.decks[decision.seat];
  return {
    payment: scaled(due.payment, due.factor),
    paid: cardsIn(t.cells, top(t) + PICKED).map((number) => cards[number].id),
  };
}

/** A number of any cards. */
function handDue(t: Workbench, { seats }: View, seat: Seat): Due | null {
  const f = top(t);
  if (t.cells[f + KIND] !== TEXT) return null;
  const step = pendingStep(t, f);
  if (step.do !== 'discardFromHand' || step.count === 'any') return null;
  const inHand = seats[seat].hand.count;
  const { count } = step;
  const left = typeof count === 'number' ? count - t.cells[f + AMOUNT] : inHand - count.downTo;
  return { payment: { count: Math.min(left, inHand), cards: {} }, paid: [] };
}

/** What a card of the rival demands to be discarded; null if it demands something else. */
export function demandedBy(card: CardId, view: View, seat: Seat, box: Box): Payment | null {
  const t = imaginedWorkbench(view, box);
  const rival = rivalOf(seat);
  const number = t.game.decks[rival].numberOf.get(card);
  if (number === undefined) return null;
  const { payment } = demandOf(t, rival, number);
  return payment === null ? null : scaled(payment, textFactor(t, rival, number));
}

function scaled(payment: Payment, factor: number): Payment {
  if (factor === 1) return payment;
  if ('worth' in payment) {
    const { fire, earth } = payment.worth;
    return {
      worth: {
        ...(fire === undefined ? {} : { fire: fire * factor }),
        ...(earth === undefined ? {} : { earth: earth * factor }),
      },
    };
  }
  if ('worthEither' in payment) return { worthEither: payment.worthEither * factor };
  if ('moons' in payment) return { moons: payment.moons * factor };
  return { ...payment, count: payment.count * factor };
}

/** What a payment still needs. */
export interface MissingFacts {
  /** Each on separate cards; at least one is above 0. */
  readonly values: { readonly fire: number; readonly earth: number };
  readonly oneOf: { readonly fire: number; readonly earth: number };
  readonly moons: { readonly number: number };
  readonly cards: { readonly number: number };
}
export type Missing = AnyFact<MissingFacts>;

/** What these cards lack; null if the payment is complete, or the choice is not a payment. */
export function missingIn(view: View, picked: readonly CardId[], box: Box): Missing | null {
  const due = dueIn(view, box);
  if (due === null) return null;
  const cards = [...due.paid, ...picked].flatMap((id) => box.find(id) ?? []);
  const missing = missingOf(due.payment, cards);
  const isEnough = 'number' in missing ? missing.number <= 0 : missing.fire <= 0 && missing.earth <= 0;
  return isEnough ? null : missing;
}

function missingOf(payment: Payment, cards: readonly Card[]): Missing {
  if ('worth' in payment) return { kind: 'values', ...leastMissing(payment.worth, cards) };
  if ('worthEither' in payment) {
    const { worthEither } = payment;
    return {
      kind: 'oneOf',
      fire: worthEither - sum(cards, ({ fire = 0 }) => fire),
      earth: worthEither - sum(cards, ({ earth = 0 }) => earth),
    };
  }
  if ('moons' in payment)
    return { kind: 'moons', number: payment.moons - sum(cards, ({ moons = 0 }) => moons) };
  return { kind: 'cards', number: payment.count - cards.length };
}

/** DISCARD-5: each card counts for one of the two totals, whichever leaves less to add. */
function leastMissing(
  { fire = 0, earth = 0 }: { readonly fire?: number; readonly earth?: number },
  [card, ...rest]: readonly Card[],
): { readonly fire: number; readonly earth: number } {
  if (card === undefined) return { fire: Math.max(0, fire), earth: Math.max(0, earth) };
  const asFire = leastMissing({ fire: fire - (card.fire ?? 0), earth }, rest);
  const asEarth = leastMissing({ fire, earth: earth - (card.earth ?? 0) }, rest);
  return asFire.fire + asFire.earth <= asEarth.fire + asEarth.earth ? asFire : asEarth;
}

function sum(cards: readonly Card[], value: (card: Card) => number): number {
  return cards.reduce((total, card) => total + value(card), 0);
}
