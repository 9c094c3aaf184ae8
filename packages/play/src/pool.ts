import { ALL_CARDS, type Card, type CardId, type Language } from '@bluemoon/engine';

/** The cards there are: those of the box, and those of card packs if any were loaded. */
export type Pool = readonly Card[];

const KNOWN = new WeakMap<Pool, ReadonlyMap<CardId, Card>>();

function byId(pool: Pool): ReadonlyMap<CardId, Card> {
  const known = KNOWN.get(pool) ?? new Map(pool.map((card) => [card.id, card]));
  KNOWN.set(pool, known);
  return known;
}

export function findCard(id: CardId, pool: Pool = ALL_CARDS): Card | undefined {
  return byId(pool).get(id);
}

/** The cards that are known; the others are left out. */
export function knownCards(ids: readonly CardId[], pool: Pool): readonly Card[] {
  return ids.flatMap((id) => findCard(id, pool) ?? []);
}

/** Cards that a pack gives to a people are for building only: the numbers of the rules count those of the box. */
export function isOfTheBox(card: Card): boolean {
  return card.deck !== undefined || card.set !== undefined;
}

export function nameOf(id: CardId, language: Language, pool: Pool): string {
  return findCard(id, pool)?.name[language] ?? { en: `“${id}”`, de: `„${id}“` }[language];
}

export function idsOf(cards: readonly Card[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}

/** What stands in the list once more. */
export function repeated(ids: readonly CardId[]): readonly CardId[] {
  const seen = new Set<CardId>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}
