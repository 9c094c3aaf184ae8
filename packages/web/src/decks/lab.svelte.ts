import { NO_GAMES } from './lab.ts';
import type { Report, Tally, Trial } from './lab.ts';

/** What is being tried. */
export interface Subject {
  /** Of the deck. */
  readonly id: string;
  /** The deck at the start of the trial, to see whether it has changed since. */
  readonly deck: unknown;
  readonly trial: Trial;
}

/** Lets bots try a deck in a worker. The fields are reactive. */
export interface Lab {
  readonly subject: Subject | null;
  readonly state: 'idle' | 'running' | 'done' | 'stopped' | 'failed';
  readonly failure: string | null;
  /** By the key of the opponent. */
  readonly tallies: ReadonlyMap<string, Tally>;
  start(subject: Subject): void;
  stop(): void;
}

export function labIn(newWorker: () => Worker): Lab {
  let subject = $state.raw<Subject | null>(null);
  let state = $state<Lab['state']>('idle');
  let failure = $state<string | null>(null);
  let tallies = $state.raw<ReadonlyMap<string, Tally>>(new Map());
  let worker: Worker | null = null;

  function end(as: Lab['state']): void {
    worker?.terminate();
    worker = null;
    state = as;
  }

  function receive(report: Report): void {
    switch (report.say) {
      case 'game': {
        const { won, games } = tallies.get(report.key) ?? NO_GAMES;
        const next: Tally = { won: won + Number(report.won), games: games + 1 };
        tallies = new Map(tallies).set(report.key, next);
        return;
      }
      case 'done':
        return end('done');
      case 'failed':
        failure = report.message;
        return end('failed');
    }
  }

  return {
    get subject() {
      return subject;
    },
    get state() {
      return state;
    },
    get failure() {
      return failure;
    },
    get tallies() {
      return tallies;
    },
    start(next) {
      end('running');
      subject = next;
      failure = null;
      tallies = new Map();
      const started = newWorker();
      worker = started;
      started.addEventListener('message', ({ data }: MessageEvent<Report>) => {
        if (worker === started) receive(data);
      });
      started.addEventListener('error', ({ message }) => {
        if (worker === started) receive({ say: 'failed', message });
      });
      started.postMessage(next.trial);
    },
    stop() {
      if (state === 'running') end('stopped');
    },
  };
}
