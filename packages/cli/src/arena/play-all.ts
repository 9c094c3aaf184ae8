import type { Seat } from '@bluemoon/engine';
import { FORFEIT_CRYSTALS } from '@bluemoon/play';
import { NO_BLUFFS } from './bluffing.ts';
import type { Settings } from './runner.ts';
import type { Outcome } from './outcome.ts';
import type { Fixture, Group } from './schedule.ts';
import { NO_TIME } from './timing.ts';

/** Plays games away from the main thread. */
export interface GameWorker {
  readonly play: (fixtures: readonly Fixture[]) => void;
  /** Who is thinking; `number` grows with every decision, so that a stalled one is noticed. */
  readonly thought: () => { readonly number: number; readonly seat: Seat | null };
  /** Lets the bots' programs exit by themselves. */
  readonly finish: () => Promise<void>;
  /** Stops immediately, even in the middle of a game. */
  readonly terminate: () => void;
}

export interface WorkerListener {
  readonly played: (outcome: Outcome) => void;
  /** The worker is gone and cannot continue. */
  readonly lost: (why: string) => void;
}

export type StartWorker = (settings: Settings, listener: WorkerListener) => GameWorker;

export interface Assignment {
  readonly settings: Settings;
  readonly groups: Iterator<Group, undefined>;
  readonly cores: number;
  readonly startWorker: StartWorker;
  /** Stops everything immediately. */
  readonly signal: AbortSignal;
  readonly played: (outcome: Outcome) => void;
}

/** A worker with the games that it still has to play. */
interface Job {
  worker: GameWorker;
  left: readonly Fixture[];
  seen: { readonly number: number; readonly since: number };
}

/** Milliseconds between two checks for stalled bots. */
const CHECK_MILLISECONDS = 500;
/** Milliseconds on top of a bot's time limit; a thread that is still thinking then will not come back. */
const GRACE_MILLISECONDS = 30_000;

/** Gives each worker one group at a time, in order. Resolves when all are played or the signal aborts. */
export async function playAll(assignment: Assignment): Promise<void> {
  const { settings, groups, cores, startWorker, signal, played } = assignment;
  if (signal.aborted) return;
  const jobs = new Set<Job>();
  const finishing: Promise<void>[] = [];

  await new Promise<void>((resolve) => {
    const startFor = (job: () => Job): GameWorker =>
      startWorker(settings, {
        played: (outcome) => finishGame(job(), outcome),
        lost: (why) => replace(job(), why),
      });

    const next = (job: Job): void => {
      const { value: group } = groups.next();
      if (group !== undefined) {
        job.left = group;
        return job.worker.play(group);
      }
      jobs.delete(job);
      finishing.push(job.worker.finish());
      if (jobs.size === 0) stop();
    };

    const finishGame = (job: Job, outcome: Outcome): void => {
      const left = job.left.filter(({ number }) => number !== outcome.fixture.number);
      // A worker that was replaced may still deliver a result.
      if (!jobs.has(job) || left.length === job.left.length) return;
      job.left = left;
      played(outcome);
      if (job.left.length === 0) next(job);
    };

    /** The game in which a worker was lost is over; a new worker plays the rest. */
    const replace = (job: Job, why: string): void => {
      const [fixture, ...rest] = job.left;
      if (!jobs.has(job) || fixture === undefined) return;
      const { seat } = job.worker.thought();
      job.worker = startFor(() => job);
      finishGame(job, lostGame(fixture, seat, why));
      if (rest.length > 0) job.worker.play(rest);
    };

    const terminateStalled = (): void => {
      const now = performance.now();
      for (const job of jobs) {
        const { number, seat } = job.worker.thought();
        if (seat === null || number !== job.seen.number) job.seen = { number, since: now };
        else if (
          now - job.seen.since >
          settings.milliseconds + settings.startMilliseconds + GRACE_MILLISECONDS
        ) {
          job.seen = { number: -1, since: now };
          job.worker.terminate();
          replace(job, 'It never stopped thinking and had to be killed.');
        }
      }
    };

    const timer = setInterval(terminateStalled, CHECK_MILLISECONDS);
    const stop = (): void => {
      clearInterval(timer);
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const abort = (): void => {
      const workers = [...jobs];
      jobs.clear();
      for (const { worker } of workers) worker.terminate();
      stop();
    };
    signal.addEventListener('abort', abort);

    const first = Array.from({ length: cores }, () => {
      const job: Job = { worker: startFor(() => job), left: [], seen: { number: -1, since: 0 } };
      jobs.add(job);
      return job;
    });
    first.forEach(next);
  });
  await Promise.all(finishing);
}

/** The seat that was thinking loses; if nobody was, the game does not count. */
function lostGame(fixture: Fixture, seat: Seat | null, message: string): Outcome {
  const stats = { takeBacks: 0, takeBacksAfterReveal: 0, bluffing: NO_BLUFFS, timing: NO_TIME };
  const base = { fixture, turns: 0, stats: [stats, stats] as const };
  if (seat === null) {
    const incident = { kind: 'error', seat, message, record: '' } as const;
    return { ...base, winner: null, crystals: 0, reason: 'error', incident };
  }
  const incident = { kind: 'stall', seat, message, record: '' } as const;
  return { ...base, winner: seat === 0 ? 1 : 0, crystals: FORFEIT_CRYSTALS, reason: 'forfeit', incident };
}
