import { imagine } from '@bluemoon/engine';
import { listOptions, optionId, tableFor } from '@bluemoon/engine/simulation';
import type { Bot, Estimate } from '../bot.ts';
import type { Weights } from '../evaluation/weights.ts';
import { turnSearch } from '../search/turn-search.ts';
import { optionsOf } from './options.ts';

const NODES_AN_OPTION = 150;

/** Looks through its own turn in one world that fits what it has seen, and takes the line that ends best. */
export function solidBot(weights: Weights, seed: number): Bot {
  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const state = imagine(view, seed);
      const t = tableFor(state, null);
      listOptions(t);
      const seat = view.viewer === 1 ? 1 : 0;
      const worths = turnSearch(weights, state.game).rank(t, seat, NODES_AN_OPTION);
      const estimates: Estimate[] = Array.from(worths, (worth, i) => ({
        option: optionId(t, t.options[i]),
        chance: Math.min(Math.max(worth, 0), 1),
        crystals: 0,
      }));
      const ranked = estimates.toSorted((a, b) => b.chance - a.chance);
      return { option: ranked[0].option, estimates: ranked };
    },
  };
}
