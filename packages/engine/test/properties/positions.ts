import { decision, parsePosition, positionOf, stateFromPosition, viewFor } from '../../src/index.ts';
import type { State, View, Viewer } from '../../src/index.ts';
import { POSITION_PHASES } from '../../src/position/position.ts';
import { AGENDA_SIZE, PHASE, PHASES } from '../../src/state/layout.ts';
import { requireSame } from './failure.ts';
import { boxOf } from './box.ts';

const PROPERTY = 'positions give the same game again';
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** Between the decisions of a phase a state can be written as a position and read back. */
export function checkPositions(state: State): void {
  const { cells } = state;
  if (cells[AGENDA_SIZE] > 0 || !POSITION_PHASES.some((phase) => phase === PHASES[cells[PHASE]])) return;
  const box = boxOf(state);
  const position = positionOf(state);
  const read = stateFromPosition(parsePosition(JSON.parse(JSON.stringify(position)), box), box);
  requireSame(PROPERTY, positionOf(read), position, 'the position');
  requireSame(PROPERTY, asked(read), asked(state), 'the decision');
  for (const viewer of VIEWERS)
    requireSame(PROPERTY, shown(read, viewer), shown(state, viewer), `the view of ${viewer}`);
}

/** Without the number of the decision: a position does not tell how many there were before. */
function asked(state: State): unknown {
  return { ...decision(state), id: null };
}

function shown(state: State, viewer: Viewer): Omit<View, 'table' | 'decision'> {
  const { table: _, decision: __, ...rest } = viewFor(state, viewer);
  return rest;
}
