import type { Bot } from './bot.ts';
import type { BotContext } from './bot-context.ts';
import type { BotName } from './bot-name.ts';
import { randomBot } from './bots/random.ts';
import { restless } from './bots/restless.ts';
import { strongBot } from './bots/strong.ts';
import { turnBot } from './bots/turn-bot.ts';
import { randomFrom } from './random.ts';

export function makeBot(name: BotName, context: BotContext): Bot {
  return restless(botOf(name, context), context.seed);
}

function botOf({ level, budget }: BotName, context: BotContext): Bot {
  switch (level) {
    case 'random':
      return randomBot(randomFrom(context.seed));
    case 'novice':
      return turnBot(context, { nodesPerOption: 8, blur: 0.5 });
    case 'solid':
      return turnBot(context, { nodesPerOption: 40, blur: 0.08 });
    case 'strong':
      return strongBot(context, budget);
  }
}
