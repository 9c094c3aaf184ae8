import type { Seat } from '@bluemoon/engine';
import type { DeckPair } from './pairs.ts';
import { rateOf } from './interval.ts';
import type { Cluster } from './interval.ts';
import type { Outcome } from './outcome.ts';
import { seatOf } from './schedule.ts';

/** The games of one contestant, and of all its rivals in them. */
export interface Score {
  /** Share of games won; an unfinished game counts half; null without games. */
  readonly winRate: number | null;
  /** The 95 % interval; see `rateOf`. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** Number of different shuffles, the units of the interval. */
  readonly shuffles: number;
  readonly wins: number;
  readonly losses: number;
  readonly unfinished: number;
  /** Per game, by the contestant and by the rivals. */
  readonly crystals: readonly [number, number];
  /** Share of all games won by the fourth dragon, by the contestant and by the rivals. */
  readonly fourthDragon: readonly [number, number];
  /** Per game. */
  readonly turns: number;
}

export interface PairScore extends Score {
  readonly decks: DeckPair;
}

/** A game that counts, as seen by one contestant. */
interface SeatResult {
  readonly outcome: Outcome;
  readonly seat: Seat;
  readonly points: number;
}

const isMine = ({ outcome, seat }: SeatResult): boolean => outcome.winner === seat;
const isRivals = ({ outcome, seat }: SeatResult): boolean => outcome.winner === 1 - seat;
const byDragon = ({ outcome }: SeatResult): boolean => outcome.reason === 'fourthDragon';

/** Games in which the engine failed do not count. */
export function counts({ reason }: Outcome): boolean {
  return reason !== 'error';
}

export function scoreOf(outcomes: readonly Outcome[], contestant: number): Score {
  const results = outcomes
    .filter((outcome) => counts(outcome) && outcome.fixture.seats.includes(contestant))
    .map((outcome) => seatResultOf(outcome, contestant));
  const clusters = clustersOf(results);
  const { rate, low, high } = rateOf(clusters);
  const share = (is: (sight: SeatResult) => boolean): number =>
    mean(results.map((sight) => (is(sight) ? 1 : 0)));
  const crystals = (is: (sight: SeatResult) => boolean): number =>
    mean(results.map((sight) => (is(sight) ? sight.outcome.crystals : 0)));
  return {
    winRate: rate === null ? null : rounded(rate),
    low: rounded(low),
    high: rounded(high),
    games: results.length,
    shuffles: clusters.length,
    wins: results.filter(isMine).length,
    losses: results.filter(isRivals).length,
    unfinished: results.filter(({ outcome }) => outcome.reason === 'unfinished').length,
    crystals: [rounded(crystals(isMine)), rounded(crystals(isRivals))],
    fourthDragon: [
      rounded(share((sight) => isMine(sight) && byDragon(sight))),
      rounded(share((sight) => isRivals(sight) && byDragon(sight))),
    ],
    turns: rounded(mean(results.map(({ outcome }) => outcome.turns))),
  };
}

function seatResultOf(outcome: Outcome, contestant: number): SeatResult {
  const seat = seatOf(outcome.fixture, contestant);
  const points = outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
  return { outcome, seat, points };
}

/** Games of one shuffle belong together, even against different rivals. */
function clustersOf(sights: readonly SeatResult[]): readonly Cluster[] {
  const clusters = new Map<string, Cluster>();
  for (const { outcome, points } of sights) {
    const key = `${outcome.fixture.pair}/${outcome.fixture.seed}`;
    const { points: before, games } = clusters.get(key) ?? { points: 0, games: 0 };
    clusters.set(key, { points: before + points, games: games + 1 });
  }
  return [...clusters.values()];
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** More than five digits mean nothing, and make JSON hard to read. */
export function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
