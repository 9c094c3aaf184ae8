import type { Draw } from '../../scene.ts';
import { blob, evenBlob, lens, moved, oval, range, taper } from '../../shapes.ts';

export const wind: Draw = (sheet) => {
  const { random } = sheet;
  sheet.back(
    ...range(9, (i) =>
      lens(
        random.between(-20, 60),
        20 + i * 22,
        random.between(120, 205),
        20 + i * 22,
        random.between(5, 10),
      ),
    ),
  );
};

export const clouds: Draw = (sheet) => {
  const cloud = blob([-40, 12, -34, -8, -14, -10, 0, -24, 20, -14, 38, -8, 42, 12]);
  sheet.back(
    ...[
      [40, 60, 0.8],
      [150, 40, 0.7],
      [30, 150, 1.1],
      [160, 140, 1],
      [96, 200, 1.5],
    ].map(([x = 0, y = 0, size = 1]) => moved(cloud, { x, y, size })),
  );
};

export const formation: Draw = (sheet) => {
  const far = evenBlob([0, 2, 6, -6, 16, -6, 4, 4, 0, 10]);
  sheet.back(...range(7, (i) => moved(far, { x: 66 + i * 17, y: 30 + Math.abs(i - 3) * 14, size: 0.9 })));
  sheet.back(oval(101, 120, 50));
};

/** A branch to sit on, with leaves. */
export const branch: Draw = (sheet) => {
  sheet.back(oval(101, 82, 62));
  sheet.body(taper([-6, 168, 60, 156, 130, 160, 192, 140], 12, 7));
  sheet.glow(
    ...[
      [20, 152, 0.4],
      [46, 172, 2.4],
      [150, 138, 0.6],
      [168, 160, 2.4],
    ].map(([x = 0, y = 0, turn = 0]) => moved(lens(0, 12, 0, -12, 12), { x, y, turn })),
  );
};
