import { BLUFFS, CALL, cardsIn, isHonest, PHASE, workbenchFor, zone } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine';

/** A player's turns with face-down cards, as their rival answered them. */
export interface Bluffing {
  /** How often the rival could call. */
  readonly bluffs: number;
  /** How often they would have been right. */
  readonly lies: number;
  readonly called: number;
  readonly caught: number;
}

export const NO_BLUFFS: Bluffing = { bluffs: 0, lies: 0, called: 0, caught: 0 };

/** What an answer to a bluff adds; only the referee sees the cards of a bluff that nobody calls. */
export function bluffAnswered(state: State, seat: number, option: string): Bluffing {
  if (state.cells[PHASE] !== CALL) return NO_BLUFFS;
  const faceDown = cardsIn(state.cells, zone(1 - seat, BLUFFS));
  const lies = isHonest(workbenchFor(state, null), 1 - seat, faceDown) ? 0 : 1;
  const called = option === 'call' ? 1 : 0;
  return { bluffs: 1, lies, called, caught: lies * called };
}

export function allBluffs(counts: readonly Bluffing[]): Bluffing {
  const sum = (what: keyof Bluffing): number => counts.reduce((total, one) => total + one[what], 0);
  return { bluffs: sum('bluffs'), lies: sum('lies'), called: sum('called'), caught: sum('caught') };
}
