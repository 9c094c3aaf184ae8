import type { Draw } from '../scene.ts';
import { bar, blob, evenBlob, lens, oval, poly, range, star, taper, type Shape } from '../shapes.ts';

/** Around the middle of the mast, for a sail of full height. */
const SAILS = {
  square: blob([-24, -40, 24, -40, 32, -4, 26, 32, -26, 32, -18, -4]),
  lateen: blob([-4, -50, 8, -46, 42, 30, 10, 34, -26, 26]),
  junk: poly([-10, -50, 22, -44, 36, -4, 28, 36, -26, 36, -22, -6]),
} as const satisfies Record<string, Shape>;

interface Ship {
  readonly masts: number;
  readonly sail: keyof typeof SAILS;
  readonly hull: Draw;
  readonly sign: Draw;
}

export const ship =
  ({ masts, sail, hull, sign }: Ship): Draw =>
  (sheet) => {
    const step = 96 / (masts + 1);
    range(masts).forEach((i) => {
      const [x, tall] = [-48 + step * (i + 1), masts < 3 || i % 2 ? 1 : 0.8];
      sheet.body(bar(x, 36, x, -76 * tall, 4));
      sheet.jewel(poly([x, -76 * tall, x + 20, -82 * tall, x, -90 * tall]));
      sheet.at({ x, y: -22 * tall, size: tall * (masts > 2 ? 0.84 : 1) }, () => {
        sheet.patch(SAILS[sail]);
        sheet.line(...range(sail === 'junk' ? 4 : 1, (k) => lens(-20, -24 + k * 15, 28, -26 + k * 15, 3, 3)));
      });
    });
    hull(sheet);
    sheet.at({ x: -44 + step * (Math.floor(masts / 2) + 1), y: -20, size: 0.32 }, sign);
  };

/** A castle behind and a long bowsprit. */
export const galleon: Draw = (sheet) => {
  sheet.body(
    blob([-70, 22, -40, 34, 36, 34, 76, 12, 62, 58, 40, 70, -44, 70, -64, 52]),
    poly([-72, 24, -78, -6, -52, -2, -46, 34]),
    taper([66, 22, 92, 0], 5, 3, 1),
  );
  sheet.cut(lens(-58, 46, 62, 44, 5), ...range(5, (i) => oval(-40 + i * 20, 57, 4)));
};

/** Low, with a ram that has teeth. */
export const raider: Draw = (sheet) => {
  sheet.body(
    poly([-84, -4, -66, 30, 50, 32, 96, 44, 58, 68, -56, 68, -78, 40]),
    poly([-84, -4, -96, -20, -70, 0]),
  );
  sheet.cut(
    ...range(5, (i) => poly([38 + i * 9, 46, 46 + i * 9, 46, 42 + i * 9, 56])),
    oval(30, 46, 5),
    lens(-66, 50, 16, 50, 5),
  );
};

/** Curved up at both ends like a crescent. */
export const barque: Draw = (sheet) => {
  sheet.body(blob([-92, -8, -62, 30, 0, 40, 62, 30, 92, -8, 72, 54, 34, 72, -34, 72, -72, 54]));
  sheet.cut(lens(-70, 40, 70, 40, 5, 18));
};

export const horned: Draw = (sheet) => sheet.line(evenBlob([20, -24, 50, -44, 34, 0, 0, 40]));
export const falcon: Draw = (sheet) => sheet.line(evenBlob([0, -34, 20, -18, 64, -30, 16, 6, 0, 30]));
export const sunSign: Draw = (sheet) => sheet.line(star(0, 0, 46, 10, 0.6));
