import { inMask } from '../compile/mask.ts';
import type { SeatSet } from '../compile/seat-set.ts';
import { demandOf } from '../derive/demand.ts';
import { COMBAT, MET, SUPPORT, TURN_SEAT, zone } from '../state/layout.ts';
import { add, after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';

/** A card is played face up, or face down as a bluff card (RULING-37). */
export type Played = 'faceUp' | 'faceDown';

/** ENGAGE-10: the current player plays a card, perhaps one that active cards of the rival demand. */
export function noteDemandedCard(t: Workbench, seat: number, card: number, played: Played): void {
  if (seat !== t.cells[TURN_SEAT]) return;
  const { demanding } = t.game.decks[1 - seat];
  const at = zone(1 - seat, 0);
  const lo = (t.cells[at + COMBAT] | t.cells[at + SUPPORT]) & demanding.lo;
  const hi = (t.cells[at + COMBAT + 1] | t.cells[at + SUPPORT + 1]) & demanding.hi;
  for (let by = after(lo, hi, -1); by >= 0; by = after(lo, hi, by)) {
    const { play, playType } = demandOf(t, 1 - seat, by);
    const isNoted = play !== null && playType === null;
    if (isNoted && isDemanded(play, card, played)) add(t.cells, zone(seat, MET), by);
  }
}

function isDemanded(set: SeatSet, card: number, played: Played): boolean {
  return played === 'faceDown' ? set.bluff : inMask(set, card);
}
