import { cardById } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';

let here = $state.raw<readonly Card[]>([]);
/** The screen that said which cards there are. */
let owner: object | null = null;

/** Cards outside the box that the page shows now. Whoever reads it while rendering follows it. */
export const cardsHere = {
  get others(): readonly Card[] {
    return here;
  },
};

/** The card with this id as the page knows it now. */
export function cardHere(id: CardId): Card {
  return here.find((card) => card.id === id) ?? cardById(id);
}

/**
 * For a screen: while it is open, these are the cards outside the box. At a table they are those of its game, whatever
 * packs there are by now.
 */
export function showCards(others: () => readonly Card[]): void {
  const me = {};
  $effect.pre(() => {
    owner = me;
    here = others();
  });
  $effect.pre(() => () => {
    if (owner === me) here = [];
  });
}
