import { bluffObstacle } from '../derive/bluff.ts';
import { forbiddenWord } from '../derive/prohibition.ts';
import { sourceWord } from '../derive/ship.ts';
import type { Cause } from '../state/events.ts';
import { ABOARD, BLUFFS, FREE_NEXT, HAND, SUPPORT_UNITS, SUPPORTS_PLAYED, zone } from '../state/layout.ts';
import { BLUFF, offer, option } from '../state/options.ts';
import { after, cardsIn, has } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { discard as discardCard, layFaceDown } from '../state/zones.ts';
import { noteDemandedCard } from './demanded-card.ts';
import { countPlay } from './play.ts';

/** BLUFF-17: the card is shown. */
export function discardBluffs(t: Workbench, seat: number, by: Cause): void {
  for (const card of cardsIn(t.cells, zone(seat, BLUFFS))) discardCard(t, seat, card, BLUFFS, by);
}

/** BLUFF-2, BLUFF-13, RULING-37. */
export function playBluff(t: Workbench, seat: number, card: number): void {
  const { cells } = t;
  const from = has(cells, zone(seat, ABOARD), card) ? ABOARD : HAND;
  if (cells[FREE_NEXT] > 0) cells[FREE_NEXT]--;
  else cells[SUPPORT_UNITS]++;
  cells[SUPPORTS_PLAYED]++;
  countPlay(t, from);
  noteDemandedCard(t, seat, card, 'faceDown');
  layFaceDown(t, seat, card, from);
}

export function offerBluffs(t: Workbench, st: Standing, seat: number): void {
  const mask = t.game.decks[seat].withIcon.bluff;
  const lo = sourceWord(t, seat, mask, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, mask, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (bluffObstacle(t, st, seat, card) === null) offer(t, option(BLUFF, card));
  }
}
