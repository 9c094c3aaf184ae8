import {
  choose,
  chooser,
  listOptions,
  optionId,
  reset,
  workbenchFor,
  TURN_NUMBER,
} from '@bluemoon/engine/simulation';
import type { State, Workbench } from '@bluemoon/engine/simulation';
import { candidatesOf, canFinish, playedIn } from './candidates.ts';
import type { Candidate, Outcome } from './candidates.ts';
import { otherLines } from './other-lines.ts';
import { marginOf, mean, promising, prospectOf } from './prospects.ts';
import type { Prospect, Thinking } from './prospects.ts';
import { handOf, hasTurnEnded, drawnSince } from './turn-search.ts';
import type { Step, TurnSearch } from './turn-search.ts';

/** A choice next to the best option, played in the same worlds. */
export interface Comparison {
  /** One for each option; the best and the chosen one as they were compared. */
  readonly prospects: readonly Prospect[];
  readonly chosen: Prospect;
  /** The chosen one itself if no other turned out better. */
  readonly best: Prospect;
  /** Best minus chosen, as a probability of winning; never below 0. */
  readonly loss: number;
  /** The standard error of the loss. */
  readonly error: number;
}

export interface Comparing extends Thinking {
  /** Whether the search for the best option has used its share. */
  hasSearchedEnough(): boolean;
  /** Minimum number of worlds in which the best option and the choice are compared. */
  readonly minCompared: number;
  /** Losses below this are not worth measuring further. */
  readonly negligible: number;
  /** Maximum number of further lines of the options that look best. */
  readonly otherLines: number;
}

/** So that the comparison meets other worlds than the search for the best option. */
const FRESH_WORLDS = 1000;

/**
 * First looks for the best option, then plays that one and the choice in other worlds. Whatever luck an option had
 * while it was found does not count in the comparison, so it has no winner's curse. The choice may go on as the search
 * suggests or as it really went on, whichever is better: nobody is blamed for a line that the search did not see.
 */
export function compared(
  search: TurnSearch,
  seat: number,
  played: readonly string[],
  comparing: Comparing,
): Comparison {
  const first = comparing.world(0);
  const t = workbenchFor(first, null);
  const candidates = candidatesOf(t, first, search, seat, comparing.nodesPerOption);
  const own = playedLine(t, first, search, seat, played);
  const isOwn = ({ code }: Candidate): boolean => code === own.code;
  const finishing = candidates.filter(canFinish);
  const others = finishing.filter((candidate) => !isOwn(candidate)).slice(0, comparing.maxOptions);
  const chosen = [own, ...finishing.filter((candidate) => isOwn(candidate) && !isSameLine(candidate, own))];
  const further = otherLines(t, first, search, seat, finishing, comparing.otherLines);
  const ranked = bestOfAll(t, search, seat, [...chosen, ...others, ...further], isOwn, comparing);
  const liked = ranked.find(isOwn) ?? own;
  const [better] = ranked;
  const prospects = candidates.map((candidate) => told(isOwn(candidate) ? liked : candidate, comparing));
  const unharmed = {
    prospects,
    chosen: told(liked, comparing),
    best: told(liked, comparing),
    loss: 0,
    error: 0,
  };
  if (better === undefined || isOwn(better)) return unharmed;
  const pair = [afresh(better), afresh(liked)] as const;
  const { loss, error } = measured(t, search, seat, pair, comparing);
  if (loss <= 0) return unharmed;
  const [best, losing] = [told(pair[0], comparing), told(pair[1], comparing)];
  const said = new Map([best, losing].map((prospect) => [prospect.code, prospect]));
  return {
    prospects: prospects.map((prospect) => said.get(prospect.code) ?? prospect),
    chosen: losing,
    best,
    loss,
    error,
  };
}

function afresh(candidate: Candidate): Candidate {
  return { ...candidate, outcomes: [] };
}

function told(candidate: Candidate, comparing: Comparing): Prospect {
  const prospect = prospectOf(candidate);
  const margin = marginOf(candidate.code, comparing);
  return { ...prospect, worth: prospect.worth - margin, win: Math.max(0, prospect.win - margin) };
}

/** The candidates that may be the best, from best to worst, and the better line of the choice. */
function bestOfAll(
  t: Workbench,
  search: TurnSearch,
  seat: number,
  candidates: readonly Candidate[],
  isOwn: (candidate: Candidate) => boolean,
  comparing: Comparing,
): readonly Candidate[] {
  let alive = candidates;
  const worth = ({ code, outcomes }: Candidate): number =>
    mean({ outcomes }, 'worth') - marginOf(code, comparing);
  for (let number = 0; number < comparing.maxWorlds && alive.some((one) => !isOwn(one)); number++) {
    const isEnough = number >= comparing.minWorlds;
    if (isEnough && comparing.hasSearchedEnough()) break;
    const world = { state: comparing.world(number), number };
    playedIn(t, world, search, seat, alive, { ...comparing, shouldStop: () => false });
    if (number + 1 < comparing.minWorlds) continue;
    const own = alive.filter(isOwn).toSorted((a, b) => worth(b) - worth(a));
    const left = promising(alive);
    alive = left.some(isOwn) ? left : [...left, ...own.slice(0, 1)];
    if (alive.length === 2 && !left.some(isOwn)) break;
  }
  return alive.toSorted((a, b) => worth(b) - worth(a));
}

/** Plays both in fresh worlds until the budget ends, or until it is clear that nothing much was lost. */
function measured(
  t: Workbench,
  search: TurnSearch,
  seat: number,
  pair: readonly [Candidate, Candidate],
  comparing: Comparing,
): { readonly loss: number; readonly error: number } {
  const [better, chosen] = pair;
  const margin = marginOf(better.code, comparing) - marginOf(chosen.code, comparing);
  let [loss, error] = [0, Infinity];
  for (let i = 0; i < comparing.maxWorlds; i++) {
    const isEnough = i >= comparing.minCompared;
    if (isEnough && (comparing.shouldStop() || loss + 2 * error < comparing.negligible)) break;
    const number = FRESH_WORLDS + i;
    playedIn(t, { state: comparing.world(number), number }, search, seat, pair, {
      ...comparing,
      shouldStop: () => false,
    });
    ({ loss, error } = gapBetween(better.outcomes, chosen.outcomes, margin));
  }
  return { loss, error };
}

function gapBetween(
  better: readonly Outcome[],
  chosen: readonly Outcome[],
  margin: number,
): { readonly loss: number; readonly error: number } {
  const gaps = better.map(({ win }, i) => win - chosen[i].win - margin);
  const loss = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
  const spread = gaps.reduce((sum, gap) => sum + (gap - loss) ** 2, 0) / Math.max(gaps.length - 1, 1);
  return { loss, error: Math.sqrt(spread / gaps.length) };
}

/** What was really played in the rest of the turn, as far as it goes in this world without the rival. */
function playedLine(
  t: Workbench,
  state: State,
  search: TurnSearch,
  seat: number,
  played: readonly string[],
): Candidate {
  reset(t, state);
  listOptions(t);
  const turn = t.cells[TURN_NUMBER];
  const line: Step[] = [];
  for (const id of played) {
    if (hasTurnEnded(t, turn) || chooser(t) !== seat) break;
    const code = t.options.subarray(0, t.optionCount).find((one) => optionId(t, one) === id);
    if (code === undefined) break;
    line.push({ code, ...handOf(t, seat), replies: [] });
    choose(t, code);
  }
  const [step] = line;
  if (step === undefined) throw new RangeError(`“${played[0]}” is not an option of this decision.`);
  search.worth(t, seat, drawnSince(t, seat, line[line.length - 1]));
  return { code: step.code, line, judged: { ...search.judged }, outcomes: [] };
}

function isSameLine(a: Candidate, b: Candidate): boolean {
  return a.line.length === b.line.length && a.line.every(({ code }, i) => code === b.line[i].code);
}
