import { strewn } from '../../grounds.ts';
import { CENTRE, type Draw } from '../../scene.ts';
import { box, brickRows, oval, poly, range, spiral } from '../../shapes.ts';

export const whirl: Draw = (sheet) => sheet.back(spiral(CENTRE.x, 92, 132, 3.4, 20));

export const dots: Draw = (sheet) => sheet.back(...brickRows(6, 5, (x, y) => oval(x * 36, 16 + y * 46, 11)));

export const checks: Draw = (sheet) =>
  sheet.back(...brickRows(4, 5, (x, y) => box(x * 54 - 14, y * 46, 27, 46)));

export const stars = strewn('khind', 10, 24);

export const street: Draw = (sheet) => {
  sheet.back(
    ...range(5, (i) =>
      poly([
        i * 40 - 10,
        230,
        i * 40 - 10,
        90 - (i % 3) * 22,
        i * 40 + 9,
        66 - (i % 3) * 22,
        i * 40 + 28,
        90 - (i % 3) * 22,
        i * 40 + 28,
        230,
      ]),
    ),
  );
  sheet.ground(...range(10, (i) => box((i >> 1) * 40 - 2 + (i % 2) * 14, 112 - ((i >> 1) % 3) * 22, 8, 11)));
};
