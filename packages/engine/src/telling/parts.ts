import type { Dragon } from '../vocabulary/card.ts';
import type { CardId, Element } from '../vocabulary/card.ts';

/** A piece of a sentence. What is not plain text can be linked or coloured by a page. */
export type Part =
  | string
  | { readonly card: CardId; readonly name: string }
  | { readonly element: Element; readonly name: string }
  | { readonly dragon: Dragon; readonly name: string };

export type Parts = readonly Part[];

/** What can be part of a sentence. */
export type Said = Part | Parts | number;

const EMPTY: Parts = [];

/** parts`Play ${card}`: successive plain text becomes one part. */
export function parts(words: readonly string[], ...said: readonly Said[]): Parts {
  return words.reduce((before, word, i) => {
    const next = said[i];
    return next === undefined ? added(before, word) : added(added(before, word), next);
  }, EMPTY);
}

function added(before: Parts, said: Said): Parts {
  if (typeof said === 'number') return added(before, String(said));
  if (isParts(said)) return said.reduce(added, before);
  if (said === '') return before;
  const last = before.at(-1);
  return typeof said === 'string' && typeof last === 'string'
    ? [...before.slice(0, -1), last + said]
    : [...before, said];
}

function isParts(said: Part | Parts): said is Parts {
  return Array.isArray(said);
}

export const plainText = (told: Parts): string =>
  told.map((part) => (typeof part === 'string' ? part : part.name)).join('');

/** "a, b and c". */
export function listed(items: readonly Said[], and: string): Parts {
  return items.reduce<Parts>((before, item, i) => {
    if (i === 0) return added(before, item);
    return added(added(before, i === items.length - 1 ? ` ${and} ` : ', '), item);
  }, EMPTY);
}

export function joined(items: readonly Parts[], glue: string): Parts {
  return items.reduce((before, item, i) => added(i === 0 ? before : added(before, glue), item), EMPTY);
}

/** With a capital, to begin a sentence. */
export function capital(told: Parts): Parts {
  const [first, ...rest] = told;
  return typeof first === 'string' ? [first.charAt(0).toUpperCase() + first.slice(1), ...rest] : told;
}
