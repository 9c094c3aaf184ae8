import { at, inverse, times } from './matrix.ts';
import type { Matrix, Vector } from './matrix.ts';

/** The score of two contestants against each other. */
export interface Meeting {
  readonly first: number;
  readonly second: number;
  /** Of the first; a draw counts half. */
  readonly points: number;
  readonly games: number;
}

export interface Rating {
  readonly elo: number;
  /** Half the width of the 95 % interval; 0 for the anchor. */
  readonly plusMinus: number;
}

/** Elo points per unit of log odds: 400 points are odds of 10 to 1. */
const POINTS_PER_LOG_ODDS = 400 / Math.LN10;
const Z = 1.959964;
const MAX_STEPS = 200;
const MAX_STEP = 1;

/**
 * Ratings by maximum likelihood (Bradley and Terry): the probability that i beats j is 1 / (1 + 10^((elo j - elo i) /
 * 400)). `anchor` is rated 0. Every meeting gets one extra drawn game, so that a contestant who wins everything has a
 * finite rating. The intervals follow from the curvature of the likelihood, treating games as independent.
 */
export function eloRatings(
  contestants: number,
  meetings: readonly Meeting[],
  anchor: number,
): readonly Rating[] {
  const padded = meetings.map((meeting) => ({
    ...meeting,
    points: meeting.points + 0.5,
    games: meeting.games + 1,
  }));
  const free = Array.from({ length: contestants }, (_, i) => i).filter((i) => i !== anchor);
  let strengths: Vector = Array.from({ length: contestants }, () => 0);
  for (let step = 0; step < MAX_STEPS; step++) {
    const moves = times(covariance(strengths, padded, free), slope(strengths, padded, free));
    strengths = strengths.map((strength, i) => {
      const move = i === anchor ? 0 : at(moves, free.indexOf(i));
      return strength + Math.min(MAX_STEP, Math.max(-MAX_STEP, move));
    });
    if (moves.every((move) => Math.abs(move) < 1e-10)) break;
  }
  const spread = covariance(strengths, padded, free);
  return strengths.map((strength, i) => {
    const k = free.indexOf(i);
    return {
      elo: POINTS_PER_LOG_ODDS * strength,
      plusMinus: POINTS_PER_LOG_ODDS * Z * Math.sqrt(at(spread[k], k)),
    };
  });
}

/** The probability that the first beats the second. */
function chance(strengths: Vector, { first, second }: Meeting): number {
  return 1 / (1 + Math.exp(at(strengths, second) - at(strengths, first)));
}

/** The gradient of the log likelihood. */
function slope(strengths: Vector, meetings: readonly Meeting[], free: readonly number[]): Vector {
  const changes = strengths.map(() => 0);
  for (const meeting of meetings) {
    const more = meeting.points - meeting.games * chance(strengths, meeting);
    add(changes, meeting.first, more);
    add(changes, meeting.second, -more);
  }
  return free.map((i) => at(changes, i));
}

/** The inverse of the Fisher information. */
function covariance(strengths: Vector, meetings: readonly Meeting[], free: readonly number[]): Matrix {
  const information = strengths.map(() => strengths.map(() => 0));
  for (const meeting of meetings) {
    const { first, second, games } = meeting;
    const p = chance(strengths, meeting);
    const weight = games * p * (1 - p);
    add(information[first], first, weight);
    add(information[second], second, weight);
    add(information[first], second, -weight);
    add(information[second], first, -weight);
  }
  return inverse(free.map((i) => free.map((j) => at(information[i], j))));
}

function add(vector: number[] | undefined, i: number, more: number): void {
  if (vector !== undefined) vector[i] = at(vector, i) + more;
}
