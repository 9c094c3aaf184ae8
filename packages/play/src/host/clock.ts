import type { Seat } from '@bluemoon/engine';

/** In milliseconds. */
export type ClockTerms =
  | {
      readonly kind: 'game';
      /** For the whole game, and added after every choice of one's own. */
      readonly initial: number;
      readonly increment: number;
      /** Transmission time per choice that is not charged. */
      readonly allowance: number;
    }
  /** The same time for every decision; what is left over is not saved. */
  | { readonly kind: 'decision'; readonly each: number };

export const DAY_MS = 86_400_000;

/** Whether players have days for a choice, so that nobody stays at the table. */
export const isByDays = (terms: ClockTerms | null): boolean =>
  terms?.kind === 'decision' && terms.each >= DAY_MS;

/** The remaining times at a point in time, and whose clock is running since then. */
export interface Clocks {
  readonly left: readonly [number, number];
  readonly running: Seat | null;
  readonly since: number;
  /** Until when the clock of a seat stands, because its player is on vacation. */
  readonly rests?: readonly [number, number];
}

export function clocksAtStart(terms: ClockTerms, running: Seat | null, at: number): Clocks {
  const initial = terms.kind === 'game' ? terms.initial : terms.each;
  return { left: [initial, initial], running, since: at };
}

interface Handover {
  /** Null if there is no decision: then both clocks stop. */
  readonly next: Seat | null;
  readonly at: number;
  /** For the player who has just chosen. */
  readonly gain: number;
}

export function clocksAfter(clocks: Clocks, terms: ClockTerms, { next, at, gain }: Handover): Clocks {
  const { running } = clocks;
  const charged = leftAt(clocks, terms, at);
  const left = running === null ? charged : withLeft(charged, running, charged[running] + gain);
  return {
    ...clocks,
    left: terms.kind === 'decision' && next !== null ? withLeft(left, next, terms.each) : left,
    running: next,
    since: at,
  };
}

export function leftAt(clocks: Clocks, terms: ClockTerms, at: number): Clocks['left'] {
  const { left, running } = clocks;
  if (running === null) return left;
  const used = Math.max(0, at - countsFrom(clocks, terms, running));
  return withLeft(left, running, Math.max(0, left[running] - used));
}

/** When the running clock falls; null if none runs. */
export function fallsAt(clocks: Clocks, terms: ClockTerms): number | null {
  const { left, running } = clocks;
  return running === null ? null : countsFrom(clocks, terms, running) + left[running];
}

const countsFrom = ({ since, rests }: Clocks, terms: ClockTerms, running: Seat): number =>
  Math.max(since, rests?.[running] ?? 0) + (terms.kind === 'game' ? terms.allowance : 0);

/** The clock of that seat stands until then; if that is now, it runs again. */
export function clocksResting(
  clocks: Clocks,
  terms: ClockTerms,
  { seat, until, at }: { readonly seat: Seat; readonly until: number; readonly at: number },
): Clocks {
  return {
    ...clocks,
    left: leftAt(clocks, terms, at),
    since: at,
    rests: withLeft(clocks.rests ?? [0, 0], seat, until),
  };
}

/** The seat whose time is up. */
export function flagFallen(clocks: Clocks, terms: ClockTerms, at: number): Seat | null {
  const { running } = clocks;
  return running !== null && leftAt(clocks, terms, at)[running] === 0 ? running : null;
}

function withLeft([first, second]: Clocks['left'], seat: Seat, left: number): Clocks['left'] {
  return seat === 0 ? [left, second] : [first, left];
}
