import { boxWith } from '@bluemoon/engine';
import type { Box, Card } from '@bluemoon/engine';

/** What lasts over several games keeps the cards with which it began. */
export interface OwnCards {
  /**
   * All pack cards that there were: its own copy, whatever becomes of their packs. Also those that nobody has chosen
   * yet, since which decks are legal and what is dealt depends on all of them.
   */
  readonly cards: readonly Card[];
}

const BOXES = new WeakMap<readonly Card[], Box>();

/** The cards of a match or a draft; the same box each time. */
export function ownBox({ cards }: OwnCards): Box {
  const box = BOXES.get(cards) ?? boxWith(cards);
  BOXES.set(cards, box);
  return box;
}
