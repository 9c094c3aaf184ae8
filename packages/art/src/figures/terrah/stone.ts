import { moved, poly, range, taper, type Shape } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';

export const CRYSTAL = poly([-7, 6, -8, -16, 0, -34, 8, -18, 7, 6]);

export const crystal = (x: number, y: number, size: number, turn = 0): Shape =>
  moved(CRYSTAL, { x, y, size, turn });

/** A boulder; no two are alike. */
export function boulder({ random }: Sheet, x: number, y: number, radius: number, corners = 7): Shape {
  const start = random.between(0, 6);
  return poly(
    range(corners, (i) => {
      const [a, r] = [start + (i / corners) * 2 * Math.PI, radius * random.between(0.86, 1.08)];
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    }).flat(),
  );
}

export function cracks(
  { random }: Sheet,
  count: number,
  x: number,
  y: number,
  width: number,
): readonly Shape[] {
  return range(count, (i) => {
    const at = x + (i / Math.max(1, count - 1) - 0.5) * width;
    const down = range(4, (k) => [at + random.between(-k * 4, k * 4), y + k * 18]);
    return taper(down.flat(), 4, 1, 2);
  });
}
