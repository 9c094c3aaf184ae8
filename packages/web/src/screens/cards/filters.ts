import { BUILT_IN, CARD_TYPES, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import type { Affiliation, Card, CardType, Icon, People } from '@bluemoon/engine';
import { EFFECTS, effectsOf } from './effects.ts';
import type { Effect } from './effects.ts';

/** An icon, or a group of icons. */
export type IconChoice = Icon | 'shield' | 'gang' | 'bluff';

/** The lists to choose from. A card must fit at least one of the chosen values of a list. */
export interface Chosen {
  readonly people: Affiliation;
  readonly type: CardType;
  readonly icon: IconChoice;
  /** `none`: in no pre-built deck, only for deck building. */
  readonly deck: People | 'none';
  readonly effect: Effect;
}
export type Facet = keyof Chosen;

export const FACETS = ['people', 'type', 'icon', 'deck', 'effect'] as const satisfies readonly Facet[];

/** Both ends included. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

export const MEASURES = ['fire', 'earth', 'moons'] as const;
export type Measure = (typeof MEASURES)[number];

export type Wording = 'with' | 'without';

export type Choices = { readonly [F in Facet]: readonly Chosen[F][] };

/** A card has to fit all filters. */
export interface Filters extends Choices, Readonly<Record<Measure, Range | null>> {
  /** Each word must occur. */
  readonly words: string;
  /** Cards with special power text, or without. */
  readonly text: Wording | null;
}

export const NO_FILTERS: Filters = {
  words: '',
  people: [],
  type: [],
  icon: [],
  deck: [],
  effect: [],
  fire: null,
  earth: null,
  moons: null,
  text: null,
};

export const HAS: { readonly [F in Facet]: (card: Card, choice: Chosen[F]) => boolean } = {
  people: (card, people) => card.people === people,
  type: (card, type) => card.type === type,
  icon: hasIcon,
  deck: (card, deck) => (card.deck ?? 'none') === deck,
  effect: (card, effect) => effectsOf(card).includes(effect),
};

function hasIcon({ icons = [], shields = [] }: Card, choice: IconChoice): boolean {
  switch (choice) {
    case 'shield':
      return shields.length > 0;
    case 'gang':
    case 'bluff':
      return icons.some((icon) => icon.startsWith(choice));
    default:
      return icons.includes(choice);
  }
}

const ICON_CHOICES = [
  'shield',
  'stop',
  'retrieve',
  'free',
  'pair',
  'protect',
  'replace',
  'gang',
  'gang:cool',
  'gang:top',
  'gang:fun',
  'gang:no',
  'bluff',
  'bluff:neutral',
  'bluff:fire',
  'bluff:earth',
] as const satisfies readonly IconChoice[];

const fitting = <F extends Facet>(facet: F, choices: readonly Chosen[F][]): readonly Chosen[F][] =>
  choices.filter((choice) => BUILT_IN.cards.some((card) => HAS[facet](card, choice)));

/** Only values that some card has. */
export const CHOICES: Choices = {
  people: fitting('people', [...PEOPLES, ...OUTSIDERS]),
  type: fitting('type', CARD_TYPES),
  icon: fitting('icon', ICON_CHOICES),
  deck: fitting('deck', [...PEOPLES, 'none']),
  effect: fitting('effect', EFFECTS),
};

/** The lowest and highest values of all cards. */
export const BOUNDS: Readonly<Record<Measure, Range>> = {
  fire: boundsOf('fire'),
  earth: boundsOf('earth'),
  moons: boundsOf('moons'),
};

function boundsOf(measure: Measure): Range {
  const values = BUILT_IN.cards.flatMap((card) => card[measure] ?? []);
  return { min: Math.min(...values), max: Math.max(...values) };
}
