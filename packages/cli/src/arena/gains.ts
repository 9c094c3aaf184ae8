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
  const shuffles = new Map<string, number[]>();
  for (const { shuffle, difference } of sharedGames(outcomes, over, met)) {
    shuffles.set(shuffle, [...(shuffles.get(shuffle) ?? []), difference]);
  }
  const differences = [...shuffles.values()];
  const gains = differences.map(mean);
  const gain = mean(gains);
  const margin = marginOf(gains);
  return {
    over,
    rival,
    games: differences.flat().length,
    gain: rounded(gain),
    low: rounded(Math.max(-1, gain - margin)),
    high: rounded(Math.min(1, gain + margin)),
  };
}

interface SharedGame {
  readonly shuffle: string;
  /** What the first contestant won more in it. */
  readonly difference: number;
}

/** A game that only one of the two has played, such as before Ctrl-C, would count as a gain or a loss by itself. */
function sharedGames(
  outcomes: readonly Outcome[],
  over: number,
  met: readonly number[],
): readonly SharedGame[] {
  const played = new Map<string, { readonly shuffle: string; first?: number; other?: number }>();
  for (const outcome of outcomes.filter(counts)) {
    const { pair, seed, seats } = outcome.fixture;
    const player = [0, over].find((one) => seats.includes(one));
    const rival = met.find((one) => seats.includes(one));
    if (player === undefined || rival === undefined) continue;
    const shuffle = `${pair}/${seed}`;
    const key = `${shuffle}/${rival}/${seatOf(outcome.fixture, player)}`;
    const game = played.get(key) ?? { shuffle };
    game[player === 0 ? 'first' : 'other'] = pointsOf(outcome, player);
    played.set(key, game);
  }
  return [...played.values()].flatMap(({ shuffle, first, other }) =>
    first === undefined || other === undefined ? [] : [{ shuffle, difference: first - other }],
  );
}

/** Of the 95 % interval; with fewer than two shuffles nothing is known. */
function marginOf(gains: readonly number[]): number {
  const count = gains.length;
  if (count < 2) return Infinity;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean(gains)) ** 2, 0);
  return studentQuantile(count - 1) * Math.sqrt(squares / (count - 1) / count);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

function pointsOf({ winner, fixture }: Outcome, contestant: number): number {
  if (winner === null) return 0.5;
  return winner === seatOf(fixture, contestant) ? 1 : 0;
}
