import { inMask } from '../compile/mask.ts';
import type { Mask } from '../compile/mask.ts';
import { targetingRule } from '../compile/rules.ts';
import { textIsIgnored } from '../derive/ignore.ts';
import { standing } from '../derive/standing.ts';
import { isAffected } from '../derive/value.ts';
import { agendaSize, CARD, KIND, LAST, OWNER, pop, push, SUB, TARGET, top } from '../state/agenda.ts';
import { COMBAT, SUPPORT, TURN_SEAT, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { clearTarget, setTarget, targetOf, targetWasAffected } from '../state/links.ts';
import { idOf } from '../state/log.ts';
import { cardOf, KEEP, kindOf, offer, option, PICK_TARGET } from '../state/options.ts';
import { after } from '../state/sets.ts';
import type { Workbench } from '../state/workbench.ts';

/** The owner must name a target, or may change it. */
const MUST = 0;
const MAY = 1;

function eligible(t: Workbench, seat: number, source: number): Mask {
  const rule = targetingRule(t.game.decks[seat].rules[source]);
  if (rule === undefined) throw new Error('not a card with a target');
  const { cells } = t;
  const at = zone(seat, 0);
  return {
    lo: (cells[at + COMBAT] | cells[at + SUPPORT]) & rule.cards.lo,
    hi: (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & rule.cards.hi,
  };
}

function activeTargeting(t: Workbench, seat: number): Mask {
  const { cells } = t;
  const { targeting } = t.game.decks[seat];
  const at = zone(seat, 0);
  return {
    lo: (cells[at + COMBAT] | cells[at + SUPPORT]) & targeting.lo,
    hi: (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & targeting.hi,
  };
}

/** TARGET-1 to -3, OPEN-QUESTION-29: names targets where there is no choice, and asks where there is, one at a time. */
export function settleTargets(t: Workbench): void {
  if (agendaSize(t) > 0 && t.cells[top(t) + KIND] === TARGET) return;
  const st = standing(t);
  if (st.targetsSettled) return;
  const first = t.cells[TURN_SEAT];
  st.targetsSettled = !settleSeat(t, first) && !settleSeat(t, 1 - first);
}

/** True if a question was put on the agenda. */
function settleSeat(t: Workbench, seat: number): boolean {
  const { lo, hi } = activeTargeting(t, seat);
  for (let source = after(lo, hi, -1); source >= 0; source = after(lo, hi, source)) {
    if (settleSource(t, seat, source)) return true;
  }
  return false;
}

function settleSource(t: Workbench, seat: number, source: number): boolean {
  const st = standing(t);
  if (textIsIgnored(st, seat, source)) return false;
  const set = eligible(t, seat, source);
  const target = targetOf(t, seat, source);
  if (target < 0 || !inMask(set, target)) return nameTarget(t, seat, source, set);
  const affected = isAffected(t, seat, target);
  if (affected === targetWasAffected(t, seat, source)) return false;
  setTarget(t, seat, source, target, affected);
  if (!affected) return false;
  ask(t, seat, source, MAY, -1);
  return true;
}

/** PROJECT-1: the text is mandatory, and with one eligible card nobody is asked. */
function nameTarget(t: Workbench, seat: number, source: number, set: Mask): boolean {
  if ((set.lo | set.hi) === 0) {
    clearTarget(t, seat, source);
    return false;
  }
  ask(t, seat, source, MUST, -1);
  return true;
}

function ask(t: Workbench, seat: number, source: number, how: number, newcomer: number): void {
  const f = push(t, TARGET, seat, source);
  t.cells[f + SUB] = how;
  t.cells[f + LAST] = newcomer;
}

function aim(t: Workbench, seat: number, source: number, target: number): void {
  setTarget(t, seat, source, target, isAffected(t, seat, target));
  if (t.events)
    t.events.push({
      event: 'targeted',
      seat: seat as Seat,
      by: idOf(t, seat, source),
      card: idOf(t, seat, target),
    });
}

/** TARGET-4: a newly played eligible card may become the target. Several texts ask one after the other. */
export function askNewcomer(t: Workbench, seat: number, newcomer: number, asked = -1): void {
  const { lo, hi } = activeTargeting(t, seat);
  for (let source = after(lo, hi, asked); source >= 0; source = after(lo, hi, source)) {
    const set = eligible(t, seat, source);
    const target = targetOf(t, seat, source);
    if (target < 0 || !inMask(set, target) || !inMask(set, newcomer)) continue;
    if (textIsIgnored(standing(t), seat, source)) continue;
    ask(t, seat, source, MAY, newcomer);
    return;
  }
}

export function offerTargets(t: Workbench, f: number): void {
  const { cells } = t;
  const seat = cells[f + OWNER];
  const newcomer = cells[f + LAST];
  if (newcomer >= 0) {
    offer(t, option(PICK_TARGET, newcomer));
  } else {
    const { lo, hi } = eligible(t, seat, cells[f + CARD]);
    const present = targetOf(t, seat, cells[f + CARD]);
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) {
      if (card !== present) offer(t, option(PICK_TARGET, card));
    }
  }
  if (cells[f + SUB] === MAY) offer(t, option(KEEP));
}

export function takeTarget(t: Workbench, f: number, code: number): void {
  const seat = t.cells[f + OWNER];
  const source = t.cells[f + CARD];
  const newcomer = t.cells[f + LAST];
  pop(t);
  if (kindOf(code) === PICK_TARGET) aim(t, seat, source, cardOf(code));
  if (newcomer >= 0) askNewcomer(t, seat, newcomer, source);
}
