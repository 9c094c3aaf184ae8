import type { Card } from '../vocabulary/card.ts';
import type { CardSet } from '../vocabulary/text.ts';
import { maskOf } from './mask.ts';
import type { Mask } from './mask.ts';
import { matches, matchesBluff } from './match-cards.ts';

/** A card set over one seat's cards, and whether a face-down bluff card of that seat belongs to it. */
export interface SeatSet extends Mask {
  readonly bluff: boolean;
}

export function setOver(cards: readonly Card[], set: CardSet): SeatSet {
  const { lo, hi } = maskOf(cards.flatMap((card, number) => (matches(card, set) ? [number] : [])));
  // Spread sets would get many hidden classes, which slows down every lookup in one.
  return { lo, hi, bluff: matchesBluff(set) };
}

export const NOTHING: SeatSet = { lo: 0, hi: 0, bluff: false };
