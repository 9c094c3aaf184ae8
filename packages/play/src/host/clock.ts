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

/** The remaining times at a point in time, and whose clock is running since then. */
export interface Clocks {
  readonly left: readonly [number, number];
  readonly running: Seat | null;
  readonly since: number;
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
    left: terms.kind === 'decision' && next !== null ? withLeft(left, next, terms.each) : left,
    running: next,
    since: at,
  };
}

export function leftAt({ left, running, since }: Clocks, terms: ClockTerms, at: number): Clocks['left'] {
  if (running === null) return left;
  const allowance = terms.kind === 'game' ? terms.allowance : 0;
  const used = Math.max(0, at - since - allowance);
  return withLeft(left, running, Math.max(0, left[running] - used));
}

/** The seat whose time is up. */
export function flagFallen(clocks: Clocks, terms: ClockTerms, at: number): Seat | null {
  const { running } = clocks;
  return running !== null && leftAt(clocks, terms, at)[running] === 0 ? running : null;
}

function withLeft([first, second]: Clocks['left'], seat: Seat, left: number): Clocks['left'] {
  return seat === 0 ? [left, second] : [first, left];
}
