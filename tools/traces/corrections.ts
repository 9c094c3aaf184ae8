/** Where the program does what our rules do not allow: changes our table to the recorded state. */
import type { Cause } from '@bluemoon/engine';
import {
  BY_FOURTH_DRAGON,
  CARD,
  causeOf,
  discard,
  DRAGONS,
  dragonsOf,
  endGame,
  HAND,
  KIND,
  listOptions,
  MEETING,
  OWNER,
  top,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { cell } from './cells.ts';

/** One dragon moves toward the seat, as if text had attracted it; false if it was the fourth and the game is over. */
export function attractOne(t: Workbench, seat: number): boolean {
  if (dragonsOf(t, seat) === 3) {
    endGame(t, seat, BY_FOURTH_DRAGON);
    return false;
  }
  const side = dragonsOf(t, 1 - seat) > 0 ? 2 - seat : 0;
  const dragon = [0, 1, 2].find((d) => cell(t, DRAGONS + d) === side) ?? 0;
  t.cells[DRAGONS + dragon] = side === 0 ? seat + 1 : 0;
  return true;
}

/** Discards cards for the payment that is pending. */
export function discardFromHand(t: Workbench, payer: number, cards: readonly number[]): void {
  const by = paidCard(t);
  for (const card of cards) discard(t, payer, card, HAND, by);
  listOptions(t);
}

/** The card that is paid for; a demand is a card of the payer's rival. */
function paidCard(t: Workbench): Cause {
  const f = top(t);
  const owner = cell(t, f + OWNER);
  return causeOf(t, cell(t, f + KIND) === MEETING ? 1 - owner : owner, cell(t, f + CARD));
}
