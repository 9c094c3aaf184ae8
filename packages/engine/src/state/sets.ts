import type { Mask } from '../compile/mask.ts';

/* Mutable card sets: bit sets over a seat's card numbers, two words each, inside the state's cells. */

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

/** Whether exactly one bit of the word is set. */
export function isOne(word: number): boolean {
  return word !== 0 && (word & (word - 1)) === 0;
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

/** The cards of a set, lowest first, as a copy: the set may change during iteration. */
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
