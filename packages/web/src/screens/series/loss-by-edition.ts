import { backtrackPolicy } from '@bluemoon/play';
import type { Agreement } from '@bluemoon/play';

/** BACKTRACK-3: the first edition has a price on turns that are taken back, also if nobody spoke of it. */
export function isLossByEdition(rules: Pick<Agreement, 'edition' | 'tournament'>): boolean {
  return rules.tournament === null && backtrackPolicy(rules) === 'loss';
}
