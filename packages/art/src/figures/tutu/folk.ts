import { leaf } from '../../motifs.ts';
import { scene, set, type Draw } from '../../scene.ts';
import { both, evenBlob, lens, oval, poly, range, taper, type Placement, type Shape } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';
import { lids, roundEyes } from '../parts.ts';

/** Hands, left and right. */
type Hands = readonly [number, number, number, number];

export const OPEN: Hands = [-70, 14, 70, 14];

export const ALOFT: Hands = [-50, -66, 50, -66];

export const CHEER: Hands = [-68, -26, 68, -26];

export const SNUG: Hands = [-32, 50, 32, 50];

export const WAVING: Hands = [-70, 44, 68, -26];

/** A warmer tone than the skin. */
function blush(sheet: Sheet, ...shapes: readonly Shape[]): void {
  const { skin, light, main } = sheet.inks;
  sheet.fill(skin === light ? main : light, ...shapes);
}

export const merry: Draw = (sheet) => {
  roundEyes(sheet, { y: -4, apart: 18, width: 9 }, 2);
  sheet.line(lens(-16, 18, 16, 18, 6, 7));
};

export const laughing: Draw = (sheet) => {
  sheet.line(...both(lens(8, -2, 28, -2, 6, -8)), evenBlob([0, 12, 18, 12, 12, 28, 0, 32]));
  blush(sheet, oval(0, 27, 8, 4));
};

export const content: Draw = (sheet) =>
  sheet.line(...lids({ y: -4, apart: 18, width: 10, height: 9 }), lens(-12, 18, 12, 18, 5, 6));

export const daring: Draw = (sheet) => {
  roundEyes(sheet, { y: 0, apart: 18, width: 9 }, 0);
  sheet.line(...both(lens(6, -10, 30, -16, 6)), lens(-20, 16, 20, 14, 7, 8));
  sheet.skin(poly([8, 18, 16, 16, 13, 25]));
};

export const astonished: Draw = (sheet) => {
  roundEyes(sheet, { y: -4, apart: 18, width: 10 }, 0);
  sheet.line(oval(0, 22, 7, 8));
};

/** Leaves that grow on every head. */
const sprout: Draw = (sheet) => sheet.jewel(leaf(-11, -58, 17, -0.7), leaf(11, -58, 17, 0.7));

interface Tutu {
  readonly hands: Hands;
  readonly face?: Draw;
  readonly top?: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

const FEET = both(oval(24, 62, 19, 10));

/** A ball with ears: head and feet without a body between them. */
export function ball({ hands, face = merry, top = sprout, behind, front }: Tutu): Draw {
  return (sheet) => {
    const [lx, ly, rx, ry] = hands;
    const arms = [
      taper([-44, 22, (-48 + lx) / 2 - 6, (ly + 22) / 2 + 6, lx, ly], 17, 13),
      taper([44, 22, (48 + rx) / 2 + 6, (ry + 22) / 2 + 6, rx, ry], 17, 13),
    ];
    const [onBelly, beside] = Math.abs(lx) < 44 ? [arms, []] : [[], arms];
    behind?.(sheet);
    sheet.body(...FEET, ...both(poly([22, -30, 64, -62, 54, 0])), ...beside, oval(0, 8, 54, 52));
    sheet.light(...both(poly([36, -32, 58, -52, 51, -14])));
    top(sheet);
    sheet.skin(oval(0, 12, 42, 36));
    blush(sheet, ...both(oval(31, 19, 7, 6)));
    sheet.line(oval(0, 7, 6, 4));
    face(sheet);
    if (onBelly.length > 0) sheet.body(...onBelly);
    sheet.pale(oval(lx, ly, 9), oval(rx, ry, 9));
    front?.(sheet);
  };
}

const knoll: Draw = (sheet) => {
  sheet.patch(oval(101, 246, 160, 84));
  sheet.main(
    ...range(14, (i) => {
      const [x, y] = [14 + ((i * 61) % 178), 176 + ((i * 23) % 44)];
      return poly([
        x - 7,
        y - 8,
        x - 1,
        y,
        x + 1,
        y - 12,
        x + 3,
        y,
        x + 9,
        y - 6,
        x + 3,
        y + 5,
        x - 3,
        y + 5,
      ]);
    }),
  );
};

export const one = (folk: Tutu, placement: Placement = {}): Draw =>
  scene(knoll, set(ball(folk), { y: 92, size: 1.06, ...placement }));
