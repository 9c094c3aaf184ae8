/** Checks all puzzles, judgements with their large budget: `npm run puzzles`, or of some peoples only. */
import { trainedWeights } from '@bluemoon/ai';
import { PEOPLES } from '@bluemoon/engine';
import { loadPuzzles } from '../src/puzzles/index.ts';
import { allFaultsOf } from './all-faults.ts';

const weights = trainedWeights();
const asked = process.argv.slice(2);
const stranger = asked.find((name) => !PEOPLES.some((people) => people === name));
if (stranger !== undefined) {
  console.error(`“${stranger}” is no people. Name some of these, or none for all: ${PEOPLES.join(', ')}.`);
  process.exit(1);
}
let total = 0;
let faulty = 0;
for (const people of PEOPLES.filter((each) => asked.length === 0 || asked.includes(each))) {
  const puzzles = await loadPuzzles(people);
  const began = performance.now();
  for (const puzzle of puzzles) {
    total++;
    const faults = allFaultsOf(puzzle, weights);
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
