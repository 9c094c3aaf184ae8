import {
  choose,
  chooser,
  crystals,
  dealOnto,
  kindOf,
  OPTION_KINDS,
  OVER,
  PHASE,
  reset,
  TURN_NUMBER,
  WINNER,
} from '@bluemoon/engine/simulation';
import type { State, Table } from '@bluemoon/engine/simulation';
import { newFeatures, readFeatures } from '../src/evaluation/features.ts';
import type { TurnSearch } from '../src/search/turn-search.ts';
import { sampleOf } from './samples.ts';
import type { Sample } from './samples.ts';

const TAKE_BACK = OPTION_KINDS.indexOf('takeBack');
const LEAVING: ReadonlySet<number> = new Set([
  OPTION_KINDS.indexOf('retreat'),
  OPTION_KINDS.indexOf('decline'),
]);

export interface SelfPlay {
  readonly seed: number;
  /** How often a choice is made at random instead of the best. */
  readonly exploring: number;
  readonly nodesAnOption: number;
}

/** Two players who always take the same cards back would go on for ever; from here on chance decides. */
const LONG_GAME = 150;

const features = newFeatures();

/** One game against oneself; gives a sample for each seat at every beginning of a turn. */
export function selfPlay(
  t: Table,
  empty: State,
  search: TurnSearch,
  how: SelfPlay,
  random: () => number,
): Sample[] {
  reset(t, empty);
  dealOnto(t, { seed: how.seed });
  const stories: [Sample[], Sample[]] = [[], []];
  let turn = -1;
  let tookBack = false;
  while (t.cells[PHASE] !== OVER) {
    if (t.cells[TURN_NUMBER] !== turn) {
      turn = t.cells[TURN_NUMBER];
      for (const seat of [0, 1] as const) {
        readFeatures(t, seat, features);
        stories[seat].push(sampleOf(features, t.game));
      }
    }
    const code: number = t.options[tookBack ? leaving(t) : pick(t, search, how, random)];
    tookBack = kindOf(code) === TAKE_BACK;
    choose(t, code);
  }
  const winner = t.cells[WINNER] - 1;
  const gain = crystals(t) / 4;
  stories.forEach((story, seat) => {
    for (const sample of story) {
      sample.win = seat === winner ? 1 : 0;
      sample.crystals = seat === winner ? gain : -gain;
    }
  });
  return [...stories[0], ...stories[1]];
}

function leaving(t: Table): number {
  for (let i = 0; i < t.optionCount; i++) if (LEAVING.has(kindOf(t.options[i]))) return i;
  throw new Error('a turn was taken back, but not to Engagement');
}

function pick(t: Table, search: TurnSearch, how: SelfPlay, random: () => number): number {
  if (t.optionCount === 1) return 0;
  if (random() < how.exploring || t.cells[TURN_NUMBER] > LONG_GAME)
    return Math.floor(random() * t.optionCount);
  const worths = search.rank(t, chooser(t), how.nodesAnOption);
  let best = 0;
  for (let i = 1; i < worths.length; i++) if (worths[i] > worths[best]) best = i;
  return best;
}
