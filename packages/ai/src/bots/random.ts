import type { Bot } from '../bot.ts';
import { optionsOf } from './options.ts';

/** Chooses at random; after taking a turn back, it retreats or declines. */
export function randomBot(random: () => number): Bot {
  return {
    choose: (view) => {
      const options = optionsOf(view);
      const option = options[Math.floor(random() * options.length)];
      return { option, estimates: [] };
    },
  };
}
