import { kindBits } from '../compile/icons.ts';
import { inMask } from '../compile/mask.ts';
import { CHARACTERS_PLAYED, COMBAT, OPEN_GANGS, zone } from '../state/layout.ts';
import { after, isEmpty } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { iconWorks } from './icon.ts';
import { textIsIgnored } from './ignore.ts';

const GANG = kindBits(['gang']);

/** GANG-2, FREE-8. */
export function joinsGang(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const gang = t.game.decks[seat].gang[card];
  return gang >= 0 && ((t.cells[OPEN_GANGS] >>> gang) & 1) === 1 && iconWorks(st, seat, card, GANG);
}

export function gangOpened(t: Workbench, seat: number, card: number): number {
  const gang = t.game.decks[seat].gang[card];
  return gang < 0 ? 0 : 1 << gang;
}

/**
 * GANG-3, RULING-12: everything active in the combat area is of the card's gang, or the card itself says so; only for the
 * first character of a turn (GANG-5, GANG-7).
 */
export function mayKeep(t: Workbench, st: Standing, seat: number, card: number): boolean {
  const { cells } = t;
  const combat = zone(seat, COMBAT);
  if (cells[CHARACTERS_PLAYED] > 0 || isEmpty(cells, combat)) return false;
  const deck = t.game.decks[seat];
  if (inMask(deck.withRule.coversNothing, card) && !textIsIgnored(st, seat, card)) return true;
  const gang = deck.gang[card];
  if (gang < 0 || !iconWorks(st, seat, card, GANG)) return false;
  const lo = cells[combat];
  const hi = cells[combat + 1];
  for (let c = after(lo, hi, -1); c >= 0; c = after(lo, hi, c)) {
    if (deck.gang[c] !== gang || !iconWorks(st, seat, c, GANG)) return false;
  }
  return true;
}
