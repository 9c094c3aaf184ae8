import { kindBits } from '../compile/icons.ts';
import { COMBAT, SUPPORT, zone } from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { iconWorks } from './icon.ts';
import { standing } from './standing.ts';

const SHIELD = kindBits(['shield']);

/** SHIELD-1, -3, -5. */
export function hasShield(t: Workbench, seat: number, element: number): boolean {
  const { cells } = t;
  const deck = t.game.decks[seat];
  const at = zone(seat, 0);
  const lo = (cells[at + COMBAT] | cells[at + SUPPORT]) & deck.withIcon.shield.lo;
  const hi = (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & deck.withIcon.shield.hi;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if ((deck.shields[card] & element) !== 0 && iconWorks(standing(t), seat, card, SHIELD)) return true;
  }
  return false;
}
