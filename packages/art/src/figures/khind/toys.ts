import { slingshot } from '../../objects/arms.ts';
import type { Draw } from '../../scene.ts';
import { bar, both, evenBlob, lens, moved, oval, poly, range, star, taper, wedge } from '../../shapes.ts';

export const skateboard: Draw = (sheet) => {
  sheet.rimmed(sheet.inks.glow, sheet.inks.ground, 4, evenBlob([50, 126, 66, 120, 62, 134]));
  sheet.main(oval(-40, 138, 8), oval(40, 138, 8));
};

export const catTail: Draw = (sheet) => sheet.body(taper([20, 84, 60, 90, 66, 56, 54, 44], 12, 6));

export const baton: Draw = (sheet) => sheet.body(bar(50, -44, 58, 10, 8));

export const squirtGun: Draw = (sheet) => {
  sheet.body(poly([40, 14, 86, 14, 86, 28, 58, 30, 56, 46, 44, 46]));
  sheet.glow(...range(3, (i) => lens(84 + i * 2, 12 - i * 12, 78 + i * 4, -2 - i * 12, 7)));
};

export const microphone: Draw = (sheet) => sheet.body(bar(36, 30, 44, 66, 6), oval(34, 24, 11));

export const ball: Draw = (sheet) => {
  sheet.pale(oval(54, -40, 22));
  sheet.line(
    star(54, -40, 12, 5, 0.8),
    ...range(5, (i) => moved(wedge(0, -20, 0, -15, 8), { x: 54, y: -40, turn: i * 1.257 })),
  );
};

export const balloons: Draw = (sheet) => {
  for (const [x, y] of [
    [42, -62],
    [66, -34],
    [78, -76],
  ] as const) {
    sheet.body(bar(x, y, 56, -8, 1.6));
    sheet.rimmed(sheet.inks.glow, sheet.inks.ground, 3, oval(x, y, 17, 20));
  }
};

export const wings: Draw = (sheet) => {
  sheet.pale(...both(poly([18, 40, 82, -22, 86, 10, 74, 18, 80, 36, 64, 40, 66, 58, 44, 56, 24, 60])));
  sheet.line(...both(lens(24, 44, 76, -8, 2.4), lens(26, 50, 70, 30, 2.4)));
};

export const iceCream: Draw = (sheet) => {
  sheet.jewel(oval(56, -40, 15), oval(44, -28, 12), oval(68, -28, 12));
  sheet.patch(poly([42, -22, 70, -22, 56, 14]));
};

export const question: Draw = (sheet) =>
  sheet.glow(taper([40, -50, 52, -66, 66, -54, 60, -38, 56, -26], 10, 9), oval(56, -12, 6));

export const planes: Draw = (sheet) => {
  const plane = poly([-24, 0, 26, -14, 6, 10, 0, 2]);
  sheet.pale(moved(plane, { x: 54, y: 4 }), moved(plane, { x: 30, y: -64, turn: -0.3 }));
};

export const aiming: Draw = (sheet) => sheet.at({ x: 56, y: -22, size: 0.52 }, slingshot);
