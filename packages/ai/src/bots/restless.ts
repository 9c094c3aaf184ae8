import type { View } from '@bluemoon/engine';
import type { Bot } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { optionsOf } from './options.ts';

const LONG_GAME = 120;
/** A bot that plans its turns takes back almost none. */
const MANY_TAKE_BACKS = 12;
const RANDOM_SHARE = 1 / 3;

/**
 * Two players who retrieve the same cards in every fight could play forever, and no rule ends such a game, nor a turn
 * that is taken back again and again. In a very long game, or after many take-backs, this bot sometimes plays a
 * random legal option until something changes.
 */
export function restless(bot: Bot, seed: number): Bot {
  return {
    choose: (view) => {
      const random = randomFrom(seed * 31 + (view.decision?.id ?? 0));
      if (!isStuck(view) || random() > RANDOM_SHARE) return bot.choose(view);
      const options = optionsOf(view);
      return { option: options[Math.floor(random() * options.length)], estimates: [] };
    },
  };
}

function isStuck({ turn }: View): boolean {
  // The Engagement phase decides where a turn leads; a random option later would only do harm.
  return turn.number > LONG_GAME || (turn.takeBacks > MANY_TAKE_BACKS && turn.phase === 'engagement');
}
