import { bodyOf } from '../figures/body.ts';
import { lamp } from '../figures/props.ts';
import type { Draw } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spread,
  star,
  taper,
  wedge,
} from '../shapes.ts';
import { book } from './lore.ts';
import { FIST } from './scenes.ts';
import { galleon, ship, sunSign } from './ships.ts';
import { bag } from './vessels.ts';

/** Interference cards. */

export const sceptre: Draw = (sheet) => {
  sheet.glow(...spread(5, (i, far) => lens(-84 + far * 6, 22 + i * 15, -48, 18 + i * 13, 6)));
  sheet.at({ x: -8, y: 10, turn: 0.5, size: 0.9 }, () => {
    sheet.body(bar(0, -36, 0, 76, 10), oval(0, 78, 9));
    sheet.jewel(bar(-9, 56, 9, 56, 6), bar(-9, -26, 9, -26, 6));
    sheet.patch(evenBlob([0, -76, 22, -62, 18, -38, 0, -34]));
    sheet.jewel(evenPoly([0, -104, 5, -88, 16, -86, 6, -80, 5, -68, 0, -70]));
    sheet.line(lens(-20, -54, 20, -54, 4, 3));
  });
  sheet.at({ x: -44, y: 26, turn: 1.5, size: 1.2 }, () => {
    sheet.body(...FIST);
    sheet.cut(...range(3, (k) => lens(-8 + k * 8, -26, -7 + k * 7, -10, 3)), lens(-13, -46, 13, -46, 4));
  });
};

export const brokenBlade: Draw = (sheet) => {
  sheet.glow(...spread(9, (i) => moved(wedge(0, -74, 0, -52, 7), { y: -2, turn: i * 0.24 - 1.5 })));
  sheet.body(bar(-36, 40, 36, 40, 11), bar(0, 40, 0, 70, 11), oval(0, 76, 11));
  sheet.pale(
    poly([-17, 35, 17, 35, 16, -6, 6, 6, -4, -14, -16, 0]),
    moved(poly([0, -72, 16, -44, 17, -14, 5, -4, -5, -22, -16, -10, -16, -44]), { x: 12, y: -12, turn: 0.4 }),
    poly([-42, -18, -28, -34, -26, -14]),
    poly([38, 8, 54, 0, 42, 22]),
    poly([-50, 8, -38, 4, -40, 20]),
  );
  sheet.line(lens(0, 32, 0, 0, 4), lens(20, -66, 30, -32, 4));
  sheet.jewel(oval(0, 40, 7));
};

/** Two ropes are cut through, the third almost. */
export const ropes: Draw = (sheet) => {
  for (const [x, y, lean] of [
    [-54, -36, -10],
    [-10, -20, 8],
    [40, 0, 0],
  ] as const) {
    const gap = lean === 0 ? 14 : 44;
    sheet.body(
      taper([x, -104, x + 2, -60, x, y], 16, 16),
      taper([x + lean, y + gap, x + lean * 2, 60, x, 96], 16, 16),
      ...spread(4, (k) => wedge(x + k * 9, y + 16, x + k * 4, y - 2, 5)),
      ...spread(4, (k) => wedge(x + lean + k * 9, y + gap - 18, x + lean + k * 4, y + gap + 2, 5)),
    );
    sheet.cut(
      ...range(4, (k) => lens(x - 7, y - 14 - k * 16, x + 8, y - 22 - k * 16, 3.4)),
      ...range(3, (k) =>
        lens(x + lean * 1.4 - 7, y + gap + 18 + k * 16, x + lean * 1.4 + 8, y + gap + 10 + k * 16, 3.4),
      ),
    );
  }
  sheet.pale(blob([4, -6, 40, -4, 78, 14, 86, 26, 56, 24, 24, 12]));
  sheet.jewel(taper([78, 20, 104, 30], 15, 14));
};

export const lesson: Draw = (sheet) => {
  sheet.at({ y: 30, size: 0.86 }, book);
  sheet.body(
    ...both(taper([20, -48, 48, -52, 54, -84], 15, 2)),
    evenBlob([0, -80, 30, -62, 32, -26, 18, -6, 0, -2]),
  );
  sheet.cut(
    ...both(lens(5, -38, 26, -46, 10)),
    lens(0, -74, 0, -44, 3),
    ...range(3, (i) => lens(-10 + i * 10, -22, -9 + i * 9, -8, 4)),
  );
};

export const wreckers: Draw = (sheet) => {
  sheet.at(
    { x: -26, y: -6, size: 0.78, turn: -0.42 },
    ship({ masts: 2, sail: 'square', hull: galleon, sign: sunSign }),
  );
  sheet.body(
    poly([-92, 76, -70, 40, -50, 52, -30, 30, -6, 58, 14, 44, 40, 62, 50, 20, 70, 4, 96, 24, 96, 76]),
    bar(74, 20, 74, -44, 5),
    bar(76, -44, 48, -48, 5),
  );
  sheet.at({ x: 4, y: -40, size: 0.9 }, lamp);
  sheet.light(poly([-64, 60, -52, 62, -44, 74, -66, 74]), poly([58, 34, 72, 18, 78, 40, 66, 50]));
};

export const toll: Draw = (sheet) => {
  sheet.body(evenPoly([0, -34, 20, -18, 20, 6]).map(([x, y]) => [x + 50, y - 30]));
  sheet.cut(box(45, -44, 10, 20));
  sheet.body(box(-74, -24, 22, 94), oval(-63, -34, 13), box(62, 0, 12, 70));
  sheet.cut(lens(-70, -14, -56, -14, 4), lens(-70, 56, -56, 56, 4));
  sheet.at({ turn: -0.06 }, () => {
    sheet.patch(box(-84, 0, 172, 19));
    sheet.line(
      ...range(5, (i) => poly([-50 + i * 30, 0, -36 + i * 30, 0, -46 + i * 30, 19, -60 + i * 30, 19])),
    );
  });
  for (const [x, y, size] of [
    [-30, -46, 13],
    [0, -34, 18],
    [-4, -72, 12],
  ] as const) {
    sheet.jewel(oval(x, y, size));
    sheet.line(star(x, y, size * 0.6, 4, 0.4));
  }
  sheet.at({ x: 2, y: 50, size: 0.5 }, bag);
};

const RUNNING = [16, -46, 8, -24, -2, 8, -16, -14, -24, 6, 26, -8, 40, -22, 26, 20, 12, 44, -12, 34, -42, 36];

export const heels: Draw = (sheet) => {
  sheet.glow(...range(4, (i) => lens(-96, -40 + i * 26, -56 - (i % 2) * 10, -40 + i * 26, 6)));
  sheet.at({ x: 38, y: -2, size: 1.05 }, () => sheet.patch(...bodyOf(RUNNING).shapes));
  sheet.at({ x: -40, y: 4, size: 1.2 }, () => {
    sheet.body(...bodyOf(RUNNING).shapes, blob([-10, -30, 10, -22, 2, 6, -30, 20, -54, 4, -34, -4]));
    sheet.cut(lens(10, -48, 26, -46, 6), lens(-8, -16, -40, 6, 3));
  });
  sheet.body(...range(4, (i) => oval(-70 + i * 34, 66 + (i % 2) * 6, 11, 5)));
};
