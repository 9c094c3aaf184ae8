import { kindBits } from '../compile/tables.ts';
import { iconWorks, standing } from '../derive/standing.ts';
import { mayTake } from '../derive/taking.ts';
import { BLUFFS, COMBAT, LEADERSHIP, PHASE, SHIPS, SUPPORT, TURN_SEAT, USED, zone } from '../state/layout.ts';
import { cardOf, DONE, kindOf, LAND, offer, option, PICK_DISCARD, RETRIEVE, USE } from '../state/options.ts';
import { after, cardsIn, meets } from '../state/sets.ts';
import { inMask } from '../compile/mask.ts';
import type { Table } from '../state/table.ts';
import { discard, takeOpenly, zoneOf } from '../state/zones.ts';
import { isMandatory, offerOncePerTurn, usable, useText } from './moment.ts';
import { landShip } from '../actions/ship.ts';

const RETRIEVE_ICON = kindBits(['retrieve']);

/**
 * BEGIN-1 to -4, RULING-17: text of this phase, retrieving, discarding bluffs, ignored or not (BLUFF-7), and landing what
 * was played in an earlier turn (SHIP-20), in the order the player likes.
 */
export function offerBeginning(t: Table): void {
  const seat = t.cells[TURN_SEAT];
  const { cells } = t;
  let mandatory = false;
  for (const card of usable(t, seat, 'beginning', zone(seat, USED))) {
    offer(t, option(USE, card));
    mandatory ||= isMandatory(t, seat, card, 'beginning');
  }
  offerRetrieving(t, seat);
  for (const card of cardsIn(cells, zone(seat, BLUFFS))) offer(t, option(PICK_DISCARD, card));
  for (const ship of cardsIn(cells, zone(seat, SHIPS))) offer(t, option(LAND, ship));
  offerOncePerTurn(t, seat);
  if (!mandatory) offer(t, option(DONE));
}

/** RETRIEVE-1 to -5, RULING-21. */
function offerRetrieving(t: Table, seat: number): void {
  const { cells } = t;
  const deck = t.game.decks[seat];
  const at = zone(seat, 0);
  const mask = deck.withIcon.retrieve;
  const lo = (cells[at + COMBAT] | cells[at + SUPPORT]) & mask.lo;
  const hi = (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & mask.hi;
  if ((lo | hi) === 0 || mayTake(t, seat) === 0) return;
  const st = standing(t);
  const blocked = rivalRetrieves(t, seat);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (blocked && inMask(deck.ofType.character, card)) continue;
    if (iconWorks(st, seat, card, RETRIEVE_ICON)) offer(t, option(RETRIEVE, card));
  }
}

export function rivalRetrieves(t: Table, seat: number): boolean {
  const deck = t.game.decks[1 - seat];
  const { character } = deck.ofType;
  const { retrieve } = deck.withIcon;
  const both = { lo: character.lo & retrieve.lo, hi: character.hi & retrieve.hi };
  return meets(t.cells, zone(1 - seat, COMBAT), both);
}

export function takeBeginning(t: Table, code: number): void {
  const seat = t.cells[TURN_SEAT];
  const card = cardOf(code);
  switch (kindOf(code)) {
    case USE: {
      const moment = inMask(t.game.decks[seat].at.beginning, card) ? 'beginning' : 'oncePerTurn';
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
