import type { View } from '@bluemoon/engine';
import { listOptions, optionId, reset, workbenchFor } from '@bluemoon/engine/simulation';
import type { State } from '@bluemoon/engine/simulation';
import type { Bot, Choice, Lot } from '../bot.ts';
import type { BotContext } from '../bot-context.ts';
import { oddsOf } from '../odds.ts';
import { randomFrom } from '../random.ts';
import { bluffingIn } from '../search/bluffing.ts';
import { prospectsOf } from '../search/prospects.ts';
import { searchesOf } from '../search/searches.ts';
import type { TurnSearch } from '../search/turn-search.ts';
import { bothWorlds, worldOf } from '../search/worlds.ts';
import { likingsIn } from '../taste.ts';
import type { Taste } from '../taste.ts';
import { CALL, callMarginIn, callMixture, isCall } from './calling.ts';
import { isInterference, declineMarginIn } from './interference.ts';
import { drawn, lotsOf } from './mixing.ts';
import { optionsOf } from './options.ts';

export interface TurnBotSettings {
  readonly nodesPerOption: number;
  /** Maximum random error when rating an option, as a probability of winning; up to 0.5 it still avoids dead ends. */
  readonly blur: number;
  readonly taste?: Taste;
}

/** Interference interrupts the rival's turn, and its worth shows only when that turn is over. */
const INTERFERING = {
  replyNodesPerOption: 10,
  turnsAhead: 1,
  maxWorlds: 4,
  maxOptions: 8,
  minWorlds: 4,
  shouldStop: () => false,
} as const;

interface Ranked {
  readonly option: string;
  readonly worth: number;
}

interface Tasted extends Ranked {
  /** The worth as the bot sees it, by its taste. */
  readonly seeming: number;
}

/** Searches its own turn in one world that is consistent with the view, and plays the line with the best end. */
export function turnBot(context: BotContext, { nodesPerOption, blur, taste = {} }: TurnBotSettings): Bot {
  const searchFor = searchesOf(context.weights);

  function ranked(view: View): readonly Ranked[] {
    const state = worldOf(view, context);
    const t = workbenchFor(state, null);
    const search: TurnSearch = searchFor(state.game);
    const seat = view.viewer === 1 ? 1 : 0;
    const bluffing = bluffingIn(state, seat, context);
    search.forget(bluffing);
    if (isInterference(view)) {
      const world = (number: number) => (number === 0 ? state : worldOf(view, context, number));
      const prospects = prospectsOf(search, seat, {
        ...INTERFERING,
        world,
        nodesPerOption,
        declineMargin: declineMarginIn(view),
        callMargin: 0,
        calls: bluffing.calls,
      });
      return prospects.map(({ code, worth }) => ({ option: optionId(t, code), worth }));
    }
    const inWorld = (world: State): readonly Ranked[] => {
      reset(t, world);
      listOptions(t);
      return Array.from(search.rank(t, seat, nodesPerOption, 'worst'), (worth, i) => ({
        option: optionId(t, t.options[i]),
        worth,
      }));
    };
    return isCall(view) ? calls(view, inWorld) : inWorld(state);
  }

  /** Calling and trusting: the mean of an honest world and one with a lie. */
  function calls(view: View, inWorld: (world: State) => readonly Ranked[]): readonly Ranked[] {
    const worlds = bothWorlds(view, context);
    const known = worlds.map(({ state }) => inWorld(state));
    const margin = callMarginIn(view, worlds[0].state);
    return known[0].map(({ option }, i) => ({
      option,
      worth:
        known.reduce((sum, ranking, k) => sum + worlds[k].odds * ranking[i].worth, 0) -
        (option === CALL ? margin : 0),
    }));
  }

  function called(known: readonly Tasted[], chance: number): Choice {
    const seeming = known.map((one) => ({ option: one.option, worth: one.seeming }));
    const lots = lotsOf(callMixture(seeming), blur);
    const estimates = known.map(({ option, worth }) => ({ option, chance: chanceOf(worth), crystals: 0 }));
    return {
      option: drawn(lots, chance),
      estimates: estimates.toSorted((a, b) => b.chance - a.chance),
      ...(context.tellsLots === true ? { lots } : {}),
    };
  }

  return {
    choose: (view) => {
      const options = optionsOf(view);
      if (options.length === 1) return { option: options[0], estimates: [] };
      const random = randomFrom(context.seed * 7919 + (view.decision?.id ?? 0));
      const liking = likingsIn(view, taste, context.box);
      const known = ranked(view).map((one) => ({ ...one, seeming: one.worth + liking(one.option) }));
      if (isCall(view)) return called(known, random());
      const liked = known
        .map((one) => ({ ...one, liking: one.seeming + blur * (random() + random() - 1) }))
        .toSorted((a, b) => b.liking - a.liking);
      return {
        option: liked[0].option,
        estimates: liked.map(({ option, worth }) => ({
          option,
          chance: chanceOf(worth),
          crystals: 0,
        })),
        ...(context.tellsLots === true && blur > 0 ? { lots: lotsAmong(known, blur) } : {}),
      };
    },
  };
}

const chanceOf = (worth: number): number => Math.min(Math.max(worth, 0), 1);

function lotsAmong(known: readonly Tasted[], blur: number): readonly Lot[] {
  const all = oddsOf(
    known.map(({ seeming }) => seeming),
    blur,
  );
  return known.flatMap(({ option }, i) => (all[i] === 0 ? [] : [{ option, odds: all[i] }]));
}
