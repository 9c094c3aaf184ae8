import { set, type Draw } from '../../scene.ts';
import { bar, blob, both, evenBlob, evenPoly, lens, oval, taper, type Shape } from '../../shapes.ts';
import { roundEyes } from '../parts.ts';
import type { Gang } from '@bluemoon/engine';

/** Elbow and hand, left and right. */
type Arms = readonly [number, number, number, number, number, number, number, number];

export const HIPS: Arms = [-44, 40, -18, 58, 44, 40, 18, 58];

export const UP: Arms = [-46, 26, -54, -14, 46, 26, 54, -14];

export const SHRUG: Arms = [-36, 56, -62, 38, 36, 56, 62, 38];

export const OUT: Arms = [-40, 34, -70, 30, 40, 34, 70, 30];

export const WAVE: Arms = [-36, 54, -40, 80, 46, 26, 56, -8];

export const DOWN: Arms = [-36, 52, -40, 78, 36, 52, 40, 78];

export const CROSSED: Arms = [-40, 56, 22, 48, 40, 56, -22, 48];

export const NAPE: Arms = [-66, 2, -34, -26, 66, 2, 34, -26];

const BADGES: Readonly<Record<Gang, readonly Shape[]>> = {
  cool: both(blob([2, -5, 16, -5, 14, 7, 5, 7])),
  top: [evenPoly([0, -12, 14, 10])],
  fun: [evenBlob([0, -4, 15, -6, 8, 8])],
  no: [bar(-10, -10, 10, 10, 6), bar(-10, 10, 10, -10, 6)],
};

/** One face per gang: dark glasses, a proud grin, a laugh, a sulk. */
export const FACES: Readonly<Record<Gang, Draw>> = {
  cool: (sheet) => {
    sheet.line(...both(blob([1, -8, 30, -10, 28, 6, 14, 11, 4, 5])), bar(-34, -6, 34, -6, 4));
    sheet.spot(...both(lens(8, -4, 16, 4, 4)));
    sheet.line(lens(-4, 22, 15, 19, 4, 3));
  },
  top: (sheet) => {
    roundEyes(sheet, { y: 0, apart: 15, width: 8 }, 2);
    sheet.line(...both(lens(6, -16, 24, -14, 4, -3)), evenBlob([0, 20, 14, 16, 8, 28]));
    sheet.skin(bar(-9, 20, 9, 20, 4));
  },
  fun: (sheet) => {
    sheet.line(...both(lens(6, 0, 24, 0, 6, -9)), evenBlob([0, 12, 22, 8, 15, 30, 0, 35]));
    sheet.spot(oval(2, 29, 9, 4), ...both(oval(28, 12, 5)));
  },
  no: (sheet) => {
    roundEyes(sheet, { y: 2, apart: 14, width: 8 }, -2);
    sheet.line(...both(lens(4, -6, 25, -13, 6)), lens(-11, 25, 11, 25, 5, -6));
    sheet.spot(bar(18, 16, 30, 26, 5), bar(30, 16, 18, 26, 5));
  },
};

interface Child {
  readonly gang: Gang;
  readonly arms: Arms;
  readonly hair: Draw;
  /** Instead of the gang's face. */
  readonly face?: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

const LEGS = [
  taper([-12, 74, -15, 96, -16, 116], 19, 12),
  taper([12, 74, 15, 96, 16, 116], 19, 12),
  oval(-20, 118, 13, 7),
  oval(20, 118, 13, 7),
];

/** A big head on a small body. */
export function child({ gang, arms, hair, face = FACES[gang], behind, front }: Child): Draw {
  return (sheet) => {
    const [lex, ley, lx, ly, rex, rey, rx, ry] = arms;
    behind?.(sheet);
    const limbs = [taper([-18, 40, lex, ley, lx, ly], 14, 10), taper([18, 40, rex, rey, rx, ry], 14, 10)];
    const crossed = lx > rx;
    sheet.body(...LEGS, ...(crossed ? [] : limbs), evenBlob([18, 32, 28, 60, 26, 86]));
    sheet.light(evenBlob([17, 42, 24, 66, 22, 80]));
    sheet.at({ y: 62 }, () => sheet.line(...BADGES[gang]));
    if (crossed) sheet.rimmed(sheet.inks.main, sheet.inks.light, 3, ...limbs);
    sheet.pale(oval(lx, ly, 8), oval(rx, ry, 8));
    sheet.at({ y: -8 }, () => {
      sheet.body(oval(0, 0, 44, 42));
      hair(sheet);
      sheet.skin(oval(0, 6, 36, 32));
      face(sheet);
    });
    front?.(sheet);
  };
}

export const one = (
  kid: Child,
  placement: { readonly turn?: number; readonly mirrored?: boolean } = {},
): Draw => set(child(kid), { y: 92, ...placement });
