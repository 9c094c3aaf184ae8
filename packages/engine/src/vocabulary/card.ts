import type { Affiliation, CardType, Dragon, Element, Icon, Language, People } from './terms.ts';
import type { Text } from './text.ts';

export * from './terms.ts';

/** Kebab-case of the English name; unique among all cards. */
export type CardId = string;

/** COMP-5: what a card shows, apart from its words, which are generated from `text`. */
export interface Card {
  readonly id: CardId;
  readonly name: Readonly<Record<Language, string>>;
  readonly people: Affiliation;
  readonly number: number;
  readonly type: CardType;
  /** The pre-built deck that holds the card (COMP-6); none for the cards that only deck building uses. */
  readonly deck?: People;
  readonly set?: 'x1' | 'x2' | 'promo';
  /** Leaders, emissaries and inquisitors have none (DECK-6). */
  readonly moons?: number;
  readonly fire?: number;
  readonly earth?: number;
  readonly shields?: readonly Element[];
  readonly icons?: readonly Icon[];
  /** Of a ship (SHIP-6). */
  readonly capacity?: number;
  /** Of an achievement card: the dragon it belongs to (ACHIEVE-2). */
  readonly dragon?: Dragon;
  /** Of a leader or an inquisitor: what it adds to the number of cards and of moons in a deck (VARIANT-3, INQUIS-2). */
  readonly adds?: { readonly cards: number; readonly moons: number };
  /** The emissary whose set the card belongs to (EMISSARY-2). */
  readonly emissary?: CardId;
  /** FAMILY-2. */
  readonly family?: 1 | 2 | 3 | 4 | 5 | 6;
  /** The English name is our translation: only the German card is known. */
  readonly translated?: true;
  /** Of our own design, in place of a published card whose text is not known. */
  readonly standIn?: true;
  /** What the rules know: each text is resolved by itself (TEXT-6), flavour text is left out (COMP-8). */
  readonly text?: readonly Text[];
}
