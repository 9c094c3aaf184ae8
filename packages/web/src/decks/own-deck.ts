import { peopleName } from '@bluemoon/engine/names';
import type { Box, Language } from '@bluemoon/engine';
import type { Deck } from '@bluemoon/play';
import { catalogue } from '../words/language.svelte.ts';

/** Built freely, or the deck of a people with what is added to it. */
export type Way = 'built' | 'people';

/** A deck that somebody keeps in this browser. */
export interface OwnDeck {
  readonly id: string;
  /** Empty while it has none. */
  readonly name: string;
  readonly way: Way;
  readonly deck: Deck;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}

export const EMPTY_DECK: Deck = { leader: null, cards: [] };

/** Longer names are of no use in lists. */
export const MOST_LETTERS = 60;

const UNNAMED = catalogue({
  en: { plain: 'Unnamed deck', of: (people: string) => `${people} deck` },
  de: { plain: 'Deck ohne Namen', of: (people: string) => `${people}-Deck` },
});

/** Its own name, or what its leader says about it. */
export function titleOf({ name, deck }: OwnDeck, box: Box, language: Language): string {
  if (name.trim() !== '') return name.trim();
  const leader = deck.leader === null ? undefined : box.find(deck.leader);
  const words = UNNAMED[language];
  return leader === undefined ? words.plain : words.of(peopleName(leader.people, language));
}
