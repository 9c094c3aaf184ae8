import { beams, blaze, disc, sun } from '../grounds.ts';
import { motif } from '../marks.ts';
import { flame, leaf } from '../motifs.ts';
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
} from '../shapes.ts';
import { antelope, bear, fox, gazelle, unicorn } from './beasts.ts';
import { bodyOf, type Pose } from './body.ts';
import { folds, lids, slits } from './parts.ts';

// --- Grounds ---

const eclipse: Draw = set((sheet) => sheet.back(crescent(-6, -8, 80, 0.45)));

function wreath(count: number, size: number): Draw {
  return set((sheet) => {
    const { back, ground } = sheet.inks;
    for (const i of range(count, (i) => i)) {
      const a = (i / (count - 1) - 0.5) * 4.2;
      const place = { x: Math.sin(a) * 66, y: -4 - Math.cos(a) * 66, size, turn: a };
      motif(sheet, 'mimix', place, { ink: back, cut: ground });
    }
  });
}

const wood: Draw = (sheet) => {
  for (const x of [14, 56, 150, 178]) {
    sheet.back(
      poly([x - 9, 230, x - 6, -4, x + 6, -4, x + 10, 230]),
      taper([x, 90, x + 22, 60, x + 26, 30], 8, 2),
      taper([x, 130, x - 24, 104, x - 26, 80], 8, 2),
    );
    sheet.ground(lens(x - 2, 40, x - 1, 90, 3), lens(x + 2, 120, x + 1, 180, 3));
  }
};

const hills: Draw = (sheet) => {
  sheet.back(oval(126, 70, 34), blob([-10, 150, 40, 118, 90, 142, 140, 112, 196, 140, 196, 240, -10, 240]));
  sheet.ground(...range(9, (i) => lens(8 + i * 21, 176 + (i % 2) * 12, 14 + i * 21, 150 + (i % 2) * 12, 4)));
};

const flames: Draw = (sheet) =>
  sheet.back(...range(7, (i) => flame(i * 31, 168 - (i % 2) * 34, 74 - (i % 2) * 12)));

function horizon(sunAt: number): Draw {
  return (sheet) => {
    sheet.back(
      oval(101, sunAt, 58),
      ...range(6, (i) => lens(-10 + (i % 2) * 20, 158 + i * 12, 200 - (i % 2) * 24, 158 + i * 12, 7)),
    );
  };
}

const stars: Draw = (sheet) => {
  sheet.back(
    ...range(13, (i) => star(20 + ((i * 71) % 160), 16 + ((i * 47) % 170), 6 + (i % 3) * 3, 4, 0.3)),
  );
};

// --- Busts ---

interface Woman {
  /** Behind the face. */
  readonly hair: Draw;
  readonly crown?: Draw;
  readonly dress?: Draw;
}

function woman({ hair, crown, dress }: Woman): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(blob([-52, 150, -52, 72, -12, 48, -9, 20, 9, 20, 12, 48, 52, 72, 52, 150]));
    dress?.(sheet);
    sheet.pale(blob([-21, -20, 0, -29, 21, -20, 20, 8, 0, 34, -20, 8]));
    sheet.light(blob([0, -27, 18, -18, 17, 8, 0, 30]));
    const { skin, light } = sheet.inks;
    if (skin === light) sheet.spot(blob([0, -27, 18, -18, 17, 8, 0, 30]));
    sheet.line(...lids({ y: -1, apart: 9.5, width: 7 }), lens(0, -5, -2, 12, 2.4), lens(-6, 20, 6, 20, 4));
    crown?.(sheet);
  });
}

const longHair: Draw = (sheet) => {
  sheet.body(...both(blob([0, -40, 30, -34, 38, 0, 44, 50, 40, 100, 20, 70, 18, 20])));
  sheet.cut(...both(...range(3, (i) => lens(26 - i * 3, -22 + i * 4, 35 - i * 4, 60, 2.6, -4))));
};

const braids: Draw = (sheet) => {
  sheet.body(oval(0, -12, 32, 30), ...both(...range(5, (i) => oval(30 + i * 2, 12 + i * 17, 11, 11))));
  sheet.light(...both(lens(34, 92, 42, 116, 10)));
};

const wildHair: Draw = (sheet) => {
  sheet.body(
    ...range(9, (i) =>
      taper(
        [
          0,
          -14,
          Math.sin((i - 4) * 0.42) * 40,
          -30 - Math.cos((i - 4) * 0.42) * 26,
          Math.sin((i - 4) * 0.5) * 76,
          -8 - Math.cos((i - 4) * 0.5) * 64,
        ],
        24,
        2,
      ),
    ),
  );
};

const leafDress: Draw = (sheet) => {
  const { light, main } = sheet.inks;
  for (const i of range(3, (i) => i)) {
    for (const side of [-1, 1]) {
      motif(
        sheet,
        'mimix',
        { x: side * (12 + i * 16), y: 70 + i * 16, size: 16, turn: side * (0.8 + i * 0.16) },
        { ink: light, cut: main },
      );
    }
  }
};

const praying: Draw = (sheet) => {
  sheet.body(blob([-46, 140, -50, 104, -12, 82, 0, 46, 12, 82, 50, 104, 46, 140]));
  sheet.skin(blob([-7, 92, -6, 66, 0, 50, 6, 66, 7, 92]));
  sheet.line(lens(0, 54, 0, 92, 2));
};

function leafCrown(count: number, size: number): Draw {
  return (sheet) => {
    const { main, spot, light, cut, line } = sheet.inks;
    for (const i of range(count, (i) => i)) {
      const a = (i / (count - 1) - 0.5) * 2.1;
      const place = { x: Math.sin(a) * 38, y: -6 - Math.cos(a) * 38, size, turn: a };
      motif(
        sheet,
        'mimix',
        place,
        i % 2
          ? { ink: light, cut: line }
          : { ink: spot === light ? main : spot, cut: spot === light ? cut : line },
      );
    }
  };
}

const fireCrown: Draw = (sheet) =>
  sheet.patch(...range(5, (i) => flame((i - 2) * 13, -44 - (2 - Math.abs(i - 2)) * 8, 20, (i - 2) * 0.25)));

const stoneCrown: Draw = (sheet) =>
  sheet.patch(
    ...range(5, (i) =>
      moved(poly([-8, 12, -9, -6, 0, -18, 9, -6, 8, 12]), {
        x: (i - 2) * 14,
        y: -40 - (2 - Math.abs(i - 2)) * 5,
        turn: (i - 2) * 0.25,
      }),
    ),
  );

// --- Shamans: all wear the great crown of leaves and carry a sign ---

function shaman(sign: Draw): Draw {
  return set((sheet) => {
    const { main, back, cut, ground } = sheet.inks;
    for (const ring of [0, 1]) {
      for (const i of range(9 - ring * 2, (i) => i)) {
        const a = (i / (8 - ring * 2) - 0.5) * (3.4 - ring * 0.6);
        const reach = 62 - ring * 18;
        const place = { x: Math.sin(a) * reach, y: -12 - Math.cos(a) * reach, size: 27 - ring * 4, turn: a };
        motif(sheet, 'mimix', place, ring ? { ink: main, cut } : { ink: back, cut: ground });
      }
    }
    sheet.body(
      blob([-60, 150, -52, 64, -20, 42, 20, 42, 52, 64, 60, 150]),
      blob([-30, -28, 0, -38, 30, -28, 28, 14, 0, 46, -28, 14]),
    );
    sheet.light(blob([-22, -22, 0, -30, 22, -22, 20, 10, 0, 36, -20, 10]));
    sheet.line(
      ...slits({ y: -4, apart: 10, width: 8, height: 8, tilt: 1 }),
      poly([-3, 0, 3, 0, 5, 14, -5, 14]),
      ...both(lens(16, 6, 6, 24, 3)),
    );
    sheet.cut(...both(...range(4, (i) => lens(14 + i * 10, 62, 18 + i * 13, 140, 3))));
    sheet.at({ y: 84 }, () => sign(sheet));
  });
}

const bowl: Draw = (sheet) => {
  sheet.patch(flame(0, -14, 24), blob([-34, 6, 34, 6, 22, 30, -22, 30]));
  sheet.line(lens(-26, 14, 26, 14, 3));
};

const seer: Draw = (sheet) => {
  sheet.patch(lens(-36, 6, 36, 6, 42));
  sheet.line(
    oval(0, 6, 13),
    ...range(5, (i) =>
      lens((i - 2) * 13, -20 + Math.abs(i - 2) * 4, (i - 2) * 11, -10 + Math.abs(i - 2) * 4, 3),
    ),
  );
  sheet.light(star(0, 6, 9, 4, 0.35));
};

const now: Draw = (sheet) => {
  sheet.patch(oval(0, 8, 28));
  sheet.line(oval(0, 8, 20));
  sheet.light(oval(0, 8, 12));
  sheet.line(oval(0, 8, 5));
  sheet.light(...both(oval(38, 12, 9, 14)));
};

const skull: Draw = (sheet) => {
  sheet.patch(oval(0, 0, 24, 22), poly([-14, 14, 14, 14, 12, 32, -12, 32]));
  sheet.line(
    ...both(oval(10, 2, 7)),
    poly([0, 8, 4, 15, -4, 15]),
    ...range(3, (i) => lens(-6 + i * 6, 20, -6 + i * 6, 32, 2)),
  );
};

// --- Whole bodies ---

interface Amazon {
  readonly pose: Pose;
  readonly behind?: Draw;
  readonly front?: Draw;
  readonly turn?: number;
  readonly mirrored?: boolean;
}

function amazon({ pose, behind, front, turn = 0, mirrored = false }: Amazon): Draw {
  return set(
    (sheet) => {
      const { shapes, head, hips, chest } = bodyOf(pose, { head: 12, shoulders: 14, waist: 9, limbs: 10 });
      const [hx, hy] = head;
      behind?.(sheet);
      sheet.body(
        taper([hx, hy - 8, hx + 22, hy - 20, hx + 34, hy + 2, hx + 52, hy - 4], 18, 2),
        ...shapes,
        blob([
          hips[0] - 12,
          hips[1] - 12,
          hips[0] + 12,
          hips[1] - 12,
          hips[0] + 22,
          hips[1] + 20,
          hips[0],
          hips[1] + 14,
          hips[0] - 22,
          hips[1] + 20,
        ]),
      );
      sheet.light(
        ...range(5, (i) => leaf(hips[0] + (i - 2) * 8, hips[1] + 10 + (i % 2) * 4, 13, (i - 2) * -0.25)),
        leaf(chest[0] - 7, chest[1] + 8, 9, 0.4),
        leaf(chest[0] + 7, chest[1] + 8, 9, -0.4),
      );
      sheet.skin(oval(hx - 3, hy + 1, 8, 10));
      sheet.line(lens(hx - 9, hy, hx - 4, hy, 2.4), lens(hx - 1, hy, hx + 4, hy, 2.4));
      sheet.spot(leaf(hx - 8, hy - 16, 11, -0.5), leaf(hx + 1, hy - 18, 12, 0));
      front?.(sheet);
    },
    { y: 106, size: 1.12, turn, mirrored },
  );
}

const SPEAR: Pose = [
  -2, -46, 0, -24, 0, 10, -26, -8, -36, -26, 26, -34, 38, -60, -16, 42, -24, 80, 18, 42, 26, 80,
];
const LEAP_UP: Pose = [
  4, -50, 2, -28, 0, 6, -22, -50, -34, -76, 24, -40, 44, -62, -26, 18, -16, 48, 12, 38, 22, 72,
];
const LEAP_FAR: Pose = [
  -22, -34, -10, -18, 14, 2, -40, -24, -66, -30, 4, -42, 26, -60, -26, 22, -58, 24, 46, 14, 78, 6,
];
const SWAY: Pose = [
  -8, -46, -4, -24, 6, 6, -34, -34, -50, -62, 26, -38, 48, -60, 2, 44, -4, 82, 34, 26, 20, 58,
];

const spear: Draw = (sheet) => {
  sheet.body(bar(44, -98, 34, 80, 5), poly([44, -118, 53, -94, 44, -86, 36, -94]));
};

const bow: Draw = (sheet) => {
  sheet.body(
    taper([-86, -62, -62, -52, -54, -30, -62, -8, -86, 4], 5, 5),
    bar(-84, -62, -44, -32, 1.6),
    bar(-44, -32, -84, 4, 1.6),
    bar(-92, -30, -36, -31, 3),
  );
};

const javelin: Draw = (sheet) => sheet.body(bar(-70, -60, 66, -92, 5), poly([-90, -55, -68, -68, -66, -54]));

const veils: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.back,
    sheet.inks.ground,
    4,
    taper([-50, -64, -80, -40, -64, 0, -84, 40, -66, 76], 15, 2),
    taper([48, -62, 80, -40, 66, 4, 84, 40, 64, 78], 15, 2),
  );
};

const skirt: Draw = (sheet) => {
  sheet.body(blob([-6, 0, 18, 0, 50, 52, 30, 62, 4, 54, -26, 66, -36, 52]));
  sheet.cut(lens(0, 10, -20, 58, 3), lens(8, 10, 12, 54, 3), lens(14, 10, 36, 54, 3));
};

/** A guardian stands behind a great round shield. */
function guardian(sign: Draw): Draw {
  return set((sheet) => {
    sheet.body(bar(62, -90, 56, 150, 7), poly([63, -112, 74, -86, 62, -76, 50, -86]));
    sheet.at({ y: -16 }, () => {
      braids(sheet);
      sheet.body(blob([-50, 150, -46, 66, -12, 44, 12, 44, 46, 66, 50, 150]));
      sheet.pale(blob([-19, -18, 0, -26, 19, -18, 18, 8, 0, 30, -18, 8]));
      sheet.line(
        ...slits({ y: 0, apart: 9, width: 7, height: 5, tilt: 1 }),
        lens(0, -4, 0, 11, 2.4),
        lens(-6, 19, 6, 19, 3),
      );
      sheet.body(blob([-26, -8, -28, -36, 0, -54, 28, -36, 26, -8, 20, -20, 0, -28, -20, -20]));
      sheet.light(crescent(0, -44, 16, 0.4, Math.PI / 2));
    });
    sheet.at({ x: -6, y: 78 }, () => {
      sheet.body(oval(0, 0, 48));
      sheet.cut(oval(0, 0, 42));
      sheet.main(oval(0, 0, 38));
      sign(sheet);
    });
  });
}

const timeSign: Draw = (sheet) => {
  sheet.light(poly([-18, -26, 18, -26, 3, 0, 18, 26, -18, 26, -3, 0]));
  sheet.cut(bar(-22, -27, 22, -27, 5), bar(-22, 27, 22, 27, 5));
};

const spaceSign: Draw = (sheet) => {
  sheet.light(spiral(0, 0, 34, 2.2, 10));
  sheet.cut(star(-22, -18, 6, 4, 0.3), star(20, -22, 7, 4, 0.3), star(16, 24, 5, 4, 0.3));
};

/** A spirit has no face, only a light inside its veils. */
function spirit(head: Draw): Draw {
  return set((sheet) => {
    sheet.body(
      blob([
        0, -60, 34, -40, 38, 0, 60, 50, 88, 140, 40, 126, 20, 146, -14, 126, -44, 148, -88, 136, -58, 50, -38,
        0, -34, -40,
      ]),
      ...both(taper([40, 40, 72, 24, 82, -12], 24, 3)),
    );
    sheet.cut(...both(lens(22, 40, 42, 120, 4), lens(10, 50, 16, 130, 4)), ...both(lens(44, 20, 74, 2, 4)));
    sheet.at({ y: -14 }, () => head(sheet));
  });
}

const nightHead: Draw = (sheet) => {
  sheet.light(oval(0, 0, 28));
  sheet.line(oval(0, 0, 25));
  sheet.light(crescent(-2, 0, 20, 0.5), star(-10, -4, 6, 4, 0.3));
};

const lightHead: Draw = (sheet) => {
  sheet.light(star(0, 0, 30, 14, 0.66));
  sheet.skin(oval(0, 0, 15));
  sheet.line(...lids({ y: -1, apart: 6, width: 4 }), lens(-4, 7, 4, 7, 3));
};

// --- Lights of the sky, with faces ---

const sunSetting: Draw = (sheet) => {
  sheet.at({ x: 101, y: 118 }, () => {
    sheet.back(...range(13, (i) => moved(lens(0, -60, 0, -98 - (i % 2) * 14, 13), { turn: (i - 6) * 0.26 })));
    sheet.body(oval(0, 0, 54));
    sheet.light(blob([0, -46, 36, -30, 46, 0, 30, 34, 0, 46]));
    sheet.cut(...lids({ y: -12, apart: 18, width: 11, height: 9 }), lens(-12, 12, 12, 12, 6, 4));
  });
  sheet.main(
    ...range(4, (i) =>
      ribbon(
        [-10, 150 + i * 20, 50, 142 + i * 20, 100, 152 + i * 20, 150, 142 + i * 20, 196, 150 + i * 20],
        () => 13,
        4,
      ),
    ),
  );
  sheet.ground(
    ...range(4, (i) =>
      ribbon(
        [-10, 160 + i * 20, 50, 152 + i * 20, 100, 162 + i * 20, 150, 152 + i * 20, 196, 160 + i * 20],
        () => 7,
        4,
      ),
    ),
  );
};

const moonRising: Draw = set((sheet) => {
  sheet.back(star(52, -44, 10, 4, 0.3), star(-60, 10, 8, 4, 0.3), star(64, 40, 7, 4, 0.3));
  sheet.body(crescent(-14, -4, 74, 0.75));
  sheet.light(crescent(-14, -4, 74, 0.24));
  sheet.cut(lens(20, -22, 40, -24, 8, 4), lens(14, -6, 4, 8, 4), lens(16, 22, 34, 18, 6, 4));
  sheet.back(blob([-120, 100, -60, 74, 0, 92, 60, 70, 120, 96, 120, 150, -120, 150]));
  sheet.ground(lens(-60, 96, 20, 104, 4), lens(20, 112, 90, 104, 4));
});

const starsShining: Draw = set((sheet) => {
  sheet.body(star(0, -4, 80, 8, 0.46));
  sheet.light(star(0, -4, 44, 8, 0.7));
  sheet.line(...lids({ y: -10, apart: 12, width: 8, height: 7 }), lens(-9, 8, 9, 8, 5, 3));
  sheet.glow(
    star(-60, 60, 17, 8, 0.4),
    star(62, 66, 20, 8, 0.4),
    star(64, -66, 13, 8, 0.4),
    star(0, 100, 12, 8, 0.4),
  );
});

function pelt(beast: Draw): Draw {
  return set((sheet) => {
    sheet.body(blob([-62, 150, -60, 60, -30, 34, 30, 34, 60, 60, 62, 150]));
    beast(sheet);
    sheet.pale(blob([-23, 6, 0, 0, 23, 6, 22, 30, 0, 56, -22, 30]));
    sheet.line(...lids({ y: 22, apart: 10, width: 7 }), lens(-6, 42, 6, 42, 4), lens(0, 22, -1, 34, 2));
    sheet.cut(...folds(6, 78, 150, 84));
  });
}

const side = { x: 98, y: 104 };

export const mimix: Gallery = {
  named: {
    'blue-radiance': scene(
      wreath(13, 30),
      woman({ hair: longHair, crown: leafCrown(7, 17), dress: leafDress }),
    ),
    'guardian-of-time': scene(sun(60), guardian(timeSign)),
    'guardian-of-space': scene(stars, guardian(spaceSign)),
    'virgin-of-pure-fire': scene(disc(70), woman({ hair: longHair, crown: fireCrown, dress: praying })),
    'virgin-of-pure-earth': scene(disc(70), woman({ hair: longHair, crown: stoneCrown, dress: praying })),
    'heroine-of-the-high-flames': scene(flames, amazon({ pose: SPEAR, behind: spear })),
    'heroine-of-the-great-plains': scene(hills, amazon({ pose: SPEAR, behind: spear })),
    'spirit-of-the-night': scene(eclipse, spirit(nightHead)),
    'spirit-of-the-light': scene(beams(22, 12), spirit(lightHead)),
    'amazon-leaping-high': scene(wood, amazon({ pose: LEAP_UP, behind: javelin })),
    'amazon-leaping-far': scene(hills, amazon({ pose: LEAP_FAR, behind: bow, mirrored: true })),
    'dancer-of-dawn': scene(horizon(96), amazon({ pose: SWAY, behind: veils, front: skirt })),
    'dancer-of-dusk': scene(
      horizon(150),
      amazon({ pose: SWAY, behind: veils, front: skirt, mirrored: true }),
    ),
    'wild-gazelle': scene(sun(62), set(gazelle, side)),
    'wild-antelope': scene(hills, set(antelope, side)),
    'wild-unicorn': scene(eclipse, set(unicorn, side)),
    'young-bear': scene(wood, pelt(bear)),
    'young-fox': scene(eclipse, pelt(fox)),
    'shaman-of-the-holy-sacrifice': shaman(bowl),
    'shaman-of-the-deeds-to-come': shaman(seer),
    'shaman-of-the-here-and-now': shaman(now),
    'shaman-of-the-afterlife': shaman(skull),
    'sun-setting': sunSetting,
    'moon-rising': moonRising,
    'stars-shining': scene(blaze(30), starsShining),
  },
  others: [
    scene(eclipse, woman({ hair: wildHair, crown: leafCrown(5, 19), dress: leafDress })),
    scene(wood, amazon({ pose: LEAP_UP, behind: spear })),
    scene(wreath(11, 30), woman({ hair: braids, crown: leafCrown(9, 13), dress: leafDress })),
  ],
};
