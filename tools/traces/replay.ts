/** One recorded game on our table. */
import type { CauseId } from './causes.ts';
import { count } from './findings.ts';
import type { Findings } from './findings.ts';
import type { RecordedAct, RecordedGame } from './record.ts';
import type { Script } from './script.ts';
import type { Table } from '../../packages/engine/src/state/table.ts';

export interface Replay {
  readonly game: RecordedGame;
  readonly t: Table;
  readonly script: Script;
  readonly findings: Findings;
  /** The act that led to what is being resolved. */
  lastAct: RecordedAct | null;
  /** Cards discarded since that act. */
  discarded: string[];
  /** Cards loaded in this turn. */
  loads: number;
}

/** A choice of ours that the program makes by itself was read off the record. */
export function follow(replay: Replay, cause: CauseId): void {
  count(replay.findings.followed, cause);
}

export function differ(replay: Replay, cause: CauseId): void {
  count(replay.findings.differences, cause);
}

export function fault(replay: Replay, what: string): void {
  replay.findings.faults.push({ game: replay.game.id, at: replay.script.last, what });
}

export function note(replay: Replay, difference: string | null): void {
  if (difference !== null) fault(replay, difference);
}
