import { unpackWeights } from './evaluation/weights.ts';
import type { Weights } from './evaluation/weights.ts';
import { TRAINED } from './trained.ts';

/** The weights delivered with the project; `docs/BOTS.md` describes their training. */
export function trainedWeights(): Weights {
  return unpackWeights(Uint8Array.from(atob(TRAINED), (letter) => letter.charCodeAt(0)));
}
