import { MAX_CARDS } from '../compile/mask.ts';
import { CARDS_PLAYED, COMBAT_PLAYED } from '../state/layout.ts';
import { clear, has } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import type { Obstacle } from './obstacle.ts';

/** What the rules in force of the rival forbid: each phase asks for it, and they seldom change. */
export function forbid(st: Standing, seat: number): void {
  clear(st.forbidden, 2 * seat);
  for (const { cards } of st.inForce[1 - seat].cannotPlay) {
    st.forbidden[2 * seat] |= cards.lo;
    st.forbidden[2 * seat + 1] |= cards.hi;
  }
}

/** PRECED-2, PRECED-4, FREE-4: cards that the rival's text forbids, regardless of their own text. */
export function forbiddenWord(st: Standing, seat: number, word: 0 | 1): number {
  return st.forbidden[2 * seat + word];
}

export function isForbidden(st: Standing, seat: number, card: number): boolean {
  return has(st.forbidden, 2 * seat, card);
}

/** BLUFF-14, BLUFF-15, OPEN-QUESTION-15: a prohibition of face-down cards as such; of faces see forbiddenWord. */
export function bluffsForbidden(st: Standing, seat: number): boolean {
  return st.inForce[1 - seat].cannotPlay.some(({ cards }) => cards.bluff);
}

/** SHIP-8. */
export function loadingForbidden(st: Standing, seat: number): boolean {
  return st.inForce[1 - seat].cannotPlay.some(({ wholeSupport }) => wholeSupport);
}

/** RULING-35, OPEN-QUESTION-5: limits set by text count every card. PROJECT-52: so does the limit of one deck per turn. */
export function countObstacle(
  t: Workbench,
  st: Standing,
  seat: number,
  area: 'combat' | 'other',
): Obstacle | null {
  if (t.cells[CARDS_PLAYED] >= MAX_CARDS) return 'tooManyCards';
  for (const { says } of st.inForce[1 - seat].playAtMost) {
    const { most, into } = says;
    if (into === undefined && t.cells[CARDS_PLAYED] >= most) return 'tooManyCards';
    if (into === 'combat' && area === 'combat' && t.cells[COMBAT_PLAYED] >= most) return 'tooManyIntoCombat';
  }
  return null;
}
