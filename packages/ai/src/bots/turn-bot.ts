import { listOptions, optionId, tableFor } from '@bluemoon/engine/simulation';
import type { Bot } from '../bot.ts';
import type { Mind } from '../make-bot.ts';
import { randomFrom } from '../random.ts';
import { searchesOf } from '../search/searches.ts';
import { worldOf } from '../search/worlds.ts';
import { optionsOf } from './options.ts';

export interface Manner {
  readonly nodesAnOption: number;
  /** How far off its judgement of an option may be, as a chance to win; up to 0.5 it still sees a dead end. */
  readonly blur: number;
}

/** Looks through its own turn in one world that fits what it has seen, and takes the line whose end it likes best. */
export function turnBot({ weights, seed }: Mind, { nodesAnOption, blur }: Manner): Bot {
  const searchFor = searchesOf(weights);
  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const decision = view.decision?.id ?? 0;
      const random = randomFrom(seed * 7919 + decision);
      const state = worldOf(view, seed + decision);
      const t = tableFor(state, null);
      listOptions(t);
      const search = searchFor(state.game);
      search.forget();
      const worths = search.rank(t, view.viewer === 1 ? 1 : 0, nodesAnOption);
      const ranked = Array.from(worths, (worth, i) => ({
        option: optionId(t, t.options[i]),
        chance: Math.min(Math.max(worth, 0), 1),
        crystals: 0,
        liking: worth + blur * (random() + random() - 1),
      })).toSorted((a, b) => b.liking - a.liking);
      return {
        option: ranked[0].option,
        estimates: ranked.map(({ option, chance, crystals }) => ({ option, chance, crystals })),
      };
    },
  };
}
