import { feather } from '../../motifs.ts';
import { blob, lens, moved, oval, poly, range, spiral, type Placement, type Shape } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';

type Beak = 'hooked' | 'pointed' | 'open' | 'short';

const BEAKS: Readonly<Record<Beak, readonly Shape[]>> = {
  hooked: [blob([22, -11, 46, -8, 60, 12, 54, 28, 46, 13, 22, 11])],
  pointed: [poly([22, -10, 78, 4, 22, 12])],
  open: [poly([20, -14, 64, -16, 30, 0]), poly([20, 14, 54, 16, 30, 2])],
  short: [poly([20, -10, 46, 2, 20, 12])],
};

export interface Head {
  readonly beak: Beak;
  readonly crest?: number;
  readonly eye?: 'bright' | 'mad' | 'stern';
}

export function head(sheet: Sheet, { beak, crest = 0, eye = 'bright' }: Head): void {
  const plume = lens(0, 32, 0, -34, 15);
  for (const i of range(crest)) {
    const turn = 0.2 - i * 0.36;
    const place = { x: Math.sin(turn) * 34 - 4, y: -Math.cos(turn) * 34, turn, size: 1 - i * 0.06 };
    if (i % 2) sheet.rimmed(sheet.inks.glow, sheet.inks.ground, 3, moved(plume, place));
    else sheet.body(moved(plume, place));
  }
  sheet.main(oval(0, 0, 30, 28));
  sheet.rimmed(sheet.inks.glow, sheet.inks.main, 3, ...BEAKS[beak]);
  if (beak !== 'open') sheet.line(lens(24, 2, 54, 6, 2.4));
  sheet.skin(blob([2, -20, 22, -14, 24, 8, 8, 16, -8, 2]));
  sheet.line(oval(10, -3, 10));
  sheet.skin(oval(10, -3, 7));
  if (eye === 'mad') sheet.line(spiral(10, -3, 8, 2, 3));
  else sheet.line(oval(12, -3, 3.8));
  if (eye === 'stern') sheet.line(poly([-4, -18, 26, -8, 24, -2, -6, -10]));
}

/** Feathers like an open hand, around the shoulder. */
export function fan(
  sheet: Sheet,
  count: number,
  long: number,
  from: number,
  step: number,
  place: Placement = {},
): void {
  const all = range(count, (i) => {
    const [turn, size] = [from + i * step, long - i * long * 0.045];
    return moved(feather(0, -size * 1.1, size), { turn });
  });
  const { light, main, ground } = sheet.inks;
  sheet.at(place, () => {
    all.toReversed().forEach((one, i) => {
      if (i % 2) sheet.rimmed(main, light === ground ? sheet.inks.back : light, 2.4, one);
      else sheet.rimmed(light === ground ? sheet.inks.back : light, main, 2.4, one);
    });
  });
}
