import { both, brickRows, lens, oval, range, type Shape } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

/** Faces are drawn around their centre. */

interface Gaze {
  readonly y: number;
  /** From the centre to each eye. */
  readonly apart: number;
  readonly width: number;
  readonly height?: number;
  /** Inner ends lower: angry. Inner ends higher: sad. */
  readonly tilt?: number;
}

export function slits({ y, apart, width, height = 6, tilt = 0 }: Gaze): readonly Shape[] {
  return both(lens(apart + width, y - tilt, apart - width * 0.8, y + tilt, height));
}

export function lids({ y, apart, width, height = 5 }: Gaze): readonly Shape[] {
  return both(lens(apart - width, y, apart + width, y, height * 0.5, height * 0.6));
}

/** Round eyes in `line`, looking sideways by `look`. */
export function roundEyes(sheet: Sheet, { y, apart, width }: Gaze, look = 0): void {
  sheet.line(...both(oval(apart, y, width)));
  for (const side of [-1, 1]) sheet.skin(oval(side * apart + look, y - width * 0.2, width * 0.42));
}

/** Spectacles with the eyes behind them. */
export function spectacles(sheet: Sheet, { y, apart, width }: Gaze): void {
  sheet.line(...both(oval(apart, y, width * 1.3)), lens(-apart, y - 1, apart, y - 1, 4));
  sheet.skin(...both(oval(apart, y, width * 0.95)));
  sheet.line(...both(oval(apart, y, width * 0.4)));
}

/** Gouges from a shoulder line down to a hem. */
export function folds(
  count: number,
  top: number,
  bottom: number,
  width: number,
  thick = 3.4,
): readonly Shape[] {
  return range(count, (i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    return lens(t * width, top + Math.abs(t) * 18, t * width * 1.35, bottom, thick);
  });
}

/** Scales or feathers on a chest that is `width` to each side. */
export function scales(rows: number, top: number, width: number): readonly Shape[] {
  return brickRows(7, rows, (column, row): Shape => {
    const [x, y] = [(column - 3) * 14, top + row * 14];
    return Math.abs(x) < width ? lens(x - 7, y, x + 7, y, 3, 7) : [];
  }).filter((shape) => shape.length > 0);
}
