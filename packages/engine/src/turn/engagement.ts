import { offerHand } from '../actions/hand.ts';
import { nextTurn } from '../actions/next-turn.ts';
import { drawToSix } from '../actions/refresh.ts';
import { beginRetreat } from '../actions/retreat.ts';
import { discardLanded } from '../actions/ship.ts';
import { endByCards, isOut, noteRunningOut } from '../actions/win.ts';
import { attacksAgain, characterObstacle } from '../derive/permission.ts';
import { forbiddenWord } from '../derive/prohibition.ts';
import { sourceWord } from '../derive/ship.ts';
import { standing } from '../derive/standing.ts';
import { demandsCanFollowStop } from '../derive/stop.ts';
import { AMOUNT, DECLINING, LAST, OWNER, pop, push } from '../state/agenda.ts';
import {
  CHARACTER,
  FIGHT,
  HAND,
  NO_FIGHT,
  PHASE,
  REVEALED,
  STARTING,
  STOPPED,
  TURN_SEAT,
} from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import {
  cardOf,
  CONTINUE,
  DECLINE,
  DONE,
  kindOf,
  offer,
  option,
  PICK_DISCARD,
  RETREAT,
  START,
} from '../state/options.ts';
import { after } from '../state/sets.ts';
import { keepEngagement } from '../state/workbench.ts';
import type { Workbench } from '../state/workbench.ts';
import { discard, handSize } from '../state/zones.ts';

/** ENGAGE-1, -5 to -7, -9, -12; WIN-7. */
export function offerEngagement(t: Workbench): void {
  const seat = t.cells[TURN_SEAT];
  const noFight = t.cells[FIGHT] === NO_FIGHT;
  const mayStart = !noFight || !(isOut(t, 0) || isOut(t, 1));
  if (mayStart && canAttack(t, seat)) offer(t, option(noFight ? START : CONTINUE));
  offer(t, option(noFight ? DECLINE : RETREAT));
}

/**
 * A character can be played, which a stop card forbids (OPEN-QUESTION-14), or none has to be. Whether the power will
 * be enough is not checked here.
 */
function canAttack(t: Workbench, seat: number): boolean {
  const st = standing(t);
  if (attacksAgain(st, seat) && t.cells[FIGHT] !== NO_FIGHT) {
    return t.cells[STOPPED] === 0 || demandsCanFollowStop(t, st, seat, null);
  }
  const { character } = t.game.decks[seat].ofType;
  const lo = sourceWord(t, seat, character, 0) & ~forbiddenWord(st, seat, 0);
  const hi = sourceWord(t, seat, character, 1) & ~forbiddenWord(st, seat, 1);
  for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
    if (characterObstacle(t, st, seat, card) === null) return true;
  }
  return false;
}

/** ENGAGE-2, ENGAGE-8: an attack leads straight to the Character phase, and from there nobody may retreat (ENGAGE-11). */
export function takeEngagement(t: Workbench, code: number): void {
  const { cells } = t;
  const seat = cells[TURN_SEAT];
  switch (kindOf(code)) {
    case START:
    case CONTINUE:
      keepEngagement(t, cells);
      cells[REVEALED] = 0;
      if (kindOf(code) === START) cells[FIGHT] = STARTING;
      cells[PHASE] = CHARACTER;
      if (t.events)
        t.events.push({ event: kindOf(code) === START ? 'started' : 'continued', seat: seat as Seat });
      break;
    case DECLINE:
      push(t, DECLINING, seat);
      if (t.events) t.events.push({ event: 'declined', seat: seat as Seat });
      break;
    default:
      beginRetreat(t, seat, 'inEngagement');
  }
}

const MAX_DECLINED = 3;

/** ENGAGE-3, ENGAGE-4, ENGAGE-13, RULING-33, WIN-3: one to three cards, then up to six, then the turn is over. */
export function advanceDecline(t: Workbench, f: number): boolean {
  const { cells } = t;
  const seat = cells[f + OWNER];
  const isDone = cells[f + LAST] >= 64 || cells[f + AMOUNT] === MAX_DECLINED || handSize(t, seat) === 0;
  if (!isDone) return false;
  pop(t);
  discardLanded(t, seat, 'decline');
  drawToSix(t, seat, 'decline');
  noteRunningOut(t);
  if (isOut(t, seat)) endByCards(t);
  else nextTurn(t, 1 - seat);
  return true;
}

export function offerDecline(t: Workbench, f: number): void {
  offerHand(t, t.cells[f + OWNER], PICK_DISCARD, t.cells[f + LAST]);
  if (t.cells[f + AMOUNT] > 0) offer(t, option(DONE));
}

export function takeDecline(t: Workbench, f: number, code: number): void {
  if (kindOf(code) === DONE) {
    t.cells[f + LAST] = 64;
    return;
  }
  t.cells[f + AMOUNT]++;
  t.cells[f + LAST] = cardOf(code);
  discard(t, t.cells[f + OWNER], cardOf(code), HAND, 'decline');
}
