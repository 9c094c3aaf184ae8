import { offerBluffs, playBluff } from '../actions/bluff.ts';
import { claimUnmet, demandsAllowGoingOn, offerMeeting, takeMeeting } from '../actions/demand.ts';
import { playCard } from '../actions/play.ts';
import { offerLoading } from '../actions/ship.ts';
import type { Mask } from '../compile/mask.ts';
import { hasUnit } from '../derive/additional.ts';
import { mayBeFree } from '../derive/free.ts';
import { boosterSupportObstacle, needsUnit } from '../derive/permission.ts';
import { forbiddenWord } from '../derive/prohibition.ts';
import { sourceWord } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { HAND, PHASE, POWER, SUPPORT_UNITS, TURN_SEAT } from '../state/layout.ts';
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
import { after } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { putAboard } from '../state/zones.ts';
import { takeTurnBack } from './backtrack.ts';
import { beginMoment, offerOncePerTurn, takeOncePerTurn } from './moment.ts';
import { canAnnounce } from './power.ts';

/** BOOST-1, BOOST-10, BOOST-11; POWER-10, RULING-8: the phase can end only if a legal announcement follows. */
export function offerBoosterSupport(t: Workbench): void {
  const seat = t.cells[TURN_SEAT];
  const st = standing(t);
  const { booster, support } = t.game.decks[seat].ofType;
  offerCards(t, st, seat, 'booster', booster);
  offerCards(t, st, seat, 'support', support);
  offerBluffs(t, st, seat);
  offerLoading(t, st, seat);
  offerOncePerTurn(t, seat);
  offerMeeting(t, seat);
  offer(t, option(demandsAllowGoingOn(t, seat) && canAnnounce(t, seat) ? DONE : TAKE_BACK));
}

function offerCards(t: Workbench, st: Standing, seat: number, type: 'booster' | 'support', mask: Mask): void {
  const lo = sourceWord(t, seat, mask, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, mask, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (boosterSupportObstacle(t, st, seat, card, type) !== null) continue;
    if (hasUnit(t, st, seat, type) || !needsUnit(t, st, seat, card)) offer(t, option(PLAY, card, PLAIN));
    if (mayBeFree(t, st, seat, card) && needsUnit(t, st, seat, card)) offer(t, option(PLAY, card, AS_FREE));
  }
}

export function takeBoosterSupport(t: Workbench, code: number): void {
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

/** Text after the phase is resolved after the demands of its end. */
function endBoosterSupport(t: Workbench, seat: number): void {
  t.cells[PHASE] = POWER;
  beginMoment(t, seat, 'afterBoosterSupport');
  claimUnmet(t, seat);
}
