import { isOver } from '../draft/progress.ts';
import type { DraftRoom } from './draft-room.ts';
import { pairingsOf } from './pairings.ts';

/** What goes on in a draft room. */
export type DraftPhase =
  /** Until the opener starts the draft. */
  'waiting' | 'picking' | 'building' | 'playing' | 'over' | 'closed';

export function draftPhaseOf(room: DraftRoom): DraftPhase {
  const { closed, draft, seats, results } = room;
  if (closed !== null) return 'closed';
  if (draft === null) return 'waiting';
  if (!isOver(draft)) return 'picking';
  if (seats.some((drafter) => drafter?.isReady !== true)) return 'building';
  return results.length < pairingsOf(room).length ? 'playing' : 'over';
}
