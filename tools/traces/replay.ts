/** One recorded game on our table. */
import type { Workbench } from './engine.ts';
import type { CauseId } from './causes.ts';
import type { Findings } from './findings.ts';
import type { RecordedAct, RecordedGame } from './record.ts';
import type { Script } from './script.ts';
import type { Tally } from './tally.ts';

export interface Replay {
  readonly game: RecordedGame;
  readonly t: Workbench;
  readonly script: Script;
  readonly findings: Findings;
  /** Since the turn began: movements of cards, and why dragons moved. */
  readonly moves: Tally;
  readonly dragons: Tally;
  /** The act that led to what is being resolved. */
  lastAct: RecordedAct | null;
  /** Cards discarded since that act. */
  discarded: string[];
  /** Cards that were put under a draw deck. */
  readonly under: { readonly seat: number; readonly name: string }[];
  /** Cards loaded in this turn. */
  loads: number;
  /** Fights that ended with a retreat. */
  fights: number;
}

/** A choice of ours that the program makes itself was inferred from the record. */
export function follow(replay: Replay, cause: CauseId): void {
  replay.findings.followed.push({ cause, at: replay.script.last });
}

/** The program does or lists something different, for a known cause. */
export function differ(replay: Replay, cause: CauseId): void {
  replay.findings.differences.push({ cause, at: replay.script.last });
}

/** Nothing explains it. */
export function fault(replay: Replay, what: string): void {
  replay.findings.faults.push({ game: replay.game.id, at: replay.script.last, what });
}

export function note(replay: Replay, difference: string | null): void {
  if (difference !== null) fault(replay, difference);
}
