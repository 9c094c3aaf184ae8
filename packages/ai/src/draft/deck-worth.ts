import type { Card } from '@bluemoon/engine';
import { attributesOf } from '../evaluation/attributes.ts';
import { shapeOf, SHAPES } from './deck-shape.ts';
import { ATTRIBUTE_RATINGS, CARD_RATINGS, SHAPE_RATINGS } from './ratings.ts';

/** What a card adds to the chance to win with the deck that it is drafted for, in hundredths of a point. */
export function ratingOf(card: Card): number {
  return CARD_RATINGS[card.id] ?? ratingByAttributes(card);
}

/** Of a card that was not there when ratings were learned. */
function ratingByAttributes(card: Card): number {
  return attributesOf(card).reduce((sum, amount, i) => sum + amount * ATTRIBUTE_RATINGS[i], 0);
}

/** A deck, or the part of it that is there: what its cards are worth by themselves and together. */
export function deckWorth(cards: readonly Card[]): number {
  const shape = shapeOf(cards);
  const together = SHAPES.reduce((sum, name) => sum + SHAPE_RATINGS[name] * shape[name], 0);
  return cards.reduce((sum, card) => sum + ratingOf(card), together);
}
