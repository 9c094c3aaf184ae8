import type { View } from '@bluemoon/engine';

export interface Estimate {
  readonly option: string;
  /** Probability of winning the game, from 0 to 1. */
  readonly chance: number;
  /** Expected, from -4 (for the rival) to 4. */
  readonly crystals: number;
}

export interface Choice {
  readonly option: string;
  /** The options from best to worst, if the bot rated them. */
  readonly estimates: readonly Estimate[];
}

/** A bot sees only what its seat may know. The view contains the decision to make. */
export interface Bot {
  choose(view: View): Choice;
}
