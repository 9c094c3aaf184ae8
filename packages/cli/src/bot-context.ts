import { trainedWeights } from '@bluemoon/ai';
import type { BotContext, Weights } from '@bluemoon/ai';
import type { Box } from '@bluemoon/engine';
import type { Io } from './io.ts';

/** Cached, since unpacking them takes longer than a quick choice. */
let weights: Weights | undefined;

export function botContext(seed: number, { now }: Pick<Io, 'now'>, box: Box): BotContext {
  weights ??= trainedWeights();
  return { weights, seed, clock: now, box };
}
