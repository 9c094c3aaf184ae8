import type { BotId, Hint, Reach } from '@bluemoon/ai';
import { boxOf } from '@bluemoon/engine';
import type { Card, GameRecord, View } from '@bluemoon/engine';
import { botSeed } from '@bluemoon/play';

/** What a bot gets: its view, and a seed of its own. */
export interface BotInput {
  readonly view: View;
  readonly seed: number;
  readonly packCards: readonly Card[];
}

/** The bot's seed follows from the deal, so that a deal can be repeated, but does not reveal the seed of the deal. */
export function botInputFor(record: GameRecord, view: View): BotInput {
  const deal = 'seed' in record.setup ? record.setup.seed : 1;
  return { view, seed: botSeed(deal, view.viewer === 1 ? 1 : 0), packCards: boxOf(record).packCards };
}

/** How long to think about hints, and how many are wanted; left out: as the hints of a game. */
export interface HintWish {
  readonly nodes?: number;
  readonly max?: number;
}

export type BotRequest = BotInput &
  (
    | { readonly ask: 'choice'; readonly level: BotId }
    | ({ readonly ask: 'hints' } & HintWish)
    | { readonly ask: 'reach' }
  );

export type BotResponse =
  | { readonly say: 'choice'; readonly option: string }
  | { readonly say: 'hints'; readonly hints: readonly Hint[] }
  | { readonly say: 'reach'; readonly reach: Reach | null }
  | { readonly say: 'failed'; readonly message: string };

/** Thrown to callers when `Bots.stop` was called. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export interface Bots {
  choice(level: BotId, input: BotInput): Promise<string>;
  hints(input: BotInput, wish?: HintWish): Promise<readonly Hint[]>;
  /** The best end of the viewer's turn; null if there is nothing to match. */
  reach(input: BotInput): Promise<Reach | null>;
  /** Rejects all pending requests with `Stopped`. */
  stop(): void;
}

interface PendingRequest {
  readonly resolve: (response: BotResponse) => void;
  readonly reject: (error: Error) => void;
}

/** Bots in a worker, so that they never block the page. Requests are handled one at a time, in order. */
export function botsIn(newWorker: () => Worker): Bots {
  let worker: Worker | null = null;
  let pending: PendingRequest[] = [];

  function startWorker(): Worker {
    if (worker !== null) return worker;
    worker = newWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<BotResponse>) => {
      const [first, ...others] = pending;
      pending = others;
      if (data.say === 'failed') first?.reject(new Error(data.message));
      else first?.resolve(data);
    });
    worker.addEventListener('error', ({ message }) =>
      endWorker(new Error(message || 'The bots did not load.')),
    );
    return worker;
  }

  function endWorker(reason: Error): void {
    worker?.terminate();
    worker = null;
    const left = pending;
    pending = [];
    for (const { reject } of left) reject(reason);
  }

  function ask(request: BotRequest): Promise<BotResponse> {
    return new Promise((resolve, reject) => {
      const started = startWorker();
      pending.push({ resolve, reject });
      started.postMessage(request);
    });
  }

  return {
    async choice(level, input) {
      const response = await ask({ ask: 'choice', level, ...input });
      return response.say === 'choice' ? response.option : '';
    },
    async hints(input, wish = {}) {
      const response = await ask({ ask: 'hints', ...wish, ...input });
      return response.say === 'hints' ? response.hints : [];
    },
    async reach(input) {
      const response = await ask({ ask: 'reach', ...input });
      return response.say === 'reach' ? response.reach : null;
    },
    stop: () => endWorker(new Stopped()),
  };
}
