import type { Box, Card, CardId } from '@bluemoon/engine';
import { DECK_CARDS } from './deck-shape.ts';
import { deckWorth, ratingOf } from './deck-worth.ts';

/** The 30 cards that a bot plays of its picks (DRAFT-14), in the order of picking. */
export function draftedDeck(picks: readonly CardId[], box: Box): readonly CardId[] {
  if (new Set(picks).size < DECK_CARDS) {
    throw new RangeError(
      `A drafted deck has ${DECK_CARDS} cards, but there are ${new Set(picks).size} picks.`,
    );
  }
  const deck = new Set(bestDeck(cardsNamed(picks, box)).map(({ id }) => id));
  return [...new Set(picks)].filter((id) => deck.has(id));
}

export function cardsNamed(ids: readonly CardId[], box: Box): readonly Card[] {
  return [...new Set(ids)].map(box.card);
}

/** At most 30 of the cards: the best individually, then exchanged as long as that improves the deck. */
export function bestDeck(cards: readonly Card[]): readonly Card[] {
  const byRating = cards.toSorted((a, b) => ratingOf(b) - ratingOf(a));
  let deck = byRating.slice(0, DECK_CARDS);
  let rest = byRating.slice(DECK_CARDS);
  for (let better = bestExchange(deck, rest); better !== undefined; better = bestExchange(deck, rest)) {
    ({ deck, rest } = better);
  }
  return deck;
}

interface Exchange {
  readonly deck: Card[];
  readonly rest: Card[];
}

/** Undefined if no exchange of two cards improves the deck. */
function bestExchange(deck: readonly Card[], rest: readonly Card[]): Exchange | undefined {
  let bestWorth = deckWorth(deck);
  let best: Exchange | undefined;
  for (const [i, out] of deck.entries()) {
    for (const [j, into] of rest.entries()) {
      const tried = deck.with(i, into);
      const worth = deckWorth(tried);
      if (worth <= bestWorth) continue;
      bestWorth = worth;
      best = { deck: tried, rest: rest.with(j, out) };
    }
  }
  return best;
}
