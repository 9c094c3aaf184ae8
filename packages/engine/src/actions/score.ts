import { MORE_CRYSTALS } from '../compile/tables.ts';
import { dragonsOf } from '../derive/condition.ts';
import { hasRule, standing } from '../derive/standing.ts';
import { BY_IMPOSSIBLE_TURN, REASON, WINNER } from '../state/layout.ts';
import type { Table } from '../state/table.ts';
import type { Rule } from '../vocabulary/text.ts';

type MoreCrystals = Extract<Rule, { rule: 'moreCrystals' }>;

/** SCORE-1 to -3, RULING-5, RULING-7. */
export function crystals(t: Table): number {
  const winner = t.cells[WINNER] - 1;
  if (t.cells[REASON] === BY_IMPOSSIBLE_TURN) return 4;
  return crystalsFor(t, winner);
}

export function moreCrystals(t: Table, winner: number): number {
  const st = standing(t);
  if (!hasRule(st, winner, MORE_CRYSTALS)) return 0;
  let more = 0;
  for (let i = 0; i < st.count; i++) {
    const { kind, seat, rule } = st.rules[i];
    if (kind === MORE_CRYSTALS && seat === winner) more += (rule as MoreCrystals).more;
  }
  return more;
}

/** What a win of this seat scores as the table lies. */
export function crystalsFor(t: Table, seat: number): number {
  return 1 + dragonsOf(t, seat) + moreCrystals(t, seat);
}
