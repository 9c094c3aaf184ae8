import type { GameEvent, View } from '@bluemoon/engine';
import type { Clocks, TakingBack } from '@bluemoon/play';

/** What one entry of a record made happen, as the viewer saw it. */
export interface Happening {
  readonly entry: number;
  readonly events: readonly GameEvent[];
}

export type Presence = 'here' | 'thinking' | 'away';

/** What a table on the screen shows. */
export interface SeatNow {
  readonly view: View;
  /** Whether it is for somebody at this screen to choose. */
  readonly isAsked: boolean;
  /** Since the beginning, the newest last. It grows, and is cut only where something was taken back. */
  readonly story: readonly Happening[];
  /** Null where nothing is ever taken back. */
  readonly takingBack: TakingBack | null;
  readonly clocks: Clocks | null;
  readonly presence: readonly [Presence, Presence];
}

/** All that the table on the screen knows of its game. Reading `now` while rendering follows the game. */
export interface SeatLink {
  readonly now: SeatNow;
  /** One after the other, each legal after the one before, for the decision that `now` shows. */
  choose(options: readonly string[]): void;
  takeBack(): void;
}
