import type { Weights } from '@bluemoon/ai';
import { countedLuck, luckOfGame, outlookBy } from '@bluemoon/analysis';
import type { Critic, Future, GameLuck, Lots } from '@bluemoon/analysis';
import { trainedCritic } from '@bluemoon/analysis/critic-weights';
import type { GameRecord } from '@bluemoon/engine';
import { studentQuantile } from './interval.ts';
import type { Outcome } from './outcome.ts';
import { seatOf } from './schedule.ts';
import { counts, rounded } from './score.ts';

/** What the luck of a game depends on besides its record. */
export interface Chances {
  readonly lots: Lots;
  /** How large the random errors of each player are. */
  readonly blurs: Future['blurs'];
}

export type LuckOf = (record: GameRecord, chances: Chances, seed: number) => GameLuck;

/** More turns foresee more, but need more samples. */
const TURNS = 3;

/** `samples`: how often each random event is dealt again. */
export function luckBy(samples: number, weights: () => Weights): LuckOf {
  let critic: Critic | undefined;
  return (record, { lots, blurs }, seed) => {
    critic ??= trainedCritic();
    const outlook = outlookBy({ weights: weights(), critic, blurs, turns: TURNS });
    return luckOfGame(record, lots, outlook, { samples, seed });
  };
}

/** The result of a bot without the luck of cards and lots, which has mean zero. */
export interface LuckReport {
  /** Share of games won, without luck. */
  readonly winRate: number;
  /** The 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** Luck per game, and its standard error: more than two of them would speak against the luck's having mean zero. */
  readonly luck: number;
  readonly error: number;
  /** As sure as that many times the games with luck. */
  readonly factor: number;
}

/** Null unless the luck of the games is known. Shuffles are the units, as for results with luck. */
export function luckReport(outcomes: readonly Outcome[], contestant: number): LuckReport | null {
  const shuffles = new Map<string, Shuffle>();
  for (const outcome of outcomes) {
    if (outcome.luck === undefined || !counts(outcome) || !outcome.fixture.seats.includes(contestant))
      continue;
    const seat = seatOf(outcome.fixture, contestant);
    const key = `${outcome.fixture.pair}/${outcome.fixture.seed}`;
    const shuffle = shuffles.get(key) ?? { games: 0, points: 0, cards: 0, lots: 0 };
    const sign = seat === 0 ? 1 : -1;
    shuffle.games++;
    shuffle.points += outcome.winner === null ? 0.5 : outcome.winner === seat ? 1 : 0;
    shuffle.cards += sign * outcome.luck.cards;
    shuffle.lots += sign * outcome.luck.lots;
    shuffles.set(key, shuffle);
  }
  const all = [...shuffles.values()];
  if (all.length < 2) return null;
  const raw = meanOf(all, ({ points }) => points);
  const counted = countedLuck(
    all.map(({ points, games, cards, lots }) => ({ cards, lots, above: points - raw.mean * games })),
  );
  const luck = meanOf(all, (_, i) => counted[i] ?? 0);
  const without = meanOf(all, ({ points }, i) => points - (counted[i] ?? 0));
  const reach = studentQuantile(all.length - 1) * without.error;
  return {
    winRate: rounded(without.mean),
    low: rounded(without.mean - reach),
    high: rounded(without.mean + reach),
    luck: rounded(luck.mean),
    error: rounded(luck.error),
    factor: rounded((raw.error / without.error) ** 2),
  };
}

interface Shuffle {
  games: number;
  points: number;
  cards: number;
  lots: number;
}

/** Per game, with the standard error by the differences between shuffles. */
function meanOf(
  shuffles: readonly Shuffle[],
  what: (shuffle: Shuffle, number: number) => number,
): { readonly mean: number; readonly error: number } {
  const games = shuffles.reduce((sum, shuffle) => sum + shuffle.games, 0);
  const mean = shuffles.reduce((sum, shuffle, i) => sum + what(shuffle, i), 0) / games;
  const squares = shuffles.reduce(
    (sum, shuffle, i) => sum + (what(shuffle, i) - mean * shuffle.games) ** 2,
    0,
  );
  const count = shuffles.length;
  return { mean, error: Math.sqrt(((count / (count - 1)) * squares) / games ** 2) };
}
