import { bodyOf } from '../figures/body.ts';
import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  star,
  taper,
  wedge,
} from '../shapes.ts';

export const fires: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-50, 14, 26],
    [50, 14, 26],
    [-26, -26, 22],
    [28, -28, 22],
    [0, 10, 44],
  ] as const) {
    sheet.body(flame(x, y, size));
    sheet.light(flame(x, y + size * 0.34, size * 0.5));
    sheet.body(lens(x - size, y + size * 1.1, x + size, y + size * 0.96, 9));
  }
};

export const fireWall: Draw = (sheet) => {
  sheet.glow(...range(6, (i) => flame(-75 + i * 30, -24 - (i % 2) * 14, 38)));
  sheet.body(box(-96, 2, 192, 64));
  sheet.ground(
    ...range(3, (row) => lens(-96, 16 + row * 18, 96, 16 + row * 18, 3)),
    ...range(18, (i) =>
      bar(
        -90 + (i % 6) * 34 + (Math.floor(i / 6) % 2) * 17,
        0 + Math.floor(i / 6) * 18,
        -90 + (i % 6) * 34 + (Math.floor(i / 6) % 2) * 17,
        14 + Math.floor(i / 6) * 18,
        3,
      ),
    ),
  );
};

export const spirits: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-48, -10, 0.72],
    [48, -14, 0.72],
    [0, 4, 1],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.body(blob([-34, -14, -22, -54, 22, -54, 34, -14, 22, 26, 28, 66, 4, 44, -20, 72, -22, 26]));
      sheet.cut(...both(lens(6, -16, 28, -28, 15)), oval(0, 8, 9, 15));
    });
  }
};

/** Flame on one side, stone on the other. */
export const elements: Draw = (sheet) => {
  sheet.body(oval(0, 0, 62));
  sheet.cut(oval(0, 0, 54));
  sheet.light(flame(-24, -4, 32));
  sheet.line(
    poly([24, -30, 44, -18, 48, 8, 36, 24, 12, 24, 2, 8, 6, -18]),
    ribbon([0, -54, 12, -20, -12, 20, 0, 54], () => 4),
  );
  sheet.glow(...range(4, (i) => moved(star(0, -76, 10, 4, 0.3), { turn: 0.785 + i * 1.571 })));
};

export const wardance: Draw = (sheet) => {
  const pose = [0, -46, 0, -24, 2, 8, -28, -36, -30, -64, 26, -10, 44, -22, -22, 26, -10, 56, 18, 38, 26, 72];
  sheet.patch(flame(0, 34, 40));
  for (const [x, mirrored] of [
    [-50, false],
    [52, true],
  ] as const) {
    sheet.at({ x, size: 0.92, mirrored }, () => {
      sheet.body(
        bar(-30, -96, -30, 20, 4),
        poly([-30, -112, -23, -92, -37, -92]),
        ...bodyOf(pose, { limbs: 10, shoulders: 13 }).shapes,
      );
      sheet.light(
        ...range(5, (i) => lens((i - 2) * 7, -56, (i - 2) * 15, -82 + Math.abs(i - 2) * 6, 7)),
        lens(-14, 12, 16, 12, 10),
      );
    });
  }
};

export const masks: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-46, -24, 0.7],
    [46, -24, 0.7],
    [0, 14, 1],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.body(blob([-34, -34, 0, -46, 34, -34, 30, 16, 0, 52, -30, 16]));
      sheet.light(poly([-5, -34, 5, -34, 8, 2, -8, 2]), ...both(lens(14, 6, 26, -4, 5)));
      sheet.cut(...both(lens(8, -18, 28, -22, 9)), oval(0, 22, 12, 15));
    });
  }
};

/** Talons let something fall. */
export const launch =
  (load: Draw): Draw =>
  (sheet) => {
    sheet.at({ y: 26, size: 0.96 }, () => load(sheet));
    sheet.body(...both(poly([10, -110, 34, -110, 30, -60, 14, -60])));
    sheet.jewel(...both(...range(3, (i) => taper([22, -66, 8 + i * 14, -54, 4 + i * 18, -34], 9, 2))));
  };

export const rock: Draw = (sheet) => {
  sheet.body(poly([-52, 8, -34, -40, 10, -54, 48, -26, 56, 22, 26, 54, -28, 50]));
  sheet.light(poly([10, -46, 40, -24, 26, 4, 0, -12]));
  sheet.cut(taper([-30, -6, -14, 8, -20, 30], 4, 1), lens(14, 22, 34, 34, 4));
};

export const burningRock: Draw = (sheet) => {
  sheet.glow(...range(5, (i) => flame((i - 2) * 24, -34 - (2 - Math.abs(i - 2)) * 8, 34, (i - 2) * 0.2)));
  sheet.at({ y: 14, size: 0.9 }, () => rock(sheet));
};

export const slime: Draw = (sheet) => {
  sheet.body(
    blob([
      -60, -6, -40, -36, 0, -44, 42, -34, 62, -4, 56, 26, 44, 10, 32, 58, 20, 18, 4, 34, -8, 66, -20, 22, -34,
      44, -46, 14,
    ]),
  );
  sheet.light(lens(-36, -16, -6, -32, 8, -4));
  sheet.glow(oval(-40, 64, 5, 8), oval(12, 62, 6, 9), oval(46, 52, 5, 8));
};

export const flares: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-44, -6, 20],
    [44, -12, 20],
    [0, 30, 32],
  ] as const) {
    sheet.glow(star(x, y, size, 12, 0.4));
    sheet.body(star(x, y, size * 0.5, 8, 0.5));
  }
};

export const fireFlash: Draw = (sheet) => {
  sheet.body(poly([14, -56, -40, 10, -6, 6, -24, 66, 46, -14, 12, -10, 42, -56]));
  sheet.glow(flame(-48, -12, 24), flame(50, 34, 24));
};

interface Bug {
  readonly wings?: boolean;
  readonly long?: number;
}

const bug =
  ({ wings = false, long = 1 }: Bug): Draw =>
  (sheet) => {
    sheet.body(
      ...both(
        ...range(3, (i) => taper([12, -6 + i * 14, 34, -16 + i * 20, 44, -2 + i * 22], 5, 2)),
        taper([6, -34 * long, 20, -56 * long, 34, -58 * long], 4, 2),
      ),
      oval(0, 6, 21, 32 * long),
      oval(0, -30 * long, 14, 12),
    );
    if (wings) sheet.patch(...both(lens(6, -16, 34, 50, 24)));
    sheet.cut(lens(0, -20, 0, 36 * long, 3), ...both(oval(9, 6, 4), oval(6, 20, 3)));
  };

export const swarm =
  (kind: Bug): Draw =>
  (sheet) => {
    for (const [x, y, turn] of [
      [-46, -12, -0.5],
      [46, -18, 0.5],
      [0, 28, 0],
    ] as const)
      sheet.at({ x, y, turn, size: turn ? 0.62 : 0.9 }, () => bug(kind)(sheet));
  };

export const paratroopers: Draw = (sheet) => {
  for (const [x, y, size] of [
    [-46, -6, 0.6],
    [48, 0, 0.6],
    [0, 14, 0.8],
  ] as const) {
    sheet.at({ x, y, size }, () => {
      sheet.glow(blob([-44, -18, -30, -46, 0, -56, 30, -46, 44, -18, 22, -24, 0, -18, -22, -24]));
      sheet.body(...both(bar(42, -18, 4, 20, 2), bar(0, -20, 0, 20, 2)));
      sheet.at({ y: 44, size: 0.8 }, () => bug({ wings: true, long: 1.1 })(sheet));
    });
  }
};

export const notes: Draw = (sheet) => {
  sheet.body(
    ...both(poly([-10, 60, -70, 26, -52, 74])),
    ...[
      [-30, 0, 1],
      [34, -10, 1.2],
      [4, -46, 0.8],
    ].flatMap(([x = 0, y = 0, size = 1]) =>
      [oval(0, 18, 14, 11), bar(12, 18, 12, -34, 5), poly([10, -34, 36, -24, 36, -10, 10, -20])].map((part) =>
        moved(part, { x, y, size }),
      ),
    ),
  );
  sheet.glow(...range(7, (i) => moved(wedge(0, -92, 0, -78, 8), { turn: (i - 3) * 0.42 })));
};

/** Fists of all colours, one circle. */
export const oath: Draw = (sheet) => {
  for (const i of range(6, (i) => i)) {
    sheet.at({ turn: i * 1.047 }, () => {
      const arm = [
        poly([-9, -38, 9, -38, 14, -104, -14, -104]),
        blob([-16, -40, 16, -40, 17, -18, 8, -10, -8, -10, -17, -18]),
      ];
      if (i % 2) sheet.patch(...arm);
      else sheet.body(...arm);
      sheet.fill(
        i % 2 ? sheet.inks.line : sheet.inks.cut,
        ...range(3, (k) => lens(-8 + k * 8, -26, -7 + k * 7, -10, 3)),
        lens(-13, -46, 13, -46, 4),
      );
    });
  }
  sheet.glow(star(0, 0, 11));
};

export const cracked: Draw = (sheet) => {
  sheet.body(
    poly([-80, 66, -70, 14, -30, 2, -8, 12, -22, 34, -2, 66]),
    poly([80, 66, 72, 8, 34, -4, 6, 6, 14, 30, 6, 66]),
    poly([-40, -8, -28, -44, -8, -26, -14, 0]),
    poly([18, -16, 30, -52, 50, -34, 42, -10]),
    poly([-6, -54, 6, -74, 16, -54, 4, -42]),
  );
  sheet.cut(lens(-60, 30, -40, 60, 4), lens(46, 20, 60, 60, 4), lens(-30, -26, -18, -30, 3));
  sheet.glow(...range(4, (i) => lens(-60 + i * 40, -70 + (i % 2) * 20, -54 + i * 40, -54 + (i % 2) * 20, 6)));
};

export const rockBurst: Draw = (sheet) => {
  sheet.glow(...range(9, (i) => moved(wedge(0, -90, 0, -40, 13), { turn: i * 0.698 })));
  sheet.body(
    ...range(7, (i) => moved(poly([-12, -48, 0, -66, 15, -56, 12, -34, -8, -32]), { turn: i * 0.898 + 0.3 })),
  );
  sheet.at({ size: 0.62 }, () => rock(sheet));
};

/** Something goes under; only a hand, or eyes, are left. */
export const mire =
  (rest: Draw): Draw =>
  (sheet) => {
    rest(sheet);
    sheet.body(blob([-88, 30, -40, 20, 0, 32, 44, 20, 88, 32, 88, 76, -88, 76]));
    sheet.light(lens(-60, 44, -4, 46, 6), lens(12, 58, 66, 54, 6));
    sheet.cut(oval(-24, 60, 6, 4), oval(40, 42, 5, 3));
  };

export const reachingHand: Draw = (sheet) =>
  sheet.body(
    poly([-13, 40, -11, -14, 15, -14, 15, 40]),
    ...range(4, (i) =>
      taper([-8 + i * 7, -8, -14 + i * 10, -36, -16 + i * 11, -56 + Math.abs(i - 1.5) * 7], 8, 5),
    ),
    taper([-8, 8, -26, -8, -30, -20], 8, 5),
  );
export const eyesInReeds: Draw = (sheet) => {
  sheet.body(
    ...range(7, (i) => taper([-72 + i * 24, 60, -70 + i * 24, 0, -76 + i * 25, -50 - (i % 2) * 20], 7, 2)),
    ...range(4, (i) => oval(-70 + i * 48, -44 + (i % 2) * 10, 6, 15)),
  );
  sheet.pale(...both(oval(20, 12, 14, 11)));
  sheet.line(...both(lens(20, 3, 20, 21, 8)));
};
export const fireReeds: Draw = (sheet) => {
  sheet.glow(flame(-34, -14, 44), flame(36, -10, 38));
  sheet.body(
    ...range(7, (i) => taper([-72 + i * 24, 60, -70 + i * 24, 0, -76 + i * 25, -40 - (i % 2) * 20], 6, 2)),
  );
};
export const sunkTree: Draw = (sheet) => {
  sheet.body(
    taper([-14, 60, -6, 0, -16, -66], 22, 5),
    taper([-6, 0, 24, -22, 34, -56], 11, 2),
    taper([-10, -20, -40, -36, -46, -62], 9, 2),
    ...both(spiralEye),
  );
};
const spiralEye = lens(50, -8, 62, 6, 6);

export const jaws: Draw = (sheet) => {
  sheet.body(
    poly([-84, 14, -60, -26, -20, -30, -4, -46, 14, -30, 84, -14, 84, 2, 20, 6, -30, 12]),
    poly([-84, 22, -30, 24, 30, 36, 78, 52, 70, 64, 0, 60, -60, 56]),
  );
  sheet.cut(
    ...range(7, (i) => poly([-20 + i * 14, 8 - i, -10 + i * 14, 7 - i, -15 + i * 14, 24])),
    ...range(6, (i) => poly([-14 + i * 14, 32 + i * 3, -4 + i * 14, 34 + i * 3, -8 + i * 14, 14 + i * 3])),
    oval(-6, -28, 8),
  );
  sheet.line(lens(-6, -35, -6, -21, 6));
  sheet.light(
    ...range(4, (i) =>
      poly([-78 + i * 17, -16 - i * 4, -66 + i * 17, -34 - i * 3, -62 + i * 17, -20 - i * 3]),
    ),
  );
};

export const serpents: Draw = (sheet) => {
  for (const [x, y, mirrored] of [
    [-34, 12, false],
    [40, 6, true],
    [0, -16, false],
  ] as const) {
    sheet.at({ x, y, mirrored }, () => {
      sheet.body(
        taper([18, 96, 34, 56, 20, 18, -4, -12], 26, 20),
        blob([-40, -14, -20, -38, 10, -40, 20, -16, 4, 4, -24, 0]),
      );
      sheet.light(...range(4, (i) => lens(12 + i * 3, 12 + i * 17, 38 - i, 8 + i * 18, 6, 4)));
      sheet.cut(oval(-10, -24, 5), lens(-38, -10, -8, -8, 3));
      sheet.jewel(poly([6, -38, 30, -54, 18, -20]));
    });
  }
};

export const bigWave: Draw = (sheet) => {
  sheet.body(
    blob([
      -90, 66, -84, 0, -46, -50, 10, -70, 60, -44, 64, -4, 40, 12, 20, -2, 30, -22, 8, -32, -16, -10, -10, 30,
      30, 56, 90, 66,
    ]),
  );
  sheet.light(lens(-66, 50, -30, -36, 10, 8), lens(-42, 56, -20, 0, 8, 6));
  sheet.cut(...range(4, (i) => oval(48 - i * 12, -2 - (i % 2) * 12, 4)));
  sheet.glow(oval(62, -64, 17), ...range(4, (i) => oval(40 + i * 14, 20 + (i % 2) * 10, 5)));
};

export const waterfall: Draw = (sheet) => {
  sheet.body(poly([-84, -62, -30, -58, -34, 64, -84, 64]), poly([84, -62, 32, -56, 36, 64, 84, 64]));
  sheet.glow(...range(5, (i) => taper([-22 + i * 11, -60, -24 + i * 12, 0, -26 + i * 13, 58], 7, 9)));
  sheet.patch(...range(6, (i) => oval(-50 + i * 20, 62 - (i % 2) * 8, 15)));
};

export const ship =
  (masts: number, sign: Draw): Draw =>
  (sheet) => {
    const step = 96 / (masts + 1);
    range(masts, (i) => i).forEach((i) => {
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
    sheet.at({ x: -48 + step * (Math.floor(masts / 2) + 1), y: -36, size: 0.3 }, () => sign(sheet));
  };

export const horned: Draw = (sheet) =>
  sheet.line(blob([-34, 0, -50, -44, -20, -24, 20, -24, 50, -44, 34, 0, 0, 40]));
export const falcon: Draw = (sheet) =>
  sheet.line(blob([0, 30, -16, 6, -64, -30, -20, -18, 0, -34, 20, -18, 64, -30, 16, 6]));
export const sunSign: Draw = (sheet) => sheet.line(star(0, 0, 46, 10, 0.6));
