import { deckOf } from '@bluemoon/engine';
import type { CardId, People } from '@bluemoon/engine';

/** A draw deck that starts with certain cards, followed by the rest of the people's cards that are not elsewhere. */
export function drawDeck(
  people: People,
  { first, elsewhere }: { readonly first: readonly CardId[]; readonly elsewhere: readonly CardId[] },
): readonly CardId[] {
  const placed = new Set([...first, ...elsewhere]);
  const rest = deckOf(people).cards.filter(({ id }) => !placed.has(id));
  return [...first, ...rest.map(({ id }) => id)];
}
