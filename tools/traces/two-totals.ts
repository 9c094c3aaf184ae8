/** Payments in Fire and, on other cards, Earth (DISCARD-5): which sets the program counts as minimal. */
import type { Payment } from '@bluemoon/engine';

export interface Totals {
  readonly fire: number;
  readonly earth: number;
}

export interface Worth extends Totals {
  readonly id: string;
}

/** What is demanded in each element, or null if the payment is of another kind. */
export function twoTotals(payment: Payment): Totals | null {
  if (!('worth' in payment)) return null;
  const { fire, earth } = payment.worth;
  return fire === undefined || earth === undefined ? null : { fire, earth };
}

/**
 * With us a set is minimal if it is not enough without any one of its cards (RULING-13). The program divides the set
 * into a part for Fire and a part for Earth, neither with a card too many, and counts it as minimal if it cannot be
 * divided like that without any one card. So a set with two cards too many can pass.
 */
export function setsForBoth(cards: readonly Worth[], demanded: Totals): readonly (readonly string[])[] {
  const sets = Array.from({ length: 1 << cards.length }, (_, set) => set);
  const fire = sets.map((set) => isExact(cards, set, 'fire', demanded.fire));
  const earth = sets.map((set) => isExact(cards, set, 'earth', demanded.earth));
  const divides = sets.map((set) =>
    subsets(set).some((part) => fire[part] === true && earth[set ^ part] === true),
  );
  return sets
    .filter((set) => divides[set] === true && bitsOf(set).every((bit) => divides[set ^ bit] === false))
    .map((set) => cardsOf(cards, set).map(({ id }) => id));
}

/** Whether the set reaches the total, but not without any one of its cards. */
function isExact(cards: readonly Worth[], set: number, element: keyof Totals, total: number): boolean {
  const values = cardsOf(cards, set).map((card) => card[element]);
  const sum = values.reduce((reached, value) => reached + value, 0);
  return sum >= total && values.every((value) => sum - value < total);
}

function cardsOf(cards: readonly Worth[], set: number): readonly Worth[] {
  return cards.filter((_, i) => ((set >> i) & 1) === 1);
}

function subsets(set: number): readonly number[] {
  const found = [set];
  for (let part = set; part !== 0;) found.push((part = (part - 1) & set));
  return found;
}

function bitsOf(set: number): readonly number[] {
  const bits: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) bits.push(rest & -rest);
  return bits;
}
