import type { Gang } from '@bluemoon/engine';
import { beams, rings, strewn } from '../grounds.ts';
import { CENTRE, scene, set, type Draw, type Gallery } from '../scene.ts';
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
  spiral,
  star,
  taper,
  wedge,
  type Shape,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { roundEyes } from './parts.ts';

// --- Grounds ---

const whirl: Draw = (sheet) => sheet.back(spiral(CENTRE.x, 92, 132, 3.2, 20));
const dots: Draw = (sheet) =>
  sheet.back(
    ...range(30, (i) => oval((i % 6) * 36 + (Math.floor(i / 6) % 2) * 18, 16 + Math.floor(i / 6) * 46, 11)),
  );
const checks: Draw = (sheet) =>
  sheet.back(
    ...range(20, (i) =>
      box((i % 4) * 54 + (Math.floor(i / 4) % 2) * 27 - 14, Math.floor(i / 4) * 46, 27, 46),
    ),
  );
const stars = strewn('khind', 10, 24);

const street: Draw = (sheet) => {
  sheet.back(
    ...range(5, (i) =>
      poly([
        i * 40 - 10,
        230,
        i * 40 - 10,
        90 - (i % 3) * 22,
        i * 40 + 9,
        66 - (i % 3) * 22,
        i * 40 + 28,
        90 - (i % 3) * 22,
        i * 40 + 28,
        230,
      ]),
    ),
  );
  sheet.ground(...range(10, (i) => box((i >> 1) * 40 - 2 + (i % 2) * 14, 112 - ((i >> 1) % 3) * 22, 8, 11)));
};

// --- What every child has ---

/** Elbow and hand, left and right. */
type Arms = readonly [number, number, number, number, number, number, number, number];

const HIPS: Arms = [-44, 40, -18, 58, 44, 40, 18, 58];
const UP: Arms = [-46, 26, -54, -14, 46, 26, 54, -14];
const SHRUG: Arms = [-36, 56, -62, 38, 36, 56, 62, 38];
const OUT: Arms = [-40, 34, -70, 30, 40, 34, 70, 30];
const WAVE: Arms = [-36, 54, -40, 80, 46, 26, 56, -8];
const DOWN: Arms = [-36, 52, -40, 78, 36, 52, 40, 78];
const CROSSED: Arms = [-40, 56, 22, 48, 40, 56, -22, 48];
const NAPE: Arms = [-66, 2, -34, -26, 66, 2, 34, -26];

const BADGES: Readonly<Record<Gang, readonly Shape[]>> = {
  cool: both(blob([2, -5, 16, -5, 14, 7, 5, 7])),
  top: [poly([0, -12, 14, 10, -14, 10])],
  fun: [blob([-15, -6, 0, -4, 15, -6, 8, 8, -8, 8])],
  no: [bar(-10, -10, 10, 10, 6), bar(-10, 10, 10, -10, 6)],
};

/** The same faces for all of a gang: dark glasses, a proud grin, a laugh, a sulk. */
const FACES: Readonly<Record<Gang, Draw>> = {
  cool: (sheet) => {
    sheet.line(...both(blob([1, -8, 30, -10, 28, 6, 14, 11, 4, 5])), bar(-34, -6, 34, -6, 4));
    sheet.spot(...both(lens(8, -4, 16, 4, 4)));
    sheet.line(lens(-4, 22, 15, 19, 4, 3));
  },
  top: (sheet) => {
    roundEyes(sheet, { y: 0, apart: 15, width: 8 }, 2);
    sheet.line(...both(lens(6, -16, 24, -14, 4, -3)), blob([-14, 16, 0, 20, 14, 16, 8, 28, -8, 28]));
    sheet.skin(bar(-9, 20, 9, 20, 4));
  },
  fun: (sheet) => {
    sheet.line(...both(lens(6, 0, 24, 0, 6, -9)), blob([-22, 8, 0, 12, 22, 8, 15, 30, 0, 35, -15, 30]));
    sheet.spot(oval(2, 29, 9, 4), ...both(oval(28, 12, 5)));
  },
  no: (sheet) => {
    roundEyes(sheet, { y: 2, apart: 14, width: 8 }, -2);
    sheet.line(...both(lens(4, -6, 25, -13, 6)), lens(-11, 25, 11, 25, 5, -6));
    sheet.spot(bar(18, 16, 30, 26, 5), bar(30, 16, 18, 26, 5));
  },
};

interface Child {
  readonly gang: Gang;
  readonly arms: Arms;
  readonly hair: Draw;
  /** Instead of the gang's face. */
  readonly face?: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

const LEGS = [
  taper([-12, 74, -15, 96, -16, 116], 19, 12),
  taper([12, 74, 15, 96, 16, 116], 19, 12),
  oval(-20, 118, 13, 7),
  oval(20, 118, 13, 7),
];

/** A big head on a small body. */
function child({ gang, arms, hair, face = FACES[gang], behind, front }: Child): Draw {
  return (sheet) => {
    const [lex, ley, lx, ly, rex, rey, rx, ry] = arms;
    behind?.(sheet);
    const limbs = [taper([-18, 40, lex, ley, lx, ly], 14, 10), taper([18, 40, rex, rey, rx, ry], 14, 10)];
    const crossed = lx > rx;
    sheet.body(...LEGS, ...(crossed ? [] : limbs), blob([-18, 32, 18, 32, 28, 60, 26, 86, -26, 86, -28, 60]));
    sheet.light(blob([-17, 42, 17, 42, 24, 66, 22, 80, -22, 80, -24, 66]));
    sheet.at({ y: 62 }, () => sheet.line(...BADGES[gang]));
    if (crossed) sheet.rimmed(sheet.inks.main, sheet.inks.light, 3, ...limbs);
    sheet.pale(oval(lx, ly, 8), oval(rx, ry, 8));
    sheet.at({ y: -8 }, () => {
      sheet.body(oval(0, 0, 44, 42));
      hair(sheet);
      sheet.skin(oval(0, 6, 36, 32));
      face(sheet);
    });
    front?.(sheet);
  };
}

const one = (kid: Child, placement: { readonly turn?: number; readonly mirrored?: boolean } = {}): Draw =>
  set(child(kid), { y: 92, ...placement });

// --- Hair and what is worn on it ---

const spikes: Draw = (sheet) => sheet.body(star(0, -6, 62, 15, 0.68));
const curls: Draw = (sheet) =>
  sheet.body(
    ...range(9, (i) =>
      oval(Math.cos(Math.PI + (i / 8) * Math.PI) * 42, -6 + Math.sin(Math.PI + (i / 8) * Math.PI) * 42, 14),
    ),
  );
const tails: Draw = (sheet) => {
  sheet.body(...both(blob([30, -22, 52, -52, 72, -40, 68, 0, 52, 12, 40, -6])), oval(0, -10, 43, 38));
  sheet.spot(...both(oval(38, -22, 7)));
};
const mop: Draw = (sheet) =>
  sheet.body(
    blob([
      -50, 10, -46, -34, 0, -54, 46, -34, 50, 10, 40, 4, 34, -12, 20, -8, 8, -18, -8, -8, -20, -16, -34, -6,
      -40, 6,
    ]),
  );
const tuft: Draw = (sheet) =>
  sheet.body(...range(3, (i) => taper([0, -38, (i - 1) * 10, -58, (i - 1) * 26, -66], 9, 2)));

function ears(shape: Shape, inner: Shape): Draw {
  return (sheet) => {
    sheet.body(...both(shape));
    sheet.spot(...both(inner));
  };
}

const catEars = ears(poly([12, -36, 36, -68, 44, -18]), poly([24, -38, 34, -54, 38, -28]));
const bearEars = ears(oval(34, -36, 18), oval(34, -36, 9));
const dogEars = ears(blob([20, -38, 50, -40, 66, 0, 54, 26, 40, -10]), blob([46, -26, 58, 0, 52, 14]));

const police: Draw = (sheet) => {
  sheet.body(blob([-48, -20, -54, -46, 0, -66, 54, -46, 48, -20]), lens(-46, -18, 46, -18, 18, -3));
  sheet.spot(star(0, -42, 13));
  sheet.cut(lens(-46, -26, 46, -26, 4));
};

const helmet: Draw = (sheet) => {
  sheet.body(blob([-46, 14, -48, -26, 0, -54, 48, -26, 46, 14, 38, -4, 0, -20, -38, -4]));
  sheet.spot(...both(oval(18, -28, 15, 11)));
  sheet.skin(...both(oval(18, -28, 9, 6)));
};

const crown: Draw = (sheet) => {
  mop(sheet);
  sheet.jewel(star(0, -52, 24), star(-34, -38, 13), star(34, -38, 13));
};

const banana: Draw = (sheet) => {
  sheet.patch(blob([-46, 70, -56, 0, -36, -50, 4, -84, 14, -72, 40, -44, 54, 0, 46, 70]));
  sheet.line(lens(-46, 50, 4, -78, 4, -18), lens(47, 40, 10, -70, 4, 10));
  sheet.main(oval(8, -80, 9, 7));
};

const jester: Draw = (sheet) => {
  sheet.body(
    ...range(3, (i) =>
      taper(
        [
          (i - 1) * 20,
          -28,
          (i - 1) * 42,
          -62 + Math.abs(i - 1) * 10,
          (i - 1) * 66,
          -50 + Math.abs(i - 1) * 22,
        ],
        36,
        5,
      ),
    ),
  );
  sheet.spot(
    ...range(3, (i) => oval((i - 1) * 67, i === 1 ? -56 : -24, 8)),
    lens(-44, -20, 44, -20, 12, -10),
  );
};

const propeller: Draw = (sheet) => {
  sheet.body(blob([-44, -12, -38, -44, 0, -56, 38, -44, 44, -12]), bar(0, -52, 0, -64, 4));
  sheet.spot(...both(wedge(2, -64, 44, -70, 14)), lens(-46, -16, 46, -16, 12));
};

const bucket: Draw = (sheet) => {
  sheet.jewel(poly([-44, -14, -32, -70, 34, -62, 44, -14]), taper([-38, -30, -60, 0, -40, 26], 4, 4));
  sheet.line(...range(3, (i) => oval(-16 + i * 17, -38, 5)));
};

const emptyHead: Draw = (sheet) => {
  sheet.fill(sheet.inks.ground, box(-50, -60, 100, 38));
  sheet.line(lens(-42, -22, 42, -22, 15));
  sheet.body(moved(blob([-40, 0, -32, -22, 0, -30, 32, -22, 40, 0]), { x: 26, y: -42, turn: 0.5 }));
  sheet.glow(
    oval(-16, -42, 4),
    ...both(lens(2, -4, 12, -12, 7)).map((wing) => moved(wing, { x: -16, y: -42 })),
    star(2, -58, 6, 4, 0.3),
  );
};

const feathered: Draw = (sheet) => {
  sheet.body(poly([-62, -16, -30, -50, 8, -60, 56, -18]));
  sheet.jewel(lens(-22, -40, -70, -84, 20, 8));
  sheet.cut(lens(-58, -20, 52, -20, 5));
};

// --- What they do ---

const whiskers: Draw = (sheet) => {
  FACES.cool(sheet);
  sheet.line(...both(lens(16, 18, 42, 12, 2.4), lens(16, 22, 42, 24, 2.4)));
};

const tongue: Draw = (sheet) => {
  FACES.top(sheet);
  sheet.rimmed(sheet.inks.spot, sheet.inks.line, 2, blob([-7, 24, 7, 24, 6, 40, -6, 40]));
};

const tongueOut: Draw = (sheet) => {
  roundEyes(sheet, { y: 0, apart: 14, width: 8 }, 0);
  sheet.line(lens(-16, 18, 16, 18, 5, 3));
  sheet.rimmed(sheet.inks.spot, sheet.inks.line, 2.4, blob([-8, 20, 8, 20, 7, 38, -7, 38]));
};

const dizzy: Draw = (sheet) =>
  sheet.line(spiral(-15, 0, 13, 2, 4.6), spiral(16, 0, 13, 2, 4.6, Math.PI), oval(0, 24, 7, 5));

const puzzled: Draw = (sheet) => {
  roundEyes(sheet, { y: 0, apart: 14, width: 7 }, 0);
  sheet.line(lens(5, -16, 24, -20, 4, -3), lens(-24, -12, -5, -12, 4), lens(-8, 22, 8, 25, 4, -3));
};

const relaxed: Draw = (sheet) => {
  sheet.line(
    ...both(lens(6, 0, 24, 0, 5, 5)),
    lens(-12, 18, 12, 18, 5, 5),
    bar(10, 20, 34, 10, 2.4),
    star(36, 8, 6, 4, 0.4),
  );
};

const skateboard: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.glow,
    sheet.inks.ground,
    4,
    blob([-66, 120, -50, 126, 50, 126, 66, 120, 62, 134, -62, 134]),
  );
  sheet.main(oval(-40, 138, 8), oval(40, 138, 8));
};

const catTail: Draw = (sheet) => sheet.body(taper([20, 84, 60, 90, 66, 56, 54, 44], 12, 6));
const baton: Draw = (sheet) => sheet.body(bar(50, -44, 58, 10, 8));

const squirtGun: Draw = (sheet) => {
  sheet.body(poly([40, 14, 86, 14, 86, 28, 58, 30, 56, 46, 44, 46]));
  sheet.glow(...range(3, (i) => lens(84 + i * 2, 12 - i * 12, 78 + i * 4, -2 - i * 12, 7)));
};

const microphone: Draw = (sheet) => sheet.body(bar(36, 30, 44, 66, 6), oval(34, 24, 11));
const ball: Draw = (sheet) => {
  sheet.pale(oval(54, -40, 22));
  sheet.line(
    star(54, -40, 12, 5, 0.8),
    ...range(5, (i) => moved(wedge(0, -20, 0, -15, 8), { x: 54, y: -40, turn: i * 1.257 })),
  );
};

const balloons: Draw = (sheet) => {
  for (const [x, y] of [
    [42, -62],
    [66, -34],
    [78, -76],
  ] as const) {
    sheet.body(bar(x, y, 56, -8, 1.6));
    sheet.rimmed(sheet.inks.glow, sheet.inks.ground, 3, oval(x, y, 17, 20));
  }
};

const wings: Draw = (sheet) => {
  sheet.pale(...both(poly([18, 40, 82, -22, 86, 10, 74, 18, 80, 36, 64, 40, 66, 58, 44, 56, 24, 60])));
  sheet.line(...both(lens(24, 44, 76, -8, 2.4), lens(26, 50, 70, 30, 2.4)));
};

const iceCream: Draw = (sheet) => {
  sheet.jewel(oval(56, -40, 15), oval(44, -28, 12), oval(68, -28, 12));
  sheet.patch(poly([42, -22, 70, -22, 56, 14]));
};

const question: Draw = (sheet) =>
  sheet.glow(taper([40, -50, 52, -66, 66, -54, 60, -38, 56, -26], 10, 9), oval(56, -12, 6));
const planes: Draw = (sheet) => {
  const plane = poly([-24, 0, 26, -14, 6, 10, 0, 2]);
  sheet.pale(moved(plane, { x: 54, y: 4 }), moved(plane, { x: 30, y: -64, turn: -0.3 }));
};
const slingshot: Draw = (sheet) => {
  sheet.body(
    bar(56, 10, 56, -24, 8),
    taper([56, -22, 42, -34, 42, -52], 8, 6),
    taper([56, -22, 70, -34, 70, -52], 8, 6),
  );
  sheet.glow(taper([42, -50, 56, -34, 70, -50], 3, 3));
};

const three: Draw = (sheet) => {
  const kids = [
    { gang: 'top', hair: tails, x: 42, y: 104, size: 0.66 },
    { gang: 'cool', hair: spikes, x: 160, y: 106, size: 0.66 },
    { gang: 'fun', hair: curls, x: 101, y: 92, size: 0.86 },
  ] as const;
  for (const { gang, hair, ...place } of kids)
    sheet.at(place, () => child({ gang, hair, arms: SHRUG })(sheet));
};

const two: Draw = (sheet) => {
  sheet.at({ x: 60, y: 98, size: 0.8, turn: 0.12 }, () =>
    child({ gang: 'fun', hair: jester, arms: UP })(sheet),
  );
  sheet.at({ x: 140, y: 98, size: 0.8, turn: -0.12 }, () =>
    child({ gang: 'fun', hair: propeller, arms: HIPS })(sheet),
  );
};

function pan(sheet: Sheet): void {
  sheet.line(...both(oval(14, 0, 8, 9)), blob([-20, 14, 0, 19, 20, 12, 12, 30, -8, 31]));
  sheet.skin(...both(oval(14, -3, 3)), bar(-10, 19, 12, 19, 4));
  sheet.spot(...both(oval(27, 14, 5)));
}

export const khind: Gallery = {
  named: {
    pitpan: scene(beams(22, 15), one({ gang: 'fun', arms: HIPS, hair: feathered, face: pan })),
    coolcat: scene(whirl, one({ gang: 'cool', arms: HIPS, hair: catEars, face: whiskers, behind: catTail })),
    coolcop: scene(street, one({ gang: 'cool', arms: WAVE, hair: police, front: baton })),
    coolkid: scene(dots, one({ gang: 'cool', arms: OUT, hair: spikes, front: skateboard })),
    coolcub: scene(stars, one({ gang: 'cool', arms: UP, hair: bearEars })),
    topgun: scene(beams(18, 18), one({ gang: 'top', arms: OUT, hair: helmet, front: squirtGun })),
    topdog: scene(dots, one({ gang: 'top', arms: HIPS, hair: dogEars, face: tongue })),
    topnotch: scene(
      stars,
      one({ gang: 'top', arms: [-46, 26, -54, -14, 44, 56, 40, 40], hair: crown, front: microphone }),
    ),
    topbanana: scene(whirl, one({ gang: 'top', arms: UP, hair: banana })),
    topshot: scene(checks, one({ gang: 'top', arms: WAVE, hair: tails, behind: ball })),
    funfair: scene(rings(4, 92), one({ gang: 'fun', arms: WAVE, hair: jester, behind: balloons })),
    funflop: scene(stars, one({ gang: 'fun', arms: OUT, hair: curls, face: dizzy }, { turn: 2.6 })),
    funflap: scene(whirl, one({ gang: 'fun', arms: UP, hair: tuft, behind: wings })),
    funflip: scene(beams(16, 20), one({ gang: 'fun', arms: UP, hair: propeller }, { turn: -0.9 })),
    funfun: scene(dots, two),
    nono: scene(checks, one({ gang: 'no', arms: CROSSED, hair: spikes })),
    nostopping: scene(
      rings(3, 88),
      one({ gang: 'no', arms: WAVE, hair: mop, front: iceCream }, { turn: 0.14 }),
    ),
    nostyle: scene(dots, one({ gang: 'no', arms: DOWN, hair: bucket })),
    nobrains: scene(street, one({ gang: 'no', arms: SHRUG, hair: emptyHead, face: dizzy })),
    noproblem: scene(whirl, one({ gang: 'no', arms: NAPE, hair: mop, face: relaxed }, { turn: -0.35 })),
    noclue: scene(
      beams(20, 12),
      one({ gang: 'no', arms: SHRUG, hair: tuft, face: puzzled, behind: question }),
    ),
    noclass: scene(checks, one({ gang: 'no', arms: OUT, hair: tails, behind: planes })),
    norespect: scene(stars, one({ gang: 'no', arms: WAVE, hair: curls, face: tongueOut, front: slingshot })),
    khindkin: scene(beams(20, 14), three),
  },
  others: [
    scene(whirl, one({ gang: 'fun', arms: UP, hair: curls })),
    scene(dots, one({ gang: 'cool', arms: HIPS, hair: mop })),
    scene(street, one({ gang: 'no', arms: CROSSED, hair: tails })),
    scene(stars, one({ gang: 'top', arms: WAVE, hair: spikes })),
  ],
};
