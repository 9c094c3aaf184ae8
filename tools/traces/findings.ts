/** What the replay of one game found. */
import type { CauseId } from './causes.ts';

/** Something with a cause, and the index of the recorded event. */
export interface Finding {
  readonly cause: CauseId;
  readonly at: number;
}

/** Something that no cause explains. */
export interface Fault {
  readonly game: string;
  readonly at: number;
  readonly what: string;
}

export interface Findings {
  /** A choice that our game leaves to a player and the program makes itself: inferred from its effect. */
  readonly followed: Finding[];
  /** The program lists or does something different. */
  readonly differences: Finding[];
  readonly faults: Fault[];
}

export function noFindings(): Findings {
  return { followed: [], differences: [], faults: [] };
}
