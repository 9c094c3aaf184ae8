import { range } from './shapes.ts';
import { svg } from './svg.ts';

/** The eight phases of a turn, from the new moon over the full moon (4) to the last sliver. */
export const MOON_PHASES = [0, 1, 2, 3, 4, 5, 6, 7] as const;
export type MoonPhase = (typeof MOON_PHASES)[number];

export interface MoonPhaseInks {
  readonly ink?: string;
  /** The part in shadow. */
  readonly shadow?: string;
}

/** The line between light and shadow is half an ellipse; its width follows the phase. */
function lit(phase: MoonPhase): string {
  const bulge = Math.cos((phase / 4) * Math.PI);
  const waxing = phase <= 4 ? 1 : -1;
  const edge = (from: number, to: number, reach: number): string =>
    range(13, (i) => {
      const a = (from + ((to - from) * i) / 12) * Math.PI;
      return `${(12 + Math.cos(a) * 10 * reach * waxing).toFixed(1)} ${(12 + Math.sin(a) * 10).toFixed(1)}`;
    }).join('L');
  return `M${edge(-0.5, 0.5, 1)}L${edge(0.5, -0.5, bulge)}Z`;
}

/** A small moon on a grid of 24, by default in the colour of the text. */
export function moonPhase(
  phase: MoonPhase,
  { ink = 'currentColor', shadow = 'none' }: MoonPhaseInks = {},
): string {
  const light = phase === 0 ? '' : `<path fill="${ink}" d="${lit(phase)}"/>`;
  return svg(
    24,
    24,
    `<circle cx="12" cy="12" r="10" fill="${shadow}"/>${light}<circle cx="12" cy="12" r="10" fill="none" stroke="${ink}" stroke-width="1.6"/>`,
  );
}
