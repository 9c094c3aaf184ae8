import { mayDraw } from '../derive/take.ts';
import { deckSize, drawTop } from '../state/draw-deck.ts';
import type { Cause } from '../state/events.ts';
import type { Workbench } from '../state/workbench.ts';
import { handSize } from '../state/zones.ts';

export const FULL_HAND = 6;

/** REFRESH-1 to -4, RULING-19: one card at a time until six are held, as far as text allows. */
export function drawToSix(t: Workbench, seat: number, by: Cause): void {
  for (let held = handSize(t, seat); held < FULL_HAND && deckSize(t, seat) > 0; held++) {
    if (mayDraw(t, seat) === 0) return;
    drawTop(t, seat, by);
  }
}
