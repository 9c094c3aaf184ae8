import { PEOPLES } from '@bluemoon/engine';
import { boxOfPacks, drawnPeopleDecks } from '@bluemoon/play';
import type { Deck, Room } from '@bluemoon/play';

/** A people deck with what was agreed on. */
export function botDeck(
  { terms: { agreement }, packs }: Pick<Room, 'packs'> & { readonly terms: Pick<Room['terms'], 'agreement'> },
  seed: number,
): Deck {
  const decks = drawnPeopleDecks(PEOPLES, agreement, { box: boxOfPacks(packs), seed });
  const deck = decks[seed % Math.max(1, decks.length)];
  if (deck === undefined) throw new Error('no people can play under this agreement');
  return deck;
}
