import type { Payment } from '../vocabulary/text.ts';
import { CARD_TYPES } from '../vocabulary/card.ts';
import type { Deck } from '../game/compile.ts';
import { matches } from '../game/match-cards.ts';

/**
 * RULING-13: a payment is a minimal set of cards of the hand: it meets the demand, and without any one of its cards
 * it would not. Printed values only (VALUE-2, OPEN-QUESTION-18, RULING-23). Numbers are multiplied by `factor`.
 */
export function paymentSets(
  deck: Deck,
  payment: Payment,
  factor: number,
  hand: readonly number[],
): readonly (readonly number[])[] {
  const useful = hand.filter((card) => contributes(deck, payment, card));
  const sets: number[][] = [];
  const grow = (set: readonly number[], from: number): void => {
    if (meetsPayment(deck, payment, factor, set)) {
      if (isMinimal(deck, payment, factor, set)) sets.push([...set]);
      return;
    }
    for (let i = from; i < useful.length; i++) grow([...set, useful[i]], i + 1);
  };
  grow([], 0);
  return sets;
}

function isMinimal(deck: Deck, payment: Payment, factor: number, set: readonly number[]): boolean {
  return set.every(
    (card) =>
      !meetsPayment(
        deck,
        payment,
        factor,
        set.filter((other) => other !== card),
      ),
  );
}

function contributes(deck: Deck, payment: Payment, card: number): boolean {
  if ('worth' in payment) {
    return (
      (payment.worth.fire !== undefined && deck.fire[card] > 0) ||
      (payment.worth.earth !== undefined && deck.earth[card] > 0)
    );
  }
  if ('worthEither' in payment) return deck.fire[card] > 0 || deck.earth[card] > 0;
  if ('moons' in payment) return deck.moons[card] > 0;
  if ('cards' in payment) return matches(deck.cards[card], payment.cards);
  return payment.sameOf.includes(CARD_TYPES[deck.type[card]]);
}

export function meetsPayment(deck: Deck, payment: Payment, factor: number, set: readonly number[]): boolean {
  if ('worth' in payment) {
    const { fire, earth } = payment.worth;
    if (fire === undefined) return sum(deck.earth, set) >= (earth ?? 0) * factor;
    if (earth === undefined) return sum(deck.fire, set) >= fire * factor;
    return splits(deck, set, fire * factor, earth * factor);
  }
  if ('worthEither' in payment) {
    return Math.max(sum(deck.fire, set), sum(deck.earth, set)) >= payment.worthEither * factor;
  }
  if ('moons' in payment) return sum(deck.moons, set) >= payment.moons * factor;
  if ('cards' in payment) return set.length >= payment.count * factor;
  return payment.sameOf.some(
    (type) => set.filter((card) => CARD_TYPES[deck.type[card]] === type).length >= payment.count * factor,
  );
}

function sum(values: Int8Array, set: readonly number[]): number {
  return set.reduce((total, card) => total + values[card], 0);
}

/** DISCARD-5: each card serves one of the two totals. */
function splits(deck: Deck, set: readonly number[], fire: number, earth: number): boolean {
  if (fire <= 0 && earth <= 0) return true;
  if (set.length === 0) return false;
  const [card, ...rest] = set;
  return (
    splits(deck, rest, fire - deck.fire[card], earth) || splits(deck, rest, fire, earth - deck.earth[card])
  );
}
