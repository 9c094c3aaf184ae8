import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { BOUNDS, CHOICES, FACETS, MEASURES, NO_FILTERS } from './filters.ts';
import type { Choices, Chosen, Facet, Filters, Measure, Range } from './filters.ts';
import { SORTS } from './search.ts';
import type { Sort } from './search.ts';

/** What the card screen shows, apart from the card that is shown large. */
export type Query =
  | { readonly show: 'gallery'; readonly filters: Filters; readonly sort: Sort }
  | { readonly show: 'decks'; readonly deck: People | 'all' };

export const EVERYTHING: Query = { show: 'gallery', filters: NO_FILTERS, sort: 'people' };

export interface ReadQuery {
  readonly query: Query;
  /** Unknown parts of the address. */
  readonly unknown: readonly string[];
}

/** Reads the part of the address after `?`: `people=vulca,hoax&fire=4-8&words=dragon`. */
export function readQuery(search: string): ReadQuery {
  const asked = new URLSearchParams(search);
  const unknown: string[] = [];
  const query = asked.get('show') === 'decks' ? readDecks(asked, unknown) : readGallery(asked, unknown);
  return { query, unknown };
}

function readDecks(asked: URLSearchParams, unknown: string[]): Query {
  const deck = asked.get('deck') ?? 'all';
  const known = PEOPLES.find((people) => people === deck);
  if (known === undefined && deck !== 'all') unknown.push(`deck=${deck}`);
  return { show: 'decks', deck: known ?? 'all' };
}

function readGallery(asked: URLSearchParams, unknown: string[]): Query {
  const filters: { -readonly [K in keyof Filters]: Filters[K] } = { ...NO_FILTERS };
  let sort: Sort = 'people';
  for (const [key, value] of asked) {
    const facet = FACETS.find((one) => one === key);
    const measure = MEASURES.find((one) => one === key);
    if (facet !== undefined) Object.assign(filters, { [facet]: readChosen(facet, value, filters, unknown) });
    else if (measure !== undefined)
      filters[measure] = readRange(measure, value) ?? reportUnknown(key, value, unknown);
    else if (key === 'words') filters.words = value;
    else if (key === 'text' && (value === 'with' || value === 'without')) filters.text = value;
    else if (key === 'sort')
      sort = SORTS.find((one) => one === value) ?? reportUnknown(key, value, unknown) ?? sort;
    else reportUnknown(key, value, unknown);
  }
  return { show: 'gallery', filters, sort };
}

function reportUnknown(key: string, value: string, unknown: string[]): null {
  unknown.push(`${key}=${value}`);
  return null;
}

function readChosen<F extends Facet>(
  facet: F,
  value: string,
  before: Choices,
  unknown: string[],
): readonly Chosen[F][] {
  const asked = value.split(',').filter((one) => one !== '');
  for (const one of asked) {
    if (!CHOICES[facet].some((choice) => choice === one)) reportUnknown(facet, one, unknown);
  }
  return CHOICES[facet].filter((choice) => before[facet].includes(choice) || asked.includes(choice));
}

/** `4` is exactly 4, `4-` at least 4, `-4` at most 4. */
function readRange(measure: Measure, value: string): Range | null {
  const bounds = BOUNDS[measure];
  const [, low = '', to, high = ''] = /^(\d{0,2})(?:(-)(\d{0,2}))?$/.exec(value) ?? [];
  if (low === '' && high === '') return null;
  const one = low === '' ? bounds.min : Number(low);
  const other = to === undefined ? one : high === '' ? bounds.max : Number(high);
  const min = Math.min(one, other);
  return min > bounds.max ? null : { min, max: Math.min(bounds.max, Math.max(one, other)) };
}

/** Without the `?`; empty for the default query. */
export function writeQuery(query: Query): string {
  if (query.show === 'decks') return `show=decks${query.deck === 'all' ? '' : `&deck=${query.deck}`}`;
  const { filters, sort } = query;
  const parts = [
    filters.words.trim() === '' ? [] : `words=${encodeURIComponent(filters.words.trim())}`,
    FACETS.flatMap((facet) => (filters[facet].length === 0 ? [] : `${facet}=${filters[facet].join(',')}`)),
    MEASURES.flatMap((measure) => {
      const range = filters[measure];
      return range === null ? [] : `${measure}=${writeRange(range, BOUNDS[measure])}`;
    }),
    filters.text === null ? [] : `text=${filters.text}`,
    sort === 'people' ? [] : `sort=${sort}`,
  ];
  return parts.flat().join('&');
}

function writeRange({ min, max }: Range, bounds: Range): string {
  if (min === max) return `${min}`;
  return `${min}-${max === bounds.max ? '' : max}`;
}
