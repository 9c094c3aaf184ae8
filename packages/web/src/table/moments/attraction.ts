import type { Seat, View } from '@bluemoon/engine';
import { DRAGONS } from '../sides.ts';

/** What attracting dragons brings: those of the rival go back to the board first (DRAGON-3). */
export interface Attraction {
  /** By the player who attracts. */
  readonly gained: number;
  /** By the rival. */
  readonly lost: number;
}

export const countOf = (dragons: View['dragons'], seat: Seat): number =>
  DRAGONS.filter((dragon) => dragons[dragon] === seat).length;

export const rivalOf = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** With the dragons where they are before. */
export function attractionOf(seat: Seat, count: number, dragons: View['dragons']): Attraction {
  const lost = Math.min(count, countOf(dragons, rivalOf(seat)));
  return { gained: count - lost, lost };
}
