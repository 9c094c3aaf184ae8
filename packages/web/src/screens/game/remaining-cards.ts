import type { Box, CardId, Language, Seat, View } from '@bluemoon/engine';

/** The cards that a player still has in hand and draw deck, for that player's own view. */
export function remainingCards({ seats }: Pick<View, 'seats'>, seat: Seat): readonly CardId[] {
  const { hand, remembered } = seats[seat];
  return [...hand.cards, ...remembered.drawDeck];
}

/** In the order of their names, which tells nothing about where they are. */
export function cardNames(cards: readonly CardId[], box: Box, language: Language): readonly string[] {
  const { compare } = new Intl.Collator(language);
  return cards.map((card) => box.card(card).name[language]).toSorted(compare);
}
