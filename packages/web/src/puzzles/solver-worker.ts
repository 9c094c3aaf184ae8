import { rightOptions, tellHints, tellReason, tellSolution, tryOption } from '@bluemoon/analysis/puzzles';
import { BUILT_IN, decode } from '@bluemoon/engine';
import type { SolverRequest, SolverResponse } from './solver.ts';

function respondTo(request: SolverRequest): SolverResponse {
  const { puzzle, language } = request;
  const manner = { language, box: BUILT_IN };
  switch (request.ask) {
    case 'try': {
      const state = decode(request.state, BUILT_IN);
      const tried = tryOption(puzzle, state, request.option);
      if (tried.kind === 'wrong')
        return { say: 'wrong', why: tellReason(tried.reason, puzzle, state, request.option, manner) };
      return { say: 'right', choices: tried.steps.map(({ option }) => option.id), solved: tried.solved };
    }
    case 'hints': {
      const state = decode(request.state, BUILT_IN);
      const right = rightOptions(puzzle, state);
      const wanted = right.find((id) => puzzle.solution.includes(id)) ?? right[0] ?? '';
      return { say: 'hints', hints: tellHints(puzzle, state, wanted, manner) };
    }
    case 'why':
      return { say: 'why', why: tellSolution(puzzle, manner, request.line) };
  }
}

addEventListener('message', ({ data }: MessageEvent<SolverRequest>) => {
  try {
    postMessage(respondTo(data));
  } catch (error) {
    postMessage({ say: 'failed', message: String(error) } satisfies SolverResponse);
  }
});
