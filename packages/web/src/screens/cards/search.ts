import type { Box, Card, Language } from '@bluemoon/engine';
import { cardText } from '@bluemoon/engine/words';
import { containsWords, plain } from '../../words/find.ts';
import { BOUNDS, FACETS, HAS, MEASURES, NO_FILTERS } from './filters.ts';
import type { Choices, Chosen, Facet, Filters, Measure } from './filters.ts';

/** A card with its searchable text in one language. */
export interface Entry {
  readonly card: Card;
  readonly said: string;
}

export function entriesOf(cards: readonly Card[], language: Language, box: Box): readonly Entry[] {
  return cards.map((card) => ({
    card,
    said: plain([card.name[language], ...cardText(card, language, box)].join('\n')),
  }));
}

/** The filters that can be removed one by one. */
export const NARROWINGS = [
  'words',
  ...FACETS,
  ...MEASURES,
  'text',
] as const satisfies readonly (keyof Filters)[];
export type Narrowing = (typeof NARROWINGS)[number];

export const isNarrowed = (filters: Filters, by: Narrowing): boolean => {
  const value = filters[by];
  return typeof value === 'string'
    ? value.trim() !== ''
    : Array.isArray(value)
      ? value.length > 0
      : value !== null;
};

export const without = (filters: Filters, narrowing: Narrowing): Filters => ({
  ...filters,
  [narrowing]: NO_FILTERS[narrowing],
});

export function found(entries: readonly Entry[], filters: Filters): readonly Card[] {
  const tests = testsOf(filters);
  return entries.filter((entry) => tests.every((fits) => fits(entry))).map(({ card }) => card);
}

type Test = (entry: Entry) => boolean;

function testsOf(filters: Filters): readonly Test[] {
  return NARROWINGS.filter((narrowing) => isNarrowed(filters, narrowing)).map((narrowing) =>
    testOf(filters, narrowing),
  );
}

function testOf(filters: Filters, narrowing: Narrowing): Test {
  switch (narrowing) {
    case 'words': {
      const fits = containsWords(filters.words);
      return ({ said }) => fits(said);
    }
    case 'text':
      return ({ card }) => (card.text !== undefined) === (filters.text === 'with');
    case 'fire':
    case 'earth':
    case 'moons':
      return ({ card }) => isWithin(card, narrowing, filters);
    default:
      return ({ card }) => hasOneOf(card, narrowing, filters[narrowing]);
  }
}

function hasOneOf<F extends Facet>(card: Card, facet: F, chosen: Choices[F]): boolean {
  return chosen.some((choice) => HAS[facet](card, choice));
}

/** False for a card without the value: no value is not 0. */
function isWithin(card: Card, measure: Measure, filters: Filters): boolean {
  const range = filters[measure];
  const value = card[measure];
  if (range === null || value === undefined || value < range.min) return false;
  // Values of pack cards may be higher than the bounds.
  return value <= range.max || range.max === BOUNDS[measure].max;
}

/** How many cards each choice of a list would find together with the other filters. */
export function countsOf<F extends Facet>(
  entries: readonly Entry[],
  filters: Filters,
  facet: F,
  choices: readonly Chosen[F][],
): ReadonlyMap<Chosen[F], number> {
  const others = found(entries, without(filters, facet));
  return new Map(choices.map((choice) => [choice, others.filter((card) => HAS[facet](card, choice)).length]));
}

/** A filter whose removal would find cards, and how many; sorted by that number. */
export interface Relaxation {
  readonly narrowing: Narrowing;
  readonly finds: number;
}

export function relaxationsOf(entries: readonly Entry[], filters: Filters): readonly Relaxation[] {
  return NARROWINGS.filter((narrowing) => isNarrowed(filters, narrowing))
    .map((narrowing) => ({ narrowing, finds: found(entries, without(filters, narrowing)).length }))
    .filter(({ finds }) => finds > 0)
    .toSorted((a, b) => b.finds - a.finds);
}

export const SORTS = ['people', 'name', 'fire', 'earth', 'moons'] as const;
export type Sort = (typeof SORTS)[number];

/** Expects cards by people and number. Highest values first, cards without a value last. */
export function sorted(cards: readonly Card[], sort: Sort, language: Language): readonly Card[] {
  switch (sort) {
    case 'people':
      return cards;
    case 'name': {
      const { compare } = new Intl.Collator(language);
      return cards.toSorted((a, b) => compare(a.name[language], b.name[language]));
    }
    case 'fire':
    case 'earth':
    case 'moons':
      return cards.toSorted((a, b) => (b[sort] ?? -1) - (a[sort] ?? -1));
  }
}
