import { Worker } from 'node:worker_threads';
import type { View } from '@bluemoon/engine';
import type { Thinking } from './house-bots.ts';

export interface Question {
  readonly number: number;
  readonly level: string;
  readonly view: View;
  readonly seed: number;
}

export type Thought =
  | { readonly number: number; readonly option: string }
  | { readonly number: number; readonly failure: string };

export interface Thinkers {
  readonly think: Thinking;
  readonly close: () => Promise<void>;
}

/** House bots think in threads of their own, so that nobody waits for them but their rivals. */
export function startThinkers(threads: number): Thinkers {
  const waiting = new Map<number, { resolve: (option: string) => void; reject: (error: Error) => void }>();
  const workers = Array.from({ length: threads }, () => {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    worker.on('message', (thought: Thought) => {
      const asked = waiting.get(thought.number);
      waiting.delete(thought.number);
      if ('option' in thought) asked?.resolve(thought.option);
      else asked?.reject(new Error(thought.failure));
    });
    worker.unref();
    return worker;
  });
  let asked = 0;
  return {
    think: (level, view, seed) =>
      new Promise((resolve, reject) => {
        const number = asked++;
        const worker = workers[number % workers.length];
        if (worker === undefined) return reject(new Error('there are no house bots'));
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, level, view, seed } satisfies Question);
      }),
    close: async () => void (await Promise.all(workers.map((worker) => worker.terminate()))),
  };
}
