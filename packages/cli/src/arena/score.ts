import type { Seat } from '@bluemoon/engine';
import type { DeckPair } from './pairs.ts';
import { rateOf } from './interval.ts';
import type { Cluster } from './interval.ts';
import type { Outcome } from './outcome.ts';
import { seatOf } from './schedule.ts';

/** What games were to one contestant and to whoever sat opposite. */
export interface Score {
  /** Share of games won, an unfinished one counting half; null without games. */
  readonly winRate: number | null;
  /** The 95 % interval; see `rateOf`. */
  readonly low: number;
  readonly high: number;
  readonly games: number;
  /** Different shuffles, the units of the interval. */
  readonly shuffles: number;
  readonly wins: number;
  readonly losses: number;
  readonly unfinished: number;
  /** Won per game, by the contestant and by the rivals. */
  readonly crystals: readonly [number, number];
  /** Share of all games won by the fourth dragon, by the contestant and by the rivals. */
  readonly fourthDragon: readonly [number, number];
  /** Per game. */
  readonly turns: number;
}

export interface PairScore extends Score {
  readonly decks: DeckPair;
}

/** A game that counts, from one side of the table. */
interface Sight {
  readonly outcome: Outcome;
  readonly seat: Seat;
  readonly points: number;
}

const isMine = ({ outcome, seat }: Sight): boolean => outcome.winner === seat;
const isRivals = ({ outcome, seat }: Sight): boolean => outcome.winner === 1 - seat;
const byDragon = ({ outcome }: Sight): boolean => outcome.reason === 'fourthDragon';

/** Games in which the engine failed count for nobody. */
export function counts({ reason }: Outcome): boolean {
  return reason !== 'error';
}

export function scoreOf(outcomes: readonly Outcome[], contestant: number): Score {
  const sights = outcomes
    .filter((outcome) => counts(outcome) && outcome.fixture.seats.includes(contestant))
    .map((outcome) => sightOf(outcome, contestant));
  const clusters = clustersOf(sights);
  const { rate, low, high } = rateOf(clusters);
  const share = (is: (sight: Sight) => boolean): number => mean(sights.map((sight) => (is(sight) ? 1 : 0)));
  const crystals = (is: (sight: Sight) => boolean): number =>
    mean(sights.map((sight) => (is(sight) ? sight.outcome.crystals : 0)));
  return {
    winRate: rate === null ? null : rounded(rate),
    low: rounded(low),
    high: rounded(high),
    games: sights.length,
    shuffles: clusters.length,
    wins: sights.filter(isMine).length,
    losses: sights.filter(isRivals).length,
    unfinished: sights.filter(({ outcome }) => outcome.reason === 'unfinished').length,
    crystals: [rounded(crystals(isMine)), rounded(crystals(isRivals))],
    fourthDragon: [
      rounded(share((sight) => isMine(sight) && byDragon(sight))),
      rounded(share((sight) => isRivals(sight) && byDragon(sight))),
    ],
    turns: rounded(mean(sights.map(({ outcome }) => outcome.turns))),
  };
}

function sightOf(outcome: Outcome, contestant: number): Sight {
  const seat = seatOf(outcome.fixture, contestant);
  const points = outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
  return { outcome, seat, points };
}

/** Games of one shuffle belong together, also those against several rivals. */
function clustersOf(sights: readonly Sight[]): readonly Cluster[] {
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

/** More digits than five say nothing, and make JSON hard to read. */
export function rounded(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
