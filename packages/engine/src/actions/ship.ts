import { hasUnit } from '../derive/additional.ts';
import { loadingForbidden } from '../derive/prohibition.ts';
import type { Cause } from '../state/events.ts';
import { HAND, HAS_LANDED, LANDED, SHIPS, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { loadSize } from '../state/links.ts';
import { idOf } from '../state/log.ts';
import { LOAD, offer, option } from '../state/options.ts';
import { add, after, cardsIn, isEmpty, remove } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { discard } from '../state/zones.ts';

/** SHIP-9, SHIP-15: the ship leaves the influence area and stays active. */
export function landShip(t: Workbench, seat: number, ship: number): void {
  remove(t.cells, zone(seat, SHIPS), ship);
  add(t.cells, zone(seat, LANDED), ship);
  t.cells[HAS_LANDED] = 1;
  t.standing.fresh = false;
  if (t.events) t.events.push({ event: 'landed', seat: seat as Seat, ship: idOf(t, seat, ship) });
}

/** SHIP-13: after all text after the Booster/Support phase, immediately before power is announced. */
export function clearLandingPlace(t: Workbench, seat: number): boolean {
  if (isEmpty(t.cells, zone(seat, LANDED))) return false;
  discardLanded(t, seat, 'landing');
  return true;
}

/** SHIP-13, SHIP-14: with the rest of its load. */
export function discardLanded(t: Workbench, seat: number, by: Cause): void {
  for (const ship of cardsIn(t.cells, zone(seat, LANDED))) discard(t, seat, ship, LANDED, by);
}

/** SHIP-4, SHIP-6, SHIP-8; OPEN-QUESTION-17: also on a landing turn, but not onto a landed ship (PROJECT-16). */
export function offerLoading(t: Workbench, st: Standing, seat: number): void {
  const ships = zone(seat, SHIPS);
  if (isEmpty(t.cells, ships) || loadingForbidden(st, seat) || !hasUnit(t, st, seat, 'support')) return;
  const deck = t.game.decks[seat];
  const { character, booster, support } = deck.ofType;
  const hand = zone(seat, HAND);
  const lo = t.cells[hand] & (character.lo | booster.lo | support.lo);
  const hi = t.cells[hand + 1] & (character.hi | booster.hi | support.hi);
  for (
    let ship = after(t.cells[ships], t.cells[ships + 1], -1);
    ship >= 0;
    ship = after(t.cells[ships], t.cells[ships + 1], ship)
  ) {
    if (loadSize(t, seat, ship) >= deck.capacity[ship]) continue;
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
      offer(t, option(LOAD, card, ship));
  }
}
