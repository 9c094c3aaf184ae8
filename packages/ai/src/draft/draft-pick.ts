import type { Box, Card, CardId } from '@bluemoon/engine';
import type { DraftView } from '@bluemoon/play';
import { DECK_CARDS } from './deck-shape.ts';
import { deckWorth } from './deck-worth.ts';
import { bestDeck, cardsNamed } from './drafted-deck.ts';

/** The card of its packet that a bot keeps: the one with which the best deck can be made of all it has. */
export function draftPick(view: DraftView, box: Box): CardId {
  const deck = bestDeck(cardsNamed(view.picks, box));
  const ranked = cardsNamed(view.packet, box)
    .map((card) => ({ id: card.id, worth: worthWith(deck, card) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = ranked;
  if (best === undefined) throw new RangeError('There is nothing to pick: the packet is empty.');
  return best.id;
}

/** Once a deck is full, a card has to take the place of another. */
function worthWith(deck: readonly Card[], card: Card): number {
  if (deck.length < DECK_CARDS) return deckWorth([...deck, card]);
  return Math.max(deckWorth(deck), ...deck.map((_, i) => deckWorth(deck.with(i, card))));
}
