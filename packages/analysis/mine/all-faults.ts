import type { Weights } from '@bluemoon/ai';
import { BUILT_IN, viewFor } from '@bluemoon/engine';
import { faultsOf } from '../src/puzzles/check.ts';
import type { Puzzle } from '../src/puzzles/puzzle.ts';
import { puzzleState } from '../src/puzzles/solve.ts';
import { MIN_PLAYED_OUT, playedOutGap } from './played-out.ts';
import { isJudgement, NODES, weighed } from './weigh.ts';

/** Other worlds than those in which judgements are found. */
const SEED = 77;

/** What is wrong with a puzzle by the rules, and of a judgement also by the strong bot and by games played out. */
export function allFaultsOf(puzzle: Puzzle, weights: Weights): readonly string[] {
  const faults = faultsOf(puzzle, BUILT_IN);
  if (puzzle.kind !== 'judgement' || faults.length > 0) return faults;
  const view = viewFor(puzzleState(puzzle, BUILT_IN), puzzle.seat);
  const context = { weights, seed: SEED, box: BUILT_IN };
  const [best] = puzzle.solution;
  const weighing = weighed(view, best, context, NODES);
  if (!isJudgement(weighing)) return [`Not clearly better: ${JSON.stringify(weighing.gaps.at(-1))}.`];
  const gap = playedOutGap(view, best, { ...context, clock: () => 0 });
  return gap >= MIN_PLAYED_OUT ? [] : [`Wins only ${gap.toFixed(2)} more games when it is played out.`];
}
