import { ABOARD, BLUFFS, byteAt, LINK, setByte, zone } from './layout.ts';
import { after } from './sets.ts';
import type { Workbench } from './workbench.ts';

export function link(t: Pick<Workbench, 'cells'>, seat: number, card: number): number {
  return byteAt(t.cells, zone(seat, LINK), card);
}

export function setLink(t: Workbench, seat: number, card: number, to: number): void {
  setByte(t.cells, zone(seat, LINK), card, to);
}

/** No target, no ship. */
export const UNLINKED = 255;

/** Flag of a target: the rival's text affected it at the last check (TARGET-3). */
const AFFECTED = 64;

export function targetOf(t: Pick<Workbench, 'cells'>, seat: number, card: number): number {
  const to = link(t, seat, card);
  return to === UNLINKED ? -1 : to & (AFFECTED - 1);
}

export function targetWasAffected(t: Workbench, seat: number, card: number): boolean {
  return (link(t, seat, card) & AFFECTED) !== 0;
}

export function setTarget(t: Workbench, seat: number, card: number, target: number, affected: boolean): void {
  setLink(t, seat, card, target | (affected ? AFFECTED : 0));
}

export function clearTarget(t: Workbench, seat: number, card: number): void {
  setLink(t, seat, card, UNLINKED);
}

export function freePlaceInRow(t: Workbench, seat: number): number {
  let place = 0;
  while (bluffAt(t, seat, place) >= 0) place++;
  return place;
}

/** The face-down card at that place of the row, or -1. */
export function bluffAt(t: Workbench, seat: number, place: number): number {
  const at = zone(seat, BLUFFS);
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (link(t, seat, card) === place) return card;
  }
  return -1;
}

export function loadSize(t: Workbench, seat: number, ship: number): number {
  const at = zone(seat, ABOARD);
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  let load = 0;
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
    if (link(t, seat, card) === ship) load++;
  return load;
}
