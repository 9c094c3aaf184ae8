import { decision, viewFor } from '@bluemoon/engine';
import type { Box, State } from '@bluemoon/engine';
import { ideaIn } from './idea.ts';
import { canBeProved } from './provable.ts';
import { prove } from './proof.ts';
import type { Puzzle } from './puzzle.ts';
import { retreated, retreatLoses } from './retreat.ts';
import { aimOf, puzzleState, tryOption } from './solve.ts';

/** What is wrong with a puzzle; empty if it is sound. A judgement is checked only as far as rules go. */
export function faultsOf(puzzle: Puzzle, box: Box): readonly string[] {
  const state = puzzleState(puzzle, box);
  const pending = decision(state);
  if (pending === null || pending.seat !== puzzle.seat) return ['The solver has nothing to decide.'];
  const [first] = puzzle.solution;
  if (!pending.options.some(({ id }) => id === first)) return [`There is no option ${first}.`];
  if (puzzle.kind === 'judgement') return [];
  return [...proofFaults(puzzle, state), ...replayFaults(puzzle, state)];
}

function proofFaults(puzzle: Puzzle, state: State): readonly string[] {
  const { seat, kind, goal, solution } = puzzle;
  const aim = aimOf(puzzle);
  const faults: string[] = [];
  if ((kind === 'onlyMove') !== (aim === 'announce')) faults.push(`${kind} and ${goal} do not fit.`);
  if (kind === 'provable' && !canBeProved(state, seat))
    faults.push('Something hidden cannot be given to the rival.');
  if (goal === 'saveGame' && !retreatLoses(state, seat)) faults.push('A retreat would not lose the game.');
  const idea = ideaIn(prove(state, seat, aim).options, aim);
  if (idea === null) faults.push('There is not exactly one idea that works.');
  else if (!idea.working.some(({ option }) => option.id === solution[0]))
    faults.push('The solution is wrong.');
  return faults;
}

/** The solution, tried step by step, is right and reaches the goal. */
function replayFaults(puzzle: Puzzle, start: State): readonly string[] {
  const { seat, goal, solution } = puzzle;
  let state = start;
  let left = solution;
  let solved = false;
  while (left.length > 0 && !solved) {
    const tried = tryOption(puzzle, state, left[0]);
    if (tried.kind === 'wrong') return [`${left[0]} is wrong: ${tried.reason.kind}.`];
    const own = tried.steps.filter((step) => step.seat === seat).length;
    left = left.slice(own);
    ({ state, solved } = tried);
  }
  if (!solved) return ['The solution does not end the turn.'];
  return reaches(state, puzzle) ? [] : [`The goal ${goal} is not reached.`];
}

/** Whether the rival, who can only retreat, loses what the goal says. */
function reaches(state: State, { seat, goal, kind }: Puzzle): boolean {
  if (kind === 'onlyMove') return true;
  const end = decision(state) === null ? state : retreated(state);
  const result = end === null ? null : viewFor(end, 'spectator').result;
  // A fight that is won can end a game that is lost (WIN-2, WIN-5).
  if (goal === 'winFight')
    return result === null ? end !== null || viewFor(state, seat).fight === null : result.winner === seat;
  if (result === null || result.winner !== seat) return false;
  return (goal === 'fourthDragon') === (result.reason === 'fourthDragon');
}
