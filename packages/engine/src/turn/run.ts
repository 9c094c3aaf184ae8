import { advanceForfeit, offerForfeit, takeForfeit } from '../actions/achievement.ts';
import { offerCalling, takeCalling } from '../actions/bluff-call.ts';
import { offerMeetingPayment, takeMeetingPayment } from '../actions/demand.ts';
import { advanceAttract, offerDragons, takeDragon } from '../actions/dragons.ts';
import {
  advanceInterference,
  askForInterference,
  offerInterference,
  takeInterference,
} from '../actions/interference.ts';
import { nextTurn } from '../actions/next-turn.ts';
import { drawToSix } from '../actions/refresh.ts';
import { advanceRetreat } from '../actions/retreat.ts';
import { clearLandingPlace } from '../actions/ship.ts';
import { offerTargets, settleTargets, takeTarget } from '../actions/target.ts';
import { noteRunningOut } from '../actions/win.ts';
import {
  agendaSize,
  ATTRACT,
  CHOOSER,
  DECLINING,
  FORFEITING,
  INTERFERING,
  KIND,
  MEETING,
  MOMENT,
  MULLIGAN,
  nextStep,
  pop,
  RETREAT_STEPS,
  TARGET,
  TEXT,
  top,
} from '../state/agenda.ts';
import {
  AFTER_TURN,
  BEGINNING,
  BOOSTER_SUPPORT,
  CALL,
  CHARACTER,
  DECISION_NUMBER,
  END,
  ENGAGEMENT,
  FIGHT,
  LEADERSHIP,
  OVER,
  PHASE,
  POWER,
  REFRESH,
  STARTING,
  TURN_ENDS,
  TURN_SEAT,
} from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';
import { offerBeginning, takeBeginning } from './beginning.ts';
import { offerBoosterSupport, takeBoosterSupport } from './booster-support.ts';
import { offerCharacters, takeCharacter } from './character.ts';
import { advanceDecline, offerDecline, offerEngagement, takeDecline, takeEngagement } from './engagement.ts';
import { leadershipIsOver, offerLeadership, takeLeadership } from './leadership.ts';
import { advanceMoment, beginMoment, offerMoment, takeMoment } from './moment.ts';
import { offerMulligan, takeMulligan } from './mulligan.ts';
import { offerAnnouncing, takeAnnouncing } from './power.ts';
import { advanceText, offerText, stepIsOpen, takeText } from './text.ts';

/** Carries out an option and runs to the next decision. */
export function choose(t: Workbench, code: number): void {
  t.cells[DECISION_NUMBER]++;
  take(t, code);
  run(t);
}

/** Who has to choose; TURN-5: in the rival's turn only bluff calls, interference and what text demands. */
export function chooser(t: Pick<Workbench, 'cells'>): number {
  if (agendaSize(t) > 0) return t.cells[top(t) + CHOOSER];
  return t.cells[PHASE] === CALL ? 1 - t.cells[TURN_SEAT] : t.cells[TURN_SEAT];
}

/** Does everything that needs no choice until there is a decision or the game is over; then lists the options. */
export function run(t: Workbench): void {
  for (;;) {
    if (t.cells[PHASE] === OVER) {
      t.optionCount = 0;
      return;
    }
    settleTargets(t);
    if (advance(t)) continue;
    listOptions(t);
    if (t.optionCount === 0) leaveUndone(t);
    else if (t.optionCount > 1 || !isSilent(t)) return;
    else take(t, t.options[0]);
  }
}

/** TEXT-8: text is carried out as far as possible, so a text without options is passed over. */
function leaveUndone(t: Workbench): void {
  if (agendaSize(t) === 0) throw new Error('the phase has no options');
  const f = top(t);
  if (t.cells[f + KIND] === TEXT) nextStep(t, f);
  else pop(t);
}

export function listOptions(t: Workbench): void {
  t.optionCount = 0;
  if (agendaSize(t) > 0) offerFrame(t, top(t));
  else offerPhase(t);
}

/** PROJECT-9: a single option is not asked for, unless that would tell the rival something about hidden cards. */
function isSilent(t: Workbench): boolean {
  if (agendaSize(t) > 0) {
    const f = top(t);
    switch (t.cells[f + KIND]) {
      case ATTRACT:
      case TARGET:
      case MOMENT:
      case FORFEITING:
        return true;
      case TEXT:
        return stepIsOpen(t, f);
      default:
        return false;
    }
  }
  switch (t.cells[PHASE]) {
    case BEGINNING:
      return true;
    case LEADERSHIP:
      return leadershipIsOver(t);
    case POWER:
      return t.cells[FIGHT] !== STARTING;
    default:
      return false;
  }
}

function advance(t: Workbench): boolean {
  if (agendaSize(t) === 0) return advancePhase(t);
  const f = top(t);
  switch (t.cells[f + KIND]) {
    case TEXT:
      return advanceText(t, f);
    case MOMENT:
      return advanceMoment(t, f);
    case ATTRACT:
      return advanceAttract(t, f);
    case RETREAT_STEPS:
      return advanceRetreat(t, f);
    case DECLINING:
      return advanceDecline(t, f);
    case INTERFERING:
      return advanceInterference(t, f, takePhase);
    case FORFEITING:
      return advanceForfeit(t, f);
    default:
      return false;
  }
}

/** What phases do without a choice; the turns of a fight alternate (TURN-4). */
function advancePhase(t: Workbench): boolean {
  noteRunningOut(t);
  const seat = t.cells[TURN_SEAT];
  switch (t.cells[PHASE]) {
    case POWER:
      return clearLandingPlace(t, seat);
    case REFRESH:
      // REFRESH-5: too late for the power of this turn; END-1 comes after it.
      drawToSix(t, seat, 'refresh');
      t.cells[PHASE] = END;
      beginMoment(t, seat, 'endPhase');
      return true;
    case END:
      // OPEN-QUESTION-19: after all text of the End phase.
      t.cells[PHASE] = TURN_ENDS;
      beginMoment(t, seat, 'turnEnds');
      return true;
    case TURN_ENDS:
      t.cells[PHASE] = AFTER_TURN;
      beginMoment(t, seat, 'afterTurn');
      return true;
    case AFTER_TURN:
      nextTurn(t, 1 - seat);
      return true;
    default:
      return false;
  }
}

function offerFrame(t: Workbench, f: number): void {
  switch (t.cells[f + KIND]) {
    case TEXT:
      return offerText(t, f);
    case MOMENT:
      return offerMoment(t, f);
    case ATTRACT:
      return offerDragons(t, f);
    case TARGET:
      return offerTargets(t, f);
    case DECLINING:
      return offerDecline(t, f);
    case MEETING:
      return offerMeetingPayment(t, f);
    case INTERFERING:
      return offerInterference(t, f);
    case FORFEITING:
      return offerForfeit(t, f);
    case MULLIGAN:
      return offerMulligan(t, f);
    default:
      throw new Error('the frame has no options');
  }
}

function offerPhase(t: Workbench): void {
  switch (t.cells[PHASE]) {
    case BEGINNING:
      return offerBeginning(t);
    case LEADERSHIP:
      return offerLeadership(t);
    case ENGAGEMENT:
      return offerEngagement(t);
    case CHARACTER:
      return offerCharacters(t);
    case BOOSTER_SUPPORT:
      return offerBoosterSupport(t);
    case POWER:
      return offerAnnouncing(t);
    case CALL:
      return offerCalling(t);
    default:
      throw new Error('the phase has no options');
  }
}

function take(t: Workbench, code: number): void {
  if (agendaSize(t) > 0) takeFrame(t, top(t), code);
  else if (!askForInterference(t, code)) takePhase(t, code);
}

function takeFrame(t: Workbench, f: number, code: number): void {
  switch (t.cells[f + KIND]) {
    case TEXT:
      return takeText(t, f, code);
    case MOMENT:
      return takeMoment(t, f, code);
    case ATTRACT:
      return takeDragon(t, f, code);
    case TARGET:
      return takeTarget(t, f, code);
    case DECLINING:
      return takeDecline(t, f, code);
    case MEETING:
      return takeMeetingPayment(t, f, code);
    case INTERFERING:
      return takeInterference(t, f, code);
    case FORFEITING:
      return takeForfeit(t, f, code);
    case MULLIGAN:
      return takeMulligan(t, f, code);
    default:
      throw new Error('the frame accepts no option');
  }
}

function takePhase(t: Workbench, code: number): void {
  switch (t.cells[PHASE]) {
    case BEGINNING:
      return takeBeginning(t, code);
    case LEADERSHIP:
      return takeLeadership(t, code);
    case ENGAGEMENT:
      return takeEngagement(t, code);
    case CHARACTER:
      return takeCharacter(t, code);
    case BOOSTER_SUPPORT:
      return takeBoosterSupport(t, code);
    case POWER:
      return takeAnnouncing(t, code);
    case CALL:
      return takeCalling(t, code);
    default:
      throw new Error('the phase accepts no option');
  }
}
