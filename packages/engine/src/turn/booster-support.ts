import {
  bluffObstacle,
  boosterSupportObstacle,
  forbiddenWord,
  hasUnit,
  loadingForbidden,
  mayBeFree,
  needsUnit,
  sourceWord,
} from '../derive/permission.ts';
import { standing } from '../derive/standing.ts';
import { HAND, PHASE, POWER, SHIPS, SUPPORT_UNITS, TURN_SEAT, zone } from '../state/layout.ts';
import {
  AS_FREE,
  BLUFF,
  cardOf,
  DONE,
  extraOf,
  kindOf,
  LOAD,
  MEET,
  offer,
  option,
  PLAIN,
  PLAY,
  TAKE_BACK,
  USE,
} from '../state/options.ts';
import { after, isEmpty } from '../state/sets.ts';
import type { Standing, Table } from '../state/table.ts';
import { loadSize } from '../state/links.ts';
import { putAboard } from '../state/zones.ts';
import { claimUnmet, demandsAllowGoingOn, offerMeeting, takeMeeting } from '../actions/demand.ts';
import { takeTurnBack } from './backtrack.ts';
import { beginMoment, offerOncePerTurn, takeOncePerTurn } from './moment.ts';
import { playBluff, playCard } from '../actions/play.ts';
import { canAnnounce } from './power.ts';

/** BOOST-1, BOOST-10, BOOST-11; POWER-10, RULING-8: the phase ends only where a legal announcement follows. */
export function offerBoosterSupport(t: Table): void {
  const seat = t.cells[TURN_SEAT];
  const st = standing(t);
  offerCards(t, st, seat, 'booster');
  offerCards(t, st, seat, 'support');
  offerBluffs(t, st, seat);
  offerLoading(t, st, seat);
  offerOncePerTurn(t, seat);
  offerMeeting(t, seat);
  offer(t, option(demandsAllowGoingOn(t, seat) && canAnnounce(t, seat) ? DONE : TAKE_BACK));
}

function offerCards(t: Table, st: Standing, seat: number, type: 'booster' | 'support'): void {
  const mask = t.game.decks[seat].ofType[type];
  const lo = sourceWord(t, seat, mask, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, mask, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (boosterSupportObstacle(t, st, seat, card, type) !== null) continue;
    const unit = needsUnit(t, st, seat, card);
    if (!unit || hasUnit(t, st, seat, type)) offer(t, option(PLAY, card, PLAIN));
    if (unit && mayBeFree(t, st, seat, card)) offer(t, option(PLAY, card, AS_FREE));
  }
}

function offerBluffs(t: Table, st: Standing, seat: number): void {
  const mask = t.game.decks[seat].withIcon.bluff;
  const lo = sourceWord(t, seat, mask, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, mask, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (bluffObstacle(t, st, seat, card) === null) offer(t, option(BLUFF, card));
  }
}

/** SHIP-4, SHIP-6, SHIP-8; OPEN-QUESTION-17: also on a landing turn, but not onto a landed ship (PROJECT-16). */
function offerLoading(t: Table, st: Standing, seat: number): void {
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

export function takeBoosterSupport(t: Table, code: number): void {
  const seat = t.cells[TURN_SEAT];
  const card = cardOf(code);
  switch (kindOf(code)) {
    case PLAY:
      playCard(t, seat, card, extraOf(code));
      break;
    case BLUFF:
      playBluff(t, seat, card);
      break;
    case LOAD:
      t.cells[SUPPORT_UNITS]++;
      putAboard(t, seat, card, HAND, extraOf(code), 'play');
      break;
    case USE:
      takeOncePerTurn(t, seat, card);
      break;
    case MEET:
      takeMeeting(t, seat, card);
      break;
    case TAKE_BACK:
      takeTurnBack(t);
      break;
    default:
      endBoosterSupport(t, seat);
  }
}

/** Text that follows the phase is resolved after what was demanded by its end. */
function endBoosterSupport(t: Table, seat: number): void {
  t.cells[PHASE] = POWER;
  beginMoment(t, seat, 'afterBoosterSupport');
  claimUnmet(t, seat);
}
