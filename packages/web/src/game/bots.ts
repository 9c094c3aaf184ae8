import type { Hint, Level } from '@bluemoon/ai';
import { boxOf } from '@bluemoon/engine';
import type { Card, GameRecord, View } from '@bluemoon/engine';
import { botSeed } from '@bluemoon/play';

/** Where a bot stands: what it sees, and what it cannot see from that. */
export interface Standpoint {
  readonly view: View;
  readonly seed: number;
  readonly packCards: readonly Card[];
}

/** The same deal against the same bot is the same game again, but its chance is never that of the deal. */
export function standpointOf(record: GameRecord, view: View): Standpoint {
  const deal = 'seed' in record.setup ? record.setup.seed : 1;
  return { view, seed: botSeed(deal, view.viewer === 1 ? 1 : 0), packCards: boxOf(record).packCards };
}

/** What the worker is asked. */
export type Question = Standpoint &
  ({ readonly ask: 'choice'; readonly level: Level } | { readonly ask: 'hints' });

export type Reply =
  | { readonly say: 'choice'; readonly option: string }
  | { readonly say: 'hints'; readonly hints: readonly Hint[] }
  | { readonly say: 'trouble'; readonly message: string };

/** Thinking was stopped by whoever asked for it. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Bots {
  choice(level: Level, at: Standpoint): Promise<string>;
  hints(at: Standpoint): Promise<readonly Hint[]>;
  /** Ends all thinking at once; those who wait for it get `Stopped`. */
  stop(): void;
}

interface Waiting {
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: Error) => void;
}

/** Bots in a worker of their own, so that the page never waits for them. One question after the other. */
export function botsIn(newWorker: () => Worker): Bots {
  let worker: Worker | null = null;
  let waiting: Waiting[] = [];

  function hire(): Worker {
    if (worker !== null) return worker;
    worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const [first, ...others] = waiting;
      waiting = others;
      if (data.say === 'trouble') first?.reject(new Error(data.message));
      else first?.resolve(data);
    });
    worker.addEventListener('error', ({ message }) =>
      dismiss(new Error(message || 'The bots did not load.')),
    );
    return worker;
  }

  function dismiss(reason: Error): void {
    worker?.terminate();
    worker = null;
    const left = waiting;
    waiting = [];
    for (const { reject } of left) reject(reason);
  }

  function ask(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const thinker = hire();
      waiting.push({ resolve, reject });
      thinker.postMessage(question);
    });
  }

  return {
    async choice(level, at) {
      const reply = await ask({ ask: 'choice', level, ...at });
      return reply.say === 'choice' ? reply.option : '';
    },
    async hints(at) {
      const reply = await ask({ ask: 'hints', ...at });
      return reply.say === 'hints' ? reply.hints : [];
    },
    stop: () => dismiss(new Stopped()),
  };
}
