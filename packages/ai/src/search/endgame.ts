import { DECK_SIZE, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';

/** In both draw decks together. */
const FEW_CARDS = 10;
const TURNS_TO_THE_END = 6;

/** Few cards are left to draw, so the game ends soon. Judgements are at their worst then. */
export function isEndgame({ cells }: State): boolean {
  return cells[zone(0, DECK_SIZE)] + cells[zone(1, DECK_SIZE)] <= FEW_CARDS;
}

/** Playing on to the end of the game needs no judgement. */
export function turnsAheadIn(state: State, usual: number): number {
  return usual > 1 && isEndgame(state) ? TURNS_TO_THE_END : usual;
}
