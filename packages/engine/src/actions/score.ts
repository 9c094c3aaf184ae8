import { dragonsOf } from '../derive/condition.ts';
import { rulesInForce } from '../derive/standing.ts';
import { BY_IMPOSSIBLE_TURN, REASON, WINNER } from '../state/layout.ts';
import type { Workbench } from '../state/workbench.ts';

/** SCORE-1 to -3, RULING-5, RULING-7. */
export function crystals(t: Workbench): number {
  const winner = t.cells[WINNER] - 1;
  if (t.cells[REASON] === BY_IMPOSSIBLE_TURN) return 4;
  return crystalsFor(t, winner);
}

function moreCrystals(t: Workbench, winner: number): number {
  let more = 0;
  for (const { says } of rulesInForce(t, winner).moreCrystals) more += says.more;
  return more;
}

/** What a win of this seat would score now. */
export function crystalsFor(t: Workbench, seat: number): number {
  return 1 + dragonsOf(t, seat) + moreCrystals(t, seat);
}
