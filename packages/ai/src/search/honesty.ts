import {
  bluffRecord,
  BLUFFS,
  cardsIn,
  DECK,
  ELEMENT,
  HAND,
  has,
  KNOWN,
  zone,
} from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import { learned } from './learned.ts';

/**
 * How often face-down cards are honest while none was shown. A rival who lies more often loses by being called, and
 * one who lies less often gives away dragons to players who never call: a caught lie costs two or three dragons, a
 * wrong call only one.
 */
export const HONESTY = 0.87;

/** How many shown cards that counts for. */
const WEIGHT = 6;

/**
 * The probability that all face-down cards of the seat are honest, in any world that fits what the rival knows: by
 * what the seat has shown in this game, and by how many cards of either kind it can still have.
 */
export function honestyOf({ game, cells }: State, seat: number): number {
  const { bluff } = game.decks[seat];
  const { honest, lies } = bluffRecord(cells, seat);
  const unknown = (which: number): readonly number[] =>
    cardsIn(cells, zone(seat, which)).filter((card) => !has(cells, zone(seat, KNOWN), card));
  const isMatching = (card: number): boolean => bluff[card] === cells[ELEMENT];
  const isLie = (card: number): boolean => bluff[card] >= 0 && !isMatching(card);
  const hidden = [HAND, DECK, BLUFFS].flatMap(unknown);
  if (hidden.filter(isMatching).length < unknown(BLUFFS).length) return 0;
  const left = (fits: (card: number) => boolean): number =>
    hidden.filter(fits).length / Math.max(1, game.decks[seat].cards.filter((_, card) => fits(card)).length);
  const usual = learned({ mean: HONESTY, weight: WEIGHT }, honest, lies);
  const [honestly, falsely] = [usual * left(isMatching), (1 - usual) * left(isLie)];
  return honestly + falsely === 0 ? 1 : honestly / (honestly + falsely);
}
