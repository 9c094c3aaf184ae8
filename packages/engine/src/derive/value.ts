import { FIRE, NO_ELEMENT } from '../compile/element.ts';
import { inMask } from '../compile/mask.ts';
import type { SeatRule } from '../compile/rules.ts';
import type { SeatSet } from '../compile/seat-set.ts';
import { BLUFFS, COMBAT, ELEMENT, SUPPORT, zone } from '../state/layout.ts';
import { targetOf } from '../state/links.ts';
import { after, bits } from '../state/sets.ts';
import type { Standing, Workbench } from '../state/workbench.ts';
import { isIgnored, textIsIgnored } from './ignore.ts';
import { isProtected } from './protect.ts';
import { rulesInForce, standing } from './standing.ts';

/** One reason for a value, in the order in which it was applied. */
export interface ValueReason {
  readonly layer: 'printed' | 'value' | 'total';
  readonly seat: number;
  readonly card: number;
  readonly result: number;
}

const BLUFF_PRINTED = 2;

/**
 * VALUE-1: what an active card amounts to in that element now, a shield's value included (SHIELD-2). IGNORE-2: an ignored
 * one is asked about only by totals, which leave it out.
 */
export function valueOf(
  t: Workbench,
  seat: number,
  card: number,
  element: number,
  reasons?: ValueReason[],
): number {
  const st = standing(t);
  const deck = t.game.decks[seat];
  const fire = changedPrinted(st, seat, card, deck.fire[card], reasons);
  const earth = changedPrinted(st, seat, card, deck.earth[card], reasons);
  const printed = element === FIRE ? fire : earth;
  if (st.inForce[seat].value.length === 0) return printed;
  return changedValue(t, st, seat, element, printed, Math.max(fire, earth), fire + earth, card, reasons);
}

/** BLUFF-3, BLUFF-4: 2 in the contested element, 0 in the other. */
export function valueOfBluff(t: Workbench, seat: number, element: number, reasons?: ValueReason[]): number {
  const st = standing(t);
  const contested = t.cells[ELEMENT];
  const shown = contested === NO_ELEMENT || contested === element ? BLUFF_PRINTED : 0;
  const printed = changedPrinted(st, seat, FACE_DOWN, shown, reasons);
  if (st.inForce[seat].value.length === 0) return printed;
  return changedValue(t, st, seat, element, printed, printed, printed, FACE_DOWN, reasons);
}

export const FACE_DOWN = -1;

function reaches(cards: SeatSet, card: number): boolean {
  return card === FACE_DOWN ? cards.bluff : inMask(cards, card);
}

/** POWER-5, RULING-10, first layer; PROTECT-1: a protected card's values cannot be reduced. */
export function changedPrinted(
  st: Standing,
  seat: number,
  card: number,
  printed: number,
  reasons?: ValueReason[],
): number {
  let value = printed;
  for (const rule of st.inForce[1 - seat].printed) {
    if (!reaches(rule.cards, card)) continue;
    if (card !== FACE_DOWN && isProtected(st, seat, card)) continue;
    const { parity, becomes } = rule.says;
    if ((printed & 1) === (parity === 'odd' ? 1 : 0) && value !== becomes) {
      value = becomes;
      reasons?.push({ layer: 'printed', seat: rule.seat, card: rule.card, result: value });
    }
  }
  return value;
}

/** POWER-5, second layer; POWER-9: rising before doubling gives the most. RULING-9: rising never lowers. */
function changedValue(
  t: Workbench,
  st: Standing,
  seat: number,
  element: number,
  printed: number,
  higher: number,
  sum: number,
  card: number,
  reasons?: ValueReason[],
): number {
  let value = printed;
  let times = 1;
  for (const rule of st.inForce[seat].value) {
    const { change } = rule.says;
    if ('times' in change || !changesValue(t, rule, element, card)) continue;
    const to = change.riseTo === 'sum' ? sum : change.riseTo === 'higher' ? higher : change.riseTo;
    if (to > value) {
      value = to;
      reasons?.push({ layer: 'value', seat, card: rule.card, result: value });
    }
  }
  for (const rule of st.inForce[seat].value) {
    const { change } = rule.says;
    if (!('times' in change) || !changesValue(t, rule, element, card)) continue;
    times *= change.times;
    reasons?.push({ layer: 'value', seat, card: rule.card, result: value * times });
  }
  return value * times;
}

function changesValue(t: Workbench, rule: SeatRule<'value'>, element: number, card: number): boolean {
  if ((rule.element !== NO_ELEMENT && rule.element !== element) || !reaches(rule.cards, card)) return false;
  return rule.says.one !== true || targetOf(t, rule.seat, rule.card) === card;
}

/** POWER-5 to -7: the sum of all active cards that are not ignored, then what changes the total. */
export function powerOf(t: Workbench, seat: number, element: number): number {
  return raisedTotal(t, seat, element, sumOf(t, seat, element));
}

function sumOf(t: Workbench, seat: number, element: number): number {
  const st = standing(t);
  const { cells } = t;
  const at = zone(seat, 0);
  const lo = (cells[at + COMBAT] | cells[at + SUPPORT]) & ~st.ignored[2 * seat];
  const hi = (cells[at + COMBAT + 1] | cells[at + SUPPORT + 1]) & ~st.ignored[2 * seat + 1];
  let sum = 0;
  if (st.inForce[seat].value.length > 0 || st.inForce[1 - seat].printed.length > 0) {
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card))
      sum += valueOf(t, seat, card, element);
  } else {
    const deck = t.game.decks[seat];
    const values = element === FIRE ? deck.fire : deck.earth;
    for (let card = after(lo, hi, -1); card >= 0; card = after(lo, hi, card)) sum += values[card];
  }
  const bluffs = bits(cells[at + BLUFFS]) + bits(cells[at + BLUFFS + 1]);
  if (bluffs > 0 && st.bluffsIgnored[seat] === 0) sum += bluffs * valueOfBluff(t, seat, element);
  return sum;
}

/** POWER-5, third layer; RULING-27. */
export function raisedTotal(
  t: Workbench,
  seat: number,
  element: number,
  sum: number,
  reasons?: ValueReason[],
): number {
  let total = sum;
  for (const rule of rulesInForce(t, seat).total) {
    if (rule.element !== NO_ELEMENT && rule.element !== element) continue;
    const { riseTo } = rule.says;
    if (riseTo > total) {
      total = riseTo;
      reasons?.push({ layer: 'total', seat, card: rule.card, result: total });
    }
  }
  return total;
}

/** By how much the numbers in a card's text are multiplied (OPEN-QUESTION-21). */
export function textFactor(t: Workbench, seat: number, card: number): number {
  let factor = 1;
  for (const rule of rulesInForce(t, seat).doubleText) if (targetOf(t, seat, rule.card) === card) factor *= 2;
  return factor;
}

/** Whether the rival's text reaches the card now: it, its text or an icon is ignored, or a printed value changed (TARGET-3). */
export function isAffected(t: Workbench, seat: number, card: number): boolean {
  const st = standing(t);
  const deck = t.game.decks[seat];
  if (inMask(deck.withText, card) ? textIsIgnored(st, seat, card) : isIgnored(st, seat, card)) return true;
  if ((deck.icons[card] & st.iconsIgnored[seat]) !== 0 && !isProtected(st, seat, card)) return true;
  if (changedPrinted(st, seat, card, deck.fire[card]) !== deck.fire[card]) return true;
  return changedPrinted(st, seat, card, deck.earth[card]) !== deck.earth[card];
}
