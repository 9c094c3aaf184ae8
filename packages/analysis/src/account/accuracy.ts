import type { Seat } from '@bluemoon/engine';
import { isClear } from '../decisions/judge.ts';
import type { JudgedDecision } from '../game-analysis.ts';

/** A decision that gives this chance away counts half. */
const HALF = 0.1;

/**
 * The mean over the seat's decisions: each counts 1 if nothing was clearly given away, and half as much for every 10 %
 * of the chance to win that was.
 */
export function accuracyOf(decisions: readonly JudgedDecision[], seat: Seat): number | null {
  const own = decisions.filter((decision) => decision.seat === seat);
  if (own.length === 0) return null;
  return own.reduce((sum, decision) => sum + kept(decision), 0) / own.length;
}

function kept({ loss, error }: JudgedDecision): number {
  return isClear(loss, error) ? 0.5 ** (loss / HALF) : 1;
}
