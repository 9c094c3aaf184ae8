import type { Bot } from './bot.ts';
import type { BotContext } from './bot-context.ts';
import type { BotName } from './bot-name.ts';
import { randomBot } from './bots/random.ts';
import { restless } from './bots/restless.ts';
import { strongBot } from './bots/strong.ts';
import { turnBot } from './bots/turn-bot.ts';
import { callingAt } from './habits.ts';
import { randomFrom } from './random.ts';

/** The random errors of each level when it rates an option: the maximum, as a probability of winning. */
export const BLURS: Readonly<Record<BotName['level'], number>> = {
  random: 1,
  novice: 0.5,
  solid: 0.08,
  strong: 0,
};

export function makeBot(name: BotName, context: BotContext): Bot {
  const { calls, lies } = name.habits ?? {};
  const bot = botOf(name, lies === undefined ? context : { ...context, lies });
  return restless(calls === undefined ? bot : callingAt(calls, bot, context.seed), context.seed);
}

function botOf({ level, budget }: BotName, context: BotContext): Bot {
  switch (level) {
    case 'random':
      return randomBot(randomFrom(context.seed));
    case 'novice':
      return turnBot(context, { nodesPerOption: 8, blur: BLURS[level] });
    case 'solid':
      return turnBot(context, { nodesPerOption: 40, blur: BLURS[level] });
    case 'strong':
      return strongBot(context, budget);
  }
}
