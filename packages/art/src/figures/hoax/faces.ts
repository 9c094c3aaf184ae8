import type { Draw } from '../../scene.ts';
import { blob, both, evenPoly, lens, oval, spiral, spread, star, taper } from '../../shapes.ts';
import { lids, slits, spectacles } from '../parts.ts';
import { hair } from './scholar.ts';

export function long(end: number): Draw {
  return (sheet) => {
    hair(sheet, blob([-24, 10, -10, 18, 0, 14, 10, 18, 24, 10, 20, 44, 3, end, -20, 44]));
    sheet.line(
      lens(-11, 28, -3, end - 18, 2.4),
      lens(0, 26, 1, end - 8, 2.4),
      lens(11, 28, 5, end - 18, 2.4),
    );
  };
}

const fork: Draw = (sheet) => {
  hair(sheet, blob([-25, 12, 0, 16, 25, 12, 26, 46, 16, 84, 2, 46, -16, 84, -26, 46]));
  sheet.line(...both(lens(14, 26, 16, 70, 2.4)));
};

export const square: Draw = (sheet) => {
  hair(sheet, evenPoly([0, 17, 26, 10, 24, 58]));
  sheet.line(...spread(5, (i) => lens(i * 8, 24, i * 8, 58, 2.4)));
};

export const curls: Draw = (sheet) => {
  sheet.light(spiral(-13, 32, 16, 1.6, 8), spiral(13, 32, 16, 1.6, 8, Math.PI), lens(-26, 17, 26, 17, 9));
};

export const moustache: Draw = (sheet) => {
  hair(sheet, ...both(taper([2, 15, 16, 18, 22, 34, 20, 66], 10, 3)));
};

export const shaven: Draw = (sheet) => sheet.cut(lens(-8, 20, 8, 20, 4, 1));

export const frown: Draw = (sheet) => {
  fork(sheet);
  sheet.line(lens(-12, 24, 12, 24, 5, -5));
};

export const calm: Draw = (sheet) => sheet.cut(...lids({ y: -4, apart: 11, width: 7 }));

export const keen: Draw = (sheet) => sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 6, tilt: -1 }));

export const bitter: Draw = (sheet) =>
  sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 7, tilt: 4 }));

export const sad: Draw = (sheet) => sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 5, tilt: -3 }));

export const glasses: Draw = (sheet) => spectacles(sheet, { y: -4, apart: 12, width: 8 });

export const none: Draw = () => {};

export const wideAwake: Draw = (sheet) => {
  sheet.cut(...both(oval(12, -5, 9)));
  sheet.line(oval(-15, -5, 4), oval(9, -5, 4));
};

export const mismatched: Draw = (sheet) => {
  sheet.cut(oval(-12, -5, 10), star(12, -5, 12));
  sheet.line(spiral(-12, -5, 9, 2, 3.4), oval(12, -5, 3));
};
