import type { Card } from '../vocabulary/card.ts';
import { spelt, type Spelling } from './near.ts';

export interface CardSpelling extends Spelling {
  readonly card: Card;
}

const SPELLINGS = new WeakMap<readonly Card[], readonly CardSpelling[]>();

/** The names of the cards in both languages and their ids; cached for each list. */
export function cardSpellings(cards: readonly Card[]): readonly CardSpelling[] {
  const known = SPELLINGS.get(cards);
  if (known !== undefined) return known;
  const all = cards.flatMap((card) =>
    [...new Set([card.name.en, card.name.de, card.id])].map((word) => ({ ...spelt(word), card })),
  );
  SPELLINGS.set(cards, all);
  return all;
}
