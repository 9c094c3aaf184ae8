import type { View } from '@bluemoon/engine';
import { optionId, tableFor } from '@bluemoon/engine/simulation';
import type { Bot } from '../bot.ts';
import type { Budget } from '../bot-name.ts';
import type { Mind } from '../make-bot.ts';
import { prospectsOf } from '../search/prospects.ts';
import type { Prospect, Thinking } from '../search/prospects.ts';
import { searchesOf } from '../search/searches.ts';
import { worldOf } from '../search/worlds.ts';
import { refusingIn } from './answering.ts';
import { optionsOf } from './options.ts';

export const NORMAL: Budget = { kind: 'nodes', nodes: 16_000 };

/** How the bot spends its time. */
export type Style = Omit<Thinking, 'world' | 'isEnough' | 'refusing'>;

const UNHURRIED: Style = {
  nodesAnOption: 150,
  replyNodesAnOption: 25,
  turnsAhead: 3,
  mostWorlds: 200,
  mostOptions: 8,
  fewWorlds: 6,
};

/** With little time it is better to see one reply to few options than to see half of everything. */
const HURRIED: Style = {
  nodesAnOption: 40,
  replyNodesAnOption: 15,
  turnsAhead: 1,
  mostWorlds: 200,
  mostOptions: 4,
  fewWorlds: 4,
};

const NODES_A_MILLISECOND = 40;
const FEW_NODES = 3000;

export function styleFor(budget: Budget): Style {
  const nodes = budget.kind === 'nodes' ? budget.nodes : budget.milliseconds * NODES_A_MILLISECOND;
  return nodes < FEW_NODES ? HURRIED : UNHURRIED;
}

/** Weighs the rival's replies in many worlds that fit what it has seen. */
export function strongBot(mind: Mind, budget: Budget = NORMAL, style = styleFor(budget)): Bot {
  const think = thinker(mind, budget, style);
  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const prospects = think(view);
      const t = tableFor(worldOf(view, mind), null);
      const estimates = prospects.map(({ code, win, crystals }) => ({
        option: optionId(t, code),
        chance: win,
        crystals,
      }));
      return { option: estimates[0].option, estimates };
    },
  };
}

/** The prospects of all options of the viewer's decision, from best to worst. */
export function thinker(
  mind: Mind,
  budget: Budget,
  style = styleFor(budget),
): (view: View) => readonly Prospect[] {
  const { clock } = mind;
  const searchFor = searchesOf(mind.weights);
  return (view) => {
    const first = worldOf(view, mind);
    const search = searchFor(first.game);
    search.forget();
    const looked = search.looked;
    const began = clock();
    return prospectsOf(search, view.viewer === 1 ? 1 : 0, {
      world: (number) => (number === 0 ? first : worldOf(view, mind, number)),
      isEnough: () =>
        budget.kind === 'nodes'
          ? search.looked - looked >= budget.nodes
          : clock() - began >= budget.milliseconds,
      refusing: refusingIn(view),
      ...style,
    });
  };
}
