import type { CurveShown } from '@bluemoon/wire';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rating's course as SVG paths, one step for each game. */
export interface Drawn {
  readonly line: string;
  /** What the rating is certain to, above and below the line. */
  readonly band: string;
  readonly last: { readonly x: number; readonly y: number };
  readonly rules: readonly { readonly rating: number; readonly y: number }[];
}

/** Room for the numbers at the left, and for the last dot at the right. */
export const LEFT = 44;
const RIGHT = 10;
const STEP = 50;
const FEWEST_STEPS = 4;

/** The range follows the line; of the band only what fits is shown. */
function rangeOf(ratings: readonly number[]): readonly [number, number] {
  const low = Math.floor((Math.min(...ratings) - STEP / 2) / STEP) * STEP;
  const high = Math.ceil((Math.max(...ratings) + STEP / 2) / STEP) * STEP;
  return [low, Math.max(high, low + FEWEST_STEPS * STEP)];
}

/** Numbers at the left, few enough to read. */
const MOST_RULES = 6;

export function drawCurve(points: CurveShown['points'], { width, height }: Size): Drawn | null {
  const [first] = points;
  if (first === undefined) return null;
  // One game alone is a level line.
  const shown = points.length === 1 ? [first, first] : points;
  const [low, high] = rangeOf(shown.map(({ rating }) => rating));
  const x = (index: number): number => LEFT + (index / (shown.length - 1)) * (width - LEFT - RIGHT);
  const y = (rating: number): number =>
    Math.round((1 - (Math.min(Math.max(rating, low), high) - low) / (high - low)) * height * 10) / 10;
  const path = (ratings: readonly (readonly [number, number])[]): string =>
    ratings.map(([at, rating]) => `${Math.round(x(at) * 10) / 10} ${y(rating)}`).join(' L ');
  const upper = shown.map(({ rating, deviation }, at) => [at, rating + deviation] as const);
  const lower = shown.map(({ rating, deviation }, at) => [at, rating - deviation] as const).toReversed();
  const apart = Math.ceil((high - low) / STEP / MOST_RULES) * STEP;
  const rules = Array.from({ length: Math.floor((high - low) / apart) + 1 }, (_, i) => low + i * apart);
  const last = shown.at(-1) ?? first;
  return {
    line: `M ${path(shown.map(({ rating }, at) => [at, rating]))}`,
    band: `M ${path(upper)} L ${path(lower)} Z`,
    last: { x: x(shown.length - 1), y: y(last.rating) },
    rules: rules.map((rating) => ({ rating, y: y(rating) })),
  };
}
