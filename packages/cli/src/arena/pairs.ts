import { PEOPLES } from '@bluemoon/engine';
import type { People } from '@bluemoon/engine';
import { Failure } from '../failure.ts';

/** A people, or a deck file. */
export type DeckName = string;

export type DeckPair = readonly [DeckName, DeckName];

export const MIRRORS: readonly DeckPair[] = PEOPLES.map((people) => [people, people]);

/** All 36 pairs of different peoples. */
export const ALL_PAIRS: readonly DeckPair[] = PEOPLES.flatMap((first, i) =>
  PEOPLES.slice(i + 1).map((second): DeckPair => [first, second]),
);

/** All pairs among these decks; a single deck plays itself. */
export function pairsAmong(decks: readonly DeckName[]): readonly DeckPair[] {
  const [only, ...others] = decks;
  if (only !== undefined && others.length === 0) return [[only, only]];
  return decks.flatMap((first, i) => decks.slice(i + 1).map((second): DeckPair => [first, second]));
}

/** Reads `all`, `mirrors`, `vulca-hoax`, `buka-all`, or a list of these separated by commas. */
export function readPairs(text: string): readonly DeckPair[] {
  const pairs = text.split(',').flatMap((word) => pairsNamed(word.trim().toLowerCase()));
  return pairs.filter((pair, i) => pairs.findIndex((other) => isSame(pair, other)) === i);
}

function pairsNamed(word: string): readonly DeckPair[] {
  if (word === 'all') return ALL_PAIRS;
  if (word === 'mirrors') return MIRRORS;
  const names = word.split('-');
  if (names.length !== 2) {
    throw new Failure(
      `“${word}” is not a pair of decks. Write all, mirrors, or pairs such as vulca-hoax,flit-khind.`,
    );
  }
  const first = people(names[0]);
  if (names[1] === 'all') return PEOPLES.filter((other) => other !== first).map((other) => [first, other]);
  return [[first, people(names[1])]];
}

function people(name: string | undefined): People {
  const found = PEOPLES.find((known) => known === name);
  if (found === undefined) throw new Failure(`There is no deck “${name}”. Available: ${PEOPLES.join(', ')}.`);
  return found;
}

function isSame(a: DeckPair, b: DeckPair): boolean {
  return (a[0] === b[0] && a[1] === b[1]) || (a[0] === b[1] && a[1] === b[0]);
}

export function isMirror([first, second]: DeckPair): boolean {
  return first === second;
}
