import type { Bot } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { optionsOf } from './options.ts';

const LONG_GAME = 120;
const HOW_OFTEN = 1 / 3;

/**
 * Two players who take the same cards back to hand in every fight could go on for ever, and no rule ends such a game.
 * Long after any game is over, this bot now and then does anything at all, until something changes.
 */
export function restless(bot: Bot, seed: number): Bot {
  return {
    choose: (view) => {
      const random = randomFrom(seed * 31 + (view.decision?.id ?? 0));
      if (view.turn.number <= LONG_GAME || random() > HOW_OFTEN) return bot.choose(view);
      const options = optionsOf(view);
      return { option: options[Math.floor(random() * options.length)], estimates: [] };
    },
  };
}
