import { feather } from '../../motifs.ts';
import type { Draw } from '../../scene.ts';
import { blob, both, evenBlob, evenPoly, lens, oval, range, spread, star, taper } from '../../shapes.ts';

export const bicorne: Draw = (sheet) => {
  sheet.body(evenBlob([0, -76, 38, -46, 64, -14, 0, -26]));
  sheet.spot(lens(-58, -18, 0, -28, 5, -2), lens(0, -28, 58, -18, 5, -2), star(0, -50, 12, 8, 0.45));
};

export const plumed: Draw = (sheet) => {
  sheet.body(evenBlob([0, -72, 42, -56, 58, -14, 0, -30]));
  sheet.jewel(feather(42, -62, 36, 0.7), feather(26, -68, 28, 0.25));
  sheet.cut(lens(-50, -18, 50, -18, 4, 12));
};

export const tricorne: Draw = (sheet) => {
  sheet.body(evenBlob([22, -64, 34, -34, 60, -20, 24, -10, 0, -22]));
  sheet.spot(lens(-52, -20, -4, -24, 4, 3), lens(4, -24, 52, -20, 4, 3));
  sheet.cut(oval(0, -46, 9), evenPoly([5, -40, 4, -34]));
  sheet.main(...both(oval(3.4, -47, 2.4)));
};

export const longHair: Draw = (sheet) => {
  sheet.body(...both(blob([14, -30, 34, -22, 36, 20, 46, 62, 26, 54, 22, 10])));
  sheet.cut(...both(lens(28, -10, 34, 50, 2.4)));
};

/** Ko: a dotted kerchief. */
export const kerchief: Draw = (sheet) => {
  sheet.body(
    evenBlob([0, -48, 28, -36, 29, -8, 0, -20]),
    taper([-26, -14, -46, -6, -56, 16], 13, 2),
    taper([-26, -18, -52, -24, -66, -8], 12, 2),
  );
  sheet.spot(...spread(3, (i, far) => oval(i * 15, -30 + far * 3, 5)));
};

/** Cha: a wide hat of straw. */
export const straw: Draw = (sheet) => {
  sheet.jewel(evenPoly([0, -64, 66, -12, 0, -22]));
  sheet.line(...spread(5, (i) => lens(i * 5, -56, i * 24, -16, 2.4)), lens(-60, -14, 60, -14, 3, -6));
};

/** Paal: long hair under a broad band. */
export const headband: Draw = (sheet) => {
  longHair(sheet);
  sheet.body(evenBlob([0, -44, 28, -34, 29, -4, 0, -18]));
  sheet.jewel(lens(-31, -14, 31, -14, 13, -4));
  sheet.line(evenPoly([0, -26, 6, -19, 0, -12]));
};

/** Marn: a cap with stripes and a bobble. */
export const bobble: Draw = (sheet) => {
  sheet.body(blob([-30, -8, -32, -40, 6, -58, 34, -34, 30, -8, 0, -18]), oval(8, -62, 10));
  sheet.spot(...range(3, (i) => lens(-29, -20 - i * 10, 30 - i * 4, -20 - i * 10, 4.5, -4)));
};

export const shaven: Draw = (sheet) => {
  sheet.line(...range(3, (i) => lens(-12 + i * 12, -26, -10 + i * 12, -18, 2)));
  sheet.spot(oval(28, 10, 5));
  sheet.body(taper([0, -32, 10, -48, 30, -44], 10, 2));
};
