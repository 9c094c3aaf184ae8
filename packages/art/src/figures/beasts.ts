import { blob, evenBlob, lens, oval, poly, range, spiral, taper, wedge } from '../shapes.ts';
import type { Draw } from '../scene.ts';

/** Heads of animals, looking left, around the eye. */

const NECK = [
  -40, 30, -22, 2, -10, -20, 14, -28, 34, -14, 54, 30, 70, 100, 80, 150, -20, 150, -4, 90, -2, 50, -30, 46,
];

export const gazelle: Draw = (sheet) => {
  sheet.body(
    blob(NECK),
    taper([2, -24, 10, -48, -2, -66, 12, -94], 12, 2),
    taper([18, -26, 28, -50, 18, -68, 34, -98], 12, 2),
    lens(26, -18, 66, -34, 18),
  );
  sheet.cut(
    ...range(4, (i) => lens(0 + i * 1.5, -38 - i * 9, 12, -40 - i * 9, 3)),
    ...range(4, (i) => lens(20, -40 - i * 9, 30, -42 - i * 9, 3)),
  );
  sheet.light(blob([-30, 26, -12, 4, 4, 8, -6, 24, -20, 36]));
  sheet.cut(
    lens(0, -8, 16, -10, 9),
    oval(-32, 32, 3),
    lens(-30, 42, -12, 36, 2.4),
    lens(40, 20, 60, 110, 5, -4),
    lens(26, 40, 44, 120, 4, -4),
  );
  sheet.line(oval(8, -9, 3));
};

export const antelope: Draw = (sheet) => {
  sheet.body(
    blob(NECK),
    taper([8, -22, 24, -60, 52, -92], 15, 3),
    taper([22, -24, 50, -54, 84, -74], 15, 3),
    lens(30, -14, 60, 4, 18),
  );
  sheet.cut(
    ...range(6, (i) => lens(6 + i * 7, -34 - i * 9, 20 + i * 6, -28 - i * 9, 3)),
    ...range(6, (i) => lens(28 + i * 9, -38 - i * 5, 36 + i * 9, -26 - i * 6, 3)),
  );
  sheet.light(
    blob([-34, 34, -24, 14, -6, 10, 2, 22, -20, 40]),
    ...range(3, (i) => lens(32 + i * 8, 30 + i * 28, 64 + i * 4, 44 + i * 28, 9)),
  );
  sheet.cut(lens(0, -8, 16, -10, 9), oval(-32, 32, 3), lens(-30, 43, -12, 38, 2.4));
  sheet.line(oval(8, -9, 3));
};

export const unicorn: Draw = (sheet) => {
  sheet.glow(wedge(-40, -98, -6, -26, 13));
  sheet.body(
    blob([
      -44, 36, -26, 4, -12, -22, 12, -32, 38, -18, 56, 26, 72, 100, 84, 150, -20, 150, -4, 92, -4, 56, -34,
      52,
    ]),
    poly([10, -28, 16, -58, 30, -26]),
  );
  sheet.light(
    ...range(6, (i) =>
      taper([16 + i * 8, -32 + i * 16, 44 + i * 8, -26 + i * 18, 54 + i * 9, 10 + i * 20], 12, 2),
    ),
  );
  sheet.line(...range(3, (i) => lens(-20 - i * 7, -46 - i * 15, -10 - i * 8, -48 - i * 13, 2.4)));
  sheet.cut(lens(-4, -6, 14, -10, 9), oval(-36, 38, 3), lens(-34, 49, -14, 44, 2.4));
  sheet.line(oval(5, -8, 3.4));
};

/** Pelts worn over a face, from the front. */
export const bear: Draw = (sheet) => {
  sheet.body(oval(-38, -44, 19), oval(38, -44, 19), evenBlob([20, -62, 52, -30, 54, 20, 36, 50]));
  sheet.light(oval(-38, -44, 9), oval(38, -44, 9), evenBlob([0, -40, 18, -30, 14, -14, 0, -8]));
  sheet.line(oval(0, -30, 9, 6));
  sheet.cut(
    lens(-32, -36, -18, -34, 8),
    lens(32, -36, 18, -34, 8),
    ...range(5, (i) => poly([-26 + i * 11, -6, -15 + i * 11, -6, -20 + i * 11, 6])),
  );
};

export const fox: Draw = (sheet) => {
  sheet.body(
    poly([-48, -8, -52, -88, -12, -46]),
    poly([48, -8, 52, -88, 12, -46]),
    evenBlob([0, -54, 44, -36, 52, 10, 70, 34, 34, 46]),
  );
  sheet.light(
    poly([-42, -30, -45, -68, -24, -46]),
    poly([42, -30, 45, -68, 24, -46]),
    evenBlob([8, -44, 12, -18, 0, -4]),
  );
  sheet.line(oval(0, -8, 6, 5));
  sheet.cut(
    lens(-34, -28, -14, -18, 9),
    lens(34, -28, 14, -18, 9),
    spiral(-56, 30, 8, 1.2, 3),
    spiral(56, 30, 8, 1.2, 3, 3),
  );
};
