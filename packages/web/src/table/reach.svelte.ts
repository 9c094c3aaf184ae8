import type { Reach } from '@bluemoon/ai';
import type { View } from '@bluemoon/engine';
import type { ReachNow } from './dock-lines.ts';

/** Finds the best end of the viewer's turn. */
export type AskReach = (view: View) => Promise<Reach | null>;

/** What the rest of the turn can reach. */
export interface ReachSearch {
  /** Reactive. */
  readonly now: ReachNow;
  /** Forgets what was found for another view. */
  search(view: View): Promise<void>;
}

export function startReach(ask: AskReach): ReachSearch {
  let now = $state.raw<ReachNow>(null);
  let searches = 0;
  return {
    get now() {
      return now;
    },
    async search(view) {
      const thisSearch = ++searches;
      const isNeeded = hasToMatch(view);
      now = isNeeded ? 'searching' : null;
      if (!isNeeded) return;
      // A search that was stopped or failed says nothing; the table works without it.
      const found = await ask(view).catch(() => null);
      if (thisSearch === searches) now = found;
    },
  };
}

/** Other decisions need no search. */
function hasToMatch({ decision, fight, turn, viewer }: View): boolean {
  if (decision?.options == null || viewer !== turn.seat || fight === null || fight.startedThisTurn)
    return false;
  return turn.phase === 'engagement' || turn.phase === 'character' || turn.phase === 'boosterSupport';
}
