import type { Language } from '@bluemoon/engine';
import { FACETS, MEASURES } from './filters.ts';
import type { Choices, Facet, Filters, Measure, Range } from './filters.ts';
import { CHOICE_NAMES } from './names.ts';
import { isNarrowed, without } from './search.ts';
import { CARDS_WORDS } from './words.ts';

/** An active filter, and the filters that remain without it. */
export interface Chip {
  readonly key: string;
  readonly name: string;
  readonly rest: Filters;
}

export function chipsOf(filters: Filters, language: Language): readonly Chip[] {
  const w = CARDS_WORDS[language];
  return [
    ...(isNarrowed(filters, 'words')
      ? [{ key: 'words', name: w.quoted(filters.words.trim()), rest: without(filters, 'words') }]
      : []),
    ...FACETS.flatMap((facet) => chipsOfFacet(filters, facet, language)),
    ...MEASURES.flatMap((measure) => {
      const range = filters[measure];
      return range === null
        ? []
        : [{ key: measure, name: rangeName(measure, range, language), rest: without(filters, measure) }];
    }),
    ...(filters.text === null
      ? []
      : [{ key: 'text', name: w.textChip[filters.text], rest: without(filters, 'text') }]),
  ];
}

function chipsOfFacet<F extends Facet>(
  filters: Filters & Pick<Choices, F>,
  facet: F,
  language: Language,
): readonly Chip[] {
  const chosen: Choices[F] = filters[facet];
  const { deckOf } = CARDS_WORDS[language];
  return chosen.map((choice) => {
    const name = CHOICE_NAMES[facet](choice, language);
    return {
      key: `${facet} ${choice}`,
      name: facet === 'deck' && choice !== 'none' ? deckOf(name) : name,
      rest: { ...filters, [facet]: chosen.filter((other) => other !== choice) },
    };
  });
}

function rangeName(measure: Measure, { min, max }: Range, language: Language): string {
  const { exactly, between, narrowings } = CARDS_WORDS[language];
  return min === max ? exactly(narrowings[measure], min) : between(narrowings[measure], min, max);
}
