/** The acts of the record: what was legal, and what was done. */
import { AS_FREE, BLUFF, choose, DONE, isOffered, LOAD, option, PLAY, TURN_SEAT } from './engine.ts';
import { cell } from './cells.ts';
import { explanation } from './explanation.ts';
import { legalHabits } from './habits.ts';
import { isListed, legalDifference, ourLegal, recordedLegal } from './legal.ts';
import type { Legal } from './legal.ts';
import { idOfName, numberOf } from './names.ts';
import { OffTheRecord } from './off-the-record.ts';
import { offered, takeFirst } from './offered.ts';
import { isFreeIfProtected } from './protection.ts';
import type { RecordedAct } from './record.ts';
import { differ, fault, follow } from './replay.ts';
import type { Replay } from './replay.ts';
import { nextAt, peek, read } from './script.ts';
import { readSettledChoices } from './settled.ts';
import { alignTargets } from './targets.ts';

/** The next decision of the record, which must be an act of that phase by the player on turn. */
export function readAct(replay: Replay, phase: RecordedAct['ph']): RecordedAct {
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

export function decideAct(replay: Replay, phase: 'begin' | 'leader' | 'char' | 'support'): void {
  const act = readAct(replay, phase);
  const theirs = recordedLegal(act.legal ?? {});
  const isExplained = compareLegal(replay, phase, theirs);
  if (!isListed(theirs, act)) fault(replay, `${act.a} ${act.c ?? ''} is not in its own list`);
  if (act.a === 'pass' && phase === 'support') settleTargets(replay);
  if (isPlay(act) && phase !== 'begin' && phase !== 'leader' && playProtected(replay, act)) return;
  if (isExplained && takeUnoffered(replay, act)) return;
  takeAct(replay, act);
}

function isPlay(act: RecordedAct): boolean {
  return act.a === 'play' || act.a === 'playNo';
}

/** The list must equal ours, or exactly what habits of the program make of ours; true if it takes a habit. */
export function compareLegal(replay: Replay, phase: RecordedAct['ph'], theirs: Legal): boolean {
  const ours = ourLegal(replay.t);
  const isTheirs = (legal: Legal) => legalDifference(legal, theirs) === null;
  const found = explanation(ours, legalHabits(replay, phase), isTheirs);
  if (found === null) fault(replay, `${phase}: ${legalDifference(ours, theirs)}`);
  found?.causes.forEach((cause) => differ(replay, cause));
  return found !== null && found.causes.length > 0;
}

/** The program settles its targets before the power is announced. */
function settleTargets(replay: Replay): void {
  const { script } = replay;
  const announcement = peek(script, 'announce');
  const isOfThisTurn = nextAt(script, 'announce') < nextAt(script, 'turn');
  if (announcement !== undefined && isOfThisTurn) alignTargets(replay, announcement);
  readSettledChoices(replay);
}

/** D7: with a lent icon that works in hand, the card uses up no limit. */
function playProtected(replay: Replay, act: RecordedAct): boolean {
  const { t } = replay;
  const card = numberOf(t, act.p, act.c ?? '');
  if (!isFreeIfProtected(t, act.p, card)) return false;
  differ(replay, 'D7');
  choose(t, option(PLAY, card, AS_FREE));
  return true;
}

/** Once its list is explained, do what the program allows and we do not. */
function takeUnoffered(replay: Replay, act: RecordedAct): boolean {
  const { t } = replay;
  const code = codeOf(replay, act);
  if (code === null || isOffered(t, code)) return false;
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
      return act.ph === 'char' ? option(DONE) : null;
    default:
      return null;
  }
}

function takeAct(replay: Replay, act: RecordedAct): void {
  const { t } = replay;
  const id = act.c === undefined ? '' : idOfName(act.c);
  switch (act.a) {
    case 'play':
    case 'playNo': {
      const manners = ['+free+keep', '+keep', '+free', ''];
      const taken = takeFirst(t, ...manners.map((manner) => `play:${id}${manner}`));
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
      if (!endShort(replay, act)) takeFirst(t, 'done');
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

/** D14: in recorded games the power falls short only if the game ends before it is announced. */
function endShort(replay: Replay, act: RecordedAct): boolean {
  const { t, script, game } = replay;
  const fallsShort = act.ph === 'support' && offered(t).some(({ id }) => id === 'take-back');
  const endsHere = nextAt(script, 'announce') === Infinity && game.result.reason === 'fourth_dragon';
  if (!fallsShort || !endsHere) return false;
  differ(replay, 'D14');
  choose(t, option(DONE));
  return true;
}
