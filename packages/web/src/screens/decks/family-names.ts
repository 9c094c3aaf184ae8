import type { Box, Language } from '@bluemoon/engine';
import { FAMILIES, familyCards } from '@bluemoon/play';
import type { Family } from '@bluemoon/play';
import { DECKS } from './words.ts';

/** A Buka family with the names of its cards, since its number says nothing to a player. */
export interface NamedFamily {
  readonly family: Family;
  /** The number and the first card. */
  readonly name: string;
  /** All cards. */
  readonly cards: string;
}

export function namedFamilies(box: Box, language: Language): readonly NamedFamily[] {
  const w = DECKS[language];
  return FAMILIES.map((family) => {
    const names = familyCards(family, box).map(({ name }) => name[language]);
    const [first = '', ...more] = names;
    return {
      family,
      name: w.familyName(family, first, more.length),
      cards: w.familyCards(names.join(', ')),
    };
  });
}
