import type { View } from '@bluemoon/engine';
import { callMarginIn } from './bots/calling.ts';
import { declineMarginIn } from './bots/interference.ts';
import { optionsOf } from './bots/options.ts';
import type { BotContext } from './bot-context.ts';
import { hintOf } from './hints.ts';
import type { Hint } from './hints.ts';
import { bluffingIn } from './search/bluffing.ts';
import { compared } from './search/comparison.ts';
import type { Comparing } from './search/comparison.ts';
import { isEndgame, turnsAheadIn } from './search/endgame.ts';
import { searchesOf } from './search/searches.ts';
import { worldOf } from './search/worlds.ts';

/** A choice next to the best option, both by what the player could know. */
export interface WeighedChoice {
  /** Every option, from best to worst. */
  readonly options: readonly Hint[];
  readonly chosen: Hint;
  /** The chosen one itself if no other turned out better. */
  readonly best: Hint;
  /** What was given away: the chance of the best minus that of the choice, in the same worlds; never below 0. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
}

/** How the budget is spent. */
type Style = Omit<
  Comparing,
  'world' | 'shouldStop' | 'hasSearchedEnough' | 'declineMargin' | 'callMargin' | 'calls'
>;

const STYLE: Style = {
  nodesPerOption: 150,
  replyNodesPerOption: 25,
  turnsAhead: 3,
  maxWorlds: 200,
  maxOptions: 8,
  minWorlds: 4,
  minCompared: 8,
  negligible: 0.05,
  otherLines: 8,
};

/** Share of the budget for finding the best option; the rest compares it with the choice. */
const SEARCH_SHARE = 0.5;

/**
 * Weighs the first of the choices that were made in a turn against all other options, within about that many nodes.
 * The others say how the turn went on.
 */
export function weighChoice(
  view: View,
  played: readonly string[],
  context: Omit<BotContext, 'clock'>,
  nodes: number,
  style: Style = STYLE,
): WeighedChoice {
  optionsOf(view);
  const first = worldOf(view, context);
  const search = searchesOf(context.weights)(first.game);
  const seat = view.viewer === 1 ? 1 : 0;
  const bluffing = bluffingIn(first, seat, context);
  search.forget(bluffing);
  const before = search.looked;
  const used = (): number => search.looked - before;
  const { prospects, chosen, best, loss, error } = compared(search, seat, played, {
    ...style,
    turnsAhead: turnsAheadIn(first, style.turnsAhead),
    otherLines: isEndgame(first) ? style.otherLines : 0,
    world: (number) => (number === 0 ? first : worldOf(view, context, number)),
    hasSearchedEnough: () => used() >= SEARCH_SHARE * nodes,
    shouldStop: () => used() >= nodes,
    declineMargin: declineMarginIn(view),
    callMargin: callMarginIn(view, first),
    calls: bluffing.calls,
  });
  const told = (prospect: typeof chosen): Hint => hintOf(view, prospect, context);
  const others = prospects.filter(({ code }) => code !== best.code).toSorted((a, b) => b.win - a.win);
  return { options: [best, ...others].map(told), chosen: told(chosen), best: told(best), loss, error };
}
