import { reachIn } from '@bluemoon/ai';
import type { Reach } from '@bluemoon/ai';
import { apply, decision, viewFor } from '@bluemoon/engine';
import type { Box, Seat, State } from '@bluemoon/engine';
import { bits } from '@bluemoon/engine/simulation';
import { giveEverything, unseenOf } from './strongest-rival.ts';

/** The position in which the rival holds every unseen card. */
export function withEverything(state: State, rival: Seat): State {
  const cells = state.cells.slice();
  giveEverything(cells, rival, unseenOf(cells, rival));
  return { ...state, cells };
}

/** How far the rival gets this turn with every unseen card, and how many cards those are. */
export function rivalBest(
  state: State,
  rival: Seat,
  box: Box,
): { readonly reach: Reach | null; readonly unseen: number } {
  const unseen = unseenOf(state.cells, rival);
  return {
    reach: furthestReach(withEverything(state, rival), rival, box),
    unseen: bits(unseen.lo) + bits(unseen.hi),
  };
}

/** More ways into the Engagement phase than this take too long for a sentence. */
const MAX_WAYS = 60;

/** The furthest that the seat gets this turn, whatever it does before Engagement; null if that cannot be told. */
export function furthestReach(start: State, seat: Seat, box: Box): Reach | null {
  let ways = 0;

  function best(state: State): Reach | null {
    const pending = decision(state);
    if (pending === null || pending.seat !== seat || ++ways > MAX_WAYS) return null;
    if (pending.about.phase === 'engagement' && pending.about.during === 'phase') {
      return reachIn(viewFor(state, seat), box);
    }
    const reaches = pending.options.map(({ id }) => best(apply(state, id).state));
    return reaches.reduce((a, b) => (a === null || b === null ? null : further(a, b)));
  }

  return best(start);
}

function further(a: Reach, b: Reach): Reach {
  const better = b.canAnnounce || b.best - b.toMatch > a.best - a.toMatch ? b : a;
  return { ...better, isCertain: a.isCertain && b.isCertain };
}
