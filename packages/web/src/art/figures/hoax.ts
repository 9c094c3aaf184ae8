import { beams, disc, rings } from '../grounds.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  crescent,
  gear,
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
import { bodyOf } from './body.ts';
import { folds, lids, slits, spectacles } from './parts.ts';

/** A toothed wheel behind the head. */
function wheel(teeth: number): Draw {
  return set((sheet) => {
    sheet.back(gear(0, -12, 80, teeth, 0.13));
    sheet.ground(oval(0, -12, 60));
    sheet.back(oval(0, -12, 53));
  });
}

const clockwork: Draw = (sheet) => {
  const wheels = [
    [44, 84, 36, 12],
    [152, 62, 32, 10],
    [158, 140, 40, 13],
  ] as const;
  for (const [x, y, radius, teeth] of wheels) {
    sheet.back(gear(x, y, radius, teeth, 0.16));
    sheet.ground(oval(x, y, radius * 0.52));
    sheet.back(star(x, y, radius * 0.42, 8, 0.4));
  }
};

const starChart: Draw = (sheet) => {
  const stars = [52, 78, 76, 40, 112, 30, 148, 52, 166, 92, 150, 130, 30, 120];
  sheet.back(
    ribbon(stars, () => 1.6, 1),
    ...range(7, (i) => star(stars[i * 2] ?? 0, stars[i * 2 + 1] ?? 0, 9, 4, 0.3)),
  );
  sheet.back(crescent(160, 170, 22, 0.5), oval(24, 166, 13));
};

const watched: Draw = (sheet) => {
  const eyes = [
    [62, 34, 15],
    [106, 22, 12],
    [150, 40, 16],
    [168, 84, 13],
    [26, 96, 13],
    [160, 126, 15],
    [34, 142, 15],
  ] as const;
  for (const [x, y, size] of eyes) {
    sheet.back(lens(x - size, y, x + size, y, size * 1.2));
    sheet.line(oval(x, y, size * 0.34));
  }
};

const ROBE = blob([-14, 30, -48, 46, -62, 78, -78, 150, 78, 150, 62, 78, 48, 46, 14, 30]);

function robe(sheet: Sheet): void {
  sheet.body(ROBE, oval(0, 0, 27, 34));
  sheet.cut(...both(...range(4, (i) => lens(26 + i * 11, 60 + i * 7, 34 + i * 14, 150, 3.2))));
}

/** Half of the face lies in the light. */
function face(sheet: Sheet): void {
  sheet.main(oval(0, 0, 27, 34));
  sheet.light(blob([0, -26, 20, -14, 20, 10, 0, 26]));
  sheet.cut(lens(0, -4, -3, 14, 3));
}

interface Scholar {
  readonly hat: Draw;
  readonly beard: Draw;
  readonly eyes: Draw;
  /** What he holds, or what happens to him. */
  readonly with?: Draw;
}

function scholar({ hat, beard, eyes, with: held }: Scholar): Draw {
  return set((sheet) => {
    robe(sheet);
    face(sheet);
    hat(sheet);
    eyes(sheet);
    beard(sheet);
    held?.(sheet);
  });
}

function hair(sheet: Sheet, ...shapes: readonly Shape[]): void {
  sheet.patch(...shapes);
}

// --- Hats ---

const turban: Draw = (sheet) => {
  sheet.body(blob([-34, -12, -40, -34, -20, -60, 10, -64, 38, -40, 34, -12, 0, -22]));
  sheet.cut(lens(-36, -26, 20, -58, 4, -5), lens(-34, -16, 36, -42, 4, -4), lens(-14, -16, 36, -26, 3, -2));
  sheet.light(oval(0, -32, 7, 9), lens(0, -40, 6, -84, 11, 3));
};

const cone: Draw = (sheet) => {
  sheet.body(blob([-40, -14, -18, -44, 14, -98, 18, -46, 40, -14, 0, -24]));
  sheet.cut(lens(-32, -20, 32, -20, 3.5, 5));
  sheet.light(star(2, -46, 9), star(12, -70, 5), star(-12, -34, 4), star(18, -34, 4));
};

const mitre: Draw = (sheet) => {
  sheet.body(poly([-30, -14, -36, -58, 0, -86, 36, -58, 30, -14, 0, -22]));
  sheet.cut(lens(0, -76, 0, -26, 4), lens(-30, -22, 30, -22, 3, 4));
  sheet.light(gear(0, -48, 13, 8, 0.25));
  sheet.main(oval(0, -48, 5));
};

const board: Draw = (sheet) => {
  sheet.body(poly([-28, -14, -26, -40, 26, -40, 28, -14]), poly([-54, -46, 0, -64, 54, -46, 0, -30]));
  sheet.cut(lens(-46, -45, 0, -32, 2.6), lens(0, -32, 46, -45, 2.6));
  sheet.light(taper([0, -46, 40, -42, 46, -8], 3, 3), oval(46, -4, 5, 9));
};

const HOOD = [
  -46, 54, -44, -10, -24, -52, 4, -68, 26, -50, 44, -10, 46, 54, 26, 24, 24, -18, 0, -34, -24, -18, -26, 24,
];

const hood: Draw = (sheet) => {
  sheet.body(blob(HOOD));
  sheet.cut(lens(-34, 34, -18, -44, 3, 6), lens(34, 34, 18, -44, 3, -6));
};

const veil: Draw = (sheet) => {
  hood(sheet);
  sheet.light(...range(5, (i) => star((i - 2) * 11, -40 + Math.abs(i - 2) * 5, 5)), oval(0, -52, 4));
};

const brim: Draw = (sheet) => {
  sheet.body(lens(-60, -18, 60, -18, 20), blob([-28, -18, -24, -48, 0, -56, 24, -48, 28, -18]));
  sheet.cut(lens(-27, -25, 27, -25, 4, 2));
};

const brain: Draw = (sheet) => {
  sheet.body(blob([0, -82, 38, -88, 60, -58, 54, -26, 30, -8, -30, -8, -54, -26, -60, -58, -38, -88]));
  sheet.cut(
    lens(0, -82, 0, -18, 4),
    ...both(spiral(27, -56, 18, 1.5, 6), spiral(24, -26, 11, 1.2, 5, 2), lens(44, -40, 30, -38, 4, 4)),
  );
};

const bald: Draw = (sheet) => {
  sheet.body(blob([-64, 70, -58, 34, -30, 18, 0, 30, 30, 18, 58, 34, 64, 70]));
  sheet.cut(lens(-50, 44, 50, 44, 4, 16));
  sheet.light(...range(9, (i) => oval((i - 4) * 11, 62 + 26 - Math.abs(i - 4) ** 2 * 1.6, 4.5)));
};

const blindfold: Draw = (sheet) => {
  sheet.patch(
    poly([-28, -12, 28, -12, 28, 4, -28, 4]),
    taper([26, -4, 44, 4, 50, 26], 10, 3),
    taper([26, -6, 48, -10, 60, 6], 9, 3),
  );
  sheet.line(lens(-26, -4, 26, -4, 2, 2));
  sheet.light(lens(-11, -26, 11, -26, 13));
  sheet.line(oval(0, -26, 4));
};

// --- Beards ---

function long(end: number): Draw {
  return (sheet) => {
    hair(sheet, blob([-24, 10, -10, 18, 0, 14, 10, 18, 24, 10, 20, 44, 3, end, -20, 44]));
    sheet.line(
      lens(-11, 28, -3, end - 18, 2.4),
      lens(0, 26, 1, end - 8, 2.4),
      lens(11, 28, 5, end - 18, 2.4),
    );
  };
}

const fork: Draw = (sheet) => {
  hair(sheet, blob([-25, 12, 0, 16, 25, 12, 26, 46, 16, 84, 2, 46, -16, 84, -26, 46]));
  sheet.line(...both(lens(14, 26, 16, 70, 2.6)));
};

const square: Draw = (sheet) => {
  hair(sheet, poly([-26, 10, 0, 17, 26, 10, 24, 58, -24, 58]));
  sheet.line(...range(5, (i) => lens((i - 2) * 8, 24, (i - 2) * 8, 58, 2.4)));
};

const curls: Draw = (sheet) => {
  sheet.light(spiral(-13, 32, 16, 1.6, 8), spiral(13, 32, 16, 1.6, 8, Math.PI), lens(-26, 17, 26, 17, 9));
};

const moustache: Draw = (sheet) => {
  hair(sheet, ...both(taper([2, 15, 16, 18, 22, 34, 20, 66], 10, 3)));
};

const shaven: Draw = (sheet) => sheet.cut(lens(-8, 20, 8, 20, 4, 1));

const frown: Draw = (sheet) => {
  fork(sheet);
  sheet.line(lens(-12, 24, 12, 24, 5, -5));
};

// --- Eyes ---

const calm: Draw = (sheet) => sheet.cut(...lids({ y: -4, apart: 11, width: 7 }));
const keen: Draw = (sheet) => sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 6, tilt: -1 }));
const bitter: Draw = (sheet) => sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 7, tilt: 4 }));
const sad: Draw = (sheet) => sheet.cut(...slits({ y: -4, apart: 11, width: 8, height: 5, tilt: -3 }));
const glasses: Draw = (sheet) => spectacles(sheet, { y: -4, apart: 12, width: 8 });
const none: Draw = () => {};

const wideAwake: Draw = (sheet) => {
  sheet.cut(...both(oval(12, -5, 9)));
  sheet.line(oval(-15, -5, 4), oval(9, -5, 4));
};

const mismatched: Draw = (sheet) => {
  sheet.cut(oval(-12, -5, 10), star(12, -5, 12));
  sheet.line(spiral(-12, -5, 9, 2, 3.4), oval(12, -5, 3));
};

// --- What he holds ---

const rain: Draw = (sheet) => {
  sheet.patch(
    blob([-62, -62, -52, -78, -30, -76, -14, -92, 14, -88, 28, -78, 50, -82, 64, -62, 40, -54, -40, -54]),
  );
  sheet.line(...range(8, (i) => lens(-56 + i * 16, -46 + (i % 3) * 9, -62 + i * 16, -22 + (i % 3) * 9, 6)));
};

const lantern: Draw = (sheet) => {
  sheet.glow(...range(8, (i) => moved(lens(0, -26, 0, -44, 6), { x: 52, y: 22, turn: (i * Math.PI) / 4 })));
  sheet.body(
    poly([38, 2, 66, 2, 70, 44, 34, 44]),
    taper([20, 96, 40, 70, 52, 46], 18, 12),
    oval(52, -4, 9, 8),
  );
  sheet.cut(poly([41, 8, 63, 8, 65, 38, 39, 38]), oval(52, -4, 4));
  sheet.light(poly([52, 10, 60, 28, 52, 38, 44, 28]));
};

const crossedArms: Draw = (sheet) => {
  sheet.body(
    blob([-66, 92, -20, 84, 58, 100, 62, 118, 10, 116, -60, 112]),
    blob([66, 92, 20, 84, -58, 100, -62, 118, -10, 116, 60, 112]),
  );
  sheet.light(oval(54, 104, 10, 7), oval(-54, 104, 10, 7));
};

const magnifier: Draw = (sheet) => {
  sheet.body(oval(14, -4, 24), bar(28, 16, 52, 70, 9));
  sheet.cut(oval(14, -4, 19));
  sheet.light(oval(14, -4, 12));
  sheet.line(oval(14, -4, 6));
  sheet.main(lens(-2, -40, 30, -44, 5, -4));
};

const map: Draw = (sheet) => {
  sheet.patch(poly([-56, 54, -20, 46, 20, 58, 58, 50, 58, 122, 20, 130, -20, 118, -56, 126]));
  sheet.line(
    ribbon([-44, 110, -26, 88, 0, 98, 22, 76, 40, 84], () => 3.4, 4),
    poly([34, 66, 46, 78, 43, 81, 31, 69]),
    poly([46, 66, 34, 78, 31, 75, 43, 63]),
    star(-34, 70, 11, 4, 0.3),
    lens(-20, 48, -20, 118, 1.6),
    lens(20, 58, 20, 128, 1.6),
  );
  sheet.skin(oval(-58, 78, 8, 11), oval(60, 76, 8, 11));
};

const openBook: Draw = (sheet) => {
  sheet.body(poly([-60, 58, 0, 70, 60, 58, 60, 116, 0, 130, -60, 116]));
  sheet.cut(...both(poly([54, 64, 3, 76, 3, 122, 54, 110])));
  sheet.line(...both(...range(4, (i) => lens(10, 86 + i * 9, 46, 77 + i * 9, 2.6))));
  sheet.glow(star(-34, 40, 8), star(38, 34, 10), star(6, 52, 5), crescent(58, 10, 10, 0.5));
};

const cane: Draw = (sheet) =>
  sheet.body(bar(54, -56, 50, 140, 7), spiral(46, -58, 16, 1.3, 8), oval(51, 70, 11, 9));

const hourglass: Draw = (sheet) => {
  sheet.patch(blob([36, 8, 72, 8, 70, 26, 58, 40, 70, 54, 72, 72, 36, 72, 38, 54, 50, 40, 38, 26]));
  sheet.line(
    blob([42, 22, 66, 22, 56, 38, 52, 38]),
    blob([54, 52, 68, 68, 40, 68]),
    box(30, 2, 48, 7),
    box(30, 70, 48, 7),
  );
};

const coin: Draw = (sheet) => {
  sheet.body(taper([40, 130, 54, 90, 44, 58], 20, 14), oval(42, 54, 12));
  sheet.patch(oval(46, 30, 17));
  sheet.line(star(46, 30, 11, 4, 0.35));
};

// --- More than a bust ---

const ancient: Draw = set((sheet) => {
  robe(sheet);
  face(sheet);
  sheet.cut(lens(-14, -22, 14, -22, 2, -2), lens(-12, -28, 12, -28, 2, -2));
  hair(
    sheet,
    blob([-27, 2, -24, 14, 0, 15, 24, 14, 27, 2, 50, 70, 44, 140, -44, 140, -50, 70]),
    ...both(taper([10, -12, 24, -16, 34, -6], 7, 3)),
  );
  sheet.line(...range(7, (i) => lens((i - 3) * 6, 30, (i - 3) * 13, 136, 2.6)));
  calm(sheet);
  hourglass(sheet);
});

const walking: Draw = set(
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
    sheet.at({ x: 5, y: -44, size: 0.6 }, () => brim(sheet));
  },
  { y: 106, size: 1.15 },
);

const lotus: Draw = set(
  (sheet) => {
    sheet.body(
      blob([0, 30, 30, 32, 66, 50, 70, 66, 30, 74, -30, 74, -70, 66, -66, 50, -30, 32]),
      blob([-26, -10, 0, -22, 26, -10, 30, 20, 26, 48, -26, 48, -30, 20]),
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
    sheet.at({ y: -37, size: 0.72 }, () => scene(cone, calm, long(62))(sheet));
    sheet.glow(...range(3, (i) => lens(-40 + i * 10, 96 + i * 12, 40 - i * 10, 96 + i * 12, 4)));
  },
  { y: 104, size: 1.08 },
);

const speaker: Draw = set((sheet) => {
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
  sheet.at({ x: 14, y: -6, turn: 0.12 }, () => board(sheet));
});

const stargazer: Draw = set((sheet) => {
  robe(sheet);
  face(sheet);
  turban(sheet);
  calm(sheet);
  curls(sheet);
  sheet.body(taper([-4, -2, 60, -68], 16, 28, 2), taper([58, -66, 72, -80], 36, 36, 1));
  sheet.cut(bar(14, -32, 26, -20, 4), bar(34, -54, 48, -40, 4));
  sheet.body(taper([34, 140, 52, 60, 36, -26], 24, 12), oval(32, -28, 11));
});

/** Somebody who has it the other way round. */
const upsideDown: Draw = (sheet) => {
  sheet.at({ x: 101, y: 98, turn: Math.PI }, () => {
    sheet.at({ x: 0, y: -8 }, () => scene(robe, face, board, mismatched, curls)(sheet));
  });
};

export const hoax: Gallery = {
  named: {
    xelethotiras: scene(wheel(16), scholar({ hat: turban, beard: long(92), eyes: keen })),
    'wogarathoras-the-gloomy': scene(
      disc(60),
      scholar({ hat: hood, beard: moustache, eyes: sad, with: rain }),
    ),
    'athradysas-the-seeker': scene(
      beams(24, 8),
      scholar({ hat: hood, beard: long(70), eyes: keen, with: lantern }),
    ),
    'ledinemras-the-monk': scene(wheel(20), scholar({ hat: bald, beard: square, eyes: calm })),
    'zedemikras-the-brain': scene(beams(20, 14), scholar({ hat: brain, beard: shaven, eyes: glasses })),
    'ciklarethas-the-bitter': scene(
      clockwork,
      scholar({ hat: mitre, beard: frown, eyes: bitter, with: crossedArms }),
    ),
    'nirwadas-the-traveler': scene(disc(66), walking),
    'penemikanas-the-paranoid': scene(watched, scholar({ hat: hood, beard: square, eyes: wideAwake })),
    'vetraskedas-the-sceptic': scene(
      rings(3),
      scholar({ hat: mitre, beard: square, eyes: keen, with: magnifier }),
    ),
    'helkomedes-the-rhetorician': scene(disc(64), speaker),
    'redamikanas-the-cartographer': scene(
      starChart,
      scholar({ hat: brim, beard: curls, eyes: glasses, with: map }),
    ),
    'bethenitana-the-storyteller': scene(
      rings(4),
      scholar({ hat: veil, beard: shaven, eyes: calm, with: openBook }),
    ),
    'demegodas-the-odd': scene(clockwork, upsideDown),
    'thirkomedas-the-serene': scene(rings(2, 84), lotus),
    'genathones-the-blind': scene(
      beams(28, 7),
      scholar({ hat: blindfold, beard: long(84), eyes: none, with: cane }),
    ),
    'ketharkopas-the-astronomer': scene(starChart, stargazer),
    'mekarthas-the-shrewd': scene(wheel(12), scholar({ hat: cone, beard: curls, eyes: bitter, with: coin })),
    'sarogakanas-the-ancient': scene(rings(5, 86), ancient),
  },
  others: [
    scene(wheel(18), scholar({ hat: turban, beard: fork, eyes: glasses })),
    scene(clockwork, scholar({ hat: cone, beard: square, eyes: calm })),
    scene(rings(3), scholar({ hat: board, beard: long(80), eyes: keen })),
    scene(starChart, scholar({ hat: veil, beard: shaven, eyes: calm, with: openBook })),
  ],
};
