/** The evaluation for programs that judge positions without playing. */
export { bucketRows, BUCKETS, newFeatures, PLACES, putCards, SEAT_SLOTS, SLOTS } from './features.ts';
export type { Features } from './features.ts';
export { networkFor } from './network.ts';
export type { Network } from './network.ts';
export { mapWeights, packWeights, unpackWeights, VIEW_SHAPE } from './weights.ts';
export type { Shape, Weights } from './weights.ts';
