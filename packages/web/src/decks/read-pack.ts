import type { Card } from '@bluemoon/engine';
import { formatPath, loadPack, loadPart, PackError } from '@bluemoon/engine/pack';
import type { Pack, PackBeside, Problem } from '@bluemoon/engine/pack';
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
  return read(() => loadPack(text, { beside }));
}

/** Cards that a game brings along from elsewhere. */
export function readCards(json: string): ReadPack {
  return read(() => loadPart(`{"cards":${json}}`));
}

function read(load: () => Pack): ReadPack {
  try {
    return { kind: 'cards', cards: load().cards };
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
