import type { Puzzle, Sentence } from '@bluemoon/analysis/puzzles';
import type { Language } from '@bluemoon/engine';

/** A position reached while solving, as text, since states do not travel to workers. */
interface At {
  readonly puzzle: Puzzle;
  readonly state: string;
}

export type SolverRequest =
  | (At & { readonly ask: 'try'; readonly option: string; readonly language: Language })
  | (At & { readonly ask: 'hints'; readonly language: Language })
  /** `line`: what the solver chose, or the solution. */
  | {
      readonly ask: 'why';
      readonly puzzle: Puzzle;
      readonly line: readonly string[];
      readonly language: Language;
    };

export type TryResponse =
  /** What was chosen, with everything after it that left no choice. */
  | { readonly say: 'right'; readonly choices: readonly string[]; readonly solved: boolean }
  | { readonly say: 'wrong'; readonly why: readonly Sentence[] };

export type SolverResponse =
  | TryResponse
  | { readonly say: 'hints'; readonly hints: readonly string[] }
  | { readonly say: 'why'; readonly why: readonly Sentence[] }
  | { readonly say: 'failed'; readonly message: string };

/** Proofs take up to seconds, so they are made in a worker. Answers come in the order of the questions. */
export interface Solver {
  ask(request: SolverRequest): Promise<SolverResponse>;
  end(): void;
}

export function solverIn(newWorker: () => Worker): Solver {
  let worker: Worker | null = null;
  const pending: ((response: SolverResponse) => void)[] = [];
  const fail = (message: string): void => {
    worker?.terminate();
    worker = null;
    for (const respond of pending.splice(0)) respond({ say: 'failed', message });
  };

  function started(): Worker {
    if (worker !== null) return worker;
    worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<SolverResponse>) => pending.shift()?.(data));
    worker.addEventListener('error', ({ message }) => fail(message));
    return worker;
  }

  return {
    ask: (request) =>
      new Promise((resolve) => {
        const asked = started();
        pending.push(resolve);
        asked.postMessage(request);
      }),
    end: () => fail(''),
  };
}
