import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import { ABOARD, FREE_NEXT, STOPPED, zone } from '../state/layout.ts';
import { has } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { holds } from './condition.ts';
import { iconWorks } from './icon.ts';
import { textIsIgnored } from './ignore.ts';
import { isProtected } from './protect.ts';

export const FREE = kindBits(['free']);

/**
 * FREE-6: printed and not ignored, or due to the card before (OPEN-QUESTION-16) or to the ship (SHIP-11). After a stop
 * card, being free does not help: what may still follow is counted (STOP-4).
 */
export function countsAsFree(t: Workbench, st: Standing, seat: number, card: number): boolean {
  if (t.cells[STOPPED] === 1) return false;
  const deck = t.game.decks[seat];
  if ((deck.icons[card] & FREE) !== 0) return iconWorks(st, seat, card, FREE);
  const fromShip = inMask(deck.shipFree, card) && has(t.cells, zone(seat, ABOARD), card);
  return (fromShip || t.cells[FREE_NEXT] > 0) && lentIconWorks(st, seat, card);
}

/** OPEN-QUESTION-16: a lent icon is an icon of that card, so it counts for text that ignores icons or cards with icons. */
function lentIconWorks(st: Standing, seat: number, card: number): boolean {
  if (!iconWorks(st, seat, card, FREE)) return false;
  if (isProtected(st, seat, card)) return true;
  for (const { ifFree } of st.inForce[1 - seat].ignore) if (inMask(ifFree, card)) return false;
  return true;
}

/** FREE-9, OPEN-QUESTION-16: its owner may play it as if it had the free icon. */
export function mayBeFree(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const condition = t.game.decks[seat].freeIf[card];
  if (condition === null || textIsIgnored(st, seat, card) || !holds(t, seat, condition)) return false;
  return lentIconWorks(st, seat, card);
}
