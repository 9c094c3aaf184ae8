import type { Seat } from '@bluemoon/engine';
import { choose } from './host.ts';
import type { Host } from './host.ts';
import { nowFor } from './now.ts';
import type { Now } from './now.ts';

/** Chooses for a seat, from what that seat may know. */
export type Program = (now: Now) => string | Promise<string>;

export interface Conducting {
  /** Null for a person: the table waits for them. */
  readonly programs: readonly [Program | null, Program | null];
  readonly clock: () => number;
  /** Called with the table after every choice; `stop` ends the run. */
  readonly after?: (host: Host) => Promise<'goOn' | 'stop'> | 'goOn' | 'stop';
}

/** A program chose an illegal option; the table is unchanged. */
export class ProgramFault extends Error {
  override readonly name = 'ProgramFault';
  readonly seat: Seat;

  constructor(seat: Seat, message: string) {
    super(message);
    this.seat = seat;
  }
}

/** Lets programs choose until a person has to choose, the game is over, or `after` says stop. */
export async function conduct(begun: Host, { programs, clock, after }: Conducting): Promise<Host> {
  let host = begun;
  for (;;) {
    const seat = host.decision?.seat;
    const program = seat === undefined ? null : programs[seat];
    if (seat === undefined || program === null) return host;
    const now = nowFor(host, seat);
    const option = await program(now);
    const outcome = choose(host, { seat, ply: now.ply, options: [option] }, clock());
    if (outcome.kind === 'refused') throw new ProgramFault(seat, wordsFor(outcome.why));
    ({ host } = outcome);
    if ((await after?.(host)) === 'stop') return host;
  }
}

function wordsFor(why: Extract<ReturnType<typeof choose>, { kind: 'refused' }>['why']): string {
  return why.kind === 'illegal' ? why.message : `The choice was refused: ${why.kind}.`;
}
