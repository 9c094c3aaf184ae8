import { makeBot } from '@bluemoon/ai';
import type { Bot, BotName } from '@bluemoon/ai';
import { apply, BUILT_IN, decision, newGame, viewFor } from '@bluemoon/engine';
import { botContext } from '../bot-context.ts';
import { PAIRS } from './pairs.ts';

export interface Cost {
  readonly games: number;
  /** Time of each decision with more than one option, in milliseconds. */
  readonly times: readonly number[];
  /** Peak memory of the whole program, in bytes. */
  readonly memory: number;
}

export interface Trial {
  readonly games: number;
  readonly now: () => number;
  readonly memory: () => number;
  /** Before each game, counted from 1. */
  readonly onGame: (game: number) => void;
}

/** Lets a bot play against itself, with different decks in each game. */
export function measureBot(name: BotName, { games, now, memory, onGame }: Trial): Cost {
  const times: number[] = [];
  let most = memory();
  for (let game = 0; game < games; game++) {
    onGame(game + 1);
    const seated = (seat: number): Bot => makeBot(name, botContext(2 * game + seat, { now }, BUILT_IN));
    const bots: readonly [Bot, Bot] = [seated(0), seated(1)];
    let { state } = newGame({ decks: PAIRS[game % PAIRS.length] ?? ['vulca', 'hoax'], seed: game + 1 });
    for (let asked = decision(state); asked !== null; asked = decision(state)) {
      const view = viewFor(state, asked.seat);
      const begin = now();
      const { option } = bots[asked.seat].choose(view);
      if (asked.options.length > 1) times.push(now() - begin);
      most = Math.max(most, memory());
      ({ state } = apply(state, option));
    }
  }
  return { games, times, memory: most };
}
