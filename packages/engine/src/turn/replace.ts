import { kindBits } from '../compile/icons.ts';
import { iconWorks } from '../derive/icon.ts';
import { mayDraw } from '../derive/take.ts';
import { deckSize, drawTop } from '../state/draw-deck.ts';
import { HAND, LEADERSHIP_PLAYED, zone } from '../state/layout.ts';
import { offer, option, REPLACE } from '../state/options.ts';
import { after } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { discard } from '../state/zones.ts';

const REPLACE_ICON = kindBits(['replace']);

/** REPLACE-1, REPLACE-3. */
export function offerReplacing(t: Workbench, st: Standing, seat: number): void {
  const { replace } = t.game.decks[seat].withIcon;
  const at = zone(seat, HAND);
  const lo = t.cells[at] & (replace.lo | lentReplaceWord(st, seat, 0));
  const hi = t.cells[at + 1] & (replace.hi | lentReplaceWord(st, seat, 1));
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
    if (iconWorks(st, seat, card, REPLACE_ICON)) offer(t, option(REPLACE, card));
}

/** LEAD-7, REPLACE-1, REPLACE-2: instead of playing a card of the phase; PROJECT-34: also where none can be drawn. */
export function replaceCard(t: Workbench, seat: number, card: number): void {
  t.cells[LEADERSHIP_PLAYED] = 1;
  discard(t, seat, card, HAND, 'replace');
  if (deckSize(t, seat) > 0 && mayDraw(t, seat) > 0) drawTop(t, seat, 'replace');
}

/** REPLACE-3: cards to which the owner's text lends the replace icon. */
export function lentReplaceWord(st: Standing, seat: number, word: 0 | 1): number {
  let lent = 0;
  for (const { cards } of st.inForce[seat].lendReplace) lent |= word === 0 ? cards.lo : cards.hi;
  return lent;
}
