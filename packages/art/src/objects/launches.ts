import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import { bar, blob, both, evenBlob, lens, oval, poly, range, spread, star, taper } from '../shapes.ts';

/** Talons dropping a load. */
export const launch =
  (load: Draw): Draw =>
  (sheet) => {
    sheet.at({ y: 26, size: 0.96 }, load);
    sheet.body(...both(poly([10, -110, 34, -110, 30, -60, 14, -60])));
    sheet.jewel(...both(...range(3, (i) => taper([22, -66, 8 + i * 14, -54, 4 + i * 18, -34], 9, 2))));
  };

export const rock: Draw = (sheet) => {
  sheet.body(poly([-52, 8, -34, -40, 10, -54, 48, -26, 56, 22, 26, 54, -28, 50]));
  sheet.light(poly([10, -46, 40, -24, 26, 4, 0, -12]));
  sheet.cut(taper([-30, -6, -14, 8, -20, 30], 4, 1), lens(14, 22, 34, 34, 4));
};

export const burningRock: Draw = (sheet) => {
  sheet.glow(...spread(5, (i, far) => flame(i * 24, -34 - (2 - far) * 8, 34, i * 0.2)));
  sheet.at({ y: 14, size: 0.9 }, rock);
};

export const slime: Draw = (sheet) => {
  sheet.body(
    blob([
      -60, -6, -40, -36, 0, -44, 42, -34, 62, -4, 56, 26, 44, 10, 32, 58, 20, 18, 4, 34, -8, 66, -20, 22, -34,
      44, -46, 14,
    ]),
  );
  sheet.light(lens(-36, -16, -6, -32, 8, -4));
  sheet.glow(oval(-40, 64, 5, 8), oval(12, 62, 6, 9), oval(46, 52, 5, 8));
};

export const flares: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-46, -4, 28],
    [46, -8, 28],
    [0, 40, 40],
  ] as const) {
    sheet.glow(star(x, y, size, 12, 0.4));
    sheet.body(star(x, y, size * 0.5, 8, 0.5));
  }
};

export const fireFlash: Draw = (sheet) => {
  sheet.body(poly([14, -56, -40, 10, -6, 6, -24, 66, 46, -14, 12, -10, 42, -56]));
  sheet.glow(flame(-48, -12, 24), flame(50, 34, 24));
};

interface Bug {
  readonly wings?: boolean;
  readonly long?: number;
}

const bug =
  ({ wings = false, long = 1 }: Bug): Draw =>
  (sheet) => {
    sheet.body(
      ...both(
        ...range(3, (i) => taper([12, -6 + i * 14, 34, -16 + i * 20, 44, -2 + i * 22], 5, 2)),
        taper([6, -34 * long, 20, -56 * long, 34, -58 * long], 4, 2),
      ),
      oval(0, 6, 21, 32 * long),
      oval(0, -30 * long, 14, 12),
    );
    if (wings) sheet.patch(...both(lens(6, -16, 34, 50, 24)));
    sheet.cut(lens(0, -20, 0, 36 * long, 3), ...both(oval(9, 6, 4), oval(6, 20, 3)));
  };

export const swarm =
  (kind: Bug): Draw =>
  (sheet) => {
    for (const [x, y, turn] of [
      [-46, -12, -0.5],
      [46, -18, 0.5],
      [0, 28, 0],
    ] as const)
      sheet.at({ x, y, turn, size: turn ? 0.62 : 0.9 }, bug(kind));
  };

export const paratroopers: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-46, -6, 0.6],
    [48, 0, 0.6],
    [0, 14, 0.8],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.glow(evenBlob([0, -56, 30, -46, 44, -18, 22, -24, 0, -18]));
      sheet.body(...both(bar(42, -18, 4, 20, 2), bar(0, -20, 0, 20, 2)));
      sheet.at({ y: 44, size: 0.8 }, bug({ wings: true, long: 1.1 }));
    });
  }
};
