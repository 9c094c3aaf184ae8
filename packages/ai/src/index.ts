export type { Bot, Choice, Estimate } from './bot.ts';
export { randomBot } from './bots/random.ts';
export { solidBot } from './bots/solid.ts';
export { packWeights, unpackWeights } from './evaluation/weights.ts';
export type { Weights } from './evaluation/weights.ts';
export { randomFrom } from './random.ts';
