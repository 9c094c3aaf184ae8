import { PAPER } from './ink.ts';
import { range } from './shapes.ts';
import { randomOf } from './random.ts';

export function svg(width: number, height: number, content: string, fit = 'xMidYMid meet'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="${fit}" aria-hidden="true">${content}</svg>`;
}

/** Spots without ink: round dots, one path per size. */
export function specks(width: number, height: number): string {
  const random = randomOf('specks');
  const dots = (count: number): string =>
    range(count, () => `M${random.whole(0, width)} ${random.whole(0, height)}h0`).join('');
  return `<g stroke="${PAPER}" stroke-linecap="round" opacity=".45"><path d="${dots(90)}"/><path stroke-width="2" d="${dots(14)}"/></g>`;
}
