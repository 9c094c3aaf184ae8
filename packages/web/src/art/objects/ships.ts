import type { Draw } from '../scene.ts';
import { bar, blob, evenBlob, lens, oval, poly, range, star, taper } from '../shapes.ts';

export const ship =
  (masts: number, sign: Draw): Draw =>
  (sheet) => {
    const step = 96 / (masts + 1);
    range(masts).forEach((i) => {
      const [x, tall] = [-48 + step * (i + 1), masts < 3 || i % 2 ? 1 : 0.8];
      sheet.body(bar(x, 36, x, -72 * tall, 4));
      sheet.jewel(poly([x, -72 * tall, x + 20, -78 * tall, x, -86 * tall]));
      const wide = Math.min(30, 58 / masts + 6);
      sheet.patch(
        blob([
          x - wide * 0.8,
          -60 * tall,
          x + wide * 0.8,
          -60 * tall,
          x + wide * 1.1,
          -24 * tall,
          x + wide * 0.9,
          12,
          x - wide * 0.9,
          12,
          x - wide * 0.6,
          -24 * tall,
        ]),
      );
      sheet.line(lens(x - wide * 0.7, -24 * tall, x + wide, -24 * tall, 3, 4));
    });
    sheet.body(
      blob([-70, 22, -40, 34, 36, 34, 76, 12, 62, 58, 40, 70, -44, 70, -64, 52]),
      poly([-72, 24, -78, -6, -52, -2, -46, 34]),
      taper([66, 22, 92, 0], 5, 3, 1),
    );
    sheet.cut(
      lens(-58, 46, 62, 44, 5),
      ...range(masts + 2, (i) => oval(-40 + i * (84 / (masts + 1)), 57, 4)),
    );
    sheet.at({ x: -48 + step * (Math.floor(masts / 2) + 1), y: -36, size: 0.3 }, sign);
  };

export const horned: Draw = (sheet) => sheet.line(evenBlob([20, -24, 50, -44, 34, 0, 0, 40]));

export const falcon: Draw = (sheet) => sheet.line(evenBlob([0, -34, 20, -18, 64, -30, 16, 6, 0, 30]));

export const sunSign: Draw = (sheet) => sheet.line(star(0, 0, 46, 10, 0.6));
