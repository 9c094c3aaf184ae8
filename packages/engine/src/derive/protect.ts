import { kindBits } from '../compile/icons.ts';
import { clear, has } from '../state/sets.ts';
import type { Standing } from '../state/workbench.ts';

export const PROTECT = kindBits(['protect']);

/**
 * PROTECT-1 to -5: an active card with a protect icon that is not ignored cannot be affected by the rival's text, but
 * by its owner's. OPEN-QUESTION-3: the icon itself can be ignored; OPEN-QUESTION-4: text that ignores the whole card cannot.
 */
export function protect(st: Standing, seat: number): void {
  if ((st.iconsIgnored[seat] & PROTECT) !== 0) clear(st.protectedCards, 2 * seat);
  for (let word = 2 * seat; word < 2 * seat + 2; word++) {
    st.ignored[word] &= ~st.protectedCards[word];
    st.textIgnored[word] &= ~st.protectedCards[word];
  }
}

export function isProtected(st: Standing, seat: number, card: number): boolean {
  return has(st.protectedCards, 2 * seat, card);
}
