import type { Bot } from './bot.ts';
import type { BotName } from './bot-name.ts';
import { randomBot } from './bots/random.ts';
import { solidBot } from './bots/solid.ts';
import type { Weights } from './evaluation/weights.ts';
import { randomFrom } from './random.ts';

/** What a bot needs from outside. */
export interface Mind {
  readonly weights: Weights;
  /** The same seed and a budget of nodes make the same choices. */
  readonly seed: number;
  /** Milliseconds that only go up; asked by bots that think for a time. */
  readonly clock: () => number;
}

export function makeBot(name: BotName, { weights, seed }: Mind): Bot {
  switch (name.level) {
    case 'random':
      return randomBot(randomFrom(seed));
    case 'novice':
    case 'solid':
    case 'strong':
      return solidBot(weights, seed);
  }
}
