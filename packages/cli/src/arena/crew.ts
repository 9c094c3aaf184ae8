import type { Seat } from '@bluemoon/engine';
import { FORFEIT_CRYSTALS } from '@bluemoon/play';
import type { Terms } from './desk.ts';
import type { Outcome } from './outcome.ts';
import type { Fixture, Group } from './schedule.ts';
import { NO_TIME } from './timing.ts';

/** Who plays games away from the main thread. */
export interface Hand {
  readonly play: (fixtures: readonly Fixture[]) => void;
  /** Which seat thinks; the number grows with every thought, so that one that never ends is noticed. */
  readonly thought: () => { readonly number: number; readonly seat: Seat | null };
  /** Lets the programs of the bots end by themselves. */
  readonly release: () => Promise<void>;
  /** At once, in the middle of a game. */
  readonly dismiss: () => void;
}

export interface Employer {
  readonly played: (outcome: Outcome) => void;
  /** The hand is lost, and cannot play on. */
  readonly lost: (why: string) => void;
}

export type Hire = (terms: Terms, employer: Employer) => Hand;

export interface Assignment {
  readonly terms: Terms;
  readonly groups: Iterator<Group, undefined>;
  readonly cores: number;
  readonly hire: Hire;
  /** Stops everything at once. */
  readonly signal: AbortSignal;
  readonly played: (outcome: Outcome) => void;
}

/** A hand at work, with the games that it still has to play. */
interface Job {
  hand: Hand;
  left: readonly Fixture[];
  seen: { readonly number: number; readonly since: number };
}

/** Milliseconds between two looks at who is thinking. */
const ROUNDS = 500;
/** Milliseconds on top of what a bot may take: a thread that is still thinking then will not come back. */
const PATIENCE = 30_000;

/** Hands out the groups in their order, one at a time, and resolves when all are played or the signal comes. */
export async function playAll(assignment: Assignment): Promise<void> {
  const { terms, groups, cores, hire, signal, played } = assignment;
  if (signal.aborted) return;
  const jobs = new Set<Job>();
  const farewells: Promise<void>[] = [];

  await new Promise<void>((resolve) => {
    const hiredFor = (job: () => Job): Hand =>
      hire(terms, {
        played: (outcome) => finish(job(), outcome),
        lost: (why) => replace(job(), why),
      });

    const next = (job: Job): void => {
      const { value: group } = groups.next();
      if (group !== undefined) {
        job.left = group;
        return job.hand.play(group);
      }
      jobs.delete(job);
      farewells.push(job.hand.release());
      if (jobs.size === 0) stop();
    };

    const finish = (job: Job, outcome: Outcome): void => {
      const left = job.left.filter(({ number }) => number !== outcome.fixture.number);
      // A hand that was replaced may have had its last word on the way.
      if (!jobs.has(job) || left.length === job.left.length) return;
      job.left = left;
      played(outcome);
      if (job.left.length === 0) next(job);
    };

    /** The game in which a hand was lost is over; another hand plays what is left. */
    const replace = (job: Job, why: string): void => {
      const [fixture, ...rest] = job.left;
      if (!jobs.has(job) || fixture === undefined) return;
      const { seat } = job.hand.thought();
      job.hand = hiredFor(() => job);
      finish(job, brokenOff(fixture, seat, why));
      if (rest.length > 0) job.hand.play(rest);
    };

    const lookRound = (): void => {
      const now = performance.now();
      for (const job of jobs) {
        const { number, seat } = job.hand.thought();
        if (seat === null || number !== job.seen.number) job.seen = { number, since: now };
        else if (now - job.seen.since > terms.milliseconds + terms.startMilliseconds + PATIENCE) {
          job.seen = { number: -1, since: now };
          job.hand.dismiss();
          replace(job, 'It thought and thought, and had to be ended.');
        }
      }
    };

    const rounds = setInterval(lookRound, ROUNDS);
    const stop = (): void => {
      clearInterval(rounds);
      signal.removeEventListener('abort', abort);
      resolve();
    };
    const abort = (): void => {
      const dismissed = [...jobs];
      jobs.clear();
      for (const { hand } of dismissed) hand.dismiss();
      stop();
    };
    signal.addEventListener('abort', abort);

    const first = Array.from({ length: cores }, () => {
      const job: Job = { hand: hiredFor(() => job), left: [], seen: { number: -1, since: 0 } };
      jobs.add(job);
      return job;
    });
    first.forEach(next);
  });
  await Promise.all(farewells);
}

/** Whoever was thinking is to blame; if nobody was, the game does not count. */
function brokenOff(fixture: Fixture, seat: Seat | null, message: string): Outcome {
  const deeds = { takeBacks: 0, takeBacksAfterReveal: 0, timing: NO_TIME };
  const base = { fixture, turns: 0, deeds: [deeds, deeds] as const };
  if (seat === null) {
    const incident = { kind: 'error', seat, message, record: '' } as const;
    return { ...base, winner: null, crystals: 0, reason: 'error', incident };
  }
  const incident = { kind: 'stall', seat, message, record: '' } as const;
  return { ...base, winner: seat === 0 ? 1 : 0, crystals: FORFEIT_CRYSTALS, reason: 'forfeit', incident };
}
