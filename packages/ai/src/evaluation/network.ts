import type { Game } from '@bluemoon/engine/simulation';
import type { Features } from './features.ts';
import { HIDDEN, rowsFor, SECOND } from './weights.ts';
import type { Weights } from './weights.ts';

/** Judges positions of one game. */
export interface Network {
  /** After `judge`: the chance to win, from 0 to 1. */
  win: number;
  /** After `judge`: the crystals expected, from -4 to 4. */
  crystals: number;
  judge(features: Features): void;
}

/** A sum of rows, two rectified layers, two answers. */
export function networkFor(weights: Weights, game: Game): Network {
  const rows = rowsFor(weights, game);
  const hidden = new Float32Array(HIDDEN);
  const { bias, second, secondBias, answers, answersBias } = weights;
  return {
    win: 0.5,
    crystals: 0,
    judge(features) {
      hidden.set(bias);
      for (let i = 0; i < features.count; i++) {
        const row = features.rows[i] * HIDDEN;
        const weight = features.weights[i];
        for (let h = 0; h < HIDDEN; h++) hidden[h] += weight * rows[row + h];
      }
      let win = answersBias[0];
      let crystals = answersBias[1];
      for (let k = 0; k < SECOND; k++) {
        let sum = secondBias[k];
        const from = k * HIDDEN;
        for (let h = 0; h < HIDDEN; h++) if (hidden[h] > 0) sum += second[from + h] * hidden[h];
        if (sum <= 0) continue;
        win += answers[k] * sum;
        crystals += answers[SECOND + k] * sum;
      }
      this.win = 1 / (1 + Math.exp(-win));
      this.crystals = 4 * Math.min(Math.max(crystals, -1), 1);
    },
  };
}
