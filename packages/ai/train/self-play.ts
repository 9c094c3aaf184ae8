import {
  choose,
  chooser,
  crystals,
  dealOnto,
  isOffered,
  kindOf,
  OPTION_KINDS,
  OVER,
  PHASE,
  reset,
  TURN_NUMBER,
  WINNER,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../src/evaluation/features.ts';
import type { FreshCards } from '../src/evaluation/features.ts';
import { drawnSince, handOf, TAKE_BACK } from '../src/search/turn-search.ts';
import type { Step, TurnSearch } from '../src/search/turn-search.ts';
import { newPositionStack } from '../src/search/position-stack.ts';
import { reshuffle } from './reshuffle.ts';
import { sampleOf } from './samples.ts';
import type { Sample } from './samples.ts';

const LEAVING: ReadonlySet<number> = new Set([
  OPTION_KINDS.indexOf('retreat'),
  OPTION_KINDS.indexOf('decline'),
]);

export interface SelfPlay {
  readonly seed: number;
  /** How often a random option is chosen instead of the best. */
  readonly exploring: number;
  readonly nodesPerOption: number;
  /** The λ of TD(λ): how much the result of the game counts, compared with the evaluation of the next positions. */
  readonly lambda: number;
}

/** Two players who always retrieve the same cards would play forever; after this turn, choices are random. */
const LONG_GAME = 120;

const features = newFeatures();
const bench = newPositionStack();

/** Plays one game against itself; gives a sample for each seat at the start of every turn. */
export function selfPlay(
  t: Workbench,
  empty: State,
  search: TurnSearch,
  how: SelfPlay,
  random: () => number,
): Sample[] {
  reset(t, empty);
  dealOnto(t, { seed: how.seed });
  const stories: [Sample[], Sample[]] = [[], []];
  const hands: [FreshCards, FreshCards] = [handOf(t, 0), handOf(t, 1)];
  let turn = -1;
  let tookBack = false;
  let plan: readonly Step[] = [];
  while (t.cells[PHASE] !== OVER) {
    if (t.cells[TURN_NUMBER] !== turn) {
      turn = t.cells[TURN_NUMBER];
      plan = [];
      for (const seat of [0, 1] as const) stories[seat].push(judgedSample(t, search, seat, hands[seat]));
    }
    const seat = chooser(t) === 0 ? 0 : 1;
    let code = t.options[0];
    if (tookBack) {
      code = leaving(t);
    } else if (t.optionCount > 1) {
      if (random() < how.exploring || turn > LONG_GAME) {
        code = t.options[Math.floor(random() * t.optionCount)];
        plan = [];
      } else {
        if (!fits(t, seat, plan[0])) plan = plannedTurn(t, seat, search, how, random);
        code = plan[0].code;
        plan = plan.slice(1);
      }
    } else if (plan[0]?.code === code) plan = plan.slice(1);
    tookBack = kindOf(code) === TAKE_BACK;
    hands[seat] = handOf(t, seat);
    choose(t, code);
  }
  const sign = t.cells[WINNER] === 1 ? 1 : -1;
  learnBackwards(stories, { win: (1 + sign) / 2, crystals: (sign * crystals(t)) / 4 }, how.lambda);
  return [...stories[0], ...stories[1]];
}

/** The position as the seat knew it when it last chose, with its evaluation. */
function judgedSample(t: Workbench, search: TurnSearch, seat: 0 | 1, hand: FreshCards): Sample {
  const fresh = chooser(t) === seat ? { lo: 0, hi: 0 } : drawnSince(t, seat, hand);
  search.worth(t, seat, fresh);
  readFeatures(t, seat, features, fresh);
  const sample = sampleOf(features, t.game);
  sample.win = search.judged.win;
  sample.crystals = search.judged.crystals / 4;
  return sample;
}

/**
 * Replaces evaluations by training targets, from the last position back to the first. The evaluations of both seats
 * are combined: one's win is the other's loss, and each knows cards that the other does not.
 */
function learnBackwards(
  stories: readonly [readonly Sample[], readonly Sample[]],
  last: Result,
  lambda: number,
): void {
  let { win, crystals: gain } = last;
  for (let i = stories[0].length - 1; i >= 0; i--) {
    const [one, other] = [stories[0][i], stories[1][i]];
    const thought = { win: (one.win + 1 - other.win) / 2, crystals: (one.crystals - other.crystals) / 2 };
    one.win = win;
    other.win = 1 - win;
    one.crystals = gain;
    other.crystals = -gain;
    win = lambda * win + (1 - lambda) * thought.win;
    gain = lambda * gain + (1 - lambda) * thought.crystals;
  }
}

/** For seat 0; crystals in quarters. */
interface Result {
  readonly win: number;
  readonly crystals: number;
}

function leaving(t: Workbench): number {
  for (let i = 0; i < t.optionCount; i++) if (LEAVING.has(kindOf(t.options[i]))) return t.options[i];
  throw new Error('a turn was taken back, but not to Engagement');
}

/** Whether the plan was made with the same hand, and its next step is legal. */
function fits(t: Workbench, seat: number, step: Step | undefined): boolean {
  if (step === undefined) return false;
  const hand = handOf(t, seat);
  return step.lo === hand.lo && step.hi === hand.hi && isOffered(t, step.code);
}

/** The best line in a world that is consistent with the view. */
function plannedTurn(
  t: Workbench,
  seat: number,
  search: TurnSearch,
  how: SelfPlay,
  random: () => number,
): readonly Step[] {
  bench.save(t, 0);
  reshuffle(t, seat, random);
  const worths = search.rank(t, seat, how.nodesPerOption);
  const best = worths.indexOf(Math.max(...worths));
  const steps = search.follow(t, seat, t.options[best], t.cells[TURN_NUMBER]);
  bench.restore(t, 0);
  return steps;
}
