import { set, type Draw } from '../../scene.ts';
import { blob, both, lens, moved, oval, poly, range, star, taper } from '../../shapes.ts';
import { scales } from '../parts.ts';
import { fan, head, type Head } from './head.ts';

interface Officer extends Head {
  readonly gear?: Draw;
  /** How far the wings are raised. */
  readonly wings: number;
}

export function bust({ gear, wings, ...look }: Officer): Draw {
  return set(
    (sheet) => {
      fan(sheet, 7, 50, wings, 0.21, { x: 22, y: 70 });
      fan(sheet, 7, 50, wings, 0.21, { x: -22, y: 70, mirrored: true });
      sheet.body(blob([-26, -6, -30, 30, -44, 72, -46, 150, 46, 150, 42, 70, 24, 34, 20, 10]));
      sheet.cut(...scales(5, 52, 36));
      head(sheet, look);
      gear?.(sheet);
    },
    { x: 92, y: 86 },
  );
}

export const cap: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.main,
    sheet.inks.ground,
    4,
    blob([-34, -20, -30, -46, 6, -56, 36, -42, 30, -20]),
    poly([24, -24, 52, -18, 26, -14]),
  );
  sheet.glow(lens(-32, -22, 32, -22, 9));
  sheet.cut(star(2, -38, 9), ...both(lens(8, -38, 24, -42, 4)).map((wing) => moved(wing, { x: 2 })));
};

export const goggles: Draw = (sheet) => {
  sheet.line(poly([-31, -14, 26, -22, 26, -14, -31, -6]));
  sheet.glow(oval(10, -18, 13, 11));
  sheet.skin(oval(10, -18, 8, 6));
};

export const scarf: Draw = (sheet) => {
  goggles(sheet);
  sheet.rimmed(
    sheet.inks.glow,
    sheet.inks.ground,
    4,
    blob([-34, 26, 26, 24, 32, 42, -42, 46]),
    taper([-34, 34, -66, 20, -84, 40], 20, 8),
    taper([-34, 38, -60, 46, -74, 70], 18, 7),
  );
};

export const necklace: Draw = (sheet) => {
  sheet.glow(...range(5, (i) => star(-30 + i * 15, 42 + (2 - Math.abs(i - 2)) * 5, 6, 4, 0.5)));
  sheet.rimmed(sheet.inks.skin, sheet.inks.line, 3, oval(76, 16, 11));
  sheet.line(oval(76, 16, 6));
};
