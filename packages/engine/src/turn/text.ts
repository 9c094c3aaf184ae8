import { inMask } from '../compile/mask.ts';
import type { SeatText } from '../compile/game.ts';
import { holds } from '../derive/condition.ts';
import { textIsIgnored } from '../derive/ignore.ts';
import { standing } from '../derive/standing.ts';
import { CARD, COMMITTED, nextStep, OWNER, pop, push, STEP, TEXT, WHICH } from '../state/agenda.ts';
import { ACTIVE_LEADERSHIP, zone } from '../state/layout.ts';
import type { Seat } from '../state/layout.ts';
import { idOf } from '../state/log.ts';
import { kindOf, offer, option, REFUSE, USE } from '../state/options.ts';
import type { Workbench } from '../state/workbench.ts';
import { endLeadership } from '../state/zones.ts';
import { CHOICES } from '../steps/choices.ts';
import type { StepContext } from '../steps/handler.ts';
import { handlerOf } from '../steps/index.ts';

/**
 * The owner has chosen to use the text at its moment, or it is mandatory. If it depends on their hand whether they can,
 * they may still refuse, so that the choice reveals nothing.
 */
export function pushChosen(t: Workbench, seat: number, card: number, which: number): void {
  const f = push(t, TEXT, seat, card, which);
  const { may, steps } = textAt(t, f);
  t.cells[f + COMMITTED] = may && handlerOf(steps[0].step).hidden ? 0 : 1;
}

function textAt(t: Workbench, f: number): SeatText {
  return t.game.decks[t.cells[f + OWNER]].texts[t.cells[f + CARD]][t.cells[f + WHICH]];
}

function contextAt(t: Workbench, f: number, text: SeatText): StepContext {
  const compiled = text.steps[t.cells[f + STEP]];
  return { t, f, owner: t.cells[f + OWNER], card: t.cells[f + CARD], text, compiled, step: compiled.step };
}

/**
 * TEXT-7, TEXT-8, RULING-3, OPEN-QUESTION-20, OPEN-QUESTION-30: optional text must be possible in full in Legends, as far
 * as it goes in the first edition.
 */
function isPossible(c: StepContext): boolean {
  return handlerOf(c.step).possible(c, c.t.game.rules.edition === 'legends' ? 'fully' : 'partly');
}

/** Whether text of a moment would do anything now, as far as the rival can know: otherwise it is not offered. */
export function canBeUsed(t: Workbench, seat: number, card: number, which: number): boolean {
  const text = t.game.decks[seat].texts[card][which];
  if (textIsIgnored(standing(t), seat, card)) return false;
  if (text.condition !== null && !holds(t, seat, text.condition)) return false;
  if (!text.may) return true;
  const compiled = text.steps[0];
  if (handlerOf(compiled.step).hidden) return true;
  return isPossible({ t, f: -1, owner: seat, card, text, compiled, step: compiled.step });
}

/** True while something happened without a choice. */
export function advanceText(t: Workbench, f: number): boolean {
  const text = textAt(t, f);
  if (t.cells[f + STEP] >= text.steps.length) {
    finish(t, f);
    return true;
  }
  const c = contextAt(t, f, text);
  const handler = handlerOf(c.step);
  if (isUndecided(c)) {
    if (isPossible(c) || handler.hidden) return false;
    finish(t, f);
    return true;
  }
  const size = t.cells[f + STEP];
  if (!handler.run(c)) return false;
  if (t.cells[f + STEP] === size) nextStep(t, f);
  return true;
}

/** TEXT-7: the owner has not yet decided on the optional text. If each player may use it, the step asks them. */
function isUndecided(c: StepContext): boolean {
  return c.text.may && c.t.cells[c.f + COMMITTED] === 0 && !('who' in c.step && c.step.who === 'each');
}

function finish(t: Workbench, f: number): void {
  const owner = t.cells[f + OWNER];
  const card = t.cells[f + CARD];
  pop(t);
  // LEAD-5
  if (t.cells[zone(owner, ACTIVE_LEADERSHIP)] === card && !inMask(t.game.decks[owner].standing, card))
    endLeadership(t, owner);
}

export function offerText(t: Workbench, f: number): void {
  const c = contextAt(t, f, textAt(t, f));
  const handler = handlerOf(c.step);
  if (!isUndecided(c)) {
    handler.offer?.(c);
    return;
  }
  if (isPossible(c)) {
    if (handler.choosesFirst?.(c)) handler.offer?.(c);
    else offer(t, option(USE, c.card));
  }
  offer(t, option(REFUSE));
}

export function takeText(t: Workbench, f: number, code: number): void {
  const c = contextAt(t, f, textAt(t, f));
  if (isUndecided(c)) {
    if (kindOf(code) === REFUSE) {
      if (t.events)
        t.events.push({ event: 'refused', seat: c.owner as Seat, card: idOf(t, c.owner, c.card) });
      finish(t, f);
      return;
    }
    t.cells[f + COMMITTED] = 1;
    if (kindOf(code) === USE) return;
  }
  if (handlerOf(c.step).take?.(c, code)) nextStep(t, f);
}

/** Whether the choices of this step are made from what everybody sees. */
export function stepIsOpen(t: Workbench, f: number): boolean {
  return CHOICES[pendingStep(t, f).do].includes('openOptions');
}

export function pendingStep(t: Workbench, f: number): StepContext['step'] {
  return contextAt(t, f, textAt(t, f)).step;
}
