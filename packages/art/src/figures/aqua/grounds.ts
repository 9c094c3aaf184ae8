import type { Draw } from '../../scene.ts';
import { lens, oval, poly, range, ribbon } from '../../shapes.ts';

export const bubbles: Draw = (sheet) => {
  const { random } = sheet;
  sheet.back(...range(14, (i) => oval(14 + ((i * 53) % 170), 14 + ((i * 37) % 150), random.between(4, 15))));
};

export const swell: Draw = (sheet) => {
  sheet.back(
    ...range(9, (i) =>
      ribbon(range(9, (k) => [-8 + k * 25, 16 + i * 25 + (k % 2 ? 5 : -5)]).flat(), () => 7, 3),
    ),
  );
};

export const kelp: Draw = (sheet) => {
  for (const x of [18, 58, 150, 174]) {
    sheet.back(
      ribbon(range(7, (k) => [x + (k % 2 ? 9 : -9), 232 - k * 36]).flat(), (t) => 11 - t * 8),
      ...range(5, (k) => lens(x, 206 - k * 36, x + (k % 2 ? -24 : 24), 188 - k * 36, 10)),
    );
  }
};

export const shafts: Draw = (sheet) =>
  sheet.back(
    ...range(5, (i) => poly([40 + i * 30, -4, 54 + i * 30, -4, 14 + i * 46, 230, -18 + i * 46, 230])),
  );
