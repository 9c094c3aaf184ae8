import {
  bits,
  byteAt,
  count,
  DECK,
  DECK_SIZE,
  DISCARD,
  HAND,
  KNOWN,
  PILE_ORDER,
  PILE_SIZE,
  setByte,
  UNDER,
  zone,
} from '@bluemoon/engine/simulation';

/** The cards that a rival may turn out to hold, as words of a card set. */
export interface Unseen {
  /** All cards of hand and draw deck. */
  readonly lo: number;
  readonly hi: number;
  /** Cards of the hand that the solver knows, and cards of which the solver knows that they are in the draw deck. */
  readonly held: readonly [number, number];
  readonly away: readonly [number, number];
  /** How many cards of the hand are unknown: nobody answers with more unknown cards than that. */
  readonly slots: number;
}

export function unseenOf(cells: Int32Array, rival: number): Unseen {
  const [hand, deck, known] = [HAND, DECK, KNOWN].map((which) => zone(rival, which));
  const held = [cells[hand] & cells[known], cells[hand + 1] & cells[known + 1]] as const;
  return {
    lo: cells[hand] | cells[deck],
    hi: cells[hand + 1] | cells[deck + 1],
    held,
    away: [cells[deck] & cells[known], cells[deck + 1] & cells[known + 1]],
    slots: count(cells, hand) - bits(held[0]) - bits(held[1]),
  };
}

/**
 * Gives the rival every unseen card at once, also what they discarded from their hand in the meantime, since it could
 * have been another card. No hand that they can have, and no draw, allows more than this.
 */
export function giveEverything(cells: Int32Array, rival: number, { lo, hi }: Unseen): void {
  const hand = zone(rival, HAND);
  const deck = zone(rival, DECK);
  takeFromPile(cells, rival, lo, hi);
  cells[hand] |= cells[deck];
  cells[hand + 1] |= cells[deck + 1];
  cells[deck] = 0;
  cells[deck + 1] = 0;
  cells[zone(rival, DECK_SIZE)] = 0;
  cells[zone(rival, UNDER)] = 0;
}

function takeFromPile(cells: Int32Array, rival: number, lo: number, hi: number): void {
  const [hand, pile] = [zone(rival, HAND), zone(rival, DISCARD)];
  const [backLo, backHi] = [cells[pile] & lo, cells[pile + 1] & hi];
  if ((backLo | backHi) === 0) return;
  cells[hand] |= backLo;
  cells[hand + 1] |= backHi;
  cells[pile] &= ~backLo;
  cells[pile + 1] &= ~backHi;
  const [order, size] = [zone(rival, PILE_ORDER), zone(rival, PILE_SIZE)];
  const isBack = (card: number) => (((card < 32 ? backLo : backHi) >>> (card & 31)) & 1) === 1;
  let kept = 0;
  for (let i = 0; i < cells[size]; i++) {
    const card = byteAt(cells, order, i);
    if (!isBack(card)) setByte(cells, order, kept++, card);
  }
  for (let i = kept; i < cells[size]; i++) setByte(cells, order, i, 0);
  cells[size] = kept;
}

/** Whether the rival can have held what they used up: not more unknown cards than they hold, and none from elsewhere. */
export function isReal(cells: Int32Array, rival: number, unseen: Unseen, lost: number): boolean {
  const hand = zone(rival, HAND);
  const usedLo = unseen.lo & ~cells[hand];
  const usedHi = unseen.hi & ~cells[hand + 1];
  if (((usedLo & unseen.away[0]) | (usedHi & unseen.away[1])) !== 0) return false;
  return bits(usedLo & ~unseen.held[0]) + bits(usedHi & ~unseen.held[1]) <= unseen.slots - lost;
}
