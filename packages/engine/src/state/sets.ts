/**
 * Card sets: bits over a seat's card numbers, two words wide, stored in place inside the state's cells.
 * Two words hold 64 cards, enough for the largest deck the rules allow (45 with an inquisitor, 5 more of a family).
 */
export const MOST_CARDS = 64;

/** A fixed set, compiled once per game. */
export interface Mask {
  readonly lo: number;
  readonly hi: number;
}

export const EMPTY: Mask = { lo: 0, hi: 0 };

export function maskOf(cards: Iterable<number>): Mask {
  let lo = 0;
  let hi = 0;
  for (const card of cards) {
    if (card < 32) lo |= 1 << card;
    else hi |= 1 << (card - 32);
  }
  return { lo, hi };
}

export function inMask(mask: Mask, card: number): boolean {
  return (((card < 32 ? mask.lo : mask.hi) >>> (card & 31)) & 1) === 1;
}

export function has(cells: Int32Array, at: number, card: number): boolean {
  return ((cells[at + (card >> 5)] >>> (card & 31)) & 1) === 1;
}

export function add(cells: Int32Array, at: number, card: number): void {
  cells[at + (card >> 5)] |= 1 << (card & 31);
}

export function remove(cells: Int32Array, at: number, card: number): void {
  cells[at + (card >> 5)] &= ~(1 << (card & 31));
}

export function clear(cells: Int32Array, at: number): void {
  cells[at] = 0;
  cells[at + 1] = 0;
}

export function isEmpty(cells: Int32Array, at: number): boolean {
  return (cells[at] | cells[at + 1]) === 0;
}

export function count(cells: Int32Array, at: number): number {
  return bits(cells[at]) + bits(cells[at + 1]);
}

export function meets(cells: Int32Array, at: number, mask: Mask): boolean {
  return ((cells[at] & mask.lo) | (cells[at + 1] & mask.hi)) !== 0;
}

export function countIn(cells: Int32Array, at: number, mask: Mask): number {
  return bits(cells[at] & mask.lo) + bits(cells[at + 1] & mask.hi);
}

export function bits(word: number): number {
  word -= (word >>> 1) & 0x55555555;
  word = (word & 0x33333333) + ((word >>> 2) & 0x33333333);
  return (((word + (word >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** The lowest card of the two words, or -1; walk a set with `lo &= lo - 1` style loops through `after`. */
export function lowest(lo: number, hi: number): number {
  if (lo !== 0) return 31 - Math.clz32(lo & -lo);
  if (hi !== 0) return 63 - Math.clz32(hi & -hi);
  return -1;
}

/** The lowest card of the two words that is above `card`, or -1. */
export function after(lo: number, hi: number, card: number): number {
  const next = card + 1;
  if (next < 32) return lowest(lo & (-1 << next), hi);
  return next > 63 ? -1 : lowest(0, hi & (-1 << (next - 32)));
}

/** The cards of a set, lowest first; the set may change while they are gone through. */
export function cardsIn(cells: Int32Array, at: number): number[] {
  const cards: number[] = [];
  for (
    let card = after(cells[at], cells[at + 1], -1);
    card >= 0;
    card = after(cells[at], cells[at + 1], card)
  ) {
    cards.push(card);
  }
  return cards;
}
