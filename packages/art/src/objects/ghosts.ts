import { lids } from '../figures/parts.ts';
import type { Draw } from '../scene.ts';
import { blob, both, evenBlob, evenPoly, lens, oval, poly, range, spiral, spread, taper } from '../shapes.ts';

export const ancestors: Draw = (sheet) => {
  const heads = [
    [-50, -26, 0.66],
    [50, -26, 0.66],
    [0, -34, 1],
  ] as const;
  sheet.patch(
    ...heads.map(([x, y, size]) => spiral(x * 1.1, y + 62 * size, 36 * size, 2.75, 15 * size)),
    ...spread(6, (i, far) => lens(i * 22, 60 - far * 6, i * 26 + 4, 78 - far * 7, 7)),
  );
  for (const [x, y, size] of heads) {
    sheet.at({ x, y, size }, () => {
      sheet.body(evenBlob([0, -44, 30, -32, 30, 6, 14, 42]));
      sheet.light(...both(taper([8, 30, 22, 14, 28, -20], 5, 3)), lens(-18, -30, 18, -30, 4, -4));
      sheet.cut(...lids({ y: -8, apart: 13, width: 8, height: 7 }), oval(0, 22, 7, 8), lens(0, -6, 0, 10, 3));
    });
  }
};

export const barrow: Draw = (sheet) => {
  for (const [x, size, mirrored] of [
    [-40, 0.7, true],
    [6, 1, false],
  ] as const) {
    sheet.at({ x, y: -16, size, mirrored }, () => {
      sheet.body(blob([-24, 40, -28, -6, -18, -32, -26, -56, -4, -68, 22, -58, 26, -30, 36, -6, 20, 40]));
      sheet.cut(oval(-7, -46, 5, 7), oval(11, -46, 5, 7), oval(3, -24, 5, 9));
    });
  }
  sheet.body(evenBlob([0, -22, 44, -14, 80, 22, 96, 70]));
  sheet.cut(...both(...range(3, (i) => lens(48 + i * 12, 18 + i * 13, 56 + i * 12, 34 + i * 13, 4, -3))));
  sheet.patch(evenPoly([42, -6, 38, 12]), ...both(poly([17, 12, 35, 14, 37, 70, 19, 70])));
  sheet.main(evenPoly([18, 12, 19, 70]));
  sheet.spot(...both(lens(3, 34, 14, 30, 6), lens(2, 54, 10, 52, 5)));
};
