import type { Draw } from '../scene.ts';
import {
  bar,
  both,
  box,
  evenBlob,
  evenPoly,
  gear,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  star,
  taper,
  wedge,
} from '../shapes.ts';

export const book: Draw = (sheet) => {
  sheet.body(evenPoly([0, -26, 66, -36, 66, 42, 0, 54]));
  sheet.cut(...both(poly([60, -28, 4, -18, 4, 44, 60, 34])));
  sheet.line(...both(...range(5, (i) => lens(12, -8 + i * 10, 52, -16 + i * 10, 3))));
  sheet.jewel(evenPoly([5, -22, 5, 68, 0, 60]));
  sheet.glow(...spread(5, (i, far) => wedge(i * 34, -74 + far * 8, i * 22, -48 + far * 5, 6)));
};

export const letter: Draw = (sheet) => {
  sheet.pale(poly([-46, -58, 40, -62, 48, 50, -40, 56]));
  sheet.line(...range(5, (i) => lens(-32, -40 + i * 14, 32 - (i % 2) * 18, -42 + i * 14, 4)));
  sheet.jewel(star(14, 34, 20, 10, 0.78));
  sheet.line(star(14, 34, 9, 4, 0.4));
  sheet.body(taper([-14, 66, 20, 0, 62, -70], 3, 16));
};

export const brain: Draw = (sheet) => {
  sheet.body(evenBlob([0, -52, 32, -56, 62, -26, 62, 14, 38, 42, 6, 46]));
  sheet.cut(lens(0, -52, 0, 46, 5), ...both(spiral(31, -18, 22, 1.4, 7), spiral(27, 22, 16, 1.2, 6, 2)));
  sheet.glow(...range(5, (i) => moved(lens(0, -9, 0, 9, 9), { x: (i - 2) * 20, y: 64 + (i % 2) * 12 })));
};

export const evilEye: Draw = (sheet) => {
  sheet.body(
    lens(-74, 0, 74, 0, 86),
    ...spread(5, (i) => moved(wedge(0, -76, 0, -44, 12), { turn: i * 0.36 })),
  );
  sheet.cut(lens(-60, 0, 60, 0, 62));
  sheet.line(oval(0, 0, 27));
  sheet.glow(oval(0, 0, 18));
  sheet.line(lens(0, -18, 0, 18, 12));
};

export const catapult: Draw = (sheet) => {
  sheet.body(
    bar(-62, 44, 62, 44, 10),
    poly([-34, 42, -2, -24, 8, -24, 40, 42, 28, 42, 4, -6, -22, 42]),
    bar(-60, 26, 54, -54, 9),
    oval(-40, 54, 16),
    oval(40, 54, 16),
    box(-70, 18, 22, 22),
  );
  sheet.cut(oval(-40, 54, 6), oval(40, 54, 6));
  sheet.jewel(oval(54, -62, 17));
  sheet.line(...[-1, 1].map((side) => oval(54 + side * 6, -64, 4)), lens(46, -54, 62, -54, 4));
};

export const ballista: Draw = (sheet) => {
  sheet.body(
    taper([-62, -14, -34, -40, 0, -46, 34, -40, 62, -14], 9, 9),
    bar(-60, -12, 0, 14, 2.4),
    bar(60, -12, 0, 14, 2.4),
    bar(0, -50, 0, 62, 12),
    evenPoly([12, 20, 30, 66]),
  );
  sheet.jewel(evenPoly([0, -88, 14, -56, 0, -62]));
  sheet.glow(spiral(-48, 34, 18, 2, 5), spiral(48, 34, 18, 2, 5, 3));
};

/** A machine that doubles its content. */
export const duplicator =
  (content: Draw): Draw =>
  (sheet) => {
    sheet.body(evenPoly([64, 12, 64, 62]), evenPoly([34, -20, 16, 12]));
    sheet.patch(gear(-30, 38, 18, 9), gear(12, 38, 14, 8), oval(46, 38, 10));
    sheet.line(oval(-30, 38, 6), oval(12, 38, 5), lens(46, 38, 52, 30, 3));
    for (const x of [-36, 36]) sheet.at({ x, y: -50, size: 0.7 }, content);
  };

export const weight: Draw = (sheet) => {
  sheet.body(oval(0, -20, 18), evenPoly([24, -10, 34, 34]));
  sheet.cut(oval(0, -22, 8));
};

export const fireWorks: Draw = (sheet) => sheet.glow(star(0, 0, 42, 9, 0.5));

export const drill: Draw = (sheet) => {
  sheet.body(
    box(-26, -66, 52, 40),
    box(-44, -52, 88, 14),
    evenPoly([36, -26, 26, -4]),
    evenPoly([24, 0, 0, 66]),
  );
  sheet.cut(...range(4, (i) => lens(-22 + i * 4, 6 + i * 13, 22 - i * 4, 12 + i * 13, 5)));
  sheet.jewel(gear(0, -46, 13, 8, 0.25));
  sheet.glow(...both(...range(3, (i) => poly([20 + i * 16, 62 - i * 3, 30 + i * 15, 44, 36 + i * 15, 62]))));
};

export const target: Draw = (sheet) => {
  for (const i of [5, 4, 3, 2, 1])
    sheet.fill(i % 2 ? sheet.inks.main : sheet.inks.ground, oval(0, 0, i * 12));
};

/** Arrows away from the centre. */
export const scattered: Draw = (sheet) => {
  sheet.body(
    oval(0, 0, 13),
    ...range(8, (i) => moved(evenPoly([5, -20, 5, -42, 14, -42, 0, -64]), { turn: i * 0.785 })),
  );
};

export const heads: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-34, 10, 0.8],
    [34, 10, 0.8],
    [0, 0, 1],
  ] as const)
    sheet.at({ x, y, size }, () => sheet.body(oval(0, -24, 20, 23), evenBlob([0, 2, 30, 14, 36, 58])));
};

export const whistle: Draw = (sheet) => {
  sheet.body(oval(-16, 10, 34), poly([-20, -24, 62, -24, 62, 2, 12, 2]));
  sheet.cut(oval(-16, 10, 12), poly([8, -24, 22, -24, 16, -10]));
  sheet.glow(...range(3, (i) => lens(70 + i * 2, -44 + i * 26, 84 + i * 2, -50 + i * 30, 6)));
};

export const bouncing: Draw = (sheet) => {
  sheet.glow(taper([-66, -30, -50, 40, -16, 52, 4, -10, 20, -44], 4, 9));
  sheet.body(oval(30, -34, 27), lens(-66, 60, 66, 60, 9));
  sheet.light(star(30, -34, 17));
};
