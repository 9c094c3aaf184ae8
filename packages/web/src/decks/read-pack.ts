import type { Card } from '@bluemoon/engine';
import { formatPath, loadPack, loadPart, PackError } from '@bluemoon/engine/pack';
import type { Pack, PackBeside, Problem } from '@bluemoon/engine/pack';
import type { Catalogue } from '../words/language.svelte.ts';

export interface PackProblem {
  /** Null: unknown. */
  readonly line: number | null;
  /** "cards[0].fire"; empty: the whole file. */
  readonly field: string;
  readonly words: Catalogue<string>;
}

export type ReadPack =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'problems'; readonly problems: readonly PackProblem[] };

/** Reads a pack that is to be used together with others, so its cards must differ from theirs. */
export function readPack(text: string, beside: readonly PackBeside[]): ReadPack {
  return read(() => loadPack(text, { beside }));
}

/** Reads the pack cards that are saved with a game. */
export function readCards(json: string): ReadPack {
  return read(() => loadPart(`{"cards":${json}}`));
}

function read(load: () => Pack): ReadPack {
  try {
    return { kind: 'cards', cards: load().cards };
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return { kind: 'problems', problems: error.problems.map(toPackProblem) };
  }
}

const toPackProblem = ({ line, path, message }: Problem): PackProblem => ({
  line: line ?? null,
  field: formatPath(path),
  words: message,
});
