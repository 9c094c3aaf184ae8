import type { OwnDeck } from '../../decks/own-deck.ts';

/** Changes parts of a deck. Can be undone. */
export type Change = (parts: Partial<Pick<OwnDeck, 'name' | 'way' | 'deck'>>) => void;
