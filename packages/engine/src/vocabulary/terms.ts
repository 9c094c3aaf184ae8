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
  | 'stop'
  | 'retrieve'
  | 'free'
  | 'pair'
  | 'protect'
  | 'replace'
  | `gang:${Gang}`
  | `bluff:${BluffColour}`;

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

export type Language = 'en' | 'de';
