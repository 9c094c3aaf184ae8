import { makeBot, readBotName } from '@bluemoon/ai';
import type { Bot, BotContext } from '@bluemoon/ai';
import { apply, decision, encode, viewFor } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { prove } from '../src/puzzles/proof.ts';
import type { Difficulty } from '../src/puzzles/puzzle.ts';
import type { Draft } from './drafts.ts';

export interface Rated {
  readonly difficulty: Difficulty;
  readonly foundBy: readonly string[];
  /** How often of five times. */
  readonly novice: number;
}

const TIMES = 5;
const SMALL = 'strong@1000nodes';
const LARGE = 'strong@8000nodes';

/** Which bots find the solution; the weaker they are, the easier it is. */
export function rated(draft: Draft, context: BotContext): Rated {
  const finds = finder(draft);
  const times = (name: string): number => {
    let found = 0;
    for (let seed = 1; seed <= TIMES; seed++) {
      if (finds(makeBot(readBotName(name), { ...context, seed }))) found++;
    }
    return found;
  };
  const once = (name: string): boolean => finds(makeBot(readBotName(name), { ...context, seed: 1 }));
  const novice = times('novice');
  const solid = times('solid');
  const isFound = novice >= 3 || solid >= 2;
  const small = once(SMALL);
  const large = isFound || small || once(LARGE);
  const foundBy = [
    ...(novice >= 3 ? ['novice'] : []),
    ...(solid >= 3 ? ['solid'] : []),
    ...(small ? [SMALL] : []),
    ...(large && !isFound && !small ? [LARGE] : []),
  ];
  return { difficulty: difficultyOf(novice, solid, small, large), foundBy, novice };
}

function difficultyOf(novice: number, solid: number, small: boolean, large: boolean): Difficulty {
  if (novice === TIMES) return 1;
  if (novice >= 3 || solid >= 4) return 2;
  if (solid >= 2 || small) return 3;
  return large ? 4 : 5;
}

/** Whether a bot, playing the turn, never leaves the right way. */
function finder({ state: start, seat, aim }: Draft): (bot: Bot) => boolean {
  const known = new Map<string, ReadonlySet<string>>();
  const turn = viewFor(start, seat).turn.number;

  function working(state: State): ReadonlySet<string> {
    const key = encode(state);
    const found =
      known.get(key) ??
      new Set(
        prove(state, seat, aim)
          .options.filter(({ outcome }) => outcome === 'works')
          .map(({ option }) => option.id),
      );
    known.set(key, found);
    return found;
  }

  return (bot) => {
    let state = start;
    for (;;) {
      const pending = decision(state);
      const view = viewFor(state, seat);
      if (pending === null || pending.seat !== seat || view.turn.number !== turn) return true;
      const { option } = bot.choose(view);
      if (pending.options.length > 1 && !working(state).has(option)) return false;
      ({ state } = apply(state, option));
    }
  };
}
