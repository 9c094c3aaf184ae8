import type { Affiliation } from '@bluemoon/engine';
import { motifOf } from './motifs.ts';
import { lens, range, wedge, type Shape } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const { PI, sin, cos } = Math;

interface MotifInks {
  readonly ink: string;
  /** Without it the motif stays a plain silhouette. */
  readonly cut?: string;
}

/** A people's motif; `size` is half its height. */
export function motif(
  sheet: Sheet,
  people: Affiliation,
  place: { readonly x: number; readonly y: number; readonly size: number; readonly turn?: number },
  { ink, cut }: MotifInks,
): void {
  const { solid, cut: gouges, core = [] } = motifOf(people);
  sheet.at({ ...place, size: place.size / 100 }, () => {
    sheet.fill(ink, ...solid);
    if (cut === undefined) return;
    sheet.fill(cut, ...gouges);
    sheet.fill(ink, ...core);
  });
}

interface Circle {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly width: number;
}

/** Gouges around a centre, blunt towards it, uneven as if cut by hand. */
export function burst(sheet: Sheet, { x, y, from, to, count, width }: Circle): readonly Shape[] {
  const { random } = sheet;
  return range(count, (i) => {
    const a = ((i + (random.next() - 0.5) * 0.35) / count) * 2 * PI;
    const reach = to * random.between(0.78, 1.1);
    return wedge(x + cos(a) * reach, y + sin(a) * reach, x + cos(a) * from, y + sin(a) * from, width);
  });
}

/** Beams that widen outwards. */
export function rays({ x, y, from, to, count, width }: Circle): readonly Shape[] {
  return range(count, (i) => {
    const [a, reach] = [((i + 0.5) / count) * 2 * PI, i % 2 ? to * 0.86 : to];
    return wedge(x + cos(a) * from, y + sin(a) * from, x + cos(a) * reach, y + sin(a) * reach, width);
  });
}

/** Level gouges of uneven length: folds, shading, water. */
export function hatch(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
): readonly Shape[] {
  const { random } = sheet;
  return range(count, (i) => {
    const level = y + (height * (i + 0.5)) / count + random.between(-1, 1);
    return lens(
      x - width / 2 + width * random.between(0, 0.25),
      level,
      x + width / 2 - width * random.between(0, 0.2),
      level,
      random.between(1.4, 2.4),
    );
  });
}
