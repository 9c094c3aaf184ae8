import type { Draw } from '../../scene.ts';
import {
  blob,
  both,
  evenBlob,
  evenPoly,
  gear,
  lens,
  oval,
  spiral,
  spread,
  star,
  taper,
} from '../../shapes.ts';

export const turban: Draw = (sheet) => {
  sheet.body(blob([-34, -12, -40, -34, -20, -60, 10, -64, 38, -40, 34, -12, 0, -22]));
  sheet.cut(lens(-36, -26, 20, -58, 4, -5), lens(-34, -16, 36, -42, 4, -4), lens(-14, -16, 36, -26, 3, -2));
  sheet.light(oval(0, -32, 7, 9), lens(0, -40, 6, -84, 11, 3));
};

export const mitre: Draw = (sheet) => {
  sheet.body(evenPoly([0, -86, 36, -58, 30, -14, 0, -22]));
  sheet.cut(lens(0, -76, 0, -26, 4), lens(-30, -22, 30, -22, 3, 4));
  sheet.light(gear(0, -48, 13, 8, 0.25));
  sheet.main(oval(0, -48, 5));
};

const HOOD = [
  -46, 54, -44, -10, -24, -52, 4, -68, 26, -50, 44, -10, 46, 54, 26, 24, 24, -18, 0, -34, -24, -18, -26, 24,
];

export const hood: Draw = (sheet) => {
  sheet.body(blob(HOOD));
  sheet.cut(lens(-34, 34, -18, -44, 3, 6), lens(34, 34, 18, -44, 3, -6));
};

export const veil: Draw = (sheet) => {
  hood(sheet);
  sheet.light(...spread(5, (i, far) => star(i * 11, -40 + far * 5, 5)), oval(0, -52, 4));
};

export const brain: Draw = (sheet) => {
  sheet.body(evenBlob([0, -82, 38, -88, 60, -58, 54, -26, 30, -8]));
  sheet.cut(
    lens(0, -82, 0, -18, 4),
    ...both(spiral(27, -56, 18, 1.5, 6), spiral(24, -26, 11, 1.2, 5, 2), lens(44, -40, 30, -38, 4, 4)),
  );
};

export const bald: Draw = (sheet) => {
  sheet.body(evenBlob([0, 30, 30, 18, 58, 34, 64, 70]));
  sheet.cut(lens(-50, 44, 50, 44, 4, 16));
  sheet.light(...spread(9, (i, far) => oval(i * 11, 62 + 26 - far ** 2 * 1.6, 4.5)));
};

export const blindfold: Draw = (sheet) => {
  sheet.patch(
    evenPoly([28, -12, 28, 4]),
    taper([26, -4, 44, 4, 50, 26], 10, 3),
    taper([26, -6, 48, -10, 60, 6], 9, 3),
  );
  sheet.line(lens(-26, -4, 26, -4, 2, 2));
  sheet.light(lens(-11, -26, 11, -26, 13));
  sheet.line(oval(0, -26, 4));
};
