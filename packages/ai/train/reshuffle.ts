import {
  after,
  bits,
  BLUFFS,
  byteAt,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  ELEMENT,
  HAND,
  KNOWN,
  LINK,
  setByte,
  UNDER,
  zone,
} from '@bluemoon/engine/simulation';
import type { Workbench } from '@bluemoon/engine/simulation';

interface Mask {
  readonly lo: number;
  readonly hi: number;
}

/** How often face-down cards are honest in training, before the possible cards are counted. */
const HONESTY = 0.65;

const unseen = new Int32Array(64);
const places = new Int32Array(64);

/**
 * Reshuffles what the seat does not know: its own draw deck, and the rival's hand, draw deck and face-down cards. The
 * same as imagining from a view, but in place, for the hundreds of thousands of games of a training.
 */
export function reshuffle(t: Workbench, seat: number, random: () => number): void {
  const rival = 1 - seat;
  const { cells } = t;
  reorder(t, seat, cells[zone(seat, UNDER)], random);
  const hand = zone(rival, HAND);
  const deck = zone(rival, DECK);
  const known = zone(rival, KNOWN);
  const hiddenLo = (cells[hand] | cells[deck] | cells[zone(rival, BLUFFS)]) & ~cells[known];
  const hiddenHi = (cells[hand + 1] | cells[deck + 1] | cells[zone(rival, BLUFFS) + 1]) & ~cells[known + 1];
  const count = mixed(hiddenLo, hiddenHi, random);
  const bluffs = random() < HONESTY ? 'honest' : 'any';
  const used = dealBluffs(t, rival, count, { lo: hiddenLo, hi: hiddenHi }, bluffs);
  const inHand = bits(cells[hand] & hiddenLo) + bits(cells[hand + 1] & hiddenHi);
  cells[hand] &= ~hiddenLo;
  cells[hand + 1] &= ~hiddenHi;
  cells[deck] &= ~hiddenLo;
  cells[deck + 1] &= ~hiddenHi;
  for (let i = used; i < count; i++) {
    const card = unseen[i];
    const to = (i - used < inHand ? hand : deck) + (card >> 5);
    cells[to] |= 1 << (card & 31);
  }
  reorder(t, rival, 0, random);
}

/** Fills `unseen` with the cards in random order; returns their number. */
function mixed(lo: number, hi: number, random: () => number): number {
  let count = 0;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) unseen[count++] = card;
  for (let i = count - 1; i > 0; i--) swap(i, Math.floor(random() * (i + 1)));
  return count;
}

function swap(i: number, j: number): void {
  const card = unseen[i];
  unseen[i] = unseen[j];
  unseen[j] = card;
}

/** Only cards that can be bluffs are face down; they are moved to the front. Returns the number dealt. */
function dealBluffs(
  t: Workbench,
  rival: number,
  count: number,
  hidden: Mask,
  manner: 'honest' | 'any',
): number {
  const { cells } = t;
  const at = zone(rival, BLUFFS);
  const link = zone(rival, LINK);
  const lo = cells[at] & hidden.lo;
  const hi = cells[at + 1] & hidden.hi;
  let down = 0;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    places[down++] = byteAt(cells, link, card);
    setByte(cells, link, card, NO_LINK);
  }
  cells[at] &= ~lo;
  cells[at + 1] &= ~hi;
  const { bluff } = t.game.decks[rival];
  for (let i = 0; i < down; i++) {
    const honest = manner === 'honest' ? nextWith(i, count, (card) => bluff[card] === cells[ELEMENT]) : -1;
    swap(i, honest >= 0 ? honest : nextWith(i, count, (card) => bluff[card] >= 0));
    cells[at + (unseen[i] >> 5)] |= 1 << (unseen[i] & 31);
    setByte(cells, link, unseen[i], places[i]);
  }
  return down;
}

const NO_LINK = 255;

function nextWith(from: number, count: number, fits: (card: number) => boolean): number {
  for (let i = from; i < count; i++) if (fits(unseen[i])) return i;
  return -1;
}

/** Shuffles the draw deck except for its lowest cards. */
function reorder(t: Workbench, seat: number, under: number, random: () => number): void {
  const { cells } = t;
  const order = zone(seat, DECK_ORDER);
  const size = cells[zone(seat, DECK_SIZE)];
  let lo = cells[zone(seat, DECK)];
  let hi = cells[zone(seat, DECK) + 1];
  for (let i = 0; i < under; i++) {
    const card = byteAt(cells, order, i);
    if (card < 32) lo &= ~(1 << card);
    else hi &= ~(1 << (card - 32));
  }
  const count = mixed(lo, hi, random);
  for (let i = 0; i < count; i++) setByte(cells, order, size - 1 - i, unseen[i]);
}
