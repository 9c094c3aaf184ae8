import type { Text } from './text.ts';

export type Element = 'fire' | 'earth';

export const ELEMENTS = ['fire', 'earth'] as const satisfies readonly Element[];

/** COMP-3, SETUP-7, SETUP-8: the peoples in the order in which the rulebook introduces their decks. */
export const PEOPLES = [
  'vulca',
  'hoax',
  'mimix',
  'flit',
  'khind',
  'terrah',
  'pillar',
  'aqua',
  'buka',
] as const;
export type People = (typeof PEOPLES)[number];

/** COMP-4, MUTANT-4: affiliations that belong to no people; those of Tutu and spirits have no rules of their own (CARD-4). */
export const OUTSIDERS = [
  'mutant',
  'inquisitor',
  'emissary',
  'hyla',
  'tutu',
  'crystal',
  'interference',
  'spirit',
] as const;
export type Affiliation = People | (typeof OUTSIDERS)[number];

export const DRAGON_NAMES = ['lika', 'doran', 'sesha'] as const;
export type Dragon = (typeof DRAGON_NAMES)[number];

/** COMP-7. */
export const CARD_TYPES = [
  'leader',
  'character',
  'booster',
  'support',
  'leadership',
  'ship',
  'hyla',
  'achievement',
  'interference',
  'emissary',
  'inquisitor',
] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** GANG-1. */
export const GANGS = ['cool', 'top', 'fun', 'no'] as const;
export type Gang = (typeof GANGS)[number];

/** BLUFF-1. */
export const BLUFF_COLOURS = ['neutral', 'fire', 'earth'] as const;
export type BluffColour = (typeof BLUFF_COLOURS)[number];

export type Icon =
  'stop' | 'retrieve' | 'free' | 'pair' | 'protect' | 'replace' | `gang:${Gang}` | `bluff:${BluffColour}`;

/** What effects can ask of icons; a shield counts as one (OPEN-QUESTION-1). */
export const ICON_KINDS = [
  'shield',
  'stop',
  'retrieve',
  'free',
  'pair',
  'gang',
  'protect',
  'bluff',
  'replace',
] as const;
export type IconKind = (typeof ICON_KINDS)[number];

/** Kebab-case of the English name; unique among all cards. */
export type CardId = string;

export type Language = 'en' | 'de';

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
  /** What the rules know: each kind of text stands by itself (TEXT-6), flavour text is left out (COMP-8). */
  readonly text?: readonly Text[];
}
