import type { Card } from '@bluemoon/engine';
import { attributesOf } from '../evaluation/attributes.ts';
import { shapeOf, SHAPES } from './deck-shape.ts';
import { ATTRIBUTE_RATINGS, CARD_RATINGS, SHAPE_RATINGS } from './ratings.ts';

/** What a card adds to the probability of winning with a drafted deck, in hundredths of a percentage point. */
export function ratingOf(card: Card): number {
  return CARD_RATINGS[card.id] ?? ratingByAttributes(card);
}

/** For cards that were not there when the ratings were learned. */
function ratingByAttributes(card: Card): number {
  return attributesOf(card).reduce((sum, amount, i) => sum + amount * ATTRIBUTE_RATINGS[i], 0);
}

/** The worth of a deck, complete or not: its cards individually and in combination. */
export function deckWorth(cards: readonly Card[]): number {
  const shape = shapeOf(cards);
  const together = SHAPES.reduce((sum, name) => sum + SHAPE_RATINGS[name] * shape[name], 0);
  return cards.reduce((sum, card) => sum + ratingOf(card), together);
}
