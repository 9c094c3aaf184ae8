import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import { both, evenPoly, lens, oval, poly, range } from '../../shapes.ts';
import { boulder, cracks } from './stone.ts';

const HEADS = {
  broad: [-28, -38, -4, -46, 30, -36, 40, -2, 30, 28, 8, 40, -24, 34, -40, 0],
  tall: [-22, -50, 6, -58, 26, -46, 32, 0, 24, 36, 4, 48, -20, 38, -32, 0],
  square: [-34, -40, 34, -42, 38, 34, 22, 44, -24, 43, -38, 32],
  wedge: [-40, -34, 0, -44, 40, -34, 30, 12, 8, 50, -8, 50, -30, 12],
} as const;

interface Giant {
  readonly head: keyof typeof HEADS;
  readonly top: Draw;
  readonly eyes?: Draw;
  readonly mouth?: Draw;
  readonly front?: Draw;
}

export function giant({ head, top, eyes = glaring, mouth = grim, front }: Giant): Draw {
  return set((sheet) => {
    sheet.body(evenPoly([80, 150, 68, 58, 34, 24]), boulder(sheet, -58, 52, 34), boulder(sheet, 58, 52, 34));
    top(sheet);
    sheet.body(poly(HEADS[head]));
    const [x1, y1, x2, y2, x3, y3] = HEADS[head].slice(2, 8) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    sheet.light(poly([Math.max(4, x1), y1 + 4, x2 - 4, y2 + 6, x3 - 5, y3, 22, 26, 8, 8]));
    eyes(sheet);
    mouth(sheet);
    sheet.cut(poly([-3, 0, 4, 13, -7, 14]), ...cracks(sheet, 4, 0, 66, 110));
    sheet.light(poly([-10, 60, 0, 50, 11, 62, 7, 80, -8, 79]));
    front?.(sheet);
  });
}

export const glaring: Draw = (sheet) => sheet.cut(...both(poly([32, -13, 4, -3, 28, 2])));

export const hollow: Draw = (sheet) => sheet.cut(...both(poly([8, -12, 24, -14, 28, -2, 12, 2])));

export const burning: Draw = (sheet) => sheet.light(...both(flame(17, -6, 13)));

export const asleep: Draw = (sheet) => sheet.cut(...both(lens(6, -4, 28, -4, 4, 4)));

export const wide: Draw = (sheet) => {
  sheet.cut(...both(oval(17, -6, 9)));
  sheet.main(...both(oval(17, -6, 4)));
};

export const grim: Draw = (sheet) => sheet.cut(poly([-18, 23, -6, 20, 2, 24, 18, 20, 4, 28, -10, 27]));

export const toothed: Draw = (sheet) => {
  sheet.cut(poly([-22, 18, 22, 16, 18, 32, -18, 32]));
  sheet.line(...range(4, (i) => poly([-18 + i * 10, 17, -9 + i * 10, 17, -13 + i * 10, 27])));
};

export const roaring: Draw = (sheet) => {
  sheet.cut(evenPoly([14, 16, 18, 34, 0, 40]));
  sheet.light(evenPoly([8, 34, 0, 39]));
};

export const silent: Draw = () => {};
