import { kindBits } from '../compile/icons.ts';
import { BLUFFS, FREE_NEXT, STOPPED, zone } from '../state/layout.ts';
import { isEmpty } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { hasUnit } from './additional.ts';
import { FREE } from './free.ts';
import { iconWorks } from './icon.ts';
import type { Obstacle } from './obstacle.ts';
import { bluffsForbidden, countObstacle } from './prohibition.ts';

const BLUFF = kindBits(['bluff']);

/** BLUFF-13 to -15, -18, -19; SHIP-17: no ship makes it free. Prohibitions of the face are left to forbiddenWord. */
export function bluffObstacle(t: Workbench, st: Standing, seat: number, card: number): Obstacle | null {
  if (t.game.decks[seat].bluff[card] < 0) return 'noBluffIcon';
  if (st.bluffsIgnored[seat] === 1 || !iconWorks(st, seat, card, BLUFF)) return 'bluffIgnored';
  if (bluffsForbidden(st, seat)) return 'forbidden';
  const counted = countObstacle(t, st, seat, 'other');
  if (counted !== null) return counted;
  const free = t.cells[FREE_NEXT] > 0 && t.cells[STOPPED] === 0 && iconWorks(st, seat, card, FREE);
  if (!free && !hasUnit(t, st, seat, 'support')) return t.cells[STOPPED] === 1 ? 'stopped' : 'limit';
  return null;
}

export function hasActiveBluffs(t: Workbench, seat: number): boolean {
  return !isEmpty(t.cells, zone(seat, BLUFFS));
}
