import type { CardId } from '@bluemoon/engine';
import { listOf, maybe, oneOf, orNull, record, word, type Read } from '../json.ts';

/** FAMILY-2. */
export const FAMILIES = [1, 2, 3, 4, 5, 6] as const;
export type Family = (typeof FAMILIES)[number];

/** What a player brings to a game, as plain data. */
export interface Deck {
  /** None in a draft (DRAFT-14). */
  readonly leader: CardId | null;
  /** It goes with a people deck and brings cards of its own, which are among `cards` (EMISSARY-2). */
  readonly emissary?: CardId;
  readonly inquisitor?: CardId;
  /**
   * The Buka family that was added to a people deck; its cards are among `cards`. A built deck just holds the cards
   * of a family, which count like any others (FAMILY-3).
   */
  readonly family?: Family;
  /** All that is shuffled into the draw deck. The same cards in the same order are dealt alike by a seed. */
  readonly cards: readonly CardId[];
}

export const readDeck: Read<Deck> = record<Deck>({
  leader: orNull(word),
  emissary: maybe(word),
  inquisitor: maybe(word),
  family: maybe(oneOf(FAMILIES)),
  cards: listOf(word),
});
