/** What searches of other packages are made of. */
export { newPositionStack } from './position-stack.ts';
export type { PositionStack } from './position-stack.ts';
export { fingerprint, newPositions } from './positions.ts';
export type { Positions } from './positions.ts';
export { CALLING, TAKE_BACK, TRUSTING, turnSearch } from './turn-search.ts';
export type { TurnSearch } from './turn-search.ts';
export { drawn } from '../bots/mixing.ts';
export { randomFrom } from '../random.ts';
export { CALLS } from './bluffing.ts';
export { worldOf } from './worlds.ts';
