import { packWeights, unpackWeights } from '@bluemoon/ai/evaluation';
import type { Weights } from '@bluemoon/ai/evaluation';
import { CRITIC_SHAPE } from './network-critic.ts';

/** Of each number only the upper half, rounded: three digits, which is enough to judge by, and half as much to load. */
export function packedCritic(weights: Weights): Uint8Array {
  const words = new Uint32Array(packWeights(weights).buffer);
  return new Uint8Array(
    Uint16Array.from(words, (word) => Math.min((word + 0x8000) / 0x10000, 0xffff)).buffer,
  );
}

export function unpackedCritic(bytes: Uint8Array): Weights {
  const halves = new Uint16Array(bytes.slice().buffer);
  const words = Uint32Array.from(halves, (half) => half * 0x10000);
  return unpackWeights(new Uint8Array(words.buffer), CRITIC_SHAPE);
}
