import { deckSize } from '../state/draw-deck.ts';
import { TAKEN, TURN_SEAT, zone } from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';
import { handSize } from '../state/zones.ts';
import { rulesInForce } from './standing.ts';

/** TAKE-2: how many cards the player may take into hand now, one after the other (RULING-19). */
export function mayTake(t: Workbench, seat: number): number {
  let most = Infinity;
  for (const { says } of rulesInForce(t, 1 - seat).cannotTake)
    most = Math.min(most, says.holding === undefined ? 0 : Math.max(0, says.holding - handSize(t, seat)));
  return most;
}

/** How many cards may leave the draw deck toward the player; a limit per turn counts in their own turns (OPEN-QUESTION-27). */
export function mayTakeFromDeck(t: Workbench, seat: number): number {
  let left = deckSize(t, seat);
  for (const { says } of rulesInForce(t, 1 - seat).takeFromDeckAtMost) {
    if (says.most === 0) left = 0;
    else if (t.cells[TURN_SEAT] === seat)
      left = Math.min(left, Math.max(0, says.most - t.cells[zone(seat, TAKEN)]));
  }
  return left;
}

/** How many cards the player could draw now. */
export function mayDraw(t: Workbench, seat: number): number {
  return Math.min(mayTake(t, seat), mayTakeFromDeck(t, seat));
}
