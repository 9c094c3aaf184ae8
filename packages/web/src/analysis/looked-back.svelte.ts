import { barsFor, inWholePoints, verdictFor } from '@bluemoon/analysis';
import type { Bars, Verdict } from '@bluemoon/analysis';
import type { Seat } from '@bluemoon/engine';
import type { Sitting } from '../game/sitting.ts';
import { summaryOfSitting } from '../keep/summary.ts';
import { playedIn } from './played.ts';
import type { Played } from './played.ts';
import { runAnalysis } from './running.svelte.ts';
import type { Cores, RunningAnalysis } from './running.svelte.ts';
import { pointsFor } from './turning-points.ts';
import type { ToldPoint } from './turning-points.ts';

/** A finished game and its analysis. */
export interface LookedBack {
  readonly played: Played;
  readonly analysis: RunningAnalysis;
  /** The game began with a position, so its deal is unknown. */
  readonly hasNoDeal: boolean;
  /** What is known so far, told to one seat; reactive. */
  forSide(seat: Seat): Told;
}

export interface Told {
  /** The chance in each state; empty until it is known. */
  readonly curve: readonly number[];
  /** From the largest to the smallest. */
  readonly points: readonly ToldPoint[];
  /** Null until everything is known. */
  readonly sum: Sum | null;
}

export interface Sum {
  /** In whole points, which add up as they are shown. */
  readonly bars: Bars;
  readonly verdict: Verdict;
  /** By seat, from 0 to 1; null if nothing of it was judged. */
  readonly accuracy: readonly [number | null, number | null];
}

/** Null: the game is not over. */
export function lookBack(sitting: Sitting, cores: Cores): LookedBack | null {
  const { result } = summaryOfSitting(sitting);
  if (result === null) return null;
  const { record } = sitting;
  const analysis = runAnalysis(record, result.winner, cores);
  return {
    played: playedIn(record, result),
    analysis,
    hasNoDeal: 'position' in record.setup,
    forSide(seat) {
      const { curve, account, accuracy } = analysis.now;
      return {
        curve: seat === 0 ? curve : curve.map((chance) => 1 - chance),
        points: pointsFor(analysis.now, seat),
        sum:
          analysis.state === 'done'
            ? { bars: inWholePoints(barsFor(account, seat)), verdict: verdictFor(account, seat), accuracy }
            : null,
      };
    },
  };
}
