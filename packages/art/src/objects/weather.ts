import { burst } from '../marks.ts';
import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import {
  brickRows,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  spiral,
  spread,
  star,
  taper,
  type Shape,
} from '../shapes.ts';

export const BOLT = poly([8, -62, -24, 6, -2, 3, -14, 62, 28, -12, 6, -9, 26, -62]);

export const bolts: Draw = (sheet) => {
  sheet.patch(
    moved(BOLT, { x: -44, y: 8, size: 0.72, turn: -0.2 }),
    moved(BOLT, { x: 46, y: 8, size: 0.72, turn: 0.2 }),
  );
  sheet.body(BOLT);
};

/** A cloud with something falling from it. */
export const cloud =
  (below: Draw, face?: Draw): Draw =>
  (sheet) => {
    below(sheet);
    sheet.body(
      oval(-44, -14, 28),
      oval(46, -16, 26),
      oval(-12, -34, 34),
      oval(24, -28, 28),
      oval(0, -6, 46, 20),
    );
    if (face) face(sheet);
    else
      sheet.cut(spiral(-40, -14, 18, 1.6, 6, 2), spiral(0, -34, 24, 1.8, 7), spiral(42, -16, 17, 1.6, 6, 4));
  };

const falling =
  (rows: number, make: (x: number, y: number) => Shape): Draw =>
  (sheet) =>
    sheet.glow(...brickRows(5, rows, (x, y) => make(x * 27 - 60, y * 22 + 28)));

export const rain = falling(3, (x, y) => lens(x + 3, y - 10, x - 4, y + 10, 7));
export const snow = falling(3, (x, y) => star(x, y, 9, 6, 0.35));
export const fireRain = falling(2, (x, y) => flame(x, y, 14, Math.PI));
export const dust = falling(3, (x, y) => oval(x, y, 3 + ((x + y) % 3)));

export const hail: Draw = (sheet) =>
  sheet.pale(
    ...brickRows(5, 2, (x, y) =>
      moved(evenPoly([0, -15, 12, -4, 8, 13]), { x: x * 27 - 60, y: y * 26 + 28 }),
    ),
  );

export const thunder: Draw = (sheet) =>
  sheet.glow(moved(BOLT, { x: -28, y: 40, size: 0.62 }), moved(BOLT, { x: 30, y: 44, size: 0.72 }));

export const sand: Draw = (sheet) =>
  sheet.glow(
    ...range(4, (i) =>
      ribbon([-80, 26 + i * 15, -30, 18 + i * 15, 10, 30 + i * 15, 80, 20 + i * 15], (t) => 2 + 7 * t),
    ),
  );

export const laughing: Draw = (sheet) => {
  sheet.cut(
    ...[-1, 1].map((side) => lens(side * 30, -30, side * 8, -30, 5, side * 8)),
    evenBlob([24, -16, 14, 4]),
  );
};

export const sleepy: Draw = (sheet) => {
  sheet.cut(lens(-34, -26, -12, -26, 4, 6), lens(12, -26, 34, -26, 4, 6), oval(0, -8, 7, 5));
  for (const i of range(3))
    sheet.glow(
      moved(poly([-10, -10, 10, -10, -4, 6, 10, 6, 10, 11, -12, 11, 2, -5, -10, -5]), {
        x: 22 + i * 22,
        y: 40 - i * 20,
        size: 1 - i * 0.22,
      }),
    );
};

/** A funnel standing on its tip. */
export const funnel: Draw = (sheet) => {
  range(6).forEach((i) => {
    const [wide, y] = [62 - i * 9, -56 + i * 21];
    const loop = ribbon(
      [-wide, y - 4, -wide * 0.4, y + 9, wide * 0.5, y + 8, wide, y - 6, wide * 0.3, y - 12],
      (t) => 15 * (1 - t * 0.6),
    );
    if (i % 2) sheet.patch(loop);
    else sheet.body(loop);
  });
  sheet.glow(...range(6, (i) => oval(-50 + i * 20, 66 + (i % 2) * 8, 6, 4)));
};

export const whirl: Draw = (sheet) => {
  sheet.body(spiral(0, 0, 70, 2.8, 19));
  sheet.glow(...range(8, (i) => moved(lens(0, -62, 14, -78, 6), { turn: i * 0.785 })));
};

export const shock: Draw = (sheet) => {
  for (const i of [4, 3, 2, 1])
    sheet.fill(i % 2 ? sheet.inks.main : sheet.inks.ground, star(0, 0, i * 18, 14, 0.78, i * 0.2));
  sheet.glow(oval(0, 0, 9), ...burst(sheet, { x: 0, y: 0, from: 76, to: 92, count: 16, width: 5 }));
};

export const haze: Draw = (sheet) => {
  sheet.body(oval(0, -22, 44));
  sheet.ground(
    ...range(5, (i) =>
      ribbon([-60, -30 + i * 14, -20, -36 + i * 14, 20, -26 + i * 14, 60, -32 + i * 14], () => 4),
    ),
  );
  sheet.glow(
    ...range(4, (i) =>
      ribbon([-76, 34 + i * 14, -30, 26 + i * 14, 20, 40 + i * 14, 76, 30 + i * 14], () => 6),
    ),
  );
};

/** Bands of mist over what is already drawn. */
export const mist: Draw = (sheet) => {
  sheet.ground(
    ...range(5, (i) =>
      ribbon(
        [-100, -26 + i * 23, -50, -34 + i * 23, 0, -22 + i * 23, 50, -32 + i * 23, 100, -24 + i * 23],
        () => 13,
      ),
    ),
  );
  sheet.glow(
    ...range(5, (i) =>
      ribbon(
        [-100 + (i % 2) * 50, -26 + i * 23, -20, -32 + i * 23, 40 + (i % 2) * 50, -26 + i * 23],
        (t) => 7 * Math.sin(Math.PI * t) + 1,
      ),
    ),
  );
};

export const fog: Draw = (sheet) => {
  sheet.body(
    ...range(3, (i) => poly([-84 + i * 60, 70, -58 + i * 56, -62 + (i % 2) * 34, -28 + i * 58, 70])),
  );
  mist(sheet);
};

export const comet: Draw = (sheet) => {
  sheet.glow(
    ...spread(5, (i, far) =>
      moved(taper([0, -10, 8, -60, -4, -104], 26 - far * 4, 2), {
        x: 10,
        y: 20,
        turn: 0.5 + i * 0.22,
      }),
    ),
  );
  sheet.body(star(0, 26, 42, 11, 0.76));
  sheet.light(flame(2, 24, 28, -0.4));
};
