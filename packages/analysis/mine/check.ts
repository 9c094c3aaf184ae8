/** Checks all puzzles, judgements with their large budget: `npm run puzzles`, or of some peoples only. */
import { trainedWeights } from '@bluemoon/ai';
import { BUILT_IN, PEOPLES, viewFor } from '@bluemoon/engine';
import { faultsOf, loadPuzzles, puzzleState } from '../src/puzzles/index.ts';
import type { Puzzle } from '../src/puzzles/index.ts';
import { isJudgement, NODES, weighed } from './weigh.ts';

/** Other worlds than those in which it was found. */
const context = { weights: trainedWeights(), seed: 77, box: BUILT_IN };

function judgementFaults(puzzle: Puzzle): readonly string[] {
  if (puzzle.kind !== 'judgement') return [];
  const view = viewFor(puzzleState(puzzle, BUILT_IN), puzzle.seat);
  const weighing = weighed(view, puzzle.solution[0], context, NODES);
  if (isJudgement(weighing)) return [];
  return [`Not clearly better: ${JSON.stringify(weighing.gaps.at(-1))}.`];
}

const asked = process.argv.slice(2);
let total = 0;
let faulty = 0;
for (const people of PEOPLES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const puzzles = await loadPuzzles(people);
  const began = performance.now();
  for (const puzzle of puzzles) {
    total++;
    const faults = [...faultsOf(puzzle, BUILT_IN), ...judgementFaults(puzzle)];
    if (faults.length === 0) continue;
    faulty++;
    console.error(`${puzzle.id}: ${faults.join(' ')}`);
  }
  console.error(
    `${people}: ${puzzles.length} puzzles in ${((performance.now() - began) / 1000).toFixed(1)} s`,
  );
}
console.log(`${total} puzzles, ${faulty} faulty.`);
if (faulty > 0) process.exitCode = 1;
