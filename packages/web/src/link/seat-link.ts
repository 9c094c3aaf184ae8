import type { View } from '@bluemoon/engine';
import type { Clocks, StoryEntry, TakingBack } from '@bluemoon/play';

export type Presence = 'here' | 'thinking' | 'away';

/** What the table on the screen shows. */
export interface SeatNow {
  readonly view: View;
  /** Whether a person at this screen has to choose. */
  readonly isAsked: boolean;
  /** From the start, the newest last. It only grows, or loses its end when something is taken back. */
  readonly story: readonly StoryEntry[];
  /** Null: nothing can ever be taken back. */
  readonly takingBack: TakingBack | null;
  /** Options that were chosen and are on their way to the host; left out: none. */
  readonly sent?: readonly string[];
  readonly clocks: Clocks | null;
  readonly presence: readonly [Presence, Presence];
}

/** All that the table on the screen knows about its game; `now` is reactive. */
export interface SeatLink {
  readonly now: SeatNow;
  /** Options for the decision in `now`, in order: each must be legal after the one before. */
  choose(options: readonly string[]): void;
  takeBack(): void;
}
