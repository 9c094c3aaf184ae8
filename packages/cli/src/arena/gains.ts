import { studentQuantile } from './interval.ts';
import type { Outcome } from './outcome.ts';
import { seatOf } from './schedule.ts';
import type { Field } from './schedule.ts';
import { counts, rounded } from './score.ts';

/** How much more of its games the first contestant won than another one, against the same rivals on the same shuffles. */
export interface Gain {
  readonly over: number;
  /** Null: against all of them. */
  readonly rival: number | null;
  /** Of each of the two. */
  readonly games: number;
  readonly gain: number;
  /** The 95 % interval; the shuffle is its unit. */
  readonly low: number;
  readonly high: number;
}

/** Nothing if everybody plays everybody. */
export function gainsOf(outcomes: readonly Outcome[], { contestants, rivals = 0 }: Field): readonly Gain[] {
  const challengers = contestants - rivals;
  const numbers = Array.from({ length: contestants }, (_, i) => i);
  const met = numbers.slice(challengers);
  if (rivals === 0) return [];
  return numbers
    .slice(1, challengers)
    .flatMap((over) => [
      ...(rivals > 1 ? met : []).map((rival) => gainOver(outcomes, over, [rival], rival)),
      gainOver(outcomes, over, met, rivals > 1 ? null : (met[0] ?? null)),
    ]);
}

function gainOver(
  outcomes: readonly Outcome[],
  over: number,
  met: readonly number[],
  rival: number | null,
): Gain {
  const shuffles = new Map<string, { gain: number; games: number }>();
  for (const outcome of outcomes.filter(counts)) {
    const { pair, seed, seats } = outcome.fixture;
    const player = [0, over].find((one) => seats.includes(one));
    if (player === undefined || !met.some((one) => seats.includes(one))) continue;
    const key = `${pair}/${seed}`;
    const { gain, games } = shuffles.get(key) ?? { gain: 0, games: 0 };
    const points = pointsOf(outcome, player);
    shuffles.set(key, { gain: gain + (player === 0 ? points : -points), games: games + 1 });
  }
  const gains = [...shuffles.values()].map(({ gain, games }) => gain / (games / 2));
  const mean = gains.reduce((sum, one) => sum + one, 0) / Math.max(gains.length, 1);
  const squares = gains.reduce((sum, one) => sum + (one - mean) ** 2, 0);
  const freedom = Math.max(gains.length - 1, 1);
  const margin = studentQuantile(freedom) * Math.sqrt(squares / freedom / Math.max(gains.length, 1));
  const games = [...shuffles.values()].reduce((sum, shuffle) => sum + shuffle.games, 0) / 2;
  return {
    over,
    rival,
    games,
    gain: rounded(mean),
    low: rounded(mean - margin),
    high: rounded(mean + margin),
  };
}

function pointsOf({ winner, fixture }: Outcome, contestant: number): number {
  if (winner === null) return 0.5;
  return winner === seatOf(fixture, contestant) ? 1 : 0;
}
