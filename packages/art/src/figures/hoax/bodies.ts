import { scene, set, type Draw } from '../../scene.ts';
import { bar, blob, both, evenBlob, lens, moved, oval, range, spiral, spread, taper } from '../../shapes.ts';
import { bodyOf } from '../body.ts';
import { folds } from '../parts.ts';
import { board, brim, cone } from '../props.ts';
import { calm, curls, long, mismatched } from './faces.ts';
import { hourglass } from './held.ts';
import { face, hair, robe } from './scholar.ts';

export const ancient: Draw = set((sheet) => {
  robe(sheet);
  face(sheet);
  sheet.cut(lens(-14, -22, 14, -22, 2, -2), lens(-12, -28, 12, -28, 2, -2));
  hair(
    sheet,
    evenBlob([0, 15, 24, 14, 27, 2, 50, 70, 44, 140]),
    ...both(taper([10, -12, 24, -16, 34, -6], 7, 3)),
  );
  sheet.line(...spread(7, (i) => lens(i * 6, 30, i * 13, 136, 2.4)));
  calm(sheet);
  hourglass(sheet);
});

export const walking: Draw = set(
  (sheet) => {
    const pose = [4, -44, 2, -22, 0, 12, -20, -2, -6, 10, 30, -10, 38, -34, -18, 40, -40, 76, 22, 40, 30, 80];
    sheet.body(bar(40, -74, 34, 84, 6), bar(-40, -30, 16, -24, 5));
    sheet.patch(oval(-50, -22, 18, 16));
    sheet.line(...both(lens(4, -8, 9, 8, 3)).map((knot) => moved(knot, { x: -50, y: -22 })));
    sheet.body(...bodyOf(pose).shapes, blob([-18, -24, 22, -24, 18, 6, 40, 62, -42, 60, -14, 6]));
    sheet.cut(lens(0, 0, -8, 56, 3), lens(8, 2, 18, 56, 3), lens(-14, 30, -28, 56, 3));
    sheet.light(oval(6, -40, 9, 10));
    sheet.patch(blob([-4, -36, 6, -32, 16, -36, 12, -14, 6, -2, 0, -14]));
    sheet.line(lens(0, -44, 5, -44, 3), lens(8, -44, 13, -44, 3));
    sheet.at({ x: 5, y: -44, size: 0.6 }, brim);
  },
  { y: 106, size: 1.15 },
);

export const lotus: Draw = set(
  (sheet) => {
    sheet.body(
      evenBlob([0, 30, 30, 32, 66, 50, 70, 66, 30, 74]),
      evenBlob([0, -22, 26, -10, 30, 20, 26, 48]),
      ...both(taper([24, -4, 44, 22, 54, 44], 14, 9)),
      oval(0, -38, 20, 24),
    );
    sheet.cut(
      lens(-44, 58, 40, 66, 4, 5),
      lens(44, 54, -10, 60, 4, 5),
      lens(-10, 4, -12, 40, 3),
      lens(10, 4, 12, 40, 3),
    );
    sheet.light(blob([0, -56, 15, -48, 15, -30, 0, -18]), ...both(oval(56, 46, 8, 6)));
    sheet.at({ y: -37, size: 0.72 }, scene(cone, calm, long(62)));
    sheet.glow(...range(3, (i) => lens(-40 + i * 10, 96 + i * 12, 40 - i * 10, 96 + i * 12, 4)));
  },
  { y: 104, size: 1.08 },
);

export const speaker: Draw = set((sheet) => {
  sheet.glow(...range(3, (i) => spiral(-66 + i * 6, -44 + i * 38, 15 + (i % 2) * 5, 1.8, 6, i)));
  sheet.body(
    blob([
      4, 40, 2, 34, -14, 34, -22, 22, -14, 16, -20, 8, -12, -2, -14, -20, -4, -36, 26, -38, 40, -14, 34, 24,
      30, 36, 66, 58, 84, 140, -46, 140, -34, 66,
    ]),
    taper([-28, 92, -62, 78, -52, 40], 20, 12),
    ...range(4, (i) => taper([-52, 44, -60 + i * 6, 14 + Math.abs(i - 1) * 4], 6, 4)),
  );
  sheet.light(blob([4, -26, 26, -30, 32, -8, 24, 16, 8, 10]));
  sheet.cut(lens(-10, -8, 4, -10, 6, -1), ...folds(5, 74, 140, 84));
  sheet.at({ x: 14, y: -6, turn: 0.12 }, board);
});

export const upsideDown: Draw = (sheet) => {
  sheet.at({ x: 101, y: 98, turn: Math.PI }, () => {
    sheet.at({ x: 0, y: -8 }, scene(robe, face, board, mismatched, curls));
  });
};
