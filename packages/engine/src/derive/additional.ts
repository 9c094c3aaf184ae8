import { MAY_PLAY } from '../compile/tables.ts';
import { BOOSTER_UNITS, FIGHT, STARTING, STOPPED, SUPPORT_UNITS } from '../state/layout.ts';
import type { Standing, Table } from '../state/table.ts';
import type { Rule } from '../vocabulary/text.ts';
import { hasRule } from './standing.ts';

type MayPlay = Extract<Rule, { rule: 'mayPlay' }>;

/**
 * BOOST-1 and -4 to -9, STOP-3, STOP-4, PAIR-5: whether one more unit of the booster/support limit is there. Permissions
 * are derived, so that they count from the moment their card is active (RULING-29).
 */
export function hasUnit(t: Table, st: Standing, seat: number, type: 'booster' | 'support'): boolean {
  const { cells } = t;
  const boosters = cells[BOOSTER_UNITS] + (type === 'booster' ? 1 : 0);
  const supports = cells[SUPPORT_UNITS] + (type === 'support' ? 1 : 0);
  const limit = cells[FIGHT] === STARTING || cells[STOPPED] === 1 ? 0 : 1;
  const over =
    Math.max(0, boosters - additional(st, seat, 'booster')) +
    Math.max(0, supports - additional(st, seat, 'support'));
  return over <= limit;
}

export function additional(st: Standing, seat: number, type: 'booster' | 'support'): number {
  if (!hasRule(st, seat, MAY_PLAY)) return 0;
  let more = 0;
  for (let i = 0; i < st.count; i++) {
    const rule = st.rules[i];
    if (rule.kind !== MAY_PLAY || rule.seat !== seat) continue;
    const may = rule.rule as MayPlay;
    if (may.cards.types?.includes(type)) more += may.more === 'any' ? Infinity : may.more;
  }
  return more;
}
