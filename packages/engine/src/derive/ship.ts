import type { Mask } from '../compile/mask.ts';
import { ABOARD, HAND, HAND_PLAYS, HAS_LANDED, LANDED, zone } from '../state/layout.ts';
import { link } from '../state/links.ts';
import { has } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { rulesInForce } from './standing.ts';

/** SHIP-10, SHIP-12, RULING-34: what may be played as from hand, one word of the set at a time. */
export function sourceWord(t: Workbench, seat: number, mask: Mask, word: 0 | 1): number {
  const { cells } = t;
  const wanted = word === 0 ? mask.lo : mask.hi;
  const hand = cells[zone(seat, HAND) + word] & wanted;
  if (cells[HAS_LANDED] === 0) return hand;
  const ships = landedLoadWord(t, seat, word) & wanted;
  return handIsOpen(t, seat) ? hand | ships : ships;
}

function landedLoadWord(t: Workbench, seat: number, word: 0 | 1): number {
  const { cells } = t;
  const aboard = cells[zone(seat, ABOARD) + word];
  let loaded = 0;
  for (let rest = aboard; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest;
    const card = 31 - Math.clz32(bit) + 32 * word;
    if (has(cells, zone(seat, LANDED), link(t, seat, card))) loaded |= bit;
  }
  return loaded;
}

/** SHIP-12, OPEN-QUESTION-22. */
function handIsOpen(t: Workbench, seat: number): boolean {
  for (const { card, says } of rulesInForce(t, seat).handWhileLanding) {
    if (!has(t.cells, zone(seat, LANDED), card)) continue;
    if (says.most === undefined || t.cells[HAND_PLAYS] < says.most) return true;
  }
  return false;
}

export function isLoadable(type: string): boolean {
  return type === 'character' || type === 'booster' || type === 'support';
}
