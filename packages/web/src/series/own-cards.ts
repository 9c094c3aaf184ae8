import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';

/** A match or draft keeps the cards with which it began. */
export interface OwnCards {
  /**
   * Its own copy of all pack cards, since packs can be changed or removed. Includes cards that nobody has chosen yet:
   * legal decks and deals depend on all of them.
   */
  readonly cards: readonly Card[];
}

const BOXES = new WeakMap<readonly Card[], Box>();

/** Cached: boxes are compared by identity. */
export function ownBox({ cards }: OwnCards): Box {
  const box = BOXES.get(cards) ?? boxWith(cards);
  BOXES.set(cards, box);
  return box;
}
