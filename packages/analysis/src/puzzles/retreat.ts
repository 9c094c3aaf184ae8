import { apply, decision, viewFor } from '@bluemoon/engine';
import type { Seat, State } from '@bluemoon/engine';

/** Whether the seat, whose turn it is, loses the game by a retreat. */
export function retreatLoses(state: State, seat: Seat): boolean {
  const end = retreated(state);
  const result = end === null ? null : viewFor(end, 'spectator').result;
  return result !== null && result.winner !== seat;
}

const MAX_STEPS = 20;

/** The state after a retreat, with nothing else done before it; null if there is no retreat any more. */
export function retreated(start: State): State | null {
  let state: State = { ...start, cells: start.engagement ?? start.cells };
  for (let i = 0; i < MAX_STEPS; i++) {
    const options = decision(state)?.options ?? [];
    const next = ['retreat', 'done', 'refuse'].find((id) => options.some((option) => option.id === id));
    if (next === undefined) return null;
    ({ state } = apply(state, next));
    if (next === 'retreat') return withDragons(state);
  }
  return null;
}

/** DRAGON-5: which dragon moves makes no difference. */
function withDragons(start: State): State {
  let state = start;
  for (;;) {
    const first = decision(state)?.options[0];
    if (first?.kind !== 'dragon') return state;
    ({ state } = apply(state, first.id));
  }
}
