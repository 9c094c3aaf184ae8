import { motif } from '../../marks.ts';
import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import { both, evenBlob, evenPoly, lens, oval, range, spread, star } from '../../shapes.ts';
import { slits } from '../parts.ts';

export function shaman(sign: Draw): Draw {
  return set((sheet) => {
    const { main, back, cut, ground } = sheet.inks;
    for (const ring of [0, 1]) {
      for (const i of range(9 - ring * 2)) {
        const a = (i / (8 - ring * 2) - 0.5) * (3.4 - ring * 0.6);
        const reach = 62 - ring * 18;
        const place = { x: Math.sin(a) * reach, y: -12 - Math.cos(a) * reach, size: 27 - ring * 4, turn: a };
        motif(sheet, 'mimix', place, ring ? { ink: main, cut } : { ink: back, cut: ground });
      }
    }
    sheet.body(evenBlob([20, 42, 52, 64, 60, 150]), evenBlob([0, -38, 30, -28, 28, 14, 0, 46]));
    sheet.light(evenBlob([0, -30, 22, -22, 20, 10, 0, 36]));
    sheet.line(
      ...slits({ y: -4, apart: 10, width: 8, height: 8, tilt: 1 }),
      evenPoly([3, 0, 5, 14]),
      ...both(lens(16, 6, 6, 24, 3)),
    );
    sheet.cut(...both(...range(4, (i) => lens(14 + i * 10, 62, 18 + i * 13, 140, 3))));
    sheet.at({ y: 84 }, sign);
  });
}

export const bowl: Draw = (sheet) => {
  sheet.patch(flame(0, -14, 24), evenBlob([34, 6, 22, 30]));
  sheet.line(lens(-26, 14, 26, 14, 3));
};

export const seer: Draw = (sheet) => {
  sheet.patch(lens(-36, 6, 36, 6, 42));
  sheet.line(oval(0, 6, 13), ...spread(5, (i, far) => lens(i * 13, -20 + far * 4, i * 11, -10 + far * 4, 3)));
  sheet.light(star(0, 6, 9, 4, 0.35));
};

export const now: Draw = (sheet) => {
  sheet.patch(oval(0, 8, 28));
  sheet.line(oval(0, 8, 20));
  sheet.light(oval(0, 8, 12));
  sheet.line(oval(0, 8, 5));
  sheet.light(...both(oval(38, 12, 9, 14)));
};

export const skull: Draw = (sheet) => {
  sheet.patch(oval(0, 0, 24, 22), evenPoly([14, 14, 12, 32]));
  sheet.line(
    ...both(oval(10, 2, 7)),
    evenPoly([0, 8, 4, 15]),
    ...range(3, (i) => lens(-6 + i * 6, 20, -6 + i * 6, 32, 2)),
  );
};
