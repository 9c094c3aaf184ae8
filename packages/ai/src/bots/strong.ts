import type { View } from '@bluemoon/engine';
import { optionId, workbenchFor } from '@bluemoon/engine/simulation';
import type { Bot } from '../bot.ts';
import type { Budget } from '../budget.ts';
import type { BotContext } from '../bot-context.ts';
import { randomFrom } from '../random.ts';
import { bluffingIn } from '../search/bluffing.ts';
import { turnsAheadIn } from '../search/endgame.ts';
import { prospectsOf } from '../search/prospects.ts';
import type { Prospect, Thinking } from '../search/prospects.ts';
import { searchesOf } from '../search/searches.ts';
import { worldOf } from '../search/worlds.ts';
import { likingsIn } from '../taste.ts';
import type { Taste } from '../taste.ts';
import { callMarginIn, callMixture, isCall } from './calling.ts';
import { declineMarginIn } from './interference.ts';
import { lieMixture } from './lying.ts';
import { drawn, lotsOf } from './mixing.ts';
import { optionsOf } from './options.ts';

export const NORMAL: Budget = { kind: 'nodes', nodes: 16_000 };

/** How the bot spends its time. */
export type Style = Omit<Thinking, 'world' | 'shouldStop' | 'declineMargin' | 'callMargin' | 'calls'>;

const THOROUGH: Style = {
  nodesPerOption: 150,
  replyNodesPerOption: 25,
  turnsAhead: 3,
  maxWorlds: 200,
  maxOptions: 8,
  minWorlds: 6,
};

const BRISK: Style = { ...THOROUGH, nodesPerOption: 60, maxOptions: 6, minWorlds: 4 };

/** With hardly any time, one reply to few options is better than three to one. */
const FAST: Style = {
  nodesPerOption: 40,
  replyNodesPerOption: 15,
  turnsAhead: 1,
  maxWorlds: 200,
  maxOptions: 4,
  minWorlds: 4,
};

/** The smallest number of nodes with which each pays. */
const STYLES = [
  { style: THOROUGH, from: 6000 },
  { style: BRISK, from: 1500 },
] as const;

const NODES_PER_MILLISECOND = 100;

export function styleFor(budget: Budget): Style {
  const nodes = budget.kind === 'nodes' ? budget.nodes : budget.milliseconds * NODES_PER_MILLISECOND;
  return STYLES.find(({ from }) => nodes >= from)?.style ?? FAST;
}

/** Evaluates the rival's replies in many worlds that are consistent with the view. */
export function strongBot(context: BotContext, budget: Budget = NORMAL, taste: Taste = {}): Bot {
  const think = thinker(context, budget);
  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const prospects = think(view);
      const t = workbenchFor(worldOf(view, context), null);
      const liking = likingsIn(view, taste, context.box);
      const known = prospects
        .map((prospect) => {
          const option = optionId(t, prospect.code);
          return { ...prospect, option, worth: prospect.worth + liking(option) };
        })
        .toSorted((a, b) => Math.sign(b.worlds) - Math.sign(a.worlds) || b.worth - a.worth);
      const estimates = known.map(({ option, win, crystals }) => ({ option, chance: win, crystals }));
      const mixture = isCall(view) ? callMixture(known) : lieMixture(known, t, view.viewer === 1 ? 1 : 0);
      if (mixture === null) return { option: estimates[0].option, estimates };
      const lots = lotsOf(mixture, 0);
      const option = drawn(lots, randomFrom(context.seed + (view.decision?.id ?? 0))());
      return { option, estimates, ...(context.tellsLots === true ? { lots } : {}) };
    },
  };
}

/** The prospects of all options of the viewer's decision, from best to worst. */
export function thinker(
  context: BotContext,
  budget: Budget,
  style = styleFor(budget),
): (view: View) => readonly Prospect[] {
  const { clock } = context;
  const searchFor = searchesOf(context.weights);
  return (view) => {
    const first = worldOf(view, context);
    const search = searchFor(first.game);
    const seat = view.viewer === 1 ? 1 : 0;
    const bluffing = bluffingIn(first, seat, context);
    search.forget(bluffing);
    const looked = search.looked;
    const began = clock();
    return prospectsOf(search, seat, {
      world: (number) => (number === 0 ? first : worldOf(view, context, number)),
      shouldStop: () =>
        budget.kind === 'nodes'
          ? search.looked - looked >= budget.nodes
          : clock() - began >= budget.milliseconds,
      declineMargin: declineMarginIn(view),
      callMargin: callMarginIn(view, first),
      calls: bluffing.calls,
      ...style,
      turnsAhead: turnsAheadIn(first, style.turnsAhead),
    });
  };
}
