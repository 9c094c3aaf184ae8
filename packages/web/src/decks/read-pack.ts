import type { Card } from '@bluemoon/engine';
import { formatPath, loadPack, loadPart, PackError } from '@bluemoon/engine/pack';
import type { PackBeside, Problem } from '@bluemoon/engine/pack';
import type { Catalogue } from '../words/language.svelte.ts';

/** What is wrong with a pack, and where. */
export interface PackProblem {
  /** Null where it is not known. */
  readonly line: number | null;
  /** "cards[0].fire"; empty where the whole file is meant. */
  readonly field: string;
  readonly words: Catalogue<string>;
}

export type ReadPack =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'problems'; readonly problems: readonly PackProblem[] };

/** Reads a pack beside those that are in use already: cards of two packs have to be told apart. */
export function readPack(text: string, beside: readonly PackBeside[]): ReadPack {
  try {
    return { kind: 'cards', cards: loadPack(text, { beside }).cards };
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return { kind: 'problems', problems: error.problems.map(toldHere) };
  }
}

const toldHere = ({ line, path, message }: Problem): PackProblem => ({
  line: line ?? null,
  field: formatPath(path),
  words: message,
});

/** Cards that a game brings along from elsewhere; throws a `PackError` that says what is wrong with them. */
export function readCards(json: string): readonly Card[] {
  return loadPart(`{"cards":${json}}`).cards;
}
