import type { DraftRoomNow, DraftRoomRequest } from '@bluemoon/play';
import type { Whereabouts } from '@bluemoon/wire';

/** All that the screens of a draft room know and can do; the code that follows the room gives it to them. */
export interface DraftRoomHere {
  readonly id: string;
  readonly now: DraftRoomNow;
  /** By seat. */
  readonly here: readonly Whereabouts[];
  /** The address that leads here. */
  readonly link: string;
  readonly serverTime: () => number;
  /** Resolves with the reason for a refusal, in words; null if it was done. */
  readonly ask: (request: DraftRoomRequest) => Promise<string | null>;
  readonly sit: () => Promise<string | null>;
  /** The bots take the open seats. */
  readonly start: () => Promise<string | null>;
}
