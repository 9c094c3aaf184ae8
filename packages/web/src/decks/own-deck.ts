import { peopleName } from '@bluemoon/engine/names';
import type { Box, Language } from '@bluemoon/engine';
import type { Deck } from '@bluemoon/play';
import { catalogue } from '../words/language.svelte.ts';

/** A built deck, or a people deck with additions. */
export type Way = 'built' | 'people';

/** A deck that is stored in this browser. */
export interface OwnDeck {
  readonly id: string;
  /** Empty: no name yet. */
  readonly name: string;
  readonly way: Way;
  readonly deck: Deck;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}

export const EMPTY_DECK: Deck = { leader: null, cards: [] };

/** Lists have no room for longer names. */
export const MAX_NAME_LENGTH = 60;

const UNNAMED = catalogue({
  en: { plain: 'Unnamed deck', of: (people: string) => `${people} deck` },
  de: { plain: 'Deck ohne Namen', of: (people: string) => `${people}-Deck` },
});

/** Its name, or one after its leader. */
export function titleOf({ name, deck }: OwnDeck, box: Box, language: Language): string {
  if (name.trim() !== '') return name.trim();
  const leader = deck.leader === null ? undefined : box.find(deck.leader);
  const words = UNNAMED[language];
  return leader === undefined ? words.plain : words.of(peopleName(leader.people, language));
}
