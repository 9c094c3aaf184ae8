import type { Box, Card, Language } from '@bluemoon/engine';
import { cardText } from '@bluemoon/engine/words';
import { BOUNDS, FACETS, HAS, MEASURES, NO_FILTERS } from './filters.ts';
import type { Choices, Chosen, Facet, Filters, Measure } from './filters.ts';

/** A card with what it is found by in one language. */
export interface Entry {
  readonly card: Card;
  readonly said: string;
}

/** The cards made ready to be looked through in one language. */
export function entriesOf(cards: readonly Card[], language: Language, box: Box): readonly Entry[] {
  return cards.map((card) => ({
    card,
    said: plain([card.name[language], ...cardText(card, language, box)].join('\n')),
  }));
}

/** Without capitals and accents: “Fluß” is found by “fluss”, “Stürme” by “sturme”. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '');
}

/** One thing that narrows a search, and that can be left out of it. */
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
      const words = plain(filters.words).split(/\s+/);
      return ({ said }) => words.every((word) => said.includes(word));
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

/** A card without the value is never within: no value is not 0. */
function isWithin(card: Card, measure: Measure, filters: Filters): boolean {
  const range = filters[measure];
  const value = card[measure];
  if (range === null || value === undefined || value < range.least) return false;
  // Cards of packs may go beyond what the box shows.
  return value <= range.most || range.most === BOUNDS[measure].most;
}

/** How many cards each choice of a list would find, with everything that is chosen elsewhere. */
export function countsOf<F extends Facet>(
  entries: readonly Entry[],
  filters: Filters,
  facet: F,
  choices: readonly Chosen[F][],
): ReadonlyMap<Chosen[F], number> {
  const others = found(entries, without(filters, facet));
  return new Map(choices.map((choice) => [choice, others.filter((card) => HAS[facet](card, choice)).length]));
}

/** What would find cards again if it were left out, by how many; most first. */
export interface Loosening {
  readonly narrowing: Narrowing;
  readonly finds: number;
}

export function looseningsOf(entries: readonly Entry[], filters: Filters): readonly Loosening[] {
  return NARROWINGS.filter((narrowing) => isNarrowed(filters, narrowing))
    .map((narrowing) => ({ narrowing, finds: found(entries, without(filters, narrowing)).length }))
    .filter(({ finds }) => finds > 0)
    .toSorted((a, b) => b.finds - a.finds);
}

export const SORTS = ['people', 'name', 'fire', 'earth', 'moons'] as const;
export type Sort = (typeof SORTS)[number];

/** The given order is by people and number; the highest values come first, cards without one last. */
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
