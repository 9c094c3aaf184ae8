import { set, type Draw } from '../../scene.ts';
import { blob, both, box, evenBlob, evenPoly, lens, oval, poly, range, spread, taper } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';
import { lids, slits } from '../parts.ts';

interface Sailor {
  readonly hat: Draw;
  readonly face?: Draw;
  readonly coat?: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

export function sailorHead(sheet: Sheet): void {
  sheet.body(oval(0, 0, 27, 33));
  sheet.skin(evenBlob([20, -14, 20, 8, 6, 28]));
  const { skin, light, spot } = sheet.inks;
  sheet.fill(skin === light ? spot : light, blob([2, -14, 18, -12, 18, 7, 4, 26]));
  sheet.line(lens(0, -2, -3, 12, 3));
}

export function sailor({ hat, face = keen, coat = stripes, behind, front }: Sailor): Draw {
  return set((sheet) => {
    behind?.(sheet);
    sheet.body(evenBlob([70, 150, 58, 50, 16, 28]));
    coat(sheet);
    sailorHead(sheet);
    face(sheet);
    hat(sheet);
    front?.(sheet);
  });
}

export const stripes: Draw = (sheet) => {
  sheet.light(...range(6, (i) => lens(-46 - i * 3, 54 + i * 15, 46 + i * 3, 54 + i * 15, 7, 5)));
  sheet.main(...both(poly([16, 34, 62, 52, 74, 150, 40, 150])));
};

export const uniform: Draw = (sheet) => {
  sheet.light(...both(poly([16, 34, 40, 50, 12, 104, 0, 60])));
  sheet.spot(...range(4, (i) => oval(-16, 96 + i * 13, 4)), ...range(4, (i) => oval(16, 96 + i * 13, 4)));
  sheet.jewel(...both(lens(38, 48, 80, 54, 14), ...range(4, (i) => lens(50 + i * 8, 54, 52 + i * 9, 74, 6))));
};

export const cloak: Draw = (sheet) => {
  sheet.body(evenBlob([84, 150, 70, 60, 30, 30, 0, 44]));
  sheet.cut(...spread(7, (i) => lens(i * 10, 52, i * 20, 150, 3.4)));
  sheet.spot(oval(0, 46, 8));
};

export const keen: Draw = (sheet) =>
  sheet.line(...slits({ y: -1, apart: 10, width: 7, height: 6, tilt: 1 }), lens(-8, 19, 8, 19, 4, 2));

export const patched: Draw = (sheet) => {
  sheet.line(
    ...slits({ y: -1, apart: 10, width: 7, height: 6 }),
    oval(-10, -1, 9),
    lens(-22, -14, 22, 2, 3),
    lens(-8, 19, 9, 17, 4, -2),
  );
};

export const bearded: Draw = (sheet) => {
  keen(sheet);
  sheet.line(evenBlob([0, 14, 21, 8, 15, 36, 0, 50]));
  sheet.skin(lens(-7, 20, 7, 20, 4));
};

export const moustached: Draw = (sheet) =>
  sheet.line(
    ...slits({ y: -1, apart: 10, width: 7, height: 6 }),
    ...both(taper([0, 15, 14, 16, 26, 6], 8, 2)),
    lens(-5, 23, 5, 23, 3),
  );

export const fierce: Draw = (sheet) => {
  sheet.line(...slits({ y: -1, apart: 10, width: 8, height: 7, tilt: 3 }), evenPoly([11, 16, 9, 26]));
  sheet.skin(...range(3, (i) => box(-8 + i * 6, 17, 4, 4)));
};

export const serene: Draw = (sheet) =>
  sheet.line(...lids({ y: -1, apart: 10, width: 7 }), lens(-6, 19, 6, 19, 4, 1));

export const shadowed: Draw = (sheet) => {
  sheet.line(evenPoly([22, 2, 22, 12, 6, 30]));
  sheet.skin(...slits({ y: -4, apart: 10, width: 6, height: 4 }));
  sheet.line(...both(oval(9, -4, 2)));
};
