import type { Element, Option, View } from '@bluemoon/engine';
import type { BotName } from './bot-name.ts';
import { makeBot } from './make-bot.ts';
import type { Mind } from './make-bot.ts';

/** A choice worth considering, and where it leads. */
export interface Hint {
  readonly option: Option;
  /** To win the game, from 0 to 1. */
  readonly chance: number;
  /** Expected, from -4 (the rival's) to 4. */
  readonly crystals: number;
  /** What best follows in the rest of the own turn, as far as it can be foreseen; empty in the rival's turn. */
  readonly line: readonly Option[];
  /** Null where the turn does not come to announcing power. */
  readonly announces: { readonly element: Element; readonly power: number } | null;
  /** In which share of the cases looked at the rival gives the fight up in his next turn; null if not looked at. */
  readonly rivalGivesUp: number | null;
}

/** The best few options of the viewer's pending decision, from best to worst. */
export function hintsFor(view: View, name: BotName, mind: Mind, most = 3): readonly Hint[] {
  const options = view.decision?.options ?? [];
  const { estimates } = makeBot(name, mind).choose(view);
  return estimates.slice(0, most).flatMap(({ option: id, chance, crystals }) => {
    const option = options.find((one) => one.id === id);
    return option === undefined
      ? []
      : [{ option, chance, crystals, line: [], announces: null, rivalGivesUp: null }];
  });
}
