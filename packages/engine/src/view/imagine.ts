import type { Box } from '../cards/box.ts';
import type { Game } from '../compile/game.ts';
import {
  BLUFFS,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  ELEMENT,
  HAND,
  LINK,
  PILE_ORDER,
  PILE_SIZE,
  setByte,
  zone,
} from '../state/layout.ts';
import { below, seedRng } from '../state/rng.ts';
import { add, cardsIn } from '../state/sets.ts';
import type { State } from '../state/workbench.ts';
import { gameOfView } from './game-of-view.ts';
import { imagineEngagement } from './imagine-engagement.ts';
import { canDecide, decidesByHand, mustHold } from './plausible.ts';
import { fillOrder, takeFirst, unplaced } from './placing.ts';
import type { HiddenCards } from './seen.ts';
import type { View } from './view.ts';

/** Random deals before `mustHold` chooses cards for the hand. */
const TRIES = 32;

/** What the unknown face-down cards are, as far as the cards allow: `lying` if at least one does not match (BLUFF-9). */
export type FaceDown = 'any' | 'honest' | 'lying';

/**
 * A possible state of the game: everything the viewer knows is right, the rest is random, and the pending decision has
 * an option. `box` has the cards of both decks.
 */
export function imagine(view: View, seed: number, box: Box, faceDown: FaceDown = 'any'): State {
  const game = gameOfView(view, box);
  const { now, engagement } = view.table;
  let cells: Int32Array = new Int32Array(now.cells);
  seedRng(cells, seed);
  for (const seat of [0, 1]) cells = deal(game, cells, seat, now.hidden[seat], faceDown);
  return {
    game,
    cells,
    engagement: engagement === null ? null : imagineEngagement(game, engagement, now, cells),
  };
}

/** Deals the cards that the viewer does not know to the hidden places of the seat. */
function deal(
  game: Game,
  seen: Int32Array,
  seat: number,
  hidden: HiddenCards,
  faceDown: FaceDown,
): Int32Array {
  const cards = unplaced(game, seen, seat);
  const matters = cards.length > 0 && decidesByHand(seen, seat);
  for (let tries = 1; tries <= TRIES; tries++) {
    const cells = laid(game, seen, seat, { ...hidden, faceDown }, shuffled(seen, cards), []);
    if (!matters || canDecide(game, cells)) return cells;
  }
  const held = mustHold(game, seen, seat, shuffled(seen, cards), hidden.hand);
  return laid(game, seen, seat, { ...hidden, faceDown }, shuffled(seen, cards), held);
}

/** Puts cards into the hidden places: face down only cards with a bluff icon, into the hand those of `held` first. */
function laid(
  game: Game,
  seen: Int32Array,
  seat: number,
  hidden: HiddenCards & { readonly faceDown: FaceDown },
  cards: readonly number[],
  held: readonly number[],
): Int32Array {
  const deck = game.decks[seat];
  const cells = seen.slice();
  const rest = cards.filter((card) => !held.includes(card));
  hidden.bluffs.forEach((place, i) => {
    const isMeant = meantBy(hidden.faceDown, i, seen[ELEMENT]);
    const card = takeFirst(
      rest,
      (c) => deck.bluff[c] >= 0 && isMeant(deck.bluff[c]),
      (c) => deck.bluff[c] >= 0,
    );
    add(cells, zone(seat, BLUFFS), card);
    setByte(cells, zone(seat, LINK), card, place);
  });
  for (let i = 0; i < hidden.discardPile; i++) {
    add(
      cells,
      zone(seat, DISCARD),
      takeFirst(rest, (c) => deck.cards[c].type !== 'leadership'),
    );
  }
  const inHand = [...held, ...rest.splice(0, hidden.hand - held.length)];
  for (const card of inHand) add(cells, zone(seat, HAND), card);
  for (const card of rest) add(cells, zone(seat, DECK), card);
  const deckCards = shuffled(cells, cardsIn(cells, zone(seat, DECK)));
  fillOrder(cells, zone(seat, DECK_ORDER), cells[zone(seat, DECK_SIZE)], deckCards);
  const pileCards = shuffled(cells, cardsIn(cells, zone(seat, DISCARD)));
  fillOrder(cells, zone(seat, PILE_ORDER), cells[zone(seat, PILE_SIZE)], pileCards);
  return cells;
}

/** Whether a bluff icon fits the face-down card of this index; one lie makes a bluff. */
function meantBy(faceDown: FaceDown, index: number, element: number): (icon: number) => boolean {
  switch (faceDown) {
    case 'any':
      return () => true;
    case 'honest':
      return (icon) => icon === element;
    case 'lying':
      return (icon) => index > 0 || icon !== element;
  }
}

/** Advances the generator in these cells. */
function shuffled(cells: Int32Array, cards: readonly number[]): number[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(cells, i + 1);
    const card = order[i];
    order[i] = order[j];
    order[j] = card;
  }
  return order;
}
