import type { Seat } from '@bluemoon/engine';
import type { Ending } from '../protocol/messages.ts';
import type { Fixture } from './schedule.ts';
import type { Timing } from './timing.ts';

/** How a bot can lose a game without its rival's help. */
export const FAULTS = ['crash', 'stall', 'nonsense', 'loop'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Something that should not have happened, with all that is needed to look at it again. */
export interface Incident {
  readonly kind: FaultKind | 'error';
  /** Who is to blame; null for an error of the rules engine. */
  readonly seat: Seat | null;
  readonly message: string;
  /** What a program said last, where that is the fault. */
  readonly said?: string;
  /** The last lines of a program's stderr. */
  readonly stderr?: string;
  /** The game up to there (docs/NOTATION.md); its choices alone where the engine cannot write it down. */
  readonly record: string;
}

/** A game that was played, or not played to its end. */
export interface Outcome {
  readonly fixture: Fixture;
  /** Null: nobody, the game counts half for both, or not at all if the engine failed. */
  readonly winner: Seat | null;
  readonly crystals: number;
  readonly reason: Ending;
  readonly turns: number;
  /** By seat. */
  readonly deeds: readonly [Deeds, Deeds];
  readonly incident: Incident | null;
}

export interface Deeds {
  readonly takeBacks: number;
  /** Those of them after which the rival had seen something hidden. */
  readonly takeBacksAfterReveal: number;
  readonly timing: Timing;
}

/** A fault of a bot: it loses the game. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  readonly said: string | undefined;
  readonly stderr: string | undefined;

  constructor(
    kind: FaultKind,
    message: string,
    more: { readonly said?: string; readonly stderr?: string } = {},
  ) {
    super(message);
    this.kind = kind;
    this.said = more.said;
    this.stderr = more.stderr;
  }
}
