import { motif } from '../../marks.ts';
import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import { blob, crescent, lens, oval, poly, range, star, taper } from '../../shapes.ts';

export const eclipse: Draw = set((sheet) => sheet.back(crescent(-6, -8, 80, 0.45)));

export function wreath(count: number, size: number): Draw {
  return set((sheet) => {
    const { back, ground } = sheet.inks;
    for (const i of range(count)) {
      const a = (i / (count - 1) - 0.5) * 4.2;
      const place = { x: Math.sin(a) * 66, y: -4 - Math.cos(a) * 66, size, turn: a };
      motif(sheet, 'mimix', place, { ink: back, cut: ground });
    }
  });
}

export const wood: Draw = (sheet) => {
  for (const x of [14, 56, 150, 178]) {
    sheet.back(
      poly([x - 9, 230, x - 6, -4, x + 6, -4, x + 10, 230]),
      taper([x, 90, x + 22, 60, x + 26, 30], 8, 2),
      taper([x, 130, x - 24, 104, x - 26, 80], 8, 2),
    );
    sheet.ground(lens(x - 2, 40, x - 1, 90, 3), lens(x + 2, 120, x + 1, 180, 3));
  }
};

export const hills: Draw = (sheet) => {
  sheet.back(oval(126, 70, 34), blob([-10, 150, 40, 118, 90, 142, 140, 112, 196, 140, 196, 240, -10, 240]));
  sheet.ground(...range(9, (i) => lens(8 + i * 21, 176 + (i % 2) * 12, 14 + i * 21, 150 + (i % 2) * 12, 4)));
};

export const flames: Draw = (sheet) =>
  sheet.back(...range(7, (i) => flame(i * 31, 168 - (i % 2) * 34, 74 - (i % 2) * 12)));

export function horizon(sunAt: number): Draw {
  return (sheet) => {
    sheet.back(
      oval(101, sunAt, 58),
      ...range(6, (i) => lens(-10 + (i % 2) * 20, 158 + i * 12, 200 - (i % 2) * 24, 158 + i * 12, 7)),
    );
  };
}

export const stars: Draw = (sheet) => {
  sheet.back(
    ...range(13, (i) => star(20 + ((i * 71) % 160), 16 + ((i * 47) % 170), 6 + (i % 3) * 3, 4, 0.3)),
  );
};
