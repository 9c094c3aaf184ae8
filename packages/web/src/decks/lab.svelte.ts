import { NO_GAMES } from './lab.ts';
import type { Report, Tally, Trial } from './lab.ts';

/** What is tried: which deck, against whom. */
export interface Subject {
  /** Of the deck. */
  readonly id: string;
  /** What the deck was when the trial began, to tell whether it has changed since. */
  readonly deck: unknown;
  readonly trial: Trial;
}

/** Bots that try a deck in a worker, while one does something else. Reading its fields while rendering follows it. */
export interface Lab {
  readonly subject: Subject | null;
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'trouble';
  readonly trouble: string | null;
  /** By the keys of the opponents. */
  readonly tallies: ReadonlyMap<string, Tally>;
  start(subject: Subject): void;
  stop(): void;
}

export function labIn(newWorker: () => Worker): Lab {
  let subject = $state.raw<Subject | null>(null);
  let state = $state<Lab['state']>('idle');
  let trouble = $state<string | null>(null);
  let tallies = $state.raw<ReadonlyMap<string, Tally>>(new Map());
  let worker: Worker | null = null;

  function end(as: Lab['state']): void {
    worker?.terminate();
    worker = null;
    state = as;
  }

  function hear(report: Report): void {
    switch (report.say) {
      case 'game': {
        const { won, games } = tallies.get(report.key) ?? NO_GAMES;
        const next: Tally = { won: won + Number(report.won), games: games + 1 };
        tallies = new Map(tallies).set(report.key, next);
        return;
      }
      case 'done':
        return end('done');
      case 'trouble':
        trouble = report.message;
        return end('trouble');
    }
  }

  return {
    get subject() {
      return subject;
    },
    get state() {
      return state;
    },
    get trouble() {
      return trouble;
    },
    get tallies() {
      return tallies;
    },
    start(next) {
      end('running');
      subject = next;
      trouble = null;
      tallies = new Map();
      const hired = newWorker();
      worker = hired;
      hired.addEventListener('message', ({ data }: MessageEvent<Report>) => {
        if (worker === hired) hear(data);
      });
      hired.addEventListener('error', ({ message }) => {
        if (worker === hired) hear({ say: 'trouble', message });
      });
      hired.postMessage(next.trial);
    },
    stop() {
      if (state === 'running') end('stopped');
    },
  };
}
