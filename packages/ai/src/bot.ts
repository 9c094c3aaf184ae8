import type { View } from '@bluemoon/engine';

/** What a bot thinks of an option. */
export interface Estimate {
  readonly option: string;
  /** To win the game, from 0 to 1. */
  readonly chance: number;
  /** Expected, from -4 (the rival's) to 4. */
  readonly crystals: number;
}

export interface Choice {
  readonly option: string;
  /** The options from best to worst, where the bot weighed them. */
  readonly estimates: readonly Estimate[];
}

/** A bot sees what its seat may know, and nothing else. The view holds the decision that it has to make. */
export interface Bot {
  choose(view: View): Choice;
}
