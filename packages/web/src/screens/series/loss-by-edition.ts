import { backtrackPolicy } from '@bluemoon/play';
import type { Agreement } from '@bluemoon/play';

/** BACKTRACK-3: in the first edition taking back has a price even if nothing was agreed on. */
export function isLossByEdition(rules: Pick<Agreement, 'edition' | 'tournament'>): boolean {
  return rules.tournament === null && backtrackPolicy(rules) === 'loss';
}
