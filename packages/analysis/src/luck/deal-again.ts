import type { State } from '@bluemoon/engine';
import {
  below,
  byteAt,
  DECK_ORDER,
  DECK_SIZE,
  RNG,
  seedRng,
  setByte,
  UNDER,
  zone,
} from '@bluemoon/engine/simulation';
import type { KnownOrder } from './known-order.ts';

/**
 * The same position with other hidden chance: fresh dice, and draw decks in another order, except for the cards on top
 * that have been seen and those that their owner put under. Players choose by what they see, so every such order is
 * equally likely, whatever they have chosen.
 */
export function dealtAgain({ game, cells, engagement }: State, { tops }: KnownOrder, seed: number): State {
  const now = cells.slice();
  const then = engagement?.slice() ?? null;
  seedRng(now, seed);
  for (const seat of [0, 1] as const) {
    const exchanged = exchangeUnknown(now, seat, tops[seat], game.decks[seat].cards.length);
    if (then !== null) rename(then, seat, exchanged);
  }
  then?.set(now.subarray(RNG, RNG + 4), RNG);
  const { rules, decks } = game;
  return { game: { rules, decks, chance: null }, cells: now, engagement: then };
}

/**
 * Shuffles the unknown part of the draw deck; says which card has come to the place of each. Every card gets a random
 * number, so with the same seed the cards that two positions share come in the same order.
 */
function exchangeUnknown(
  cells: Int32Array,
  seat: number,
  top: number,
  count: number,
): ReadonlyMap<number, number> {
  const order = zone(seat, DECK_ORDER);
  const first = cells[zone(seat, UNDER)];
  const before: number[] = [];
  for (let i = first; i < cells[zone(seat, DECK_SIZE)] - top; i++) before.push(byteAt(cells, order, i));
  const numbers = Array.from({ length: count }, () => below(cells, 2 ** 30));
  const cards = before.toSorted((one, other) => numbers[one] - numbers[other]);
  cards.forEach((card, i) => setByte(cells, order, first + i, card));
  return new Map(before.map((card, i) => [card, cards[i]]));
}

/** In the Engagement phase, to which the turn may be taken back, the same cards lay at the same places. */
function rename(cells: Int32Array, seat: number, exchanged: ReadonlyMap<number, number>): void {
  const order = zone(seat, DECK_ORDER);
  for (let i = 0; i < cells[zone(seat, DECK_SIZE)]; i++) {
    const card = byteAt(cells, order, i);
    setByte(cells, order, i, exchanged.get(card) ?? card);
  }
}
