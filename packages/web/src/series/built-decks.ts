import type { OwnDeck } from '../decks/own-deck.ts';
import type { Decks } from '../decks/stored-deck.ts';

/** The own decks in this browser, the latest first. */
export async function builtDecks(decks: Pick<Decks, 'all'>): Promise<readonly OwnDeck[]> {
  const found: OwnDeck[] = [];
  for await (const kept of decks.all()) if (kept.kind === 'deck') found.push(kept.own);
  return found;
}
