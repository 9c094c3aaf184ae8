import type { View } from '@bluemoon/engine';
import type { Bot } from '../bot.ts';
import { randomFrom } from '../random.ts';
import { optionsOf } from './options.ts';

const LONG_GAME = 120;
/** A bot that plans its turns takes hardly any back. */
const MANY_TAKE_BACKS = 12;
const HOW_OFTEN = 1 / 3;

/**
 * Two players who take the same cards back to hand in every fight could go on for ever, and no rule ends such a game;
 * nor does any rule end a turn that is tried again and again in the same way. Long after any game is over, or after
 * many turns that led nowhere, this bot now and then does anything at all, until something changes.
 */
export function restless(bot: Bot, seed: number): Bot {
  return {
    choose: (view) => {
      const random = randomFrom(seed * 31 + (view.decision?.id ?? 0));
      if (!goesRound(view) || random() > HOW_OFTEN) return bot.choose(view);
      const options = optionsOf(view);
      return { option: options[Math.floor(random() * options.length)], estimates: [] };
    },
  };
}

function goesRound({ turn }: View): boolean {
  // Where a turn leads is decided in its Engagement phase; beyond that anything at all would only harm.
  return turn.number > LONG_GAME || (turn.takeBacks > MANY_TAKE_BACKS && turn.phase === 'engagement');
}
