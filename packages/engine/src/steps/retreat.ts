import { beginRetreat } from '../actions/retreat.ts';
import { FIGHT, NO_FIGHT } from '../state/layout.ts';
import type { StepHandler, StepOf } from './handler.ts';

/** RETREAT-9, RULING-31. Without a fight there is nothing to retreat from (ENGAGE-6, TEXT-8). */
export const retreat: StepHandler<StepOf<'retreat'>> = {
  possible: (c) => c.t.cells[FIGHT] !== NO_FIGHT,
  run: (c) => {
    if (c.t.cells[FIGHT] !== NO_FIGHT) beginRetreat(c.t, 1 - c.owner, 'forced');
    return true;
  },
};
