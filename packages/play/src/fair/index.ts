export { checkProof, findingText, readProof } from './proof.ts';
export type { Noted, ProofFinding } from './proof.ts';
export { firstDifference, randomEvents } from './random-events.ts';
export type { RandomEvents } from './random-events.ts';
export { fingerprintOf, gameSeedOf, serverSeedOf } from './seeds.ts';
export type { SeedParts } from './seeds.ts';
