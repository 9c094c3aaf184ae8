import type { Game } from '../compile/game.ts';
import { byteAt, setByte, zone } from '../state/layout.ts';
import { ALL_ZONES } from '../state/zones.ts';
import { BLANK } from './seen.ts';

/** Cards of the seat that have no place yet. */
export function unplaced(game: Game, cells: Int32Array, seat: number): number[] {
  let lo = 0;
  let hi = 0;
  for (const which of ALL_ZONES) {
    lo |= cells[zone(seat, which)];
    hi |= cells[zone(seat, which) + 1];
  }
  const isPlaced = (card: number): boolean => (((card < 32 ? lo : hi) >>> (card & 31)) & 1) === 1;
  return game.decks[seat].cards.map((_, card) => card).filter((card) => !isPlaced(card));
}

/** Removes the first card that fits from the list, or the first card if none fits. */
export function takeFirst(cards: number[], fits: (card: number) => boolean): number {
  const found = cards.findIndex(fits);
  const [card] = cards.splice(Math.max(0, found), 1);
  return card;
}

/** Fills the blank places of the order with the cards that are not in it yet. */
export function fillOrder(cells: Int32Array, order: number, size: number, cards: readonly number[]): void {
  const placed = new Set(Array.from({ length: size }, (_, i) => byteAt(cells, order, i)));
  const rest = cards.filter((card) => !placed.has(card));
  for (let i = 0, next = 0; i < size; i++) {
    if (byteAt(cells, order, i) === BLANK) setByte(cells, order, i, rest[next++]);
  }
}
