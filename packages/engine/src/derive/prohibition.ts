import { MAX_CARDS } from '../compile/mask.ts';
import { CANNOT_PLAY, PLAY_AT_MOST } from '../compile/tables.ts';
import { CARDS_PLAYED, COMBAT_PLAYED } from '../state/layout.ts';
import type { Standing, Table } from '../state/table.ts';
import type { Rule } from '../vocabulary/text.ts';
import type { Obstacle } from './obstacle.ts';
import { hasRule } from './standing.ts';

type PlayAtMost = Extract<Rule, { rule: 'playAtMost' }>;

/** PRECED-2, PRECED-4, FREE-4: cards that the rival's text forbids to play, whatever they say themselves. */
export function forbiddenWord(st: Standing, seat: number, word: 0 | 1): number {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return 0;
  let forbidden = 0;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat)
      forbidden |= word === 0 ? rule.cards.lo : rule.cards.hi;
  }
  return forbidden;
}

/** BLUFF-14, BLUFF-15, OPEN-QUESTION-15: a prohibition of face-down cards as such; of faces see forbiddenWord. */
export function bluffsForbidden(st: Standing, seat: number): boolean {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return false;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat && rule.cards.bluff) return true;
  }
  return false;
}

/** SHIP-8. */
export function loadingForbidden(st: Standing, seat: number): boolean {
  if (!hasRule(st, 1 - seat, CANNOT_PLAY)) return false;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind === CANNOT_PLAY && rule.seat !== seat && rule.wholeSupport) return true;
  }
  return false;
}

/** RULING-35, OPEN-QUESTION-5: limits set by text count every card. PROJECT-52: so does the limit of a deck's worth. */
export function countObstacle(
  t: Table,
  st: Standing,
  seat: number,
  area: 'combat' | 'other',
): Obstacle | null {
  if (t.cells[CARDS_PLAYED] >= MAX_CARDS) return 'tooManyCards';
  if (!hasRule(st, 1 - seat, PLAY_AT_MOST)) return null;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== PLAY_AT_MOST || rule.seat === seat) continue;
    const { most, into } = rule.rule as PlayAtMost;
    if (into === undefined && t.cells[CARDS_PLAYED] >= most) return 'tooManyCards';
    if (into === 'combat' && area === 'combat' && t.cells[COMBAT_PLAYED] >= most) return 'tooManyIntoCombat';
  }
  return null;
}
