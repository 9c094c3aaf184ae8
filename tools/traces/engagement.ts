/** The Engagement phase: whether the fight goes on. */
import {
  ACTIVE_LEADERSHIP,
  inMask,
  listOptions,
  standing,
  STOPPED,
  textIsIgnored,
  TURN_SEAT,
  zone,
} from './engine.ts';
import type { Workbench } from './engine.ts';
import { readAct } from './acts.ts';
import { cell } from './cells.ts';
import { legalDifference, recordedLegal } from './legal.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import { differ, fault } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek } from './script.ts';

export function decideEngagement(replay: Replay): void {
  const { t } = replay;
  readPassedLeadership(replay);
  const { a, couldContinue } = readAct(replay, 'engage');
  const couldFight = a === 'start' || a === 'continue' || couldContinue === 1;
  if (couldFight && !mayFight(t)) liftIgnoredStop(replay);
  if (couldContinue === 1 && !mayFight(t)) fault(replay, 'the record could have gone on, we could not');
  takeFirst(t, a);
}

/** The record passes even where nothing is left to do, and our table does not ask. */
function readPassedLeadership(replay: Replay): void {
  const next = peek(replay.script, 'decision');
  if (next?.t !== 'act' || next.ph !== 'leader') return;
  const act = readAct(replay, 'leader');
  if (act.a !== 'pass') throw new OffTheRecord(`${act.a} ${act.c ?? ''} in a Leadership phase that is over`);
  const difference = legalDifference(recordedLegal({ pass: 1 }), recordedLegal(act.legal ?? {}));
  if (difference !== null) fault(replay, `leader: ${difference}`);
}

function mayFight(t: Workbench): boolean {
  return offered(t).some(({ id }) => id === 'start' || id === 'continue');
}

/** IGNORE-4: with us the icon works although the text does not, so that no character can be played (STOP-1). */
function liftIgnoredStop(replay: Replay): void {
  const { t } = replay;
  if (!isStoppedByIgnoredText(t)) return;
  setStopped(t, 0);
  if (mayFight(t)) differ(replay, 'IGNORE-4');
  else setStopped(t, 1);
}

function isStoppedByIgnoredText(t: Workbench): boolean {
  const seat = cell(t, TURN_SEAT);
  const card = cell(t, zone(seat, ACTIVE_LEADERSHIP));
  if (cell(t, STOPPED) === 0 || card < 0) return false;
  return inMask(t.game.decks[seat as 0 | 1].withIcon.stop, card) && textIsIgnored(standing(t), seat, card);
}

function setStopped(t: Workbench, stopped: 0 | 1): void {
  t.cells[STOPPED] = stopped;
  listOptions(t);
}
