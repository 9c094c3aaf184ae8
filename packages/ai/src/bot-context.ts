import type { Box } from '@bluemoon/engine';
import type { Weights } from './evaluation/weights.ts';

/** What a bot needs from outside. */
export interface BotContext {
  readonly weights: Weights;
  /** With a budget of nodes, the same seed makes the same choices. */
  readonly seed: number;
  /** A monotonic clock in milliseconds, for bots with a time budget. */
  readonly clock: () => number;
  readonly box: Box;
  /** Whether to tell what the bot could have chosen. */
  readonly tellsLots?: boolean;
  /** In which share of its turns the bot would lie when bluffing, from 0 to 1. Default: whenever it pays. */
  readonly lies?: number;
}
