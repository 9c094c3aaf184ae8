import type { GameLuck } from '@bluemoon/analysis';
import type { Seat } from '@bluemoon/engine';
import type { Ending } from '../protocol/messages.ts';
import type { Bluffing } from './bluffing.ts';
import type { Fixture } from './schedule.ts';
import type { Timing } from './timing.ts';

/** How a bot can lose a game by its own fault. */
export const FAULTS = ['crash', 'stall', 'nonsense', 'loop'] as const;
export type FaultKind = (typeof FAULTS)[number];

/** Something that went wrong, with everything needed to investigate it. */
export interface Incident {
  readonly kind: FaultKind | 'error';
  /** Who caused it; null for an error of the rules engine. */
  readonly seat: Seat | null;
  readonly message: string;
  /** The last message of a program, if that is the fault. */
  readonly said?: string;
  /** The last lines of a program's stderr. */
  readonly stderr?: string;
  /** The game up to this point (docs/NOTATION.md); only its choices if the engine cannot write it. */
  readonly record: string;
}

export interface Outcome {
  readonly fixture: Fixture;
  /** Null: nobody. An unfinished game counts half for both; one in which the engine failed does not count. */
  readonly winner: Seat | null;
  readonly crystals: number;
  readonly reason: Ending;
  readonly turns: number;
  /** By seat. */
  readonly stats: readonly [SeatStats, SeatStats];
  readonly incident: Incident | null;
  /** Of seat 0, if it was asked for. */
  readonly luck?: GameLuck;
}

export interface SeatStats {
  readonly takeBacks: number;
  /** Take-backs after which the rival had seen hidden cards. */
  readonly takeBacksAfterReveal: number;
  readonly bluffing: Bluffing;
  readonly timing: Timing;
}

/** A bot's fault: it loses the game. */
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
