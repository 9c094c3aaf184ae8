import type { Card } from '@bluemoon/engine';
import { formatPath, loadPack, PackError } from '@bluemoon/engine/pack';
import type { Catalogue } from '../words/language.svelte.ts';

/** What is wrong with a pack, and where. */
export interface PackProblem {
  /** Null where the whole file is meant. */
  readonly line: number | null;
  /** "cards[0].fire"; empty where the whole file is meant. */
  readonly field: string;
  readonly words: Catalogue<string>;
}

export type ReadPack =
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'problems'; readonly problems: readonly PackProblem[] };

/** A pack that is in use, by whose cards others have to steer. */
export interface Neighbour {
  readonly name: string;
  readonly cards: readonly Card[];
}

/** Reads a pack beside those that are in use already: two cards with one id could not be told apart. */
export function readPack(text: string, neighbours: readonly Neighbour[]): ReadPack {
  try {
    const { cards } = loadPack(text);
    const problems = cards.flatMap((card, i) => clashesOf(card, i, neighbours));
    return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'cards', cards };
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return {
      kind: 'problems',
      problems: error.problems.map(({ line, path, message }) => ({
        line: line ?? null,
        field: formatPath(path),
        // The vocabulary of packs is English, and so is what is said about it.
        words: { en: message, de: message },
      })),
    };
  }
}

/** Cards that a game brings along from elsewhere; throws a `PackError` that says what is wrong with them. */
export function readCards(json: string): readonly Card[] {
  return loadPack(`{"cards":${json}}`).cards;
}

function clashesOf(card: Card, i: number, neighbours: readonly Neighbour[]): readonly PackProblem[] {
  const other = neighbours.find(({ cards }) => cards.some(({ id }) => id === card.id));
  if (other === undefined) return [];
  return [
    {
      line: null,
      field: `cards[${i}].id`,
      words: {
        en: `“${card.id}” is in the pack “${other.name}” already; remove that pack, or give the card another id.`,
        de: `„${card.id}“ gibt es schon im Kartenpaket „${other.name}“; entferne es, oder gib der Karte eine andere id.`,
      },
    },
  ];
}
