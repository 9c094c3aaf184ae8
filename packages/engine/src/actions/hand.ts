import { HAND, zone } from '../state/layout.ts';
import { offer, option } from '../state/options.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { handSize } from '../state/zones.ts';

/** Cards of the hand above the last one picked, so that each set has one spelling. */
export function offerHand(t: Workbench, seat: number, kind: number, last: number): void {
  const at = zone(seat, HAND);
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  for (let card = after(lo, hi, last); card >= 0; card = after(lo, hi, card)) offer(t, option(kind, card));
}

/** Cards that can be picked next if `wanted` more are needed: each with enough others above it to complete the set. */
export function offerSome(t: Workbench, seat: number, kind: number, wanted: number, last: number): void {
  const at = zone(seat, HAND);
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  const cards: number[] = [];
  for (let card = after(lo, hi, last); card >= 0; card = after(lo, hi, card)) cards.push(card);
  const left = Math.min(wanted, handSize(t, seat));
  for (let i = 0; i <= cards.length - left; i++) offer(t, option(kind, cards[i]));
}
