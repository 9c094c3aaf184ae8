import { BUILT_IN, CARD_TYPES, OUTSIDERS, PEOPLES } from '@bluemoon/engine';
import type { Affiliation, Card, CardType, Icon, People } from '@bluemoon/engine';
import { EFFECTS, effectsOf } from './effects.ts';
import type { Effect } from './effects.ts';

/** An icon, or any of a kind that comes in several. */
export type IconChoice = Icon | 'shield' | 'gang' | 'bluff';

/** What is chosen from a list; a card fits if it fits one of the chosen. */
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
  readonly least: number;
  readonly most: number;
}

export const MEASURES = ['fire', 'earth', 'moons'] as const;
export type Measure = (typeof MEASURES)[number];

export type Wording = 'with' | 'without';

export type Choices = { readonly [F in Facet]: readonly Chosen[F][] };

/** What cards are looked for by; a card has to fit all that is given. */
export interface Filters extends Choices, Readonly<Record<Measure, Range | null>> {
  /** Each of them must occur. */
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

/** Whether a card has what one choice names. */
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

/** What can be chosen: only what some card has. */
export const CHOICES: Choices = {
  people: fitting('people', [...PEOPLES, ...OUTSIDERS]),
  type: fitting('type', CARD_TYPES),
  icon: fitting('icon', ICON_CHOICES),
  deck: fitting('deck', [...PEOPLES, 'none']),
  effect: fitting('effect', EFFECTS),
};

/** From the lowest to the highest that some card shows. */
export const BOUNDS: Readonly<Record<Measure, Range>> = {
  fire: boundsOf('fire'),
  earth: boundsOf('earth'),
  moons: boundsOf('moons'),
};

function boundsOf(measure: Measure): Range {
  const values = BUILT_IN.cards.flatMap((card) => card[measure] ?? []);
  return { least: Math.min(...values), most: Math.max(...values) };
}
