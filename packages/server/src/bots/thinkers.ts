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
export function startThinkers(threads: number, failed: (error: unknown) => void = () => undefined): Thinkers {
  const thinkers = Array.from({ length: threads }, () => startThinker(failed));
  let asked = 0;
  return {
    think(level, view, seed) {
      const number = asked++;
      const thinker = thinkers[number % thinkers.length];
      if (thinker === undefined) return Promise.reject(new Error('there are no house bots'));
      return thinker.ask({ number, level, view, seed });
    },
    close: async () => void (await Promise.all(thinkers.map((thinker) => thinker.close()))),
  };
}

interface Thinker {
  ask(question: Question): Promise<string>;
  close(): Promise<unknown>;
}

interface Waiting {
  readonly resolve: (option: string) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that is started when it is first asked, and again when it has failed. */
function startThinker(failed: (error: unknown) => void): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;

  function start(): Worker {
    const started = new Worker(new URL('./thread.mjs', import.meta.url));
    started.on('message', (thought: Thought) => {
      const asked = waiting.get(thought.number);
      waiting.delete(thought.number);
      if ('option' in thought) asked?.resolve(thought.option);
      else asked?.reject(new Error(thought.failure));
    });
    started.on('error', failed);
    started.on('exit', () => {
      worker = null;
      for (const { reject } of waiting.values()) reject(new Error('the thread of a house bot has ended'));
      waiting.clear();
    });
    started.unref();
    return started;
  }

  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        waiting.set(question.number, { resolve, reject });
        worker ??= start();
        worker.postMessage(question);
      }),
    close: () => worker?.terminate() ?? Promise.resolve(),
  };
}
