import type { SeatDemand } from '../compile/game.ts';
import { BOOSTERS_PLAYED, COMBAT, MET, SUPPORT, SUPPORTS_PLAYED, zone } from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { textIsIgnored } from './ignore.ts';
import { standing } from './standing.ts';

/** Active cards of the rival whose demand the player has not met yet. */
export function unmetDemands(t: Workbench, seat: number): readonly number[] {
  const { cells } = t;
  const rival = 1 - seat;
  const { demanding } = t.game.decks[rival];
  const at = zone(rival, 0);
  const met = zone(seat, MET);
  const lo = (cells[at + COMBAT] | cells[at + SUPPORT]) & demanding.lo & ~cells[met];
  const hi = (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & demanding.hi & ~cells[met + 1];
  if ((lo | hi) === 0) return NONE_UNMET;
  const st = standing(t);
  const unmet: number[] = [];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (!textIsIgnored(st, rival, card) && !isPlayed(t, demandOf(t, rival, card))) unmet.push(card);
  }
  return unmet;
}

const NONE_UNMET: readonly number[] = [];

export function demandOf(t: Workbench, seat: number, card: number): SeatDemand {
  const demand = t.game.decks[seat].demands[card];
  if (demand === null) throw new Error('not a card with a demand');
  return demand;
}

/** RULING-36, RULING-37. What cannot be counted is noted when the card is played. */
function isPlayed(t: Workbench, { playType }: SeatDemand): boolean {
  switch (playType) {
    case 'support':
      return t.cells[SUPPORTS_PLAYED] > 0;
    case 'booster':
      return t.cells[BOOSTERS_PLAYED] > 0;
    case null:
      return false;
  }
}
