import type { Draw } from '../scene.ts';
import { bar, blob, evenBlob, evenPoly, lens, moved, oval, poly, range, star, taper } from '../shapes.ts';

/** Worn or carried by several peoples; drawn around the wearer's face. */

export const cone: Draw = (sheet) => {
  sheet.body(blob([-40, -14, -18, -44, 14, -98, 18, -46, 40, -14, 0, -24]));
  sheet.cut(lens(-32, -20, 32, -20, 3.4, 5));
  sheet.light(star(2, -46, 9), star(12, -70, 5), star(-12, -34, 4), star(18, -34, 4));
};

export const board: Draw = (sheet) => {
  sheet.body(evenPoly([26, -40, 28, -14]), evenPoly([0, -64, 54, -46, 0, -30]));
  sheet.cut(lens(-46, -45, 0, -32, 2.4), lens(0, -32, 46, -45, 2.4));
  sheet.light(taper([0, -46, 40, -42, 46, -8], 3, 3), oval(46, -4, 5, 9));
};

export const brim: Draw = (sheet) => {
  sheet.body(lens(-60, -18, 60, -18, 20), evenBlob([0, -56, 24, -48, 28, -18]));
  sheet.cut(lens(-27, -25, 27, -25, 4, 2));
};

export const lamp: Draw = (sheet) => {
  sheet.glow(...range(8, (i) => moved(lens(0, -26, 0, -44, 6), { x: 52, y: 22, turn: (i * Math.PI) / 4 })));
  sheet.body(poly([38, 2, 66, 2, 70, 44, 34, 44]), oval(52, -4, 9, 8));
  sheet.cut(poly([41, 8, 63, 8, 65, 38, 39, 38]), oval(52, -4, 4));
  sheet.light(poly([52, 10, 60, 28, 52, 38, 44, 28]));
};

export const lantern: Draw = (sheet) => {
  sheet.body(taper([20, 96, 40, 70, 52, 46], 18, 12));
  lamp(sheet);
};

export const spyglass: Draw = (sheet) => {
  sheet.body(
    taper([8, -2, 70, -34], 14, 26, 2),
    taper([60, 130, 70, 60, 46, -16], 20, 11),
    oval(44, -18, 11),
  );
  sheet.spot(bar(34, -28, 42, -10, 5), oval(72, -35, 7, 12));
};
