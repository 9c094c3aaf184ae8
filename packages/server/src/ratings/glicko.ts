import rate from 'glicko2-lite';

/** A player's strength in one kind of game, by Glicko-2. */
export interface Rating {
  readonly rating: number;
  /** Two thirds of all players are within this of their rating. */
  readonly deviation: number;
  readonly volatility: number;
  /** When it changed last, in milliseconds. */
  readonly changed: number;
  readonly games: number;
}

const USUAL = { rating: 1500, deviation: 350, volatility: 0.06 } as const;

/** How fast volatility may change; Glickman advises 0.3 to 1.2. */
const TAU = 0.5;

/** Glicko-2 counts in rating periods. Who does not play becomes less certain by one period's worth in that time. */
const PERIOD_MS = 7 * 24 * 60 * 60 * 1000;

/** Between the scale of ratings and Glickman's own. */
const SCALE = 173.7178;

/** A rating whose deviation is larger says little; pages mark it. Five games against house bots suffice. */
export const PROVISIONAL_DEVIATION = 200;

/** For the list of the best the strength must be known better. An index of the database has the same number. */
export const BEST_DEVIATION = 110;

export const newRating = (at: number): Rating => ({ ...USUAL, changed: at, games: 0 });

export const isProvisional = ({ deviation }: Pick<Rating, 'deviation'>): boolean =>
  deviation > PROVISIONAL_DEVIATION;

/** The same player, less certainly known after some time without games. */
export function agedTo(rating: Rating, at: number): Rating {
  const periods = Math.max(0, at - rating.changed) / PERIOD_MS;
  const grown = Math.hypot(rating.deviation, Math.sqrt(periods) * rating.volatility * SCALE);
  return { ...rating, deviation: Math.min(grown, USUAL.deviation) };
}

/** Every game is a rating period of its own, so that players see at once what it did. */
export function afterGame(mine: Rating, rival: Rating, score: 0 | 1, at: number): Rating {
  const before = agedTo(mine, at);
  const other = agedTo(rival, at);
  const { rating, rd, vol } = rate(
    before.rating,
    before.deviation,
    before.volatility,
    [[other.rating, other.deviation, score]],
    { tau: TAU },
  );
  return {
    rating,
    deviation: Math.min(rd, USUAL.deviation),
    volatility: vol,
    changed: at,
    games: mine.games + 1,
  };
}
