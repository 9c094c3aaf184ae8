import { numberAt } from '../chance.ts';

/**
 * What chance settles in a draft, each drawn from its own number: the peoples lie open, and must not tell what is in
 * which packet (DRAFT-13).
 */
const CHANCES = ['peoples', 'deal'] as const;

export function draftChance(seed: number, what: (typeof CHANCES)[number]): number {
  return numberAt(seed, CHANCES.indexOf(what));
}
