import type { Part, PartResult } from '@bluemoon/analysis';
import type { AnalysisRequest, AnalysisResponse, GameText } from './messages.ts';

/** What a pool needs of a worker. */
export interface PoolWorker {
  postMessage(request: AnalysisRequest): void;
  addEventListener(type: 'message', listen: (event: { readonly data: AnalysisResponse }) => void): void;
  addEventListener(type: 'error', listen: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

export interface PoolHooks {
  readonly found: (part: Part, result: PartResult) => void;
  readonly done: () => void;
  readonly failed: (message: string) => void;
}

const MAX_WORKERS = 12;

/** One core stays free for the page. */
export function workersFor(cores: number): number {
  return Math.max(1, Math.min(MAX_WORKERS, cores - 1));
}

/** Lets workers do parts of an analysis, one at a time each, as long as there is a next one. Returns what ends it at once. */
export function startPool(
  game: GameText,
  next: () => Part | undefined,
  workers: readonly PoolWorker[],
  hooks: PoolHooks,
): () => void {
  let underway = 0;
  let isEnded = false;

  function end(): void {
    isEnded = true;
    for (const worker of workers) worker.terminate();
  }

  function fail(message: string): void {
    if (isEnded) return;
    end();
    hooks.failed(message);
  }

  for (const worker of workers) {
    let current: Part | undefined;
    const giveNext = (): void => {
      current = next();
      if (current !== undefined) {
        underway++;
        worker.postMessage({ ask: 'part', part: current });
      } else if (underway === 0) {
        end();
        hooks.done();
      }
    };
    worker.addEventListener('message', ({ data }) => {
      if (isEnded || current === undefined) return;
      if (data.say === 'failed') return fail(data.message);
      underway--;
      hooks.found(current, data.result);
      giveNext();
    });
    worker.addEventListener('error', ({ message }) => fail(message));
    worker.postMessage({ ask: 'open', game });
    giveNext();
  }
  return end;
}
