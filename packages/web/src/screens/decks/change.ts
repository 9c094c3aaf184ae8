import type { OwnDeck } from '../../decks/own-deck.ts';

/** Changes some of a deck; what was can be brought back. */
export type Change = (parts: Partial<Pick<OwnDeck, 'name' | 'way' | 'deck'>>) => void;
