import { viewFor } from '@bluemoon/engine';
import type { CardId, Seat, State } from '@bluemoon/engine';
import { cardsIn, DECK, HAND, zone } from '@bluemoon/engine/simulation';

/** The cards of the rival's hand and draw deck that the solver does not know apart, in the order of their deck. */
export function unseenCards(state: State, seat: Seat): readonly CardId[] {
  const rival = seat === 0 ? 1 : 0;
  const { cards } = state.game.decks[rival];
  const { hand } = viewFor(state, seat).seats[rival];
  const hidden = [HAND, DECK].flatMap((which) => cardsIn(state.cells, zone(rival, which)));
  return hidden
    .toSorted((a, b) => a - b)
    .map((card) => cards[card].id)
    .filter((id) => !hand.cards.includes(id));
}
