/** What our table would offer if something else were in force. */
import type { Legal } from './legal.ts';
import { ourLegal } from './legal.ts';
import { standing } from '../../packages/engine/src/derive/standing.ts';
import type { Standing, Table } from '../../packages/engine/src/state/table.ts';
import { listOptions } from '../../packages/engine/src/turn/run.ts';

/** Lists our legal plays under a changed standing, which is thrown away afterwards. */
export function legalSupposing(t: Table, change: (st: Standing) => void): Legal {
  change(standing(t));
  listOptions(t);
  const legal = ourLegal(t);
  t.standing.fresh = false;
  listOptions(t);
  return legal;
}
