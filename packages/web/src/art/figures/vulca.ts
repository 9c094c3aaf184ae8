import { beams, blaze, disc, strewn, sun } from '../grounds.ts';
import { flame } from '../motifs.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import { blob, both, lens, moved, oval, poly, range, ribbon, spiral, star, taper } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { bodyOf, type Pose } from './body.ts';
import { folds, lids, slits } from './parts.ts';

const TONGUE = blob([0, -100, 16, -50, 8, -20, 30, -5, 32, 60, 0, 100, -32, 60, -26, 0, -6, -35], 3);

/** Hair of fire: tongues around the crown of a head. */
function mane(sheet: Sheet, count: number, reach: number): void {
  const { random } = sheet;
  const tongues = range(count, (i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    const [a, long] = [t * 2.3, (reach + random.between(-8, 12)) * (1 - Math.abs(t) * 0.5)];
    const [x, y] = [
      Math.sin(a) * (24 + long * 0.35),
      -22 - Math.cos(a) * (12 + long * 0.35) + Math.abs(t) * 22,
    ];
    return { x, y, long, turn: a * 0.75, mirrored: random.next() < 0.5 };
  });
  sheet.body(...tongues.map(({ long, ...place }) => moved(TONGUE, { ...place, size: long * 0.0072 })));
  sheet.spot(...tongues.map(({ x, y, long, turn }) => flame(x * 0.86, y * 0.86 + 2, long * 0.26, turn)));
}

function shoulders(sheet: Sheet, width: number): void {
  sheet.body(
    blob([
      -18,
      22,
      -width * 0.7,
      42,
      -width,
      64,
      -width - 8,
      150,
      width + 8,
      150,
      width,
      64,
      width * 0.7,
      42,
      18,
      22,
    ]),
    ...range(3, (i) => both(flame(width - 4 - i * 13, 48 - i * 5, 22 - i * 3, 0.5))).flat(),
  );
  sheet.cut(...folds(8, 62, 150, width * 1.4));
  sheet.spot(flame(0, 78, 15));
}

interface Face {
  readonly hair: number;
  readonly reach: number;
  readonly width?: number;
  readonly mouth?: 'calm' | 'cruel';
}

/** Half a face in the light of its own hair. */
function bust({ hair, reach, width = 70, mouth = 'calm' }: Face): Draw {
  return set((sheet) => {
    shoulders(sheet, width);
    mane(sheet, hair, reach);
    sheet.main(blob([-27, -22, 0, -34, 27, -22, 25, 8, 0, 44, -25, 8]));
    sheet.light(blob([0, -26, 20, -18, 20, 6, 0, 36]));
    sheet.cut(...slits({ y: -2, apart: 11, width: 9, height: 6, tilt: mouth === 'cruel' ? 4 : 2.5 }));
    sheet.cut(
      lens(0, -8, -2, 15, 2.6),
      lens(-9, 23, 9, 23, mouth === 'cruel' ? 4 : 2.4, mouth === 'cruel' ? -3 : 2),
    );
  });
}

/** A woman whose hair streams up as one fire. */
function streaming(hair: Draw): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(
      blob([-10, 26, -14, 44, -44, 56, -58, 150, 58, 150, 44, 56, 14, 44, 10, 26]),
      blob([-24, -18, 0, -32, 24, -18, 22, 8, 0, 38, -22, 8]),
    );
    sheet.skin(blob([-18, -16, 0, -26, 18, -16, 17, 7, 0, 31, -17, 7]));
    sheet.light(blob([0, -25, 17, -16, 16, 7, 0, 30]));
    sheet.line(...lids({ y: -1, apart: 9, width: 7 }), lens(0, -5, -1, 11, 2), lens(-6, 19, 6, 19, 4));
    sheet.cut(...folds(4, 64, 150, 50));
    sheet.spot(...range(5, (i) => flame((i - 2) * 13, 56 - Math.abs(i - 2) * 2, 9)));
  });
}

const risingHair: Draw = (sheet) => {
  sheet.body(
    blob([-34, 40, -46, 0, -34, -36, -44, -70, -20, -50, -8, -96, 12, -58, 36, -78, 32, -40, 46, -4, 34, 40]),
  );
  sheet.light(...both(lens(24, 20, 22, -50, 8, -6)), lens(0, -34, -4, -78, 7));
};

const smoke: Draw = (sheet) => {
  sheet.body(...both(taper([22, 60, 46, 30, 38, -14, 20, -30], 14, 26)), oval(0, -16, 34, 26));
  sheet.main(spiral(-26, -46, 24, 1.7, 11, 2), spiral(24, -52, 28, 1.8, 12, 5), spiral(0, -78, 18, 1.6, 9));
  sheet.cut(...both(lens(28, 44, 36, -8, 4, -5)));
};

const lavaCrown: Draw = (sheet) => {
  sheet.body(poly([-40, -18, -24, -64, -12, -58, 0, -64, 12, -58, 24, -64, 40, -18, 30, 50, -30, 50]));
  sheet.spot(...range(5, (i) => flame((i - 2) * 15, -78 - (i % 2) * 14, 13, (i - 2) * 0.3)));
  sheet.light(taper([-2, -60, -8, -46, 2, -34], 9, 3), taper([14, -60, 18, -40, 14, -26], 6, 2));
};

/** A face in a flame, without a body. */
function living(eyes: Draw): Draw {
  return set((sheet) => {
    sheet.body(...both(taper([34, 56, 64, 40, 72, 4, 64, -30], 24, 3)), moved(flame(0, 0, 98), { y: 10 }));
    sheet.light(moved(flame(0, 0, 60), { y: 38, mirrored: true }));
    sheet.main(flame(0, 50, 46));
    sheet.glow(...range(4, (i) => flame((i - 1.5) * 40, -62 - (i % 2) * 14, 9)));
    sheet.at({ y: 42 }, () => eyes(sheet));
    sheet.cut(...folds(6, 92, 132, 84, 4));
  });
}

const fury: Draw = (sheet) => {
  sheet.cut(...slits({ y: 0, apart: 15, width: 13, height: 11, tilt: 4 }));
  sheet.cut(poly([-18, 22, -9, 28, 0, 22, 9, 28, 18, 22, 8, 38, -8, 38]));
};

const drowsy: Draw = (sheet) => {
  sheet.cut(...lids({ y: 0, apart: 15, width: 11, height: 9 }), lens(-10, 24, 10, 24, 6, 4));
};

/** A helm with two horns. */
const helm: Draw = set((sheet) => {
  sheet.body(
    poly([-86, 130, -72, 54, -30, 34, 30, 34, 72, 54, 86, 130]),
    ...both(taper([20, -24, 52, -34, 66, -64, 44, -96], 24, 2)),
    blob([-34, -20, 0, -48, 34, -20, 32, 22, 14, 48, -14, 48, -32, 22]),
  );
  sheet.spot(...range(3, (i) => both(flame(40 + i * 14, 42 + i * 6, 14, 0.5))).flat());
  sheet.light(...both(poly([26, -8, 5, 2, 5, 40, 18, 28])));
  sheet.line(...slits({ y: 8, apart: 14, width: 9, height: 7, tilt: 3 }));
  sheet.spot(flame(0, -36, 20));
  sheet.cut(lens(-30, -16, 30, -16, 3.5, 5), ...folds(5, 66, 122, 100, 4));
});

/** An iron mask with a fire behind its grate. */
const furnace: Draw = set((sheet) => {
  sheet.body(
    poly([-90, 130, -66, 50, 66, 50, 90, 130]),
    poly([-46, -40, -30, -58, 30, -58, 46, -40, 46, 44, 30, 60, -30, 60, -46, 44]),
    ...both(poly([24, -56, 22, -92, 38, -92, 38, -48])),
  );
  sheet.spot(...both(flame(30, -104, 14)));
  sheet.light(poly([-34, 10, 34, 10, 34, 40, 24, 50, -24, 50, -34, 40]));
  sheet.spot(...range(4, (i) => flame(-24 + i * 16, 32, 14)));
  sheet.main(...range(4, (i) => lens(-21 + i * 14, 8, -21 + i * 14, 52, 5)));
  sheet.cut(
    ...both(poly([8, -26, 34, -34, 34, -16, 12, -12])),
    ...both(oval(38, -40, 3), oval(38, 2, 3)),
    oval(0, -46, 3),
  );
});

/** A mountain with a face, running over. */
function volcano(top: Draw): Draw {
  return set((sheet) => {
    top(sheet);
    sheet.body(poly([-92, 140, -60, 40, -36, 10, -26, -46, 26, -46, 36, 10, 60, 40, 92, 140]));
    sheet.light(
      taper([-12, -46, -18, -24, -30, 0, -34, 30], 16, 4),
      taper([14, -46, 14, -26, 28, 4, 44, 50, 42, 90], 16, 4),
      taper([0, -46, 2, -30], 10, 2),
    );
    sheet.cut(
      poly([-26, 2, -4, 12, -22, 20]),
      poly([26, 2, 4, 12, 22, 20]),
      poly([-22, 42, -8, 36, 8, 36, 22, 42, 10, 52, -10, 52]),
    );
    sheet.cut(
      lens(-62, 76, -70, 130, 4),
      lens(-36, 90, -38, 132, 4),
      lens(10, 84, 8, 132, 4),
      lens(64, 92, 70, 132, 4),
    );
  });
}

const plume: Draw = (sheet) => {
  sheet.glow(
    ...range(5, (i) =>
      flame((i - 2) * 15, -66 - (2 - Math.abs(i - 2)) * 10, 24 - Math.abs(i - 2) * 3, (i - 2) * 0.28),
    ),
  );
};

const bombs: Draw = (sheet) => {
  sheet.glow(
    ...range(7, (i) =>
      ribbon(
        [0, -44, (i - 3) * 13, -92 + Math.abs(i - 3) * 5, (i - 3) * 25, -66 + Math.abs(i - 3) * 9],
        (t) => 3 + t * 3,
      ),
    ),
  );
  sheet.body(...range(7, (i) => star((i - 3) * 25, -62 + Math.abs(i - 3) * 9, 9, 6, 0.7)));
};

/** Fire blown from a mouth, seen from the side. */
const breath: Draw = set((sheet) => {
  sheet.back(blob([-16, 26, -62, 2, -96, -26, -84, 8, -110, 18, -86, 34, -108, 62, -62, 46]));
  sheet.glow(blob([-20, 27, -56, 14, -78, 10, -66, 26, -78, 44, -50, 36]));
  sheet.body(
    blob([
      -8, 50, -6, 44, -20, 38, -14, 28, -22, 18, -14, 12, -20, -4, -10, -32, 22, -42, 46, -20, 46, 16, 34, 44,
      78, 66, 92, 140, -64, 140, -50, 70,
    ]),
    ...range(5, (i) =>
      moved(TONGUE, { x: 22 + i * 12, y: -56 + i * 17, size: 0.4 - i * 0.02, turn: 0.15 + i * 0.3 }),
    ),
  );
  sheet.spot(...range(4, (i) => flame(22 + i * 11, -42 + i * 16, 12, 0.2 + i * 0.3)));
  sheet.cut(lens(-12, -6, 6, -4, 7, 2), lens(24, -4, 30, 10, 3), ...folds(6, 74, 140, 96, 4));
});

/** Two hands that strike fire. */
const hands: Draw = set((sheet) => {
  sheet.glow(flame(0, -24, 58));
  sheet.ground(flame(2, 0, 34));
  sheet.glow(flame(2, 6, 20));
  const hand = blob([14, 12, 30, -4, 40, 10, 58, 4, 66, 24, 60, 56, 86, 140, 40, 140, 30, 66, 12, 50, 4, 32]);
  sheet.body(...both(hand));
  sheet.cut(...both(lens(20, 22, 36, 12, 3), lens(24, 32, 44, 22, 3), lens(28, 44, 50, 36, 3)));
  sheet.spot(...both(star(56, 76, 9, 6, 0.5), star(64, 104, 7, 6, 0.5)));
});

interface Warrior {
  readonly pose: Pose;
  /** What is held or trails, drawn behind the body. */
  readonly behind?: Draw;
}

/** Somebody made of fire, from head to foot. */
function warrior({ pose, behind }: Warrior): Draw {
  return set(
    (sheet) => {
      const { shapes, head, left, right, hips, chest } = bodyOf(pose, { limbs: 13, shoulders: 19 });
      behind?.(sheet);
      const [hx, hy] = head;
      sheet.body(
        ...shapes,
        ...range(5, (i) =>
          moved(TONGUE, {
            x: hx + (i - 2) * 8,
            y: hy - 20 + Math.abs(i - 2) * 6,
            size: 0.26,
            turn: (i - 2) * 0.4,
          }),
        ),
      );
      sheet.patch(
        ...range(5, (i) =>
          flame(hips[0] + (i - 2) * 9, hips[1] + 12, 21 - Math.abs(i - 2) * 3, Math.PI - (i - 2) * 0.35),
        ),
      );
      sheet.spot(flame(hx, hy - 16, 11), lens(hips[0] - 15, hips[1] - 4, hips[0] + 15, hips[1] - 4, 6));
      sheet.cut(
        ...slits({ y: 0, apart: 5, width: 5, height: 5, tilt: 1.5 }).map((eye) =>
          moved(eye, { x: hx, y: hy }),
        ),
        ...both(lens(4, 10, 14, 2, 3)).map((rib) => moved(rib, { x: chest[0], y: chest[1] })),
      );
      sheet.glow(flame(left[0], left[1] - 12, 15), flame(right[0], right[1] - 12, 15));
    },
    { y: 108, size: 1.12 },
  );
}

const HURLING: Pose = [
  0, -46, 2, -24, 0, 8, -30, -38, -46, -66, 34, -30, 54, -52, -26, 34, -38, 72, 24, 34, 20, 74,
];
const RUNNING: Pose = [
  10, -44, 4, -22, -4, 8, -26, -16, -42, -36, 28, -8, 46, -26, 20, 26, 14, 58, -34, 22, -62, 36,
];
const STRIKING: Pose = [
  -4, -42, 0, -20, 2, 12, -22, -40, -4, -64, 24, -36, 6, -66, -28, 34, -40, 74, 28, 36, 44, 72,
];
const BEARING: Pose = [
  0, -44, 0, -22, 0, 12, -28, -2, -18, 18, 30, -34, 36, -66, -14, 44, -18, 80, 14, 44, 20, 80,
];
const DANCING: Pose = [
  -6, -46, -2, -24, 4, 6, -30, -40, -22, -70, 30, -26, 58, -34, -6, 42, 0, 80, 36, 18, 24, 48,
];
const TURNING: Pose = [
  6, -46, 2, -24, -4, 6, 34, -38, 30, -70, -28, -10, -50, -28, 10, 42, 2, 80, -38, 22, -48, 54,
];

const blade: Draw = (sheet) => {
  sheet.body(taper([30, -34, 54, -66], 8, 8, 1), taper([34, -66, 62, -50], 8, 8, 1));
  sheet.glow(taper([50, -58, 58, -84, 40, -100, 48, -124], 18, 3));
};

const torch: Draw = (sheet) => {
  sheet.body(poly([30, -40, 44, -40, 40, 0, 34, 0]), poly([26, -58, 48, -58, 44, -38, 30, -38]));
  sheet.glow(flame(37, -86, 30));
  sheet.ground(flame(38, -76, 14));
};

const trails: Draw = (sheet) => {
  sheet.glow(
    taper([-22, -78, -60, -60, -66, -10, -40, 30, -60, 70], 15, 2),
    taper([58, -42, 78, -12, 56, 26, 74, 66], 15, 2),
  );
};

/** A small fire that looks out of its logs. */
const ember: Draw = set((sheet) => {
  sheet.glow(flame(-34, 22, 26), flame(36, 24, 24));
  sheet.body(flame(0, 4, 58));
  sheet.light(flame(2, 20, 36));
  sheet.line(oval(-9, 22, 6, 8), oval(12, 22, 6, 8), lens(-5, 40, 8, 40, 4, 3));
  sheet.skin(oval(-7, 19, 2), oval(14, 19, 2));
  sheet.body(taper([-80, 74, 0, 66, 78, 52], 20, 18), taper([-74, 52, 0, 66, 82, 80], 18, 20));
  sheet.cut(oval(-80, 74, 6), oval(82, 80, 6), lens(-50, 70, 10, 64, 3), lens(10, 70, 56, 74, 3));
});

export const vulca: Gallery = {
  named: {
    inferno: scene(sun(64), bust({ hair: 7, reach: 60, width: 76, mouth: 'cruel' })),
    'flamebreath-the-dazzling': scene(disc(58), breath),
    'flash-the-incendiary': scene(beams(18, 16), warrior({ pose: HURLING })),
    'scorch-the-inflammable': scene(blaze(22), living(fury)),
    'lavar-the-powerful': scene(beams(22, 10), volcano(plume)),
    volca: scene(sun(66), streaming(lavaCrown)),
    blaze: scene(sun(64), helm),
    furnace: scene(strewn('vulca', 30, 24), furnace),
    spark: scene(blaze(30), warrior({ pose: RUNNING })),
    ignite: scene(disc(70), hands),
    sear: scene(sun(58), warrior({ pose: STRIKING, behind: blade })),
    torch: scene(disc(68), warrior({ pose: BEARING, behind: torch })),
    shimmer: scene(strewn('vulca', 120, 22), living(drowsy)),
    glimmer: scene(disc(66), warrior({ pose: DANCING, behind: trails })),
    cinder: scene(disc(70), streaming(smoke)),
    flare: scene(blaze(18), warrior({ pose: TURNING, behind: trails })),
    ember: scene(blaze(26), ember),
    erupta: scene(disc(74), volcano(bombs)),
  },
  others: [
    scene(sun(60), bust({ hair: 5, reach: 50 })),
    scene(disc(66), streaming(risingHair)),
    scene(blaze(20), living(fury)),
    scene(sun(56), helm),
  ],
};
