import { bucketRows, BUCKETS, mapWeights, PLACES, VIEW_SHAPE } from '@bluemoon/ai/evaluation';
import type { Weights } from '@bluemoon/ai/evaluation';
import { CRITIC_SHAPE } from '../src/critic/network-critic.ts';
import { CRITIC_BUCKETS, CRITIC_PLACES } from '../src/critic/reading.ts';

/**
 * A critic that judges as the bots do: what they know by chance it takes as certain. What they never see counts
 * nothing at first.
 */
export function firstWeights(views: Weights): Weights {
  const { embedding, hidden } = VIEW_SHAPE;
  const weights = mapWeights(CRITIC_SHAPE, (name, size) => {
    const known = views[name];
    return known.length === size ? known.slice() : new Float32Array(size);
  });
  const size = embedding * hidden;
  CRITIC_PLACES.forEach((place, i) => {
    const from = PLACES.findIndex((known) => known === place);
    if (from >= 0) weights.places.set(views.places.subarray(from * size, (from + 1) * size), i * size);
    else weights.places.fill(0, i * size, (i + 1) * size);
  });
  const rows: Readonly<Record<string, number>> = bucketRows(BUCKETS, 0);
  weights.buckets.fill(0);
  for (const [name, first] of Object.entries(bucketRows(CRITIC_BUCKETS, 0))) {
    const from = rows[name];
    if (from === undefined) continue;
    const size = BUCKETS[name as keyof typeof BUCKETS] * hidden;
    weights.buckets.set(views.buckets.subarray(from * hidden, from * hidden + size), first * hidden);
  }
  return weights;
}
