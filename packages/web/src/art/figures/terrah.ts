import { beams, blaze, disc, rings } from '../grounds.ts';
import { flame, peaks } from '../motifs.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import {
  bar,
  blob,
  both,
  crescent,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  spiral,
  star,
  taper,
  type Shape,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { slits } from './parts.ts';

const CRYSTAL = poly([-7, 6, -8, -16, 0, -34, 8, -18, 7, 6]);

const crystal = (x: number, y: number, size: number, turn = 0): Shape => moved(CRYSTAL, { x, y, size, turn });

/** A boulder; no two are alike. */
function boulder({ random }: Sheet, x: number, y: number, radius: number, corners = 7): Shape {
  const start = random.between(0, 6);
  return poly(
    range(corners, (i) => {
      const [a, r] = [start + (i / corners) * 2 * Math.PI, radius * random.between(0.86, 1.08)];
      return [x + Math.cos(a) * r, y + Math.sin(a) * r];
    }).flat(),
  );
}

function cracks({ random }: Sheet, count: number, x: number, y: number, width: number): readonly Shape[] {
  return range(count, (i) => {
    const at = x + (i / Math.max(1, count - 1) - 0.5) * width;
    const down = range(4, (k) => [at + random.between(-k * 4, k * 4), y + k * 18]);
    return taper(down.flat(), 4, 1, 2);
  });
}

// --- Grounds ---

const mountains: Draw = (sheet) => {
  sheet.back(oval(112, 58, 34), peaks(34, 150, 78), peaks(160, 140, 84));
  sheet.ground(
    poly([44, 76, 52, 110, 40, 104, 46, 130, 30, 112, 36, 96]),
    poly([168, 62, 178, 98, 164, 92, 170, 122, 152, 100]),
  );
};

const strata: Draw = (sheet) => {
  const { random } = sheet;
  sheet.back(
    ...range(9, (i) =>
      ribbon(
        range(5, (k) => [-6 + k * 50, 20 + i * 24 + random.between(-8, 8)]).flat(),
        () => random.between(5, 12),
        3,
      ),
    ),
  );
};

const geode: Draw = set((sheet) =>
  sheet.back(
    ...range(13, (i) => moved(CRYSTAL, { turn: (i - 6) * 0.34, size: 2.9 + (i % 3) * 0.35, y: 10 })),
  ),
);

const cave: Draw = (sheet) => {
  sheet.back(
    ...range(7, (i) => poly([i * 32 - 16, -4, i * 32 + 18, -4, i * 32 + 2, 34 + (i % 3) * 22])),
    ...range(7, (i) => poly([i * 32 - 18, 230, i * 32 + 18, 230, i * 32, 176 - (i % 2) * 26])),
  );
};

// --- Giants from the chest up ---

const HEADS = {
  broad: [-28, -38, -4, -46, 30, -36, 40, -2, 30, 28, 8, 40, -24, 34, -40, 0],
  tall: [-22, -50, 6, -58, 26, -46, 32, 0, 24, 36, 4, 48, -20, 38, -32, 0],
  square: [-34, -40, 34, -42, 38, 34, 22, 44, -24, 43, -38, 32],
  wedge: [-40, -34, 0, -44, 40, -34, 30, 12, 8, 50, -8, 50, -30, 12],
} as const;

interface Giant {
  readonly head: keyof typeof HEADS;
  readonly top: Draw;
  readonly eyes?: Draw;
  readonly mouth?: Draw;
  readonly front?: Draw;
}

function giant({ head, top, eyes = glaring, mouth = grim, front }: Giant): Draw {
  return set((sheet) => {
    sheet.body(
      poly([-34, 24, -68, 58, -80, 150, 80, 150, 68, 58, 34, 24]),
      boulder(sheet, -58, 52, 34),
      boulder(sheet, 58, 52, 34),
    );
    top(sheet);
    sheet.body(poly(HEADS[head]));
    const [x1, y1, x2, y2, x3, y3] = HEADS[head].slice(2, 8) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    sheet.light(poly([Math.max(4, x1), y1 + 4, x2 - 4, y2 + 6, x3 - 5, y3, 22, 26, 8, 8]));
    eyes(sheet);
    mouth(sheet);
    sheet.cut(poly([-3, 0, 4, 13, -7, 14]), ...cracks(sheet, 4, 0, 66, 110));
    sheet.light(poly([-10, 60, 0, 50, 11, 62, 7, 80, -8, 79]));
    front?.(sheet);
  });
}

const glaring: Draw = (sheet) => sheet.cut(...both(poly([32, -13, 4, -3, 28, 2])));
const hollow: Draw = (sheet) => sheet.cut(...both(poly([8, -12, 24, -14, 28, -2, 12, 2])));
const burning: Draw = (sheet) => sheet.light(...both(flame(17, -6, 13)));
const asleep: Draw = (sheet) => sheet.cut(...both(lens(6, -4, 28, -4, 4, 4)));
const wide: Draw = (sheet) => {
  sheet.cut(...both(oval(17, -6, 9)));
  sheet.main(...both(oval(17, -6, 4)));
};

const grim: Draw = (sheet) => sheet.cut(poly([-18, 23, -6, 20, 2, 24, 18, 20, 4, 28, -10, 27]));
const toothed: Draw = (sheet) => {
  sheet.cut(poly([-22, 18, 22, 16, 18, 32, -18, 32]));
  sheet.line(...range(4, (i) => poly([-18 + i * 10, 17, -9 + i * 10, 17, -13 + i * 10, 27])));
};
const roaring: Draw = (sheet) => {
  sheet.cut(poly([-14, 16, 14, 16, 18, 34, 0, 40, -18, 34]));
  sheet.light(poly([-8, 34, 8, 34, 0, 39]));
};
const silent: Draw = () => {};

const horns: Draw = (sheet) => sheet.body(...both(poly([16, -30, 40, -84, 42, -14])));
const spires: Draw = (sheet) => {
  sheet.body(
    ...range(5, (i) =>
      crystal((i - 2) * 15, -34 + Math.abs(i - 2) * 3, 1.25 - Math.abs(i - 2) * 0.12, (i - 2) * 0.25),
    ),
  );
  sheet.spot(...range(4, (i) => crystal((i - 1.5) * 14, -36, 0.7, (i - 1.5) * 0.25)));
};
const crystalHair: Draw = (sheet) => {
  sheet.body(...range(9, (i) => moved(CRYSTAL, { turn: (i - 4) * 0.36, size: 3 - Math.abs(i - 4) * 0.16 })));
  sheet.spot(...range(8, (i) => moved(CRYSTAL, { turn: (i - 3.5) * 0.36, size: 2.1 })));
  sheet.body(...both(...range(3, (i) => crystal(40 + i * 6, 10 + i * 14, 1, 2.6))));
};
const moss: Draw = (sheet) =>
  sheet.jewel(
    ...range(7, (i) => oval((i - 3) * 11, -46 + Math.abs(i - 3) * 3, 11, 9)),
    taper([-30, -38, -40, -10, -36, 12], 9, 3),
    taper([32, -38, 42, -16], 8, 3),
  );
const crowned: Draw = (sheet) => {
  sheet.jewel(poly([-36, -28, -42, -76, -20, -56, 0, -88, 20, -56, 42, -76, 36, -28]));
  sheet.main(oval(0, -50, 7), ...both(oval(22, -46, 5)));
};
const helios: Draw = (sheet) => sheet.body(star(0, -4, 70, 12, 0.66));
const burningHead: Draw = (sheet) =>
  sheet.patch(...range(5, (i) => flame((i - 2) * 17, -52 - (2 - Math.abs(i - 2)) * 9, 28, (i - 2) * 0.2)));
const slab: Draw = (sheet) => sheet.body(poly([-52, -34, -44, -54, 48, -58, 54, -36]));
const catEars: Draw = (sheet) => {
  sheet.body(...both(poly([10, -38, 38, -78, 44, -14])));
  sheet.spot(...both(poly([24, -40, 35, -60, 37, -30])));
};
const storm: Draw = (sheet) => {
  sheet.body(spiral(0, -66, 42, 1.6, 20, 1.2));
  sheet.glow(...both(poly([54, -66, 40, -34, 50, -36, 42, -6, 66, -44, 54, -42])));
};
const bolts: Draw = (sheet) => {
  sheet.body(poly([-44, -30, -30, -52, 30, -52, 44, -30]));
  sheet.cut(...both(oval(30, -34, 4)), oval(0, -40, 4), ...both(oval(32, 24, 3.4)));
};

const hammer: Draw = (sheet) => {
  sheet.body(bar(62, -30, 44, 140, 10), poly([34, -70, 88, -60, 82, -16, 28, -26]));
  sheet.light(poly([40, -62, 60, -58, 54, -26, 34, -30]));
  sheet.body(boulder(sheet, 52, 84, 17));
};
const muzzle: Draw = (sheet) => {
  sheet.light(poly([-14, 10, 14, 10, 10, 34, -10, 34]));
  sheet.line(poly([-9, 10, 9, 10, 0, 20]), lens(0, 20, 0, 32, 2.4), lens(-10, 30, 10, 30, 3, 2));
  sheet.cut(...both(lens(16, 20, 48, 14, 2.4), lens(16, 26, 48, 30, 2.4)));
};
const waves: Draw = (sheet) =>
  sheet.glow(
    ...range(3, (i) =>
      both(taper([44 + i * 14, -26 - i * 8, 56 + i * 16, 16, 44 + i * 14, 56 + i * 8], 7, 7)),
    ).flat(),
  );
const finger: Draw = (sheet) => {
  sheet.body(
    poly([-16, 96, 18, 96, 30, 150, -30, 150]),
    poly([-7, 20, 8, 20, 10, 100, -9, 100]),
    boulder(sheet, 0, 96, 22),
  );
  sheet.cut(lens(-16, 88, 16, 88, 3), lens(-8, 48, 8, 48, 2.4));
};
const ram: Draw = (sheet) => {
  sheet.body(...both(spiral(48, -16, 36, 1.5, 20, Math.PI * 0.9)));
  sheet.cut(...both(lens(44, -46, 54, -52, 3), lens(72, -30, 82, -34, 3)));
};

// --- More than a bust ---

const lifting: Draw = set((sheet) => {
  sheet.patch(moved(peaks(0, 0, 86), { y: -44 }));
  sheet.cut(poly([7, -124, 18, -70, 2, -52, 16, -8, -6, -28, -10, -70]));
  sheet.body(
    ...both(
      poly([22, 62, 44, 64, 76, 36, 82, 10, 62, 8, 54, 28, 30, 40]),
      poly([4, 96, 34, 96, 44, 150, 10, 150]),
    ),
    poly([-34, 46, 34, 46, 30, 110, -30, 110]),
    poly([-20, 26, 16, 22, 24, 44, 12, 60, -16, 60, -24, 42]),
  );
  sheet.cut(
    ...slits({ y: 40, apart: 10, width: 8, height: 6, tilt: 2 }),
    lens(-8, 52, 8, 52, 4),
    ...cracks(sheet, 3, 0, 72, 40),
    ...both(boulder(sheet, 70, 12, 6, 5)),
  );
});

const knuckles: Draw = set((sheet) => {
  sheet.body(
    poly([-66, 20, -46, -36, 0, -50, 46, -36, 66, 20, 44, 70, -44, 70]),
    boulder(sheet, -62, 4, 36),
    boulder(sheet, 62, 4, 36),
    ...both(poly([46, 10, 92, 12, 90, 90, 52, 92]), poly([8, 60, 42, 56, 44, 120, 6, 120])),
    boulder(sheet, 72, 100, 32),
    boulder(sheet, -72, 100, 32),
  );
  sheet.light(poly([14, -40, 42, -30, 52, 10, 22, 10]));
  sheet.rimmed(
    sheet.inks.main,
    sheet.inks.cut,
    3,
    poly([-20, -62, 6, -68, 24, -56, 20, -28, 4, -20, -18, -28]),
  );
  sheet.cut(
    ...slits({ y: -46, apart: 9, width: 8, height: 6, tilt: 2 }),
    lens(-9, -32, 9, -32, 4),
    ...cracks(sheet, 4, 0, 8, 70),
    ...both(...range(3, (i) => lens(58 + i * 12, 104, 58 + i * 12, 124, 3))),
  );
});

/** Three faces, one on another. */
const totem: Draw = set((sheet) => {
  for (const i of [2, 1, 0]) {
    const y = -46 + i * 62;
    sheet.body(
      poly([
        -40 - i * 5,
        y - 28,
        40 + i * 5,
        y - 28,
        46 + i * 5,
        y + 4,
        38 + i * 4,
        y + 32,
        -38 - i * 4,
        y + 32,
        -46 - i * 5,
        y + 4,
      ]),
    );
    if (i === 1) sheet.body(...both(poly([44, y - 14, 84, y - 34, 78, y + 4, 48, y + 16])));
    sheet.light(poly([8, y - 22, 34 + i * 5, y - 22, 38 + i * 5, y + 2, 30, y + 24, 12, y + 6]));
    sheet.at({ y }, () => {
      [hollow, wide, glaring][i]?.(sheet);
      [grim, toothed, roaring][i]?.(sheet);
    });
  }
  sheet.spot(...range(3, (i) => crystal((i - 1) * 24, -72, 0.9, (i - 1) * 0.3)));
});

/** A gate of stone that looks at whoever comes. */
const gate: Draw = (sheet) => {
  sheet.body(
    poly([-90, -46, -80, -66, 80, -66, 90, -46]),
    poly([-74, -36, 74, -36, 74, -20, -74, -20]),
    ...both(poly([38, -44, 66, -44, 72, 150, 34, 150])),
  );
  sheet.cut(...both(...range(5, (i) => lens(38, -2 + i * 28, 66, -4 + i * 28, 3))));
  sheet.body(poly([-24, -26, 24, -26, 28, 12, 0, 40, -28, 12]));
  sheet.light(poly([2, -20, 20, -20, 22, 10, 2, 30]));
  sheet.cut(...slits({ y: -2, apart: 11, width: 8, height: 7, tilt: -1 }), lens(-8, 18, 8, 18, 5));
  sheet.spot(...both(moved(CRYSTAL, { x: 52, y: -66, size: 1 })), crystal(0, -66, 1.3));
  sheet.glow(...range(4, (i) => lens(-24 + i * 4, 84 + i * 16, 24 - i * 4, 84 + i * 16, 6)));
};

/** A stone goblin that leans one way; its brother leans the other. */
const goblin: Draw = (sheet) => {
  sheet.body(
    poly([-34, 24, 30, 18, 44, 70, 36, 112, -36, 112, -46, 66]),
    poly([30, 30, 62, 4, 74, -32, 86, -24, 78, 16, 44, 58]),
    poly([-34, 34, -64, 60, -58, 92, -44, 90, -44, 66, -26, 54]),
    poly([-30, 104, -6, 104, -6, 128, -42, 128]),
    poly([30, 104, 6, 104, 6, 128, 42, 128]),
    poly([-50, -20, -30, -50, 8, -58, 40, -40, 46, -4, 22, 28, -24, 28]),
    poly([-44, -30, -84, -52, -50, 0]),
    poly([38, -40, 72, -70, 46, -6]),
  );
  sheet.light(poly([2, -48, 34, -36, 38, -6, 20, 14, 6, -8]));
  sheet.cut(oval(-20, -14, 11), oval(16, -18, 9), poly([-28, 10, 26, 4, 16, 22, -16, 23]));
  sheet.line(
    oval(-18, -14, 5),
    oval(18, -18, 4),
    ...range(3, (i) => poly([-18 + i * 13, 8 - i, -8 + i * 13, 7 - i, -13 + i * 13, 16 - i])),
  );
  sheet.spot(oval(0, 68, 17), ...range(3, (i) => oval(-14 + i * 14, -52 - (i % 2) * 5, 9, 7)));
  sheet.main(spiral(0, 68, 13, 1.6, 5));
};

const club: Draw = (sheet) => {
  sheet.body(blob([68, -30, 60, -70, 74, -94, 96, -84, 98, -56, 84, -28]));
  sheet.cut(oval(76, -72, 4), oval(84, -52, 4));
};

const moonlit: Draw = scene(disc(66), (sheet) => sheet.ground(crescent(112, 78, 62, 0.2, -0.5)));

export const terrah: Gallery = {
  named: {
    'tecton-earthquaker': scene(strata, giant({ head: 'broad', top: scene(horns, spires) })),
    'megalit-mountainshaker': scene(beams(20, 12), lifting),
    'roomban-rockmaster': scene(mountains, giant({ head: 'square', top: slab, eyes: hollow, front: hammer })),
    'suranom-stormbringer': scene(blaze(26), giant({ head: 'tall', top: storm, mouth: roaring })),
    'gravitos-greatpower': scene(cave, knuckles),
    catusan: scene(geode, giant({ head: 'wedge', top: catEars, mouth: muzzle })),
    flamitos: scene(strata, giant({ head: 'wedge', top: burningHead, eyes: burning, mouth: toothed })),
    terraton: scene(mountains, totem),
    helitos: scene(blaze(34), giant({ head: 'broad', top: helios, eyes: asleep })),
    sonatos: scene(
      rings(5, 96),
      giant({ head: 'tall', top: slab, eyes: wide, mouth: roaring, front: waves }),
    ),
    rocara: scene(disc(70), giant({ head: 'wedge', top: crystalHair, eyes: asleep })),
    torana: scene(mountains, set(gate, { y: 108, size: 0.92 })),
    'ferro-fos': scene(disc(72), giant({ head: 'square', top: bolts, eyes: wide, mouth: toothed })),
    'kabu-kat': scene(cave, set(goblin)),
    'baku-but': scene(geode, set(scene(goblin, club), { x: 96, mirrored: true, turn: 0.1 })),
    bashdin: scene(blaze(20), giant({ head: 'square', top: ram, mouth: grim })),
    'corono-cos': scene(geode, giant({ head: 'tall', top: crowned, eyes: hollow })),
    'silento-sol': scene(
      moonlit,
      giant({ head: 'broad', top: moss, eyes: asleep, mouth: silent, front: finger }),
    ),
  },
  others: [
    scene(mountains, giant({ head: 'broad', top: horns })),
    scene(strata, giant({ head: 'tall', top: moss, eyes: hollow })),
    scene(cave, giant({ head: 'wedge', top: spires, mouth: toothed })),
  ],
};
