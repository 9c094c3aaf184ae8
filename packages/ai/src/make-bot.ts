import type { Bot } from './bot.ts';
import type { BotContext } from './bot-context.ts';
import type { BotId, BotName } from './bot-name.ts';
import type { Budget } from './budget.ts';
import { randomBot } from './bots/random.ts';
import { restless } from './bots/restless.ts';
import { strongBot } from './bots/strong.ts';
import { turnBot } from './bots/turn-bot.ts';
import { callingAt } from './fixed-rates.ts';
import { LEVEL_SETTINGS, OPPONENT_SETTINGS } from './opponents.ts';
import type { Settings } from './opponents.ts';
import { randomFrom } from './random.ts';

export const SETTINGS: Readonly<Record<BotId, Settings>> = { ...LEVEL_SETTINGS, ...OPPONENT_SETTINGS };

export function makeBot({ level, budget, rates = {} }: BotName, context: BotContext): Bot {
  const { calls, lies } = rates;
  const bot = botWith(SETTINGS[level], lies === undefined ? context : { ...context, lies }, budget);
  return restless(calls === undefined ? bot : callingAt(calls, bot, context.seed), context.seed);
}

function botWith(settings: Settings, context: BotContext, budget?: Budget): Bot {
  switch (settings.thinks) {
    case 'not':
      return randomBot(randomFrom(context.seed));
    case 'turn':
      return turnBot(context, settings);
    case 'replies':
      return strongBot(context, budget ?? settings.budget, settings.taste);
  }
}

/** The random errors of a bot when it rates an option: the maximum, as a probability of winning. */
export function blurOf({ level }: BotName): number {
  const settings = SETTINGS[level];
  switch (settings.thinks) {
    case 'not':
      return 1;
    case 'turn':
      return settings.blur;
    case 'replies':
      return 0;
  }
}
