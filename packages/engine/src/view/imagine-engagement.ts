import type { Game } from '../compile/game.ts';
import {
  BLUFFS,
  byteAt,
  DECK,
  DECK_ORDER,
  DECK_SIZE,
  DISCARD,
  HAND,
  LINK,
  PILE_ORDER,
  PILE_SIZE,
  RNG,
  setByte,
  zone,
} from '../state/layout.ts';
import { add, cardsIn, has } from '../state/sets.ts';
import { zoneOf } from '../state/zones.ts';
import { fillOrder, takeFirst, unplaced } from './placing.ts';
import type { HiddenCards, SeenCells } from './seen.ts';

/**
 * The Engagement phase to which an imagined turn can be taken back: hidden cards were where they are now, as far as
 * the counts in Engagement allow; cards revealed since then were in hand.
 */
export function imagineEngagement(
  game: Game,
  engagement: SeenCells,
  seenNow: SeenCells,
  now: Int32Array,
): Int32Array {
  const cells = new Int32Array(engagement.cells);
  const visible = new Int32Array(seenNow.cells);
  cells.set(now.subarray(RNG, RNG + 4), RNG);
  for (const seat of [0, 1]) {
    layHidden(game, cells, seat, engagement.hidden[seat], visible, now);
    const deckSize = cells[zone(seat, DECK_SIZE)];
    fillOrder(cells, zone(seat, DECK_ORDER), deckSize, deckThen(cells, seat, now));
    const pileSize = cells[zone(seat, PILE_SIZE)];
    fillOrder(cells, zone(seat, PILE_ORDER), pileSize, cardsIn(cells, zone(seat, DISCARD)));
  }
  return cells;
}

function layHidden(
  game: Game,
  cells: Int32Array,
  seat: number,
  hidden: HiddenCards,
  visible: Int32Array,
  now: Int32Array,
): void {
  const deck = game.decks[seat];
  const isFaceDown = (card: number): boolean => has(now, zone(seat, BLUFFS), card);
  const rest = likeliestInHandFirst(unplaced(game, cells, seat), seat, visible, now);
  for (const place of hidden.bluffs) {
    const stayed = (card: number): boolean =>
      isFaceDown(card) && byteAt(now, zone(seat, LINK), card) === place;
    const card = takeFirst(rest, stayed, (c) => deck.bluff[c] >= 0 && !isFaceDown(c));
    add(cells, zone(seat, BLUFFS), card);
    setByte(cells, zone(seat, LINK), card, place);
  }
  const stayed = (card: number): boolean => has(now, zone(seat, DISCARD), card);
  const mayLie = (card: number): boolean => deck.cards[card].type !== 'leadership';
  const drawn = (card: number): boolean => mayLie(card) && has(now, zone(seat, HAND), card);
  for (let i = 0; i < hidden.discardPile; i++)
    add(cells, zone(seat, DISCARD), takeFirst(rest, stayed, drawn, mayLie));
  for (const card of rest.splice(0, hidden.hand)) add(cells, zone(seat, HAND), card);
  for (const card of rest) add(cells, zone(seat, DECK), card);
}

/** Revealed since then, laid face down since then, in hand now, at the bottom of the draw deck. */
function likeliestInHandFirst(
  cards: readonly number[],
  seat: number,
  visible: Int32Array,
  now: Int32Array,
): number[] {
  const order = deckNow(seat, now);
  const rank = (card: number): number => {
    const which = zoneOf({ cells: now }, seat, card);
    if (has(visible, zone(seat, which), card)) return 0;
    if (which === BLUFFS) return 1;
    if (which === HAND) return 2;
    return which === DECK ? 3 + order.indexOf(card) : 3 + order.length;
  };
  return cards.toSorted((a, b) => rank(a) - rank(b));
}

function deckNow(seat: number, now: Int32Array): readonly number[] {
  return Array.from({ length: now[zone(seat, DECK_SIZE)] }, (_, i) => byteAt(now, zone(seat, DECK_ORDER), i));
}

/** In today's order; cards that have left the deck since then were on top. */
function deckThen(cells: Int32Array, seat: number, now: Int32Array): readonly number[] {
  const then = cardsIn(cells, zone(seat, DECK));
  const isStill = (card: number): boolean => has(now, zone(seat, DECK), card);
  return [
    ...deckNow(seat, now).filter((card) => has(cells, zone(seat, DECK), card)),
    ...then.filter((card) => !isStill(card)),
  ];
}
