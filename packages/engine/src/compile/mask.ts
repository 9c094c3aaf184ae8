/** Two words of bits are enough for the largest deck: 45 cards with an inquisitor, and 5 of a family. */
export const MAX_CARDS = 64;

/** A fixed set of a seat's cards, as bits over their numbers. */
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
