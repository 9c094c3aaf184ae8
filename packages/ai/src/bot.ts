import type { View } from '@bluemoon/engine';

export interface Estimate {
  readonly option: string;
  /** Probability of winning the game, from 0 to 1. */
  readonly chance: number;
  /** Expected, from -4 (for the rival) to 4. */
  readonly crystals: number;
}

/** An option that a bot with random errors, or one that mixes its play, could choose. */
export interface Lot {
  readonly option: string;
  /** How likely it was, from 0 to 1. */
  readonly odds: number;
}

export interface Choice {
  readonly option: string;
  /** The options from best to worst, if the bot rated them. */
  readonly estimates: readonly Estimate[];
  /** What it could have chosen instead, if the context asks for it and the bot left it to chance. */
  readonly lots?: readonly Lot[];
}

/** A bot sees only what its seat may know. The view contains the decision to make. */
export interface Bot {
  choose(view: View): Choice;
}
