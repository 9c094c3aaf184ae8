import { Worker } from 'node:worker_threads';
import type { Card, View } from '@bluemoon/engine';
import type { Thinking } from './house-bots.ts';

export interface Question {
  readonly number: number;
  readonly level: string;
  readonly view: View;
  readonly seed: number;
  readonly packCards: readonly Card[];
}

export type Thought =
  | { readonly number: number; readonly option: string }
  | { readonly number: number; readonly failure: string };

export interface Thinkers {
  readonly think: Thinking;
  readonly close: () => Promise<void>;
}

export interface ThinkerOptions {
  /** Told of threads that have ended by themselves. */
  readonly failed?: (error: unknown) => void;
  readonly startThread?: () => Worker;
}

/** House bots think in threads of their own, so that nobody waits for them but their rivals. */
export function startThinkers(threads: number, options: ThinkerOptions = {}): Thinkers {
  const thinkers = Array.from({ length: threads }, () => startThinker(options));
  let asked = 0;
  return {
    think(level, view, seed, packCards = []) {
      const number = asked++;
      const thinker = thinkers[number % thinkers.length];
      if (thinker === undefined) return Promise.reject(new Error('there are no house bots'));
      return thinker.ask({ number, level, view, seed, packCards });
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
function startThinker({ failed = () => undefined, startThread = startThinking }: ThinkerOptions): Thinker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let isClosed = false;

  function start(): Worker {
    const started = startThread();
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
        if (isClosed) return reject(new Error('the house bots have gone'));
        waiting.set(question.number, { resolve, reject });
        worker ??= start();
        worker.postMessage(question);
      }),
    close() {
      isClosed = true;
      return worker?.terminate() ?? Promise.resolve();
    },
  };
}

/**
 * Bots are much faster as one bundle (tools/run.mjs). From source it is made when the thread starts; a bundled server
 * has it as a file at its side (build/bundle.ts).
 */
function startThinking(): Worker {
  const here = import.meta.url;
  if (!here.endsWith('.ts')) return new Worker(new URL('./thinker.mjs', here));
  const run = new URL('../../../../tools/run.mjs', here);
  return new Worker(run, { argv: ['packages/server/src/bots/thinker.ts'], execArgv: [] });
}
