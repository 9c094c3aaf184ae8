import { landShip } from '../actions/ship.ts';
import { BLUFFS, LEADERSHIP, PHASE, SHIPS, TURN_SEAT, USED, zone } from '../state/layout.ts';
import { cardOf, DONE, kindOf, LAND, offer, option, PICK_DISCARD, RETRIEVE, USE } from '../state/options.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard, takeOpenly, zoneOf } from '../state/zones.ts';
import { anyMandatory, offerOncePerTurn, usable, useText } from './moment.ts';
import { offerRetrieving } from './retrieve.ts';

/**
 * BEGIN-1 to -4, RULING-17: text of this phase, retrieving, discarding bluffs, ignored or not (BLUFF-7), and landing what
 * was played in an earlier turn (SHIP-20), in any order.
 */
export function offerBeginning(t: Workbench): void {
  const seat = t.cells[TURN_SEAT];
  const speaking = usable(t, seat, 'beginning', zone(seat, USED));
  for (const card of speaking) offer(t, option(USE, card));
  offerRetrieving(t, seat);
  offerEach(t, zone(seat, BLUFFS), PICK_DISCARD);
  offerEach(t, zone(seat, SHIPS), LAND);
  offerOncePerTurn(t, seat, speaking);
  if (!anyMandatory(t, seat, speaking, 'beginning')) offer(t, option(DONE));
}

function offerEach(t: Workbench, at: number, kind: number): void {
  const lo = t.cells[at];
  const hi = t.cells[at + 1];
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) offer(t, option(kind, card));
}

export function takeBeginning(t: Workbench, code: number): void {
  const seat = t.cells[TURN_SEAT];
  const card = cardOf(code);
  switch (kindOf(code)) {
    case USE: {
      const isOfPhase = usable(t, seat, 'beginning', zone(seat, USED)).includes(card);
      const moment = isOfPhase ? 'beginning' : 'oncePerTurn';
      useText(t, seat, card, moment, zone(seat, USED));
      break;
    }
    case RETRIEVE:
      takeOpenly(t, seat, card, zoneOf(t, seat, card), 'retrieve');
      break;
    case PICK_DISCARD:
      discard(t, seat, card, BLUFFS, 'bluff');
      break;
    case LAND:
      landShip(t, seat, card);
      break;
    default:
      t.cells[PHASE] = LEADERSHIP;
  }
}
