import { set, type Draw } from '../../scene.ts';
import {
  blob,
  brickRows,
  crescent,
  evenPoly,
  moved,
  oval,
  poly,
  range,
  ribbon,
  star,
  wedge,
  type Shape,
} from '../../shapes.ts';

type Family = 'marn' | 'tan' | 'sun' | 'ko' | 'cha' | 'paal';

const SIGNS: Readonly<Record<Family, readonly Shape[]>> = {
  marn: range(4, (i) =>
    ribbon(
      [-90, -58 + i * 34, -45, -70 + i * 34, 0, -58 + i * 34, 45, -70 + i * 34, 90, -58 + i * 34],
      () => 11,
      4,
    ),
  ),
  tan: [
    ...range(6, (i) => poly([-96 + i * 36, -90, -78 + i * 36, -90, -112 + i * 36, 110, -130 + i * 36, 110])),
  ],
  sun: [...range(12, (i) => moved(wedge(0, -60, 0, -110, 22), { y: -12, turn: (i * Math.PI) / 6 }))],
  ko: brickRows(4, 4, (x, y) => oval(x * 46 - 70, y * 44 - 64, 11)),
  cha: [star(0, -12, 100, 8, 0.36)],
  paal: brickRows(4, 3, (x, y) =>
    moved(evenPoly([0, -14, 11, 0, 0, 14]), { x: x * 46 - 70, y: y * 56 - 60 }),
  ),
};

export function sail(family: Family): Draw {
  return set((sheet) => {
    sheet.back(blob([-84, -88, 0, -76, 78, -90, 92, 4, 74, 98, 0, 82, -84, 100, -96, 6]));
    sheet.ground(...SIGNS[family]);
    if (family === 'sun') sheet.ground(oval(0, -12, 52));
  });
}

export const compass: Draw = set((sheet) => {
  sheet.back(star(0, -12, 96, 8, 0.36), oval(0, -12, 60));
  sheet.ground(oval(0, -12, 54));
  sheet.back(star(0, -12, 92, 4, 0.3));
});

export const night: Draw = (sheet) =>
  sheet.back(
    crescent(112, 70, 62, 0.5),
    ...range(6, (i) => star(24 + ((i * 67) % 150), 20 + ((i * 43) % 120), 6, 4, 0.3)),
  );
