/** What a replay found: choices that were read off the record, and differences with their causes. */
import type { CauseId } from './causes.ts';

export interface Fault {
  readonly game: string;
  /** Index into the recorded events. */
  readonly at: number;
  readonly what: string;
}

export interface Findings {
  /** A choice of our game that the program makes by itself: followed. */
  readonly followed: Map<CauseId, number>;
  /** The program does or lists something else than we do, for a known cause. */
  readonly differences: Map<CauseId, number>;
  /** Nothing explains these. */
  readonly faults: Fault[];
}

export function noFindings(): Findings {
  return { followed: new Map(), differences: new Map(), faults: [] };
}

export function add(tally: Map<CauseId, number>, cause: CauseId): void {
  tally.set(cause, (tally.get(cause) ?? 0) + 1);
}
