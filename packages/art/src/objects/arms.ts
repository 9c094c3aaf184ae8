import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import {
  bar,
  blob,
  both,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  star,
  taper,
} from '../shapes.ts';

/** Things are drawn around their centre, about a hundred units high. */

export const armor =
  (sign: Draw): Draw =>
  (sheet) => {
    sheet.body(evenBlob([0, 64, 26, 58, 46, 34, 48, -4, 62, -38, 18, -52, 0, -36]));
    sheet.light(blob([4, -28, 34, -32, 34, 18, 22, 46, 4, 54]));
    sheet.cut(lens(0, -34, 0, 60, 4), ...range(3, (i) => lens(-40, 14 + i * 15, 40, 14 + i * 15, 4, 7)));
    sheet.at({ y: -12, size: 0.5 }, sign);
  };

export const gauntlet: Draw = (sheet) => {
  sheet.body(
    poly([-34, 62, -42, 22, 32, 22, 30, 62]),
    blob([-40, 22, -44, -18, -34, -44, 32, -48, 44, -14, 34, 22]),
    blob([34, 12, 60, -6, 56, -26, 40, -22]),
  );
  sheet.cut(
    ...range(3, (i) => lens(-20 + i * 18, -44, -22 + i * 18, -6, 4)),
    lens(-40, 24, 32, 24, 6),
    lens(-34, 46, 28, 46, 4),
  );
  sheet.spot(star(-4, 8, 12, 6, 0.5));
};

export const burningFists: Draw = (sheet) => {
  sheet.glow(flame(-36, -38, 34, -0.3), flame(36, -38, 34, 0.3));
  for (const mirrored of [false, true])
    sheet.at({ x: mirrored ? 34 : -34, y: 14, size: 0.78, mirrored }, gauntlet);
};

const ARROW = [
  bar(0, -44, 0, 46, 4.5),
  evenPoly([0, -62, 11, -36, 0, -41]),
  evenPoly([0, 30, 10, 40, 10, 58, 0, 48]),
];

export const arrows: Draw = (sheet) => {
  for (const i of range(7)) {
    const shapes = ARROW.map((part) =>
      moved(part, { x: (i - 3) * 23, y: (i % 2) * 34 - 16, turn: Math.PI - 0.3 }),
    );
    if (i % 2) sheet.patch(...shapes);
    else sheet.body(...shapes);
  }
};

export const crossedArrows: Draw = (sheet) => {
  for (const turn of [0.7, -0.7]) sheet.body(...ARROW.map((part) => moved(part, { turn })));
};

export const hatchet: Draw = (sheet) => {
  sheet.glow(...range(3, (i) => moved(lens(0, -62, 44, -44, 6, 8), { turn: i * 2.1 })));
  sheet.body(bar(-30, 62, 22, -50, 9), blob([8, -46, 50, -62, 62, -20, 46, 8, 22, -14]));
  sheet.light(lens(52, -50, 50, -2, 9, -5));
  sheet.jewel(...range(2, (i) => lens(-20 + i * 4, 40 - i * 8, -44 + i * 6, 52 + i * 8, 12)));
};

export const boomerang: Draw = (sheet) => {
  sheet.glow(...range(3, (i) => lens(-50 + i * 6, -36 - i * 12, 50 - i * 6, -36 - i * 12, 4, -18)));
  sheet.body(evenBlob([0, -4, 12, 8, 54, 54, 62, 42, 26, -28, 0, -50]));
  sheet.light(...both(lens(48, 34, 12, -20, 9)));
  sheet.spot(star(0, -26, 12, 4, 0.35));
};

/** Three missiles, the middle one in front. */
export const missiles: Draw = (sheet) => {
  for (const i of [-1, 1, 0]) {
    sheet.at({ x: i * 42, y: Math.abs(i) * 16, size: i ? 0.76 : 1, turn: i * 0.2 }, () => {
      sheet.glow(moved(flame(0, 0, 20), { y: 50, turn: Math.PI }));
      sheet.body(evenBlob([0, -60, 15, -28, 15, 30]), ...both(poly([15, 10, 31, 42, 14, 34])));
      sheet.cut(lens(-13, -20, 13, -20, 6), oval(0, 0, 6));
    });
  }
};

export const rack: Draw = (sheet) => {
  for (const turn of [0.6, -0.6]) {
    sheet.pale(moved(taper([0, 20, 6, -20, -2, -66], 11, 2), { turn }));
    sheet.body(...[bar(-14, 22, 14, 22, 6), bar(0, 22, 0, 40, 7)].map((part) => moved(part, { turn })));
  }
  sheet.body(...range(3, (i) => oval(-30 + i * 30, 54, 15)), ...range(2, (i) => oval(-15 + i * 30, 30, 15)));
  sheet.cut(...range(3, (i) => lens(-38 + i * 30, 48, -28 + i * 30, 42, 3)));
};

export const drum: Draw = (sheet) => {
  sheet.glow(...spread(9, (i) => moved(evenPoly([0, -84, 7, -58]), { turn: i * 0.4 })));
  sheet.body(...both(bar(8, -16, 50, -54, 5), oval(52, -56, 8)), evenPoly([46, -10, 38, 52]));
  sheet.patch(oval(0, -10, 46, 15));
  sheet.light(...range(5, (i) => poly([-36 + i * 18, 8, -27 + i * 18, 46, -18 + i * 18, 8])));
};

export const rattle: Draw = (sheet) => {
  sheet.glow(spiral(0, 0, 74, 3, 11));
  sheet.body(bar(10, 70, -4, -10, 9), blob([-38, -24, -20, -58, 20, -58, 36, -24, 14, 8, -16, 8]));
  sheet.light(lens(-34, -26, 32, -26, 9, 4), ...range(3, (i) => oval(-14 + i * 13, -42, 4)));
  sheet.jewel(lens(-12, 10, -34, 40, 13), lens(12, 10, 36, 34, 13));
};

export const slingshot: Draw = (sheet) => {
  sheet.glow(taper([-36, -50, 0, 14, 36, -50], 5, 5), oval(0, 8, 15));
  sheet.body(
    bar(0, 72, 0, 10, 15),
    taper([0, 14, -34, -10, -36, -58], 15, 11),
    taper([0, 14, 34, -10, 36, -58], 15, 11),
  );
  sheet.cut(...range(3, (i) => lens(-8, 38 + i * 12, 8, 36 + i * 12, 4)));
};
