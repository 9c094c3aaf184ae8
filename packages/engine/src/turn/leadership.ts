import { offerAchievements } from '../actions/achievement.ts';
import { offerMeeting, takeMeeting } from '../actions/demand.ts';
import { playLeadership } from '../actions/play.ts';
import { unmetDemands } from '../derive/demand.ts';
import { leadershipObstacle } from '../derive/permission.ts';
import { forbiddenWord } from '../derive/prohibition.ts';
import { standing } from '../derive/standing.ts';
import { ENGAGEMENT, HAND, LEADERSHIP_PLAYED, PHASE, TURN_SEAT, zone } from '../state/layout.ts';
import { cardOf, DONE, kindOf, MEET, offer, option, PLAY, REPLACE, USE } from '../state/options.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';
import { offerOncePerTurn, takeOncePerTurn } from './moment.ts';
import { offerReplacing, replaceCard } from './replace.ts';

/** LEAD-1, LEAD-2, LEAD-6, LEAD-7, SHIP-1, HYLA-1; it comes before the Engagement phase (LEAD-8). */
export function offerLeadership(t: Workbench): void {
  const seat = t.cells[TURN_SEAT];
  const st = standing(t);
  if (leadershipObstacle(t, st, seat) === null) {
    const { leadership, ship, hyla } = t.game.decks[seat].ofType;
    const at = zone(seat, HAND);
    const lo = t.cells[at] & (leadership.lo | ship.lo | hyla.lo) & ~forbiddenWord(st, seat, 0);
    const hi = t.cells[at + 1] & (leadership.hi | ship.hi | hyla.hi) & ~forbiddenWord(st, seat, 1);
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) offer(t, option(PLAY, card));
    offerAchievements(t, st, seat, 'itsDragon');
  }
  if (t.cells[LEADERSHIP_PLAYED] === 0) offerReplacing(t, st, seat);
  offerOncePerTurn(t, seat);
  offerMeeting(t, seat);
  offer(t, option(DONE));
}

/** No option depends on the hand any more, so skipping the question reveals nothing. */
export function leadershipIsOver(t: Workbench): boolean {
  return t.cells[LEADERSHIP_PLAYED] === 1 && unmetDemands(t, t.cells[TURN_SEAT]).length === 0;
}

export function takeLeadership(t: Workbench, code: number): void {
  const seat = t.cells[TURN_SEAT];
  switch (kindOf(code)) {
    case PLAY:
      playLeadership(t, seat, cardOf(code));
      break;
    case REPLACE:
      replaceCard(t, seat, cardOf(code));
      break;
    case USE:
      takeOncePerTurn(t, seat, cardOf(code));
      break;
    case MEET:
      takeMeeting(t, seat, cardOf(code));
      break;
    default:
      t.cells[PHASE] = ENGAGEMENT;
  }
}
