import { numberAt } from '../chance.ts';

/**
 * The random numbers of a draft, each independent: the peoples are public, and must not reveal what is in which
 * packet (DRAFT-13).
 */
const CHANCES = ['peoples', 'deal'] as const;

export function draftChance(seed: number, what: (typeof CHANCES)[number]): number {
  return numberAt(seed, CHANCES.indexOf(what));
}
