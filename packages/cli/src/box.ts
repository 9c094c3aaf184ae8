import { ALL_CARDS } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';

/**
 * The cards with which this run of the program works: those of the box, and those of the card packs that were given.
 * They are laid in once, before anything is read or shown, and every text needs them.
 */
let [pool, packed]: [readonly Card[], readonly Card[]] = [ALL_CARDS, []];

/** A card of a pack may take the place of a stand-in. */
export function layIn(cards: readonly Card[]): void {
  const ids = new Set(cards.map(({ id }) => id));
  packed = cards;
  pool = cards.length === 0 ? ALL_CARDS : [...ALL_CARDS.filter(({ id }) => !ids.has(id)), ...cards];
}

export function allCards(): readonly Card[] {
  return pool;
}

/** Those from outside the box. */
export function packCards(): readonly Card[] {
  return packed;
}

export function cardInBox(id: CardId): Card {
  const card = pool.find((one) => one.id === id);
  if (card === undefined) throw new Error(`There is no card “${id}”.`);
  return card;
}
