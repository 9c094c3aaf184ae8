/** Makes the pending decision of our table as the record did. */
import { BUILT_IN } from '@bluemoon/engine';
import {
  agendaSize,
  ATTRACT,
  BEGINNING,
  BOOSTER_SUPPORT,
  CALL,
  CARD,
  CHARACTER,
  choose,
  chooser,
  DECLINING,
  ENGAGEMENT,
  KIND,
  LEADERSHIP,
  MEETING,
  MOMENT,
  OWNER,
  PHASE,
  POWER,
  TARGET,
  TEXT,
  top,
} from './engine.ts';
import { compareLegal, decideAct } from './acts.ts';
import { cell } from './cells.ts';
import { followChoice } from './choices.ts';
import { numberDifference } from './differences.ts';
import { decideEngagement } from './engagement.ts';
import { recordedLegal } from './legal.ts';
import { decideMoment } from './moments.ts';
import { nameOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import { note } from './replay.ts';
import type { Replay } from './replay.ts';
import { peek, read } from './script.ts';
import { readSettledChoices } from './settled.ts';
import { decideTarget } from './targets.ts';
import { decideText } from './texts.ts';

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
    case POWER:
      takeFirst(t, `announce:${peek(replay.script, 'announce')?.el ?? 'nothing'}`);
      return;
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
      // The dragons are alike, and the record does not distinguish them (DRAGON-5).
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
    ({ id }) =>
      id.startsWith('use:') && BUILT_IN.card(id.slice(4)).text?.some(({ when }) => when === 'beginning'),
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

function decideCall(replay: Replay): void {
  const next = peek(replay.script, 'decision');
  if (next?.t !== 'call') throw new OffTheRecord('we ask whether the bluff is called, the record does not');
  read(replay.script, 'decision');
  note(replay, numberDifference('seat that may call', chooser(replay.t), next.p));
  takeFirst(replay.t, next.call === 1 ? 'call' : 'trust');
}
