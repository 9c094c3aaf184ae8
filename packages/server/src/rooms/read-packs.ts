import { formatProblem, loadPack, PackError } from '@bluemoon/engine/pack';
import type { Problem } from '@bluemoon/engine/pack';
import type { Bilingual, TablePack } from '@bluemoon/play';

export type PacksRead =
  | { readonly kind: 'read'; readonly packs: readonly TablePack[] }
  | { readonly kind: 'faulty'; readonly words: Bilingual };

/** As many as a player can act on; their own page lists them all. */
const MOST_TOLD = 3;

/** Checks the cards of packs that a player brings to a table, alone and beside each other. */
export function readPacks(given: readonly TablePack[]): PacksRead {
  const packs: TablePack[] = [];
  for (const { name, cards } of given) {
    try {
      packs.push({ name, cards: loadPack({ cards }, { beside: packs }).cards });
    } catch (error) {
      if (!(error instanceof PackError)) throw error;
      return { kind: 'faulty', words: faultOf(name, error.problems) };
    }
  }
  return { kind: 'read', packs };
}

function faultOf(name: string, problems: readonly Problem[]): Bilingual {
  const told = (language: 'en' | 'de'): string =>
    problems
      .slice(0, MOST_TOLD)
      .map((problem) => formatProblem(problem, language))
      .join('. ');
  return {
    en: `The card pack “${name}” can’t be used. ${told('en')}.`,
    de: `Das Kartenpaket „${name}“ ist nicht verwendbar. ${told('de')}.`,
  };
}
