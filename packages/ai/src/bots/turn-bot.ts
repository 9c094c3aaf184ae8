import type { View } from '@bluemoon/engine';
import { listOptions, optionId, tableFor } from '@bluemoon/engine/simulation';
import type { Bot } from '../bot.ts';
import type { Mind } from '../make-bot.ts';
import { randomFrom } from '../random.ts';
import { prospectsOf } from '../search/prospects.ts';
import { searchesOf } from '../search/searches.ts';
import type { TurnSearch } from '../search/turn-search.ts';
import { worldOf } from '../search/worlds.ts';
import { isAnswer, refusingIn } from './answering.ts';
import { optionsOf } from './options.ts';

export interface Manner {
  readonly nodesAnOption: number;
  /** How far off its judgement of an option may be, as a chance to win; up to 0.5 it still sees a dead end. */
  readonly blur: number;
}

/** An answer breaks into the rival's turn, and shows its worth only when that is over. */
const INTERFERING = {
  replyNodesAnOption: 10,
  turnsAhead: 1,
  mostWorlds: 4,
  mostOptions: 8,
  fewWorlds: 4,
  isEnough: () => false,
} as const;

/** Looks through its own turn in one world that fits what it has seen, and takes the line whose end it likes best. */
export function turnBot(mind: Mind, { nodesAnOption, blur }: Manner): Bot {
  const searchFor = searchesOf(mind.weights);

  function ranked(view: View): readonly { readonly option: string; readonly worth: number }[] {
    const state = worldOf(view, mind);
    const t = tableFor(state, null);
    const search: TurnSearch = searchFor(state.game);
    const seat = view.viewer === 1 ? 1 : 0;
    search.forget();
    if (isAnswer(view)) {
      const world = (number: number) => (number === 0 ? state : worldOf(view, mind, number));
      const prospects = prospectsOf(search, seat, {
        ...INTERFERING,
        world,
        nodesAnOption,
        refusing: refusingIn(view),
      });
      return prospects.map(({ code, worth }) => ({ option: optionId(t, code), worth }));
    }
    listOptions(t);
    return Array.from(search.rank(t, seat, nodesAnOption, 'worst'), (worth, i) => ({
      option: optionId(t, t.options[i]),
      worth,
    }));
  }

  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const random = randomFrom(mind.seed * 7919 + (view.decision?.id ?? 0));
      const liked = ranked(view)
        .map(({ option, worth }) => ({ option, worth, liking: worth + blur * (random() + random() - 1) }))
        .toSorted((a, b) => b.liking - a.liking);
      return {
        option: liked[0].option,
        estimates: liked.map(({ option, worth }) => ({
          option,
          chance: Math.min(Math.max(worth, 0), 1),
          crystals: 0,
        })),
      };
    },
  };
}
