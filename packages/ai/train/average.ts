import { mapWeights, shapeOf, WEIGHT_NAMES } from '../src/evaluation/weights.ts';
import type { Weights } from '../src/evaluation/weights.ts';

/** How much of the average remains after a step. */
const REMAINS = 0.998;

/** A moving average of the weights: it plays better than any of them, as their noise cancels out. */
export interface Average {
  readonly weights: Weights;
  add(weights: Weights): void;
}

export function newAverage(start: Weights): Average {
  const mean = mapWeights(shapeOf(start), (name) => start[name].slice());
  let count = 0;
  return {
    weights: mean,
    add(weights) {
      count++;
      // At first a plain mean, so that the random start is soon forgotten.
      const remains = Math.min(REMAINS, count / (count + 10));
      for (const name of WEIGHT_NAMES) {
        const [to, from] = [mean[name], weights[name]];
        for (let i = 0; i < to.length; i++) to[i] = remains * to[i] + (1 - remains) * from[i];
      }
    },
  };
}
