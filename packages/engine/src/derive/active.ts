import { inMask } from '../compile/mask.ts';
import {
  ACTIVE_LEADERSHIP,
  BESIDE,
  COMBAT,
  EMISSARIES,
  LANDED,
  SHIPS,
  SUPPORT,
  zone,
} from '../state/layout.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';

export function activeLo(t: Workbench, seat: number): number {
  const c = t.cells;
  const at = zone(seat, 0);
  return c[at + COMBAT] | c[at + SUPPORT] | c[at + SHIPS] | c[at + LANDED] | c[at + BESIDE];
}

export function activeHi(t: Workbench, seat: number): number {
  const c = t.cells;
  const at = zone(seat, 1);
  return c[at + COMBAT] | c[at + SUPPORT] | c[at + SHIPS] | c[at + LANDED] | c[at + BESIDE];
}

/**
 * INQUIS-4, PROJECT-31: the text of active cards is in force, and that of emissaries, which are not active but can be
 * ignored (IGNORE-3).
 */
function speakingLo(t: Workbench, seat: number): number {
  return activeLo(t, seat) | t.cells[zone(seat, EMISSARIES)];
}

function speakingHi(t: Workbench, seat: number): number {
  return activeHi(t, seat) | t.cells[zone(seat, EMISSARIES) + 1];
}

/** BEGIN-5, LEAD-4: face up in combat or support area, a ship, or this turn's leadership card. */
export function isActive(t: Workbench, seat: number, card: number): boolean {
  const word = card < 32 ? activeLo(t, seat) : activeHi(t, seat);
  return ((word >>> (card & 31)) & 1) === 1 || t.cells[zone(seat, ACTIVE_LEADERSHIP)] === card;
}

export function leadershipIn(
  t: Workbench,
  seat: number,
  mask: { readonly lo: number; readonly hi: number },
): number {
  const card = t.cells[zone(seat, ACTIVE_LEADERSHIP)];
  return card >= 0 && inMask(mask, card) ? card : -1;
}

export function eachSpeaking(
  t: Workbench,
  seat: number,
  mask: { readonly lo: number; readonly hi: number },
  visit: (card: number) => void,
): void {
  const lo = speakingLo(t, seat) & mask.lo;
  const hi = speakingHi(t, seat) & mask.hi;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) visit(card);
  const leadership = leadershipIn(t, seat, mask);
  if (leadership >= 0) visit(leadership);
}
