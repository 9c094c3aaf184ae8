import { numberAt, shuffled } from '../chance.ts';
import { hashOf } from '../fair/seeds.ts';
import type { DraftSetup } from './draft.ts';

/**
 * The random numbers of a draft, each independent: the peoples are public, and must not reveal what is in which
 * packet (DRAFT-13).
 */
const CHANCES = ['peoples', 'deal'] as const;
type DraftChance = (typeof CHANCES)[number];

export function draftChance(seed: number, what: DraftChance): number {
  return numberAt(seed, CHANCES.indexOf(what));
}

const TAG = 'blue moon draft shuffle 1';

export function shuffledFor<T>(
  what: DraftChance,
  items: readonly T[],
  seed: DraftSetup['seed'],
): readonly T[] {
  if (typeof seed === 'number') return shuffled(items, draftChance(seed, what));
  const keyed = items.map((item, place) => ({ item, key: hashOf(TAG, [seed, what, String(place)]) }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ item }) => item);
}
