import { DECK_SIZE, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';

/** In both draw decks together. */
const FEW_CARDS = 10;
const TURNS_AHEAD_LATE = 6;

/**
 * With few cards left to draw the game ends soon: who plays on until then need not judge, and judgements are at their
 * worst there.
 */
export function turnsAheadIn({ cells }: State, usual: number): number {
  const left = cells[zone(0, DECK_SIZE)] + cells[zone(1, DECK_SIZE)];
  return usual > 1 && left <= FEW_CARDS ? TURNS_AHEAD_LATE : usual;
}
