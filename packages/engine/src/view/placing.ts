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

/** Removes a card from the list: the first that passes the first test that any passes, or the first if none does. */
export function takeFirst(cards: number[], ...tests: readonly ((card: number) => boolean)[]): number {
  const found = tests.map((fits) => cards.findIndex(fits)).find((index) => index >= 0);
  const [card] = cards.splice(found ?? 0, 1);
  return card;
}

/** Fills the blank places of the order with the cards that are not in it yet. */
export function fillOrder(cells: Int32Array, order: number, size: number, cards: readonly number[]): void {
  const placed: number[] = [];
  for (let i = 0; i < size; i++) {
    const card = byteAt(cells, order, i);
    if (card !== BLANK) placed.push(card);
  }
  const rest = placed.length === 0 ? cards : cards.filter((card) => !placed.includes(card));
  for (let i = 0, next = 0; i < size; i++) {
    if (byteAt(cells, order, i) === BLANK) setByte(cells, order, i, rest[next++]);
  }
}
