import type { Bot } from './bot.ts';
import type { BotContext } from './bot-context.ts';
import type { BotName } from './bot-name.ts';
import type { Budget } from './budget.ts';
import { randomBot } from './bots/random.ts';
import { restless } from './bots/restless.ts';
import { strongBot } from './bots/strong.ts';
import { turnBot } from './bots/turn-bot.ts';
import { callingAt } from './fixed-rates.ts';
import type { FixedRates } from './fixed-rates.ts';
import { SETTINGS } from './opponents.ts';
import type { BotId, Settings } from './opponents.ts';
import { randomFrom } from './random.ts';

export function makeBot({ level, budget, rates = {} }: BotName, context: BotContext): Bot {
  const { calls, lies } = rates;
  const bot = botWith(settingsOf(level, rates), lies === undefined ? context : { ...context, lies }, budget);
  return restless(calls === undefined ? bot : callingAt(calls, bot, context.seed), context.seed);
}

function settingsOf(level: BotId, { errors }: FixedRates): Settings {
  const settings = SETTINGS[level];
  return errors === undefined || settings.thinks !== 'turn' ? settings : { ...settings, blur: errors };
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
export function blurOf({ level, rates = {} }: BotName): number {
  const settings = settingsOf(level, rates);
  switch (settings.thinks) {
    case 'not':
      return 1;
    case 'turn':
      return settings.blur;
    case 'replies':
      return 0;
  }
}
