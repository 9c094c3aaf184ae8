import { book } from '../../objects/lore.ts';
import type { Draw } from '../../scene.ts';
import { bar, blob, box, lens, oval, poly, range, ribbon, spiral, star, taper } from '../../shapes.ts';

export const rain: Draw = (sheet) => {
  sheet.patch(
    blob([-62, -62, -52, -78, -30, -76, -14, -92, 14, -88, 28, -78, 50, -82, 64, -62, 40, -54, -40, -54]),
  );
  sheet.line(...range(8, (i) => lens(-56 + i * 16, -46 + (i % 3) * 9, -62 + i * 16, -22 + (i % 3) * 9, 6)));
};

export const crossedArms: Draw = (sheet) => {
  sheet.body(
    blob([-66, 92, -20, 84, 58, 100, 62, 118, 10, 116, -60, 112]),
    blob([66, 92, 20, 84, -58, 100, -62, 118, -10, 116, 60, 112]),
  );
  sheet.light(oval(54, 104, 10, 7), oval(-54, 104, 10, 7));
};

export const magnifier: Draw = (sheet) => {
  sheet.body(oval(14, -4, 24), bar(28, 16, 52, 70, 9));
  sheet.cut(oval(14, -4, 19));
  sheet.light(oval(14, -4, 12));
  sheet.line(oval(14, -4, 6));
  sheet.main(lens(-2, -40, 30, -44, 5, -4));
};

export const map: Draw = (sheet) => {
  sheet.patch(poly([-56, 54, -20, 46, 20, 58, 58, 50, 58, 122, 20, 130, -20, 118, -56, 126]));
  sheet.line(
    ribbon([-44, 110, -26, 88, 0, 98, 22, 76, 40, 84], () => 3.4, 4),
    poly([34, 66, 46, 78, 43, 81, 31, 69]),
    poly([46, 66, 34, 78, 31, 75, 43, 63]),
    star(-34, 70, 11, 4, 0.3),
    lens(-20, 48, -20, 118, 1.6),
    lens(20, 58, 20, 128, 1.6),
  );
  sheet.skin(oval(-58, 78, 8, 11), oval(60, 76, 8, 11));
};

export const reading: Draw = (sheet) => sheet.at({ y: 90, size: 0.9 }, book);

export const cane: Draw = (sheet) =>
  sheet.body(bar(54, -56, 50, 140, 7), spiral(46, -58, 16, 1.3, 8), oval(51, 70, 11, 9));

export const hourglass: Draw = (sheet) => {
  sheet.patch(blob([36, 8, 72, 8, 70, 26, 58, 40, 70, 54, 72, 72, 36, 72, 38, 54, 50, 40, 38, 26]));
  sheet.line(
    blob([42, 22, 66, 22, 56, 38, 52, 38]),
    blob([54, 52, 68, 68, 40, 68]),
    box(30, 2, 48, 7),
    box(30, 70, 48, 7),
  );
};

export const coin: Draw = (sheet) => {
  sheet.body(taper([40, 130, 54, 90, 44, 58], 20, 14), oval(42, 54, 12));
  sheet.patch(oval(46, 30, 17));
  sheet.line(star(46, 30, 11, 4, 0.35));
};
