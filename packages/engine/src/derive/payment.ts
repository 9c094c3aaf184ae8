import type { Payment } from '../vocabulary/text.ts';
import { CARD_TYPES } from '../vocabulary/card.ts';
import type { Deck } from '../compile/game.ts';
import { matches } from '../compile/match-cards.ts';

/** Whether these cards can meet the payment. Monotone: adding a card never makes it fail. */
export function canMeet(deck: Deck, payment: Payment, factor: number, hand: readonly number[]): boolean {
  return meetsPayment(
    deck,
    payment,
    factor,
    hand.filter((card) => contributes(deck, payment, card)),
  );
}

/**
 * DISCARD-4, RULING-13: a payment is a minimal set of cards of the hand: it meets the demand, and without any one of its cards
 * it would not. Printed values only (VALUE-2, OPEN-QUESTION-18, RULING-23). Numbers are multiplied by `factor`.
 * Returns the cards that can be picked next, in ascending order; none when the payment is complete.
 */
export function nextInPayment(
  deck: Deck,
  payment: Payment,
  factor: number,
  picked: readonly number[],
  hand: readonly number[],
): readonly number[] {
  const last = picked.at(-1) ?? -1;
  const useful = hand.filter((card) => card > last && contributes(deck, payment, card));
  return useful.filter((card, i) =>
    canComplete(deck, payment, factor, [...picked, card], useful.slice(i + 1)),
  );
}

/** Of interchangeable cards only the first is tried: it leaves the most cards for later. */
function canComplete(
  deck: Deck,
  payment: Payment,
  factor: number,
  set: readonly number[],
  rest: readonly number[],
): boolean {
  if (meetsPayment(deck, payment, factor, set)) return isMinimal(deck, payment, factor, set);
  if (!meetsPayment(deck, payment, factor, [...set, ...rest])) return false;
  const tried = new Set<string>();
  return rest.some((card, i) => {
    const pays = paysAs(deck, payment, card);
    if (tried.has(pays)) return false;
    tried.add(pays);
    return canComplete(deck, payment, factor, [...set, card], rest.slice(i + 1));
  });
}

/** Cards with the same result are interchangeable in this payment. */
function paysAs(deck: Deck, payment: Payment, card: number): string {
  if ('worth' in payment || 'worthEither' in payment) return `${deck.fire[card]} ${deck.earth[card]}`;
  if ('moons' in payment) return String(deck.moons[card]);
  return 'cards' in payment ? '' : String(deck.type[card]);
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

/** DISCARD-5: each card counts for one of the two totals. */
function splits(deck: Deck, set: readonly number[], fire: number, earth: number): boolean {
  /** Indexed by Fire, up to what is needed: the maximum of Earth. */
  const bestEarth = [0];
  while (bestEarth.length <= fire) bestEarth.push(-Infinity);
  for (const card of set) {
    for (let reached = fire; reached >= 0; reached--) {
      const to = Math.min(fire, reached + deck.fire[card]);
      if (to > reached) bestEarth[to] = Math.max(bestEarth[to], bestEarth[reached]);
      bestEarth[reached] += deck.earth[card];
    }
  }
  return bestEarth[fire] >= earth;
}
