import type { Box, Card, CardId } from '@bluemoon/engine';
import type { DraftView } from '@bluemoon/play';
import { DECK_CARDS } from './deck-shape.ts';
import { deckWorth } from './deck-worth.ts';
import { bestDeck, cardsNamed } from './drafted-deck.ts';

/** The card of the packet that makes the best deck together with the earlier picks. */
export function draftPick(view: DraftView, box: Box): CardId {
  const deck = bestDeck(cardsNamed(view.picks, box));
  const ranked = cardsNamed(view.packet, box)
    .map((card) => ({ id: card.id, worth: worthWith(deck, card) }))
    .toSorted((a, b) => b.worth - a.worth);
  const [best] = ranked;
  if (best === undefined) throw new RangeError('The packet is empty: there is nothing to pick.');
  return best.id;
}

/** In a full deck, a card has to replace another. */
function worthWith(deck: readonly Card[], card: Card): number {
  if (deck.length < DECK_CARDS) return deckWorth([...deck, card]);
  return Math.max(deckWorth(deck), ...deck.map((_, i) => deckWorth(deck.with(i, card))));
}
