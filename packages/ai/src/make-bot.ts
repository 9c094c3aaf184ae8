import type { Box } from '@bluemoon/engine';
import type { Bot } from './bot.ts';
import type { BotName } from './bot-name.ts';
import { randomBot } from './bots/random.ts';
import { restless } from './bots/restless.ts';
import { strongBot } from './bots/strong.ts';
import { turnBot } from './bots/turn-bot.ts';
import type { Weights } from './evaluation/weights.ts';
import { randomFrom } from './random.ts';

/** What a bot needs from outside. */
export interface Mind {
  readonly weights: Weights;
  /** The same seed and a budget of nodes make the same choices. */
  readonly seed: number;
  /** Milliseconds that only go up; asked by bots that think for a time. */
  readonly clock: () => number;
  readonly box: Box;
}

export function makeBot(name: BotName, mind: Mind): Bot {
  return restless(botOf(name, mind), mind.seed);
}

function botOf({ level, budget }: BotName, mind: Mind): Bot {
  switch (level) {
    case 'random':
      return randomBot(randomFrom(mind.seed));
    case 'novice':
      return turnBot(mind, { nodesAnOption: 8, blur: 0.5 });
    case 'solid':
      return turnBot(mind, { nodesAnOption: 40, blur: 0.08 });
    case 'strong':
      return strongBot(mind, budget);
  }
}
