import { checkProof, randomEvents } from '@bluemoon/play';
import type { ProofFinding, RoomNow } from '@bluemoon/play';

/** What this browser remembers from before the game. */
export interface Remembered {
  /** What it put into the deal; null for spectators, and in a browser that did not play. */
  readonly own: string | null;
  /** The server's fingerprint; null if the page was opened later. */
  readonly server: string | null;
}

export interface FairCheck {
  /** Empty: all is well. */
  readonly findings: readonly ProofFinding[];
  /** How often chance decided something in the game. */
  readonly events: number;
}

/** Checks the deal of a game that is over; null before. */
export function fairCheck(
  { replay, you }: Pick<RoomNow, 'replay' | 'you'>,
  { own, server }: Remembered,
): FairCheck | null {
  if (replay === null || !('seed' in replay.record.setup)) return null;
  const { shuffles, picks } = randomEvents(replay.record);
  const findings = checkProof(replay.proof, replay.record.setup, {
    ...(server === null ? {} : { server }),
    ...(own === null || you === 'spectator' ? {} : { own: { seat: you, seed: own } }),
  });
  return { findings, events: shuffles + picks };
}
