/** What the training of other networks shares with that of the bots. */
export { newPositionStack } from '../src/search/position-stack.ts';
export { TAKE_BACK, turnSearch } from '../src/search/turn-search.ts';
export type { TurnSearch } from '../src/search/turn-search.ts';
export { randomFrom } from '../src/random.ts';
export { newAverage } from './average.ts';
export { exchange } from './jobs.ts';
export { newLearner, randomWeights } from './learner.ts';
export type { Learner } from './learner.ts';
export { bot, countingNumber, runTool, text, UsageError, wholeNumber } from './options.ts';
export { reshuffle } from './reshuffle.ts';
export { sampleOf } from './samples.ts';
export type { Sample } from './samples.ts';
