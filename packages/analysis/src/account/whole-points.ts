import type { Bars } from './bars.ts';

const PARTS = ['start', 'own', 'rival', 'luck'] as const;

/**
 * The bars in whole hundredths, to be shown: they still add up, and read the same for both players. Each part goes to
 * the next whole number below or above, those that are nearest to it above.
 */
export function inWholePoints(bars: Bars): Bars {
  const exact = PARTS.map((part) => bars[part] * 100);
  const below = exact.map(Math.floor);
  const result = Math.round(bars.result * 100);
  const missing = result - below.reduce((sum, points) => sum + points, 0);
  const remainder = (i: number): number => (exact[i] ?? 0) - (below[i] ?? 0);
  const above = new Set([...PARTS.keys()].toSorted((a, b) => remainder(b) - remainder(a)).slice(0, missing));
  const [start = 0, own = 0, rival = 0, luck = 0] = below.map(
    (points, i) => (points + (above.has(i) ? 1 : 0)) / 100,
  );
  return {
    ...bars,
    start,
    own,
    rival,
    luck,
    result: result / 100,
    averageLuck: Math.min(1, Math.max(0, start + own + rival)),
  };
}
