/** Takes the pending decision of our table as the record did. */
import { cardById } from '@bluemoon/engine';
import {
  agendaSize,
  AS_FREE,
  ATTRACT,
  BEGINNING,
  BLUFF,
  BOOSTER_SUPPORT,
  CALL,
  CARD,
  CHARACTER,
  choose,
  DECLINING,
  DONE,
  ENGAGEMENT,
  isOffered,
  KIND,
  LEADERSHIP,
  LOAD,
  MEETING,
  MOMENT,
  option,
  OWNER,
  PHASE,
  PLAY,
  POWER,
  TARGET,
  TEXT,
  top,
  TURN_SEAT,
} from './engine.ts';
import { cell } from './cells.ts';
import { followChoice } from './choices.ts';
import { readSettledChoices } from './settled.ts';
import { legalDifference, ourLegal, recordedLegal } from './legal.ts';
import { idOfName, nameOf, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import type { RecordedAct } from './record.ts';
import { differ, fault, follow } from './replay.ts';
import { explanation } from './explanation.ts';
import { legalHabits } from './habits.ts';
import { isFreeIfProtected } from './protection.ts';
import type { Legal } from './legal.ts';
import type { Replay } from './replay.ts';
import { nextAt, peek, read } from './script.ts';
import { alignTargets } from './targets.ts';
import { decideMoment, decideTarget, decideText } from './texts.ts';

export function decide(replay: Replay): void {
  const { t } = replay;
  readSettledChoices(replay);
  if (agendaSize(t) > 0) return decideFrame(replay);
  switch (cell(t, PHASE)) {
    case BEGINNING:
      return decideBeginning(replay);
    case LEADERSHIP:
      return decideAct(replay, 'leader');
    case ENGAGEMENT:
      return decideEngagement(replay);
    case CHARACTER:
      return decideAct(replay, 'char');
    case BOOSTER_SUPPORT:
      return decideAct(replay, 'support');
    case POWER: {
      const announcement = peek(replay.script, 'announce');
      takeFirst(t, `announce:${announcement?.el ?? 'nothing'}`);
      return;
    }
    case CALL:
      return decideCall(replay);
    default:
      throw new OffTheRecord('we ask for something that the record does not know');
  }
}

function decideFrame(replay: Replay): void {
  const { t } = replay;
  const f = top(t);
  switch (cell(t, f + KIND)) {
    case TEXT:
      return decideText(replay);
    case MOMENT:
      return decideMoment(replay);
    case TARGET:
      return decideTarget(replay);
    case ATTRACT:
      // The dragons are alike, and the record does not tell them apart (DRAGON-5).
      choose(t, offered(t)[0]?.code ?? -1);
      return;
    case DECLINING:
      followChoice(replay, 'decline');
      return;
    case MEETING:
      followChoice(replay, nameOf(t, 1 - cell(t, f + OWNER), cell(t, f + CARD)));
      return;
    default:
      throw new OffTheRecord('we ask for something that the record does not know');
  }
}

function decideBeginning(replay: Replay): void {
  const { t, script } = replay;
  const options = offered(t);
  const text = options.find(
    ({ id }) => id.startsWith('use:') && cardById(id.slice(4)).text?.some(({ when }) => when === 'beginning'),
  );
  if (text !== undefined) {
    choose(t, text.code);
    return;
  }
  const next = peek(script, 'decision');
  if (next?.t === 'act' && next.ph === 'begin') return decideAct(replay, 'begin');
  compareLegal(replay, 'begin', recordedLegal({ pass: 1 }));
  takeFirst(t, 'done');
}

function decideEngagement(replay: Replay): void {
  const { t, script } = replay;
  for (
    let next = peek(script, 'decision');
    next?.t === 'act' && next.ph === 'leader';
    next = peek(script, 'decision')
  ) {
    const act = readAct(replay, 'leader');
    if (act.a !== 'pass')
      throw new OffTheRecord(`${act.a} ${act.c ?? ''} in a Leadership phase that is over`);
    const difference = legalDifference({ ...recordedLegal({ pass: 1 }) }, recordedLegal(act.legal ?? {}));
    if (difference !== null) fault(replay, `leader: ${difference}`);
  }
  const act = readAct(replay, 'engage');
  const mayFight = offered(t).some(({ id }) => id === 'start' || id === 'continue');
  if (act.couldContinue === 1 && !mayFight) fault(replay, 'the record could have gone on, we could not');
  takeFirst(t, act.a);
}

function readAct(replay: Replay, phase: RecordedAct['ph']): RecordedAct {
  const next = peek(replay.script, 'decision');
  if (next?.t !== 'act' || next.ph !== phase) {
    throw new OffTheRecord(
      `we are in the phase ${phase}, the record has ${JSON.stringify(next)?.slice(0, 120)}`,
    );
  }
  read(replay.script, 'decision');
  if (next.p !== cell(replay.t, TURN_SEAT)) throw new OffTheRecord(`${next.p} acts, but is not on turn`);
  replay.lastAct = next;
  replay.discarded = [];
  return next;
}

function decideAct(replay: Replay, phase: 'begin' | 'leader' | 'char' | 'support'): void {
  const { script } = replay;
  const act = readAct(replay, phase);
  const isExplained = compareLegal(replay, phase, recordedLegal(act.legal ?? {}));
  if (act.a === 'pass' && phase === 'support') {
    const announcement = peek(script, 'announce');
    if (announcement !== undefined && nextAt(script, 'announce') < nextAt(script, 'turn'))
      alignTargets(replay, announcement);
    readSettledChoices(replay);
  }
  if (isExplained && takeUnoffered(replay, act)) return;
  takeAct(replay, act);
}

/** Equal to ours, or exactly what habits of the program make of ours; whether there were any. */
function compareLegal(replay: Replay, phase: RecordedAct['ph'], theirs: Legal): boolean {
  const ours = ourLegal(replay.t);
  const found = explanation(
    ours,
    legalHabits(replay, phase),
    (legal) => legalDifference(legal, theirs) === null,
  );
  if (found === null) fault(replay, `${phase}: ${legalDifference(ours, theirs)}`);
  found?.causes.forEach((cause) => differ(replay, cause));
  return found !== null && found.causes.length > 0;
}

function takeAct(replay: Replay, act: RecordedAct): void {
  const { t } = replay;
  const id = act.c === undefined ? '' : idOfName(act.c);
  switch (act.a) {
    case 'play':
    case 'playNo': {
      if (playsProtected(replay, act)) return;
      const taken = takeFirst(
        t,
        ...['+free+keep', '+keep', '+free', ''].map((manner) => `play:${id}${manner}`),
      );
      if (taken.endsWith('+keep')) follow(replay, 'D3');
      return;
    }
    case 'load':
      takeFirst(t, `load:${id}>${idOfName(act.ship ?? '')}`);
      return;
    case 'reveal':
      takeFirst(t, `discard:${id}`);
      return;
    case 'satisfy':
      takeFirst(t, `meet:${id}`);
      return;
    case 'pass':
      takeFirst(t, 'done');
      return;
    case 'bluff':
    case 'retrieve':
    case 'land':
    case 'use':
      takeFirst(t, `${act.a}:${id}`);
      return;
    case 'start':
    case 'continue':
    case 'decline':
    case 'retreat':
      takeFirst(t, act.a);
  }
}

/** D7: with the lent icon working in hand, the card uses up no limit. */
function playsProtected(replay: Replay, act: RecordedAct): boolean {
  const { t } = replay;
  if (act.ph !== 'char' && act.ph !== 'support') return false;
  const card = numberOf(t, act.p, act.c ?? '');
  if (!isFreeIfProtected(t, act.p, card)) return false;
  differ(replay, 'D7');
  choose(t, option(PLAY, card, AS_FREE));
  return true;
}

/** What the program allows and we do not is done all the same, once its list is explained. */
function takeUnoffered(replay: Replay, act: RecordedAct): boolean {
  const { t } = replay;
  const code = codeOf(replay, act);
  if (code === null || isOffered(t, code)) return false;
  // D14: the games hold only turns that end well, so a power that falls short can only be left by the end of the game.
  if (act.ph === 'support' && act.a === 'pass' && nextAt(replay.script, 'announce') < Infinity) return false;
  choose(t, code);
  return true;
}

function codeOf({ t }: Replay, act: RecordedAct): number | null {
  const { p: seat, c: name = '' } = act;
  switch (act.a) {
    case 'bluff':
      return option(BLUFF, numberOf(t, seat, name));
    case 'load':
      return option(LOAD, numberOf(t, seat, name), numberOf(t, seat, act.ship ?? ''));
    case 'play':
    case 'playNo': {
      const manners = offered(t).filter(({ id }) => id.split('+')[0] === `play:${idOfName(name)}`);
      return manners.length > 0 ? null : option(PLAY, numberOf(t, seat, name));
    }
    case 'pass':
      return option(DONE);
    default:
      return null;
  }
}

function decideCall(replay: Replay): void {
  const next = peek(replay.script, 'decision');
  if (next?.t !== 'call') throw new OffTheRecord('we ask whether the bluff is called, the record does not');
  read(replay.script, 'decision');
  takeFirst(replay.t, next.call === 1 ? 'call' : 'trust');
}
