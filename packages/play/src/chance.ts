import type { GameSetup } from '@bluemoon/engine';

/** Random numbers from a seed and a place: the same on every machine, and stateless. */

function stir(word: number): number {
  let mixed = word | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** A whole number from 0 to 2^32 - 1; neighbouring seeds and places give unrelated numbers. */
export function numberAt(seed: number, place: number): number {
  const high = stir(Math.floor(seed / 0x100000000) + 0x9e3779b9);
  return stir(stir(seed ^ high) + Math.imul(place + 1, 0x9e3779b1));
}

export function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const keyed = items.map((item, place) => ({ item, place, key: numberAt(seed, place) }));
  return keyed.toSorted((a, b) => a.key - b.key || a.place - b.place).map(({ item }) => item);
}

/** Far from the places that drafts draw from. */
const BOTS = 1000;

/**
 * The seed of a bot at a table. Never the seed of the deal: imagining hidden cards with it would give the real ones. Of
 * the 256 bits of a long seed it tells at most 32, which does not help anyone to guess the rest.
 */
export function botSeed(dealSeed: GameSetup['seed'], seat: 0 | 1): number {
  if (typeof dealSeed === 'number') return numberAt(dealSeed, BOTS + seat);
  const words = (dealSeed.match(/.{8}/g) ?? []).map((digits) => Number.parseInt(digits, 16));
  return words.reduce((mixed, word) => numberAt(mixed + word, BOTS + seat), 0);
}
