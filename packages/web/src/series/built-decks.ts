import { ALL_CARDS } from '@bluemoon/engine';
import type { Deck } from '@bluemoon/play';
import type { OwnDeck } from '../decks/own-deck.ts';
import type { Decks } from '../decks/stored-deck.ts';

export type BuiltDeck = Pick<OwnDeck, 'id' | 'name' | 'deck'>;

/** What is read back from a game knows the cards of the box only. */
const KNOWN = new Set(ALL_CARDS.map(({ id }) => id));
const isKnown = ({ leader, cards }: Deck): boolean =>
  cards.every((id) => KNOWN.has(id)) && (leader === null || KNOWN.has(leader));

/** The decks that people at this screen have built, the latest first. */
export async function builtDecks(decks: Pick<Decks, 'all'>): Promise<readonly OwnDeck[]> {
  const found: OwnDeck[] = [];
  for await (const kept of decks.all())
    if (kept.kind === 'deck' && isKnown(kept.own.deck)) found.push(kept.own);
  return found;
}
