import { set, type Draw } from '../../scene.ts';
import { crescent, gear, lens, oval, range, ribbon, star } from '../../shapes.ts';

/** A toothed wheel behind the head. */
export function wheel(teeth: number): Draw {
  return set((sheet) => {
    sheet.back(gear(0, -12, 80, teeth, 0.13));
    sheet.ground(oval(0, -12, 60));
    sheet.back(oval(0, -12, 53));
  });
}

export const clockwork: Draw = (sheet) => {
  const wheels = [
    [44, 84, 36, 12],
    [152, 62, 32, 10],
    [158, 140, 40, 13],
  ] as const;
  for (const [x, y, radius, teeth] of wheels) {
    sheet.back(gear(x, y, radius, teeth, 0.16));
    sheet.ground(oval(x, y, radius * 0.52));
    sheet.back(star(x, y, radius * 0.42, 8, 0.4));
  }
};

export const starChart: Draw = (sheet) => {
  const stars = [52, 78, 76, 40, 112, 30, 148, 52, 166, 92, 150, 130, 30, 120];
  sheet.back(
    ribbon(stars, () => 1.6, 1),
    ...range(7, (i) => star(stars[i * 2] ?? 0, stars[i * 2 + 1] ?? 0, 9, 4, 0.3)),
  );
  sheet.back(crescent(160, 170, 22, 0.5), oval(24, 166, 13));
};

export const watched: Draw = (sheet) => {
  const eyes = [
    [62, 34, 15],
    [106, 22, 12],
    [150, 40, 16],
    [168, 84, 13],
    [26, 96, 13],
    [160, 126, 15],
    [34, 142, 15],
  ] as const;
  for (const [x, y, size] of eyes) {
    sheet.back(lens(x - size, y, x + size, y, size * 1.2));
    sheet.line(oval(x, y, size * 0.34));
  }
};
