import { HAS_LANDED, LANDED, SHIPS, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { add, cardsIn, isEmpty, remove } from '../state/sets.ts';
import type { Table } from '../state/table.ts';
import type { Cause } from '../state/events.ts';
import { idOf, say } from '../state/log.ts';
import { discard } from '../state/zones.ts';

/** SHIP-9, SHIP-15: the ship leaves the influence area and stays active. */
export function landShip(t: Table, seat: number, ship: number): void {
  remove(t.cells, zone(seat, SHIPS), ship);
  add(t.cells, zone(seat, LANDED), ship);
  t.cells[HAS_LANDED] = 1;
  t.standing.fresh = false;
  if (t.events) say(t, { event: 'landed', seat: seat as Seat, ship: idOf(t, seat, ship) });
}

/** SHIP-13: after all that follows the Booster/Support phase, immediately before power is announced. */
export function clearLandingPlace(t: Table, seat: number): boolean {
  if (isEmpty(t.cells, zone(seat, LANDED))) return false;
  discardLanded(t, seat, 'landing');
  return true;
}

/** SHIP-13, SHIP-14: with whatever is left aboard. */
export function discardLanded(t: Table, seat: number, by: Cause): void {
  if (isEmpty(t.cells, zone(seat, LANDED))) return;
  for (const ship of cardsIn(t.cells, zone(seat, LANDED))) discard(t, seat, ship, LANDED, by);
}
