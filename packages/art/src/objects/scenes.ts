import { bodyOf } from '../figures/body.ts';
import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  brickRows,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  spread,
  star,
  wedge,
} from '../shapes.ts';
import { rock } from './launches.ts';

export const fires: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-50, 14, 26],
    [50, 14, 26],
    [-26, -26, 22],
    [28, -28, 22],
    [0, 10, 44],
  ] as const) {
    sheet.body(flame(x, y, size));
    sheet.light(flame(x, y + size * 0.34, size * 0.5));
    sheet.body(lens(x - size, y + size * 1.1, x + size, y + size * 0.96, 9));
  }
};

export const fireWall: Draw = (sheet) => {
  sheet.glow(...range(6, (i) => flame(-75 + i * 30, -24 - (i % 2) * 14, 38)));
  sheet.body(box(-96, 2, 192, 64));
  sheet.ground(...brickRows(6, 3, (x, y) => bar(x * 34 - 90, y * 18, x * 34 - 90, y * 18 + 16, 3)));
  sheet.ground(...range(3, (i) => lens(-96, 18 + i * 18, 96, 18 + i * 18, 3)));
};

export const spirits: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-48, -10, 0.72],
    [48, -14, 0.72],
    [0, 4, 1],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.body(blob([-34, -14, -22, -54, 22, -54, 34, -14, 22, 26, 28, 66, 4, 44, -20, 72, -22, 26]));
      sheet.cut(...both(lens(6, -16, 28, -28, 15)), oval(0, 8, 9, 15));
    });
  }
};

/** Flame on one side, stone on the other. */
export const elements: Draw = (sheet) => {
  sheet.body(oval(0, 0, 62));
  sheet.cut(oval(0, 0, 54));
  sheet.light(flame(-24, -4, 32));
  sheet.line(
    poly([24, -30, 44, -18, 48, 8, 36, 24, 12, 24, 2, 8, 6, -18]),
    ribbon([0, -54, 12, -20, -12, 20, 0, 54], () => 4),
  );
  sheet.glow(...range(4, (i) => moved(star(0, -76, 10, 4, 0.3), { turn: 0.785 + i * 1.571 })));
};

export const wardance: Draw = (sheet) => {
  const pose = [0, -46, 0, -24, 2, 8, -28, -36, -30, -64, 26, -10, 44, -22, -22, 26, -10, 56, 18, 38, 26, 72];
  sheet.patch(flame(0, 34, 40));
  for (const [x, mirrored] of [
    [-50, false],
    [52, true],
  ] as const) {
    sheet.at({ x, size: 0.92, mirrored }, () => {
      sheet.body(
        bar(-30, -96, -30, 20, 4),
        poly([-30, -112, -23, -92, -37, -92]),
        ...bodyOf(pose, { limbs: 10, shoulders: 13 }).shapes,
      );
      sheet.light(
        ...spread(5, (i, far) => lens(i * 7, -56, i * 15, -82 + far * 6, 7)),
        lens(-14, 12, 16, 12, 10),
      );
    });
  }
};

export const masks: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-46, -24, 0.7],
    [46, -24, 0.7],
    [0, 14, 1],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.body(evenBlob([0, -46, 34, -34, 30, 16, 0, 52]));
      sheet.light(evenPoly([5, -34, 8, 2]), ...both(lens(14, 6, 26, -4, 5)));
      sheet.cut(...both(lens(8, -18, 28, -22, 9)), oval(0, 22, 12, 15));
    });
  }
};

const NOTE = [oval(0, 18, 14, 11), bar(12, 18, 12, -34, 5), poly([10, -34, 36, -24, 36, -10, 10, -20])];

/** Three notes. */
export const tune = [
  { x: -30, y: 0 },
  { x: 34, y: -10, size: 1.2 },
  { x: 4, y: -46, size: 0.8 },
].flatMap((place) => NOTE.map((part) => moved(part, place)));

export const twitter: Draw = (sheet) => {
  sheet.body(...both(poly([-10, 60, -70, 26, -52, 74])), ...tune);
  sheet.glow(...spread(7, (i) => moved(wedge(0, -92, 0, -78, 8), { turn: i * 0.42 })));
};

/** An arm from above. */
export const FIST = [evenPoly([9, -38, 14, -104]), evenBlob([16, -40, 17, -18, 8, -10])];

/** Fists of all colours, one circle. */
export const oath: Draw = (sheet) => {
  for (const i of range(6)) {
    sheet.at({ turn: i * 1.047 }, () => {
      if (i % 2) sheet.patch(...FIST);
      else sheet.body(...FIST);
      sheet.fill(
        i % 2 ? sheet.inks.line : sheet.inks.cut,
        ...range(3, (k) => lens(-8 + k * 8, -26, -7 + k * 7, -10, 3)),
        lens(-13, -46, 13, -46, 4),
      );
    });
  }
  sheet.glow(star(0, 0, 11));
};

export const cracked: Draw = (sheet) => {
  sheet.body(
    poly([-80, 66, -70, 14, -30, 2, -8, 12, -22, 34, -2, 66]),
    poly([80, 66, 72, 8, 34, -4, 6, 6, 14, 30, 6, 66]),
    poly([-40, -8, -28, -44, -8, -26, -14, 0]),
    poly([18, -16, 30, -52, 50, -34, 42, -10]),
    poly([-6, -54, 6, -74, 16, -54, 4, -42]),
  );
  sheet.cut(lens(-60, 30, -40, 60, 4), lens(46, 20, 60, 60, 4), lens(-30, -26, -18, -30, 3));
  sheet.glow(...range(4, (i) => lens(-60 + i * 40, -70 + (i % 2) * 20, -54 + i * 40, -54 + (i % 2) * 20, 6)));
};

export const rockBurst: Draw = (sheet) => {
  sheet.glow(...range(9, (i) => moved(wedge(0, -90, 0, -40, 13), { turn: i * 0.698 })));
  sheet.body(
    ...range(7, (i) => moved(poly([-12, -48, 0, -66, 15, -56, 12, -34, -8, -32]), { turn: i * 0.898 + 0.3 })),
  );
  sheet.at({ size: 0.62 }, rock);
};
