import { deckOf } from '@bluemoon/engine';
import type { CardId, People } from '@bluemoon/engine';

/** A draw deck that begins with certain cards; below them lies what is neither there nor elsewhere. */
export function drawDeck(
  people: People,
  { first, elsewhere }: { readonly first: readonly CardId[]; readonly elsewhere: readonly CardId[] },
): readonly CardId[] {
  const placed = new Set([...first, ...elsewhere]);
  const rest = deckOf(people).cards.filter(({ id }) => !placed.has(id));
  return [...first, ...rest.map(({ id }) => id)];
}
