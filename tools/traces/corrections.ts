/** Where the program does what our rules do not allow, our table is brought to the recorded state. */
import { BY_FOURTH_DRAGON, DRAGONS, dragonsOf, endGame } from './engine.ts';
import type { Table } from './engine.ts';
import { cell } from './cells.ts';

/** One dragon moves toward the seat, as if text had attracted it; false if it was the fourth and the game is over. */
export function attractOne(t: Table, seat: number): boolean {
  if (dragonsOf(t, seat) === 3) {
    endGame(t, seat, BY_FOURTH_DRAGON);
    return false;
  }
  const side = dragonsOf(t, 1 - seat) > 0 ? 2 - seat : 0;
  const dragon = [0, 1, 2].find((d) => cell(t, DRAGONS + d) === side) ?? 0;
  t.cells[DRAGONS + dragon] = side === 0 ? seat + 1 : 0;
  return true;
}
