import { blaze, disc, rings, sun } from '../grounds.ts';
import { motif } from '../marks.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import {
  along,
  bar,
  blob,
  both,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  star,
  taper,
  wedge,
  type Shape,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { slits } from './parts.ts';

// --- Grounds ---

const bubbles: Draw = (sheet) => {
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

const shafts: Draw = (sheet) =>
  sheet.back(
    ...range(5, (i) => poly([40 + i * 30, -4, 54 + i * 30, -4, 14 + i * 46, 230, -18 + i * 46, 230])),
  );

// --- Those with names that end in Greek: fins for ears, scales for clothes ---

export const scaly = (rows: number, top: number, width: number): readonly Shape[] =>
  range(rows * 7, (i) => {
    const [row, x] = [Math.floor(i / 7), ((i % 7) - 3 + (Math.floor(i / 7) % 2) / 2) * 14];
    return Math.abs(x) < width ? lens(x - 7, top + row * 13, x + 7, top + row * 13, 2.6, 7) : [];
  }).filter((shape) => shape.length > 0);

interface Lady {
  readonly hair: Draw;
  readonly crown: Draw;
  readonly front?: Draw;
}

function ladyFace(sheet: Sheet): void {
  sheet.patch(...both(poly([18, -8, 52, -28, 42, -5, 54, 9, 20, 12])));
  sheet.line(...both(lens(26, -6, 44, -18, 2.4), lens(26, 3, 44, 3, 2.4)));
  sheet.body(blob([-26, -26, 0, -42, 26, -26, 24, 10, 0, 38, -24, 10]));
  sheet.skin(blob([-19, -14, 0, -22, 19, -14, 18, 9, 0, 32, -18, 9]));
  sheet.line(
    ...slits({ y: 0, apart: 9, width: 7, height: 7, tilt: 1.4 }),
    lens(0, 2, -1, 13, 2.2),
    lens(-6, 21, 6, 21, 4),
  );
}

export function lady({ hair, crown, front }: Lady): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(blob([-12, 26, -44, 58, -54, 150, 54, 150, 44, 58, 12, 26]));
    sheet.cut(...scaly(6, 62, 40));
    ladyFace(sheet);
    crown(sheet);
    front?.(sheet);
  });
}

/** Strands that float, alternating in ink. */
export function floating(count: number, reach: number): Draw {
  return (sheet) => {
    const { random } = sheet;
    for (const i of range(count, (i) => i)) {
      const t = i / (count - 1) - 0.5;
      const wide = Math.abs(t);
      const strand = [
        t * 36,
        -18,
        t * 96,
        -52 + wide * 24,
        t * (112 + wide * 60),
        -16 + wide * 30 + random.between(-8, 8),
        t * reach,
        20 + wide * 40,
        t * (reach + 36),
        66 + wide * 20,
      ];
      if (i % 2) sheet.patch(taper(strand, 26, 2));
      else sheet.body(taper(strand, 26, 2));
    }
  };
}

const eels: Draw = (sheet) => {
  for (const i of range(6, (i) => i)) {
    const t = i / 5 - 0.5;
    const [x, y] = [t * 150, -56 + Math.abs(t) * 70];
    sheet.body(
      taper([t * 30, -14, t * 60, -60, t * 110, -30 + Math.abs(t) * 20, x, y], 20, 11),
      oval(x, y, 10, 8),
    );
    sheet.cut(oval(x + (t < 0 ? -3 : 3), y - 2, 2.4));
  }
};

const coral: Draw = (sheet) =>
  sheet.jewel(
    ...range(5, (i) =>
      wedge((i - 2) * 19, -80 + Math.abs(i - 2) * 12, (i - 2) * 9, -32 + Math.abs(i - 2) * 3, 9),
    ),
  );
const shell: Draw = (sheet) => {
  sheet.jewel(blob([-26, -28, -30, -58, 0, -76, 30, -58, 26, -28, 0, -24]));
  sheet.line(...range(5, (i) => lens((i - 2) * 4, -28, (i - 2) * 12, -66 + Math.abs(i - 2) * 6, 3)));
};
const pearls: Draw = (sheet) => sheet.jewel(oval(0, -32, 7), ...both(oval(14, -28, 6), oval(25, -19, 5)));
const waveCrown: Draw = (sheet) =>
  motif(sheet, 'aqua', { x: 0, y: -52, size: 22 }, { ink: sheet.inks.spot, cut: sheet.inks.line });

const trident: Draw = (sheet) =>
  sheet.body(
    bar(60, -52, 52, 150, 6),
    taper([60, -48, 42, -56, 42, -84], 6, 4),
    taper([60, -48, 78, -54, 80, -82], 6, 4),
    wedge(61, -98, 60, -50, 7),
    oval(54, 78, 10, 9),
  );

/** All of her, swimming. */
const mermaid: Draw = (sheet) => {
  sheet.body(
    taper([-6, -42, 30, -70, 64, -60, 88, -76], 28, 3),
    taper([-4, -36, 34, -46, 60, -34, 84, -44], 24, 3),
  );
  sheet.body(
    taper([-8, -10, 10, 24, -2, 62, -40, 86, -66, 70], 36, 9),
    blob([-64, 72, -96, 84, -100, 60, -80, 56, -88, 32, -66, 44]),
    taper([-20, -18, -50, -20, -70, -46], 11, 7),
    taper([14, -14, 40, 4, 62, -8], 11, 7),
    blob([-26, -22, -2, -30, 20, -18, 14, 8, -20, 10]),
  );
  sheet.cut(
    ...along([-2, 14, 6, 36, -4, 60, -34, 78], 13).map(([x, y]) => lens(x - 10, y, x + 10, y, 2.6, 6)),
  );
  sheet.at({ x: -8, y: -46, size: 0.72 }, () => ladyFace(sheet));
};

/** A child that looks out of a shell. */
const inShell: Draw = set((sheet) => {
  const half = blob([0, 76, -60, 64, -84, 14, -66, -46, 0, -76, 66, -46, 84, 14, 60, 64]);
  sheet.patch(half);
  sheet.line(...range(7, (i) => lens((i - 3) * 6, 66, (i - 3) * 24, -58 + Math.abs(i - 3) * 10, 4)));
  sheet.at({ y: 12, size: 0.9 }, () => {
    floating(5, 100)(sheet);
    ladyFace(sheet);
  });
  sheet.body(blob([-86, 62, 0, 50, 86, 62, 60, 104, 0, 116, -60, 104]));
  sheet.cut(...range(7, (i) => lens((i - 3) * 22, 64, (i - 3) * 12, 108, 3)));
});

/** The first and the last: a snake that bites its tail around her. */
const endless: Draw = set((sheet) => {
  const ring = range(17, (i) => [Math.sin(i * 0.36) * 68, -2 - Math.cos(i * 0.36) * 68]).flat();
  sheet.body(ribbon(ring, (t) => 8 + 14 * t));
  sheet.cut(
    ...along(ring, 14)
      .slice(1, -2)
      .map(([x, y]) => oval(x, y, 3)),
  );
  sheet.body(blob([-30, -72, -14, -84, 10, -78, 14, -66, -6, -58, -24, -60]));
  sheet.cut(oval(-4, -74, 2.6));
  sheet.at({ y: 4 }, () => {
    sheet.body(blob([-12, 26, -34, 54, -40, 150, 40, 150, 34, 54, 12, 26]));
    sheet.cut(...scaly(6, 58, 28));
    ladyFace(sheet);
    pearls(sheet);
  });
});

// --- Monsters ---

const octopus: Draw = (sheet) => {
  for (const i of range(8, (i) => i)) {
    const t = i / 7 - 0.5;
    const end = t < 0 ? -1 : 1;
    const arm = [
      t * 50,
      20,
      t * 130,
      52 + Math.abs(t) * 8,
      t * 150,
      96 - Math.abs(t) * 40,
      t * 150 + end * 14,
      60 + (i % 3) * 14,
    ];
    const striped = i % 2 === 1 && sheet.inks.light !== sheet.inks.ground;
    sheet.rimmed(striped ? sheet.inks.light : sheet.inks.main, sheet.inks.ground, 4, taper(arm, 22, 4));
    sheet.fill(
      striped ? sheet.inks.line : sheet.inks.cut,
      ...along(arm, 12)
        .slice(1, 6)
        .map(([x, y], k) => oval(x, y, 3.6 - k * 0.4)),
    );
  }
  sheet.body(blob([-34, 32, -48, -14, -30, -56, 0, -68, 30, -56, 48, -14, 34, 32]));
  sheet.light(blob([8, -60, 28, -50, 38, -18, 18, -22]));
  sheet.cut(...both(oval(18, 2, 12)));
  sheet.main(...both(lens(18, -6, 18, 10, 7)));
  sheet.cut(lens(-14, 26, 14, 26, 5, 3));
};

const kraken: Draw = (sheet) => {
  sheet.at({ x: 106, y: 58, size: 0.62, turn: 0.22 }, () => {
    sheet.rimmed(
      sheet.inks.back,
      sheet.inks.ground,
      4,
      poly([-52, 30, 56, 30, 40, 58, -38, 58]),
      bar(0, -50, 0, 32, 5),
      poly([4, -46, 44, 16, 4, 16]),
      poly([-4, -36, -34, 16, -4, 16]),
    );
  });
  const arms = [
    [-62, 130, -78, 60, -50, 0, -20, -10, -28, 14],
    [66, 130, 84, 56, 58, -6, 26, -22, 30, 4],
    [-34, 130, -44, 84, -16, 52, 4, 62],
    [40, 130, 48, 86, 20, 50, -2, 44],
    [2, 130, 4, 104, 0, 82],
  ];
  sheet.at({ x: 101, y: 98 }, () => {
    for (const arm of arms) {
      sheet.body(taper(arm, 27, 5));
      sheet.cut(
        ...along(arm, 13)
          .slice(1, 7)
          .map(([x, y], k) => oval(x, y, 4.4 - k * 0.4)),
      );
    }
    sheet.body(blob([-52, 140, -46, 92, 0, 70, 46, 92, 52, 140]));
    sheet.cut(...slits({ y: 106, apart: 20, width: 14, height: 11, tilt: 4 }));
  });
};

const eel: Draw = set((sheet) => {
  const spine = [-70, 136, 46, 100, 46, 60, -44, 44, -48, 4, 18, -4, 8, -38];
  sheet.rimmed(
    sheet.inks.spot,
    sheet.inks.ground,
    4,
    ...along(spine, 14)
      .slice(2, -3)
      .map(([x, y], i) =>
        moved(wedge(0, -34, 0, -14, 10), { x, y, turn: i < 7 ? 0.4 : i < 14 ? -0.6 : 0.3 }),
      ),
  );
  sheet.body(taper(spine, 46, 34), blob([-20, -28, -24, -56, -2, -78, 26, -72, 48, -46, 24, -24]));
  sheet.light(
    taper(
      spine.map((n, i) => (i % 2 ? n + 6 : n)),
      10,
      5,
    ),
  );
  sheet.cut(
    oval(14, -54, 9),
    ...range(4, (i) => poly([14 + i * 8, -31 - i * 2, 18 + i * 8, -42 - i * 2, 22 + i * 7, -33 - i * 2])),
  );
  sheet.line(oval(16, -54, 4));
  sheet.glow(
    ...[
      [-66, -46, 0.2],
      [66, 6, -0.3],
      [-76, 66, 0.3],
      [74, 84, -0.2],
    ].map(([x = 0, y = 0, turn = 0]) =>
      moved(poly([4, -24, -12, 4, -2, 2, -8, 24, 12, -6, 2, -4, 12, -24]), { x, y, turn }),
    ),
  );
});

const behemoth: Draw = set((sheet) => {
  sheet.body(
    blob([-84, -6, -60, -58, 0, -72, 56, -50, 78, -4, 104, -40, 108, 60, 78, 26, 50, 72, -10, 88, -62, 66]),
    poly([-16, -64, 10, -100, 34, -58]),
  );
  sheet.cut(poly([-92, 4, -50, -10, -6, -2, 16, 14, -8, 40, -50, 52, -88, 40]));
  sheet.line(
    ...range(6, (i) => poly([-84 + i * 15, 2 - i * 1.4, -72 + i * 15, 0 - i, -78 + i * 15, 18])),
    ...range(5, (i) => poly([-80 + i * 16, 44, -68 + i * 16, 44, -74 + i * 16, 28])),
  );
  sheet.light(blob([20, 20, 50, 30, 40, 62, 0, 74, -30, 66]));
  sheet.cut(
    oval(-22, -36, 13),
    lens(36, -30, 62, -14, 4, 4),
    lens(44, -12, 68, 2, 4, 4),
    lens(88, -14, 100, -26, 3),
    lens(90, 20, 102, 40, 3),
  );
  sheet.line(oval(-26, -35, 6));
  sheet.glow(taper([-40, -62, -62, -92, -84, -74], 4, 3), oval(-86, -66, 9));
});

const leech: Draw = set((sheet) => {
  for (const [i, x] of [-58, -34, 34, 60].entries())
    sheet.body(
      ribbon(
        [x * 0.7, 140, x + 8, 100, x - 8, 60, x + 10, 20, x - 4, -30 - (i % 2) * 24],
        (t) => 16 - t * 13,
      ),
      ...range(4, (k) => lens(x, 104 - k * 30, x + (k % 2 ? 22 : -22), 88 - k * 30, 12)),
    );
  sheet.body(taper([14, 140, -18, 92, 10, 40, 0, -8], 48, 52));
  sheet.light(...range(6, (i) => lens(-24, 120 - i * 19, 24, 120 - i * 19, 5, 7)));
  sheet.body(oval(0, -16, 42));
  sheet.cut(oval(0, -16, 34));
  sheet.line(oval(0, -16, 28));
  sheet.spot(...range(12, (i) => moved(wedge(0, -14, 0, -28, 9), { y: -16, turn: i * 0.5236 })));
});

const crab: Draw = set((sheet) => {
  sheet.body(
    ...both(
      ...range(3, (i) => taper([36, 40 + i * 12, 70 + i * 4, 40 + i * 22, 78 - i * 6, 84 + i * 16], 10, 4)),
      taper([44, 20, 76, -2, 66, -40], 18, 14),
    ),
  );
  sheet.body(...both(blob([52, -36, 46, -66, 60, -92, 66, -66, 74, -62, 82, -90, 94, -62, 84, -36])));
  sheet.body(
    blob([-66, 34, -50, 2, 0, -12, 50, 2, 66, 34, 44, 70, 0, 80, -44, 70]),
    ...both(bar(14, -4, 18, -28, 5)),
  );
  sheet.pale(...both(oval(19, -34, 9)));
  sheet.line(...both(oval(19, -34, 4)));
  sheet.light(blob([-48, 30, 0, 8, 48, 30, 0, 24]));
  sheet.cut(...range(3, (i) => lens(-40 + i * 6, 46 + i * 10, 40 - i * 6, 46 + i * 10, 4, 6)));
  sheet.spot(...both(star(66, -52, 7), star(30, 28, 5)));
});

/** Half of a pair that circles itself. */
const carp: Draw = (sheet) => {
  sheet.body(
    taper([46, 70, 62, 20, 40, -28, -6, -48, -44, -30], 10, 62),
    oval(-40, -20, 34, 32),
    blob([48, 66, 26, 104, 54, 92, 84, 104, 64, 66]),
    blob([52, -6, 90, -20, 76, 20]),
    blob([-4, 0, -6, 36, 22, 12]),
  );
  sheet.cut(
    ...along([4, -44, 40, -22, 54, 14, 48, 50], 15).map(([x, y], i) =>
      moved(lens(-12, 0, 12, 0, 3, 7), { x, y, turn: i * 0.42 }),
    ),
  );
  sheet.light(blob([-62, -8, -40, -44, -14, -40, -18, -10, -40, 6]));
  sheet.line(oval(-42, -22, 9));
  sheet.skin(oval(-44, -24, 4));
  sheet.body(taper([-66, -6, -82, 0, -86, 14], 5, 2), taper([-58, 4, -64, 20, -58, 30], 5, 2));
};

export const aqua: Gallery = {
  named: {
    'aqua-alpha-alpha': scene(rings(4), lady({ hair: floating(7, 150), crown: coral })),
    'eelena-aqua-prima-alpha': scene(sun(58), lady({ hair: eels, crown: pearls, front: trident })),
    'giant-octopus': scene(bubbles, set(octopus, { y: 96, size: 1.2 })),
    'terrible-kraken': scene(swell, kraken),
    'aaralia-aqua-secunda': scene(shafts, lady({ hair: floating(9, 120), crown: shell })),
    'electric-eel': scene(blaze(22), eel),
    'briny-behemoth': scene(bubbles, behemoth),
    'uurunia-aqua-terz': scene(disc(72), set(mermaid, { size: 1.05 })),
    'iisilia-aqua-terz': scene(kelp, set(mermaid, { size: 1.05, mirrored: true })),
    'kelp-leech': scene(shafts, leech),
    'colossal-crustacean': scene(rings(3, 80), crab),
    'oomola-aqua-delta': scene(swell, lady({ hair: floating(5, 170), crown: waveCrown })),
    yang: scene(disc(78), set(carp)),
    yin: scene(disc(78), set(carp, { turn: Math.PI })),
    'oosa-aqua-epsilon': scene(bubbles, inShell),
    'uusa-alpha-omega': scene(disc(60), endless),
  },
  others: [
    scene(swell, lady({ hair: floating(7, 140), crown: pearls })),
    scene(kelp, set(mermaid)),
    scene(bubbles, set(octopus, { y: 96, size: 1.2 })),
  ],
};
