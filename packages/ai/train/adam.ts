import { mapWeights, shapeOf, WEIGHT_NAMES } from '../src/evaluation/weights.ts';
import type { Weights } from '../src/evaluation/weights.ts';

const FIRST_MOMENT = 0.9;
const SECOND_MOMENT = 0.999;
/** Keeps the embedding of a card close to what its attributes say. */
const CARD_DECAY = 0.01;
const DECAY = 1e-4;

export interface Optimizer {
  /** Moves the weights against the gradient, summed over `samples` samples, and clears it. */
  step(samples: number, rate: number): void;
}

/** Adam with weight decay. */
export function adam(weights: Weights, gradient: Weights): Optimizer {
  const zero = (): Weights => mapWeights(shapeOf(weights), (_, size) => new Float32Array(size));
  const first = zero();
  const second = zero();
  let steps = 0;
  return {
    step(samples, rate) {
      steps++;
      const firstScale = 1 - FIRST_MOMENT ** steps;
      const secondScale = 1 - SECOND_MOMENT ** steps;
      for (const name of WEIGHT_NAMES) {
        const decay = name === 'cards' ? CARD_DECAY : DECAY;
        const [w, g, m, v] = [weights[name], gradient[name], first[name], second[name]];
        for (let i = 0; i < w.length; i++) {
          const slope = g[i] / samples;
          g[i] = 0;
          m[i] = FIRST_MOMENT * m[i] + (1 - FIRST_MOMENT) * slope;
          v[i] = SECOND_MOMENT * v[i] + (1 - SECOND_MOMENT) * slope * slope;
          w[i] -= rate * (m[i] / firstScale / (Math.sqrt(v[i] / secondScale) + 1e-8) + decay * w[i]);
        }
      }
    },
  };
}
