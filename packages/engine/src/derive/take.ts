import { CANNOT_TAKE, TAKE_FROM_DECK_AT_MOST } from '../compile/tables.ts';
import { deckSize } from '../state/draw-deck.ts';
import { TAKEN, TURN_SEAT, zone } from '../state/layout.ts';
import type { Table } from '../state/table.ts';
import { handSize } from '../state/zones.ts';
import type { Rule } from '../vocabulary/text.ts';
import { hasRule, standing } from './standing.ts';

type CannotTake = Extract<Rule, { rule: 'cannotTake' }>;
type TakeFromDeckAtMost = Extract<Rule, { rule: 'takeFromDeckAtMost' }>;

/** TAKE-2: how many cards the player may take into hand now, one after the other (RULING-19). */
export function mayTake(t: Table, seat: number): number {
  const st = standing(t);
  if (!hasRule(st, 1 - seat, CANNOT_TAKE)) return Infinity;
  let most = Infinity;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== CANNOT_TAKE || rule.seat === seat) continue;
    const { holding } = rule.rule as CannotTake;
    most = Math.min(most, holding === undefined ? 0 : Math.max(0, holding - handSize(t, seat)));
  }
  return most;
}

/** How many cards may leave the draw deck toward the player; a limit per turn counts in his own turns (OPEN-QUESTION-27). */
export function mayTakeFromDeck(t: Table, seat: number): number {
  const st = standing(t);
  const size = deckSize(t, seat);
  if (!hasRule(st, 1 - seat, TAKE_FROM_DECK_AT_MOST)) return size;
  let left = size;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== TAKE_FROM_DECK_AT_MOST || rule.seat === seat) continue;
    const { most } = rule.rule as TakeFromDeckAtMost;
    if (most === 0) left = 0;
    else if (t.cells[TURN_SEAT] === seat)
      left = Math.min(left, Math.max(0, most - t.cells[zone(seat, TAKEN)]));
  }
  return left;
}

/** How many cards the player could draw now. */
export function mayDraw(t: Table, seat: number): number {
  return Math.min(mayTake(t, seat), mayTakeFromDeck(t, seat));
}
