import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import { blob, both, evenBlob, lens, oval, poly, range, spread, taper } from '../shapes.ts';

/** A mire in which only a hand or eyes are still visible. */
export const mire =
  (rest: Draw): Draw =>
  (sheet) => {
    rest(sheet);
    sheet.body(blob([-88, 30, -40, 20, 0, 32, 44, 20, 88, 32, 88, 76, -88, 76]));
    sheet.light(lens(-60, 44, -4, 46, 6), lens(12, 58, 66, 54, 6));
    sheet.cut(oval(-24, 60, 6, 4), oval(40, 42, 5, 3));
  };

/** A hand that reaches up. */
export const reachingHand: Draw = (sheet) => {
  const fingers = spread(4, (i, far) => taper([i * 11, 2, i * 12, -28, i * 14, -54 + far * 8], 11, 8));
  sheet.body(evenBlob([24, -8, 22, 60]), ...fingers, taper([20, 22, 38, 4, 46, -14], 12, 8));
};

const REEDS = range(7, (i) =>
  taper([-72 + i * 24, 60, -70 + i * 24, 0, -76 + i * 25, -46 - (i % 2) * 20], 7, 2),
);

export const eyesInReeds: Draw = (sheet) => {
  sheet.body(...REEDS, ...range(4, (i) => oval(-70 + i * 48, -44 + (i % 2) * 10, 6, 15)));
  sheet.pale(...both(oval(20, 12, 14, 11)));
  sheet.line(...both(lens(20, 3, 20, 21, 8)));
};

export const fireReeds: Draw = (sheet) => {
  sheet.glow(flame(-34, -14, 44), flame(36, -10, 38));
  sheet.body(...REEDS);
};

export const sunkTree: Draw = (sheet) => {
  sheet.body(
    taper([-14, 60, -6, 0, -16, -66], 22, 5),
    taper([-6, 0, 24, -22, 34, -56], 11, 2),
    taper([-10, -20, -40, -36, -46, -62], 9, 2),
  );
};

export const jaws: Draw = (sheet) => {
  sheet.body(
    poly([-84, 14, -60, -26, -20, -30, -4, -46, 14, -30, 84, -14, 84, 2, 20, 6, -30, 12]),
    poly([-84, 22, -30, 24, 30, 36, 78, 52, 70, 64, 0, 60, -60, 56]),
  );
  sheet.cut(
    ...range(7, (i) => poly([-20 + i * 14, 8 - i, -10 + i * 14, 7 - i, -15 + i * 14, 24])),
    ...range(6, (i) => poly([-14 + i * 14, 32 + i * 3, -4 + i * 14, 34 + i * 3, -8 + i * 14, 14 + i * 3])),
    oval(-6, -28, 8),
  );
  sheet.line(lens(-6, -35, -6, -21, 6));
  sheet.light(
    ...range(4, (i) =>
      poly([-78 + i * 17, -16 - i * 4, -66 + i * 17, -34 - i * 3, -62 + i * 17, -20 - i * 3]),
    ),
  );
};

export const serpent: Draw = (sheet) => {
  sheet.body(
    taper([18, 96, 34, 56, 20, 18, -4, -12], 26, 20),
    blob([-40, -14, -20, -38, 10, -40, 20, -16, 4, 4, -24, 0]),
  );
  sheet.light(...range(4, (i) => lens(12 + i * 3, 12 + i * 17, 38 - i, 8 + i * 18, 6, 4)));
  sheet.cut(oval(-10, -24, 5), lens(-38, -10, -8, -8, 3));
  sheet.jewel(poly([6, -38, 30, -54, 18, -20]));
};

export const serpents: Draw = (sheet) => {
  for (const [x, y, mirrored] of [
    [2, -24, false],
    [-44, 10, true],
    [46, 8, false],
  ] as const)
    sheet.at({ x, y, mirrored }, serpent);
};

export const bigWave: Draw = (sheet) => {
  sheet.body(
    blob([
      -90, 66, -84, 0, -46, -50, 10, -70, 60, -44, 64, -4, 40, 12, 20, -2, 30, -22, 8, -32, -16, -10, -10, 30,
      30, 56, 90, 66,
    ]),
  );
  sheet.light(lens(-66, 50, -30, -36, 10, 8), lens(-42, 56, -20, 0, 8, 6));
  sheet.cut(...range(4, (i) => oval(48 - i * 12, -2 - (i % 2) * 12, 4)));
  sheet.glow(oval(62, -64, 17), ...range(4, (i) => oval(40 + i * 14, 20 + (i % 2) * 10, 5)));
};

export const waterfall: Draw = (sheet) => {
  sheet.body(poly([-84, -62, -30, -58, -34, 64, -84, 64]), poly([84, -62, 32, -56, 36, 64, 84, 64]));
  sheet.glow(...range(5, (i) => taper([-22 + i * 11, -60, -24 + i * 12, 0, -26 + i * 13, 58], 7, 9)));
  sheet.patch(...range(6, (i) => oval(-50 + i * 20, 62 - (i % 2) * 8, 15)));
};
