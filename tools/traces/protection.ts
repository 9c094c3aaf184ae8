/** D7: the protect icon in hand. With us it protects active cards only (PROTECT-1, PROTECT-2). */
import { add, cardsIn, inMask, listOptions, needsUnit, remove, sourceWord, standing } from './engine.ts';
import type { Workbench } from './engine.ts';
import { ourLegal } from './legal.ts';
import type { Legal } from './legal.ts';

/** Cards with the icon that can be played from where they are. */
export function protectedInHand(t: Workbench, seat: number): readonly number[] {
  const { protect } = t.game.decks[seat as 0 | 1].withIcon;
  return [...cardsIn(Int32Array.of(sourceWord(t, seat, protect, 0), sourceWord(t, seat, protect, 1)), 0)];
}

/** Looks at the table as if these cards were protected. */
function supposing<T>(t: Workbench, seat: number, look: () => T): T {
  const st = standing(t);
  for (const card of protectedInHand(t, seat)) {
    add(st.protectedCards, 2 * seat, card);
    remove(st.ignored, 2 * seat, card);
    remove(st.textIgnored, 2 * seat, card);
  }
  const seen = look();
  st.fresh = false;
  return seen;
}

export function legalIfProtected(t: Workbench, seat: number): Legal {
  const legal = supposing(t, seat, () => {
    listOptions(t);
    return ourLegal(t);
  });
  listOptions(t);
  return legal;
}

/** Whether a free icon lent to the card works only because the card protects itself. */
export function isFreeIfProtected(t: Workbench, seat: number, card: number): boolean {
  const { protect } = t.game.decks[seat as 0 | 1].withIcon;
  if (!inMask(protect, card) || !needsUnit(t, standing(t), seat, card)) return false;
  return !supposing(t, seat, () => needsUnit(t, standing(t), seat, card));
}
