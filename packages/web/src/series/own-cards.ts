import type { Card } from '@bluemoon/engine';
import { poolWith } from '../decks/pool.ts';

/** What lasts over several games keeps the cards with which it began. */
export interface OwnCards {
  /**
   * All cards outside the box that there were: its own copy, whatever becomes of their packs. Also those that nobody has
   * chosen yet, since which decks are legal and what is dealt depends on all of them.
   */
  readonly cards: readonly Card[];
}

const POOLS = new WeakMap<readonly Card[], readonly Card[]>();

/** All cards there are for a match or a draft; the same list each time, since others prepare themselves for one. */
export function poolOf({ cards }: OwnCards): readonly Card[] {
  const pool = POOLS.get(cards) ?? poolWith(cards);
  POOLS.set(cards, pool);
  return pool;
}
