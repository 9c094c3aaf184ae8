import type { Box, Card, CardId, Language } from '@bluemoon/engine';

/** The card, if one is named and known. */
export function knownCard(id: CardId | null | undefined, box: Box): Card | undefined {
  return id === null || id === undefined ? undefined : box.find(id);
}

/** The known cards; unknown ids are left out. */
export function knownCards(ids: readonly CardId[], box: Box): readonly Card[] {
  return ids.flatMap((id) => box.find(id) ?? []);
}

/** Cards that a pack gives to a people are for deck building only: the numbers of the rules count published ones. */
export function isPublished(card: Card): boolean {
  return card.deck !== undefined || card.set !== undefined;
}

export function nameOf(id: CardId, language: Language, box: Box): string {
  return box.find(id)?.name[language] ?? { en: `“${id}”`, de: `„${id}“` }[language];
}

export function idsOf(cards: readonly Card[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}

/** The ids that occur again. */
export function repeated(ids: readonly CardId[]): readonly CardId[] {
  const seen = new Set<CardId>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
