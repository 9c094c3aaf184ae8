import { leaf } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import { bar, blob, lens, oval, poly, range, taper } from '../../shapes.ts';
import { bodyOf, type Pose } from '../body.ts';

interface Amazon {
  readonly pose: Pose;
  readonly behind?: Draw;
  readonly front?: Draw;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

export function amazon({ pose, behind, front, turn = 0, mirrored = false }: Amazon): Draw {
  return set(
    (sheet) => {
      const { shapes, head, hips, chest } = bodyOf(pose, { head: 12, shoulders: 14, waist: 9, limbs: 10 });
      const [hx, hy] = head;
      behind?.(sheet);
      sheet.body(
        taper([hx, hy - 8, hx + 22, hy - 20, hx + 34, hy + 2, hx + 52, hy - 4], 18, 2),
        ...shapes,
        blob([
          hips[0] - 12,
          hips[1] - 12,
          hips[0] + 12,
          hips[1] - 12,
          hips[0] + 22,
          hips[1] + 20,
          hips[0],
          hips[1] + 14,
          hips[0] - 22,
          hips[1] + 20,
        ]),
      );
      sheet.light(
        ...range(5, (i) => leaf(hips[0] + (i - 2) * 8, hips[1] + 10 + (i % 2) * 4, 13, (i - 2) * -0.25)),
        leaf(chest[0] - 7, chest[1] + 8, 9, 0.4),
        leaf(chest[0] + 7, chest[1] + 8, 9, -0.4),
      );
      sheet.skin(oval(hx - 3, hy + 1, 8, 10));
      sheet.line(lens(hx - 9, hy, hx - 4, hy, 2.4), lens(hx - 1, hy, hx + 4, hy, 2.4));
      sheet.spot(leaf(hx - 8, hy - 16, 11, -0.5), leaf(hx + 1, hy - 18, 12, 0));
      front?.(sheet);
    },
    { y: 106, size: 1.12, turn, mirrored },
  );
}

export const SPEAR: Pose = [
  -2, -46, 0, -24, 0, 10, -26, -8, -36, -26, 26, -34, 38, -60, -16, 42, -24, 80, 18, 42, 26, 80,
];

export const LEAP_UP: Pose = [
  4, -50, 2, -28, 0, 6, -22, -50, -34, -76, 24, -40, 44, -62, -26, 18, -16, 48, 12, 38, 22, 72,
];

export const LEAP_FAR: Pose = [
  -22, -34, -10, -18, 14, 2, -40, -24, -66, -30, 4, -42, 26, -60, -26, 22, -58, 24, 46, 14, 78, 6,
];

export const SWAY: Pose = [
  -8, -46, -4, -24, 6, 6, -34, -34, -50, -62, 26, -38, 48, -60, 2, 44, -4, 82, 34, 26, 20, 58,
];

export const spear: Draw = (sheet) => {
  sheet.body(bar(44, -98, 34, 80, 5), poly([44, -118, 53, -94, 44, -86, 36, -94]));
};

export const bow: Draw = (sheet) => {
  sheet.body(
    taper([-86, -62, -62, -52, -54, -30, -62, -8, -86, 4], 5, 5),
    bar(-84, -62, -44, -32, 1.6),
    bar(-44, -32, -84, 4, 1.6),
    bar(-92, -30, -36, -31, 3),
  );
};

export const javelin: Draw = (sheet) =>
  sheet.body(bar(-70, -60, 66, -92, 5), poly([-90, -55, -68, -68, -66, -54]));

export const veils: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.back,
    sheet.inks.ground,
    4,
    taper([-50, -64, -80, -40, -64, 0, -84, 40, -66, 76], 15, 2),
    taper([48, -62, 80, -40, 66, 4, 84, 40, 64, 78], 15, 2),
  );
};

export const skirt: Draw = (sheet) => {
  sheet.body(blob([-6, 0, 18, 0, 50, 52, 30, 62, 4, 54, -26, 66, -36, 52]));
  sheet.cut(lens(0, 10, -20, 58, 3), lens(8, 10, 12, 54, 3), lens(14, 10, 36, 54, 3));
};
