import { beams, blaze } from '../grounds.ts';
import { burst } from '../marks.ts';
import { feather, flame } from '../motifs.ts';
import { CENTRE, scene, set, type Draw, type Gallery } from '../scene.ts';
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
  star,
  taper,
  wedge,
  type Placement,
  type Shape,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { lids, slits } from './parts.ts';

// --- The sails of the six families; whoever belongs to one stands before it ---

type Family = 'marn' | 'tan' | 'sun' | 'ko' | 'cha' | 'paal';

const SIGNS: Readonly<Record<Family, readonly Shape[]>> = {
  marn: range(4, (i) =>
    ribbon(
      [-90, -58 + i * 34, -45, -70 + i * 34, 0, -58 + i * 34, 45, -70 + i * 34, 90, -58 + i * 34],
      () => 11,
      4,
    ),
  ),
  tan: [
    ...range(6, (i) => poly([-96 + i * 36, -90, -78 + i * 36, -90, -112 + i * 36, 110, -130 + i * 36, 110])),
  ],
  sun: [...range(12, (i) => moved(wedge(0, -60, 0, -110, 22), { y: -12, turn: (i * Math.PI) / 6 }))],
  ko: range(16, (i) =>
    oval((i % 4) * 46 - 70 + (Math.floor(i / 4) % 2) * 23, -64 + Math.floor(i / 4) * 44, 11),
  ),
  cha: [star(0, -12, 100, 8, 0.36)],
  paal: range(12, (i) =>
    moved(poly([0, -14, 11, 0, 0, 14, -11, 0]), {
      x: (i % 4) * 46 - 70 + (Math.floor(i / 4) % 2) * 23,
      y: -60 + Math.floor(i / 4) * 56,
    }),
  ),
};

export function sail(family: Family): Draw {
  return set((sheet) => {
    sheet.back(blob([-84, -88, 0, -76, 78, -90, 92, 4, 74, 98, 0, 82, -84, 100, -96, 6]));
    sheet.ground(...SIGNS[family]);
    if (family === 'sun') sheet.ground(oval(0, -12, 52));
  });
}

export const rigging: Draw = (sheet) => {
  sheet.back(
    ...range(7, (i) => ribbon([i * 34 - 20, -6, i * 34 + 40, 110, i * 34 - 30, 232], () => 4.5, 5)),
    ...range(5, (i) => lens(-4, 30 + i * 42, 190, 34 + i * 42, 5)),
  );
};

export const compass: Draw = set((sheet) => {
  sheet.back(star(0, -12, 96, 8, 0.36), oval(0, -12, 60));
  sheet.ground(oval(0, -12, 54));
  sheet.back(star(0, -12, 92, 4, 0.3));
});

// --- A sailor from the belt up ---

interface Sailor {
  readonly hat: Draw;
  readonly face?: Draw;
  readonly coat?: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

function sailorHead(sheet: Sheet): void {
  sheet.body(oval(0, 0, 27, 33));
  sheet.skin(blob([-20, -14, 20, -14, 20, 8, 6, 28, -6, 28, -20, 8]));
  const { skin, light, spot } = sheet.inks;
  sheet.fill(skin === light ? spot : light, blob([2, -14, 18, -12, 18, 7, 4, 26]));
  sheet.line(lens(0, -2, -3, 12, 3));
}

function sailor({ hat, face = keen, coat = stripes, behind, front }: Sailor): Draw {
  return set((sheet) => {
    behind?.(sheet);
    sheet.body(blob([-16, 28, -58, 50, -70, 150, 70, 150, 58, 50, 16, 28]));
    coat(sheet);
    sailorHead(sheet);
    face(sheet);
    hat(sheet);
    front?.(sheet);
  });
}

const stripes: Draw = (sheet) => {
  sheet.light(...range(6, (i) => lens(-46 - i * 3, 54 + i * 15, 46 + i * 3, 54 + i * 15, 7, 5)));
  sheet.main(...both(poly([16, 34, 62, 52, 74, 150, 40, 150])));
};

const uniform: Draw = (sheet) => {
  sheet.light(...both(poly([16, 34, 40, 50, 12, 104, 0, 60])));
  sheet.spot(...range(4, (i) => oval(-16, 96 + i * 13, 4)), ...range(4, (i) => oval(16, 96 + i * 13, 4)));
  sheet.jewel(...both(lens(38, 48, 80, 54, 14), ...range(4, (i) => lens(50 + i * 8, 54, 52 + i * 9, 74, 6))));
};

const cloak: Draw = (sheet) => {
  sheet.body(blob([-30, 30, -70, 60, -84, 150, 84, 150, 70, 60, 30, 30, 0, 44]));
  sheet.cut(...range(7, (i) => lens((i - 3) * 10, 52, (i - 3) * 20, 150, 3.4)));
  sheet.spot(oval(0, 46, 8));
};

const keen: Draw = (sheet) =>
  sheet.line(...slits({ y: -1, apart: 10, width: 7, height: 6, tilt: 1 }), lens(-8, 19, 8, 19, 4, 2));
const patched: Draw = (sheet) => {
  sheet.line(
    ...slits({ y: -1, apart: 10, width: 7, height: 6 }),
    oval(-10, -1, 9),
    lens(-22, -14, 22, 2, 3),
    lens(-8, 19, 9, 17, 4, -2),
  );
};
const bearded: Draw = (sheet) => {
  keen(sheet);
  sheet.line(blob([-21, 8, 0, 14, 21, 8, 15, 36, 0, 50, -15, 36]));
  sheet.skin(lens(-7, 20, 7, 20, 4));
};
const moustached: Draw = (sheet) =>
  sheet.line(
    ...slits({ y: -1, apart: 10, width: 7, height: 6 }),
    ...both(taper([0, 15, 14, 16, 26, 6], 8, 2)),
    lens(-5, 23, 5, 23, 3),
  );
const fierce: Draw = (sheet) => {
  sheet.line(
    ...slits({ y: -1, apart: 10, width: 8, height: 7, tilt: 3 }),
    poly([-11, 16, 11, 16, 9, 26, -9, 26]),
  );
  sheet.skin(...range(3, (i) => box(-8 + i * 6, 17, 4, 4)));
};
const serene: Draw = (sheet) =>
  sheet.line(...lids({ y: -1, apart: 10, width: 7 }), lens(-6, 19, 6, 19, 4, 1));
const shadowed: Draw = (sheet) => {
  sheet.line(poly([-22, 2, 22, 2, 22, 12, 6, 30, -6, 30, -22, 12]));
  sheet.skin(...slits({ y: -4, apart: 10, width: 6, height: 4 }));
  sheet.line(...both(oval(9, -4, 2)));
};

// --- Hats: rank and family ---

const bicorne: Draw = (sheet) => {
  sheet.body(blob([-64, -14, -38, -46, 0, -76, 38, -46, 64, -14, 0, -26]));
  sheet.spot(lens(-58, -18, 0, -28, 5, -2), lens(0, -28, 58, -18, 5, -2), star(0, -50, 12, 8, 0.45));
};
const plumed: Draw = (sheet) => {
  sheet.body(blob([-58, -14, -42, -56, 0, -72, 42, -56, 58, -14, 0, -30]));
  sheet.jewel(feather(42, -62, 36, 0.7), feather(26, -68, 28, 0.25));
  sheet.cut(lens(-50, -18, 50, -18, 4, 12));
};
const tricorne: Draw = (sheet) => {
  sheet.body(blob([-60, -20, -34, -34, -22, -64, 22, -64, 34, -34, 60, -20, 24, -10, 0, -22, -24, -10]));
  sheet.spot(lens(-52, -20, -4, -24, 4, 3), lens(4, -24, 52, -20, 4, 3));
  sheet.cut(oval(0, -46, 9), poly([-5, -40, 5, -40, 4, -34, -4, -34]));
  sheet.main(...both(oval(3.4, -47, 2.4)));
};
const longHair: Draw = (sheet) => {
  sheet.body(...both(blob([14, -30, 34, -22, 36, 20, 46, 62, 26, 54, 22, 10])));
  sheet.cut(...both(lens(28, -10, 34, 50, 2.6)));
};
/** Ko: a dotted kerchief. */
const kerchief: Draw = (sheet) => {
  sheet.body(
    blob([-29, -8, -28, -36, 0, -48, 28, -36, 29, -8, 0, -20]),
    taper([-26, -14, -46, -6, -56, 16], 13, 2),
    taper([-26, -18, -52, -24, -66, -8], 12, 2),
  );
  sheet.spot(...range(3, (i) => oval((i - 1) * 15, -30 + Math.abs(i - 1) * 3, 5)));
};
/** Cha: a wide hat of straw. */
const straw: Draw = (sheet) => {
  sheet.jewel(poly([-66, -12, 0, -64, 66, -12, 0, -22]));
  sheet.line(
    ...range(5, (i) => lens((i - 2) * 5, -56, (i - 2) * 24, -16, 2.4)),
    lens(-60, -14, 60, -14, 3, -6),
  );
};
/** Paal: long hair under a broad band. */
const headband: Draw = (sheet) => {
  longHair(sheet);
  sheet.body(blob([-29, -4, -28, -34, 0, -44, 28, -34, 29, -4, 0, -18]));
  sheet.jewel(lens(-31, -14, 31, -14, 13, -4));
  sheet.line(poly([0, -26, 6, -19, 0, -12, -6, -19]));
};
/** Marn: a cap with stripes and a bobble. */
const bobble: Draw = (sheet) => {
  sheet.body(blob([-30, -8, -32, -40, 6, -58, 34, -34, 30, -8, 0, -18]), oval(8, -62, 10));
  sheet.spot(...range(3, (i) => lens(-29, -20 - i * 10, 30 - i * 4, -20 - i * 10, 4.4, -4)));
};
const slouch: Draw = (sheet) => {
  sheet.body(lens(-62, -10, 62, -16, 22, -3), blob([-30, -14, -24, -50, 20, -54, 32, -14]));
  sheet.spot(lens(-29, -22, 31, -24, 7, 3));
};
const shaven: Draw = (sheet) => {
  sheet.line(...range(3, (i) => lens(-12 + i * 12, -26, -10 + i * 12, -18, 2)));
  sheet.spot(oval(28, 10, 5));
  sheet.body(taper([0, -32, 10, -48, 30, -44], 10, 2));
};

// --- Tools of the trade ---

const wheel: Draw = (sheet) => {
  const spokes = range(8, (i) => moved(bar(0, 0, 0, -56, 7), { y: 96, turn: i * 0.785 }));
  sheet.body(...spokes, oval(0, 96, 42));
  sheet.light(oval(0, 96, 34));
  sheet.main(...range(8, (i) => moved(bar(0, 0, 0, -36, 5), { y: 96, turn: i * 0.785 })), oval(0, 96, 13));
  sheet.spot(star(0, 96, 9, 8, 0.5));
};
const sextant: Draw = (sheet) => {
  sheet.body(
    bar(30, 30, 58, 92, 6),
    bar(78, 30, 58, 92, 6),
    taper([24, 30, 54, 16, 84, 30], 9, 9),
    bar(54, 24, 58, 92, 4),
    oval(58, 92, 10),
  );
  sheet.spot(
    ...range(5, (i) => lens(32 + i * 11, 20 + Math.abs(i - 2) * 3, 32 + i * 11, 30 + Math.abs(i - 2) * 3, 3)),
  );
};
const sabre: Draw = (sheet) => sheet.pale(blob([48, 92, 56, 40, 44, -20, 60, 20, 68, 60, 60, 94]));
const parrot: Draw = (sheet) => {
  sheet.patch(blob([44, 50, 42, 20, 56, 4, 74, 10, 76, 40, 70, 88, 60, 60]));
  sheet.line(oval(58, 16, 4), lens(52, 34, 70, 52, 4, -4), lens(54, 46, 68, 66, 4, -4));
  sheet.spot(blob([70, 10, 86, 14, 82, 28, 74, 22]));
};
const whistle: Draw = (sheet) => {
  sheet.body(taper([70, 140, 60, 90, 26, 36], 24, 12), oval(20, 30, 11));
  sheet.spot(bar(2, 22, 40, 34, 7), oval(40, 36, 8));
  sheet.glow(
    ...range(3, (i) => moved(lens(0, -12, 0, 12, 5, 5), { x: 56 + i * 12, y: 16 - i * 4, turn: 0.2 })),
  );
};
const oar: Draw = (sheet) =>
  sheet.body(
    bar(58, -30, 40, 140, 7),
    blob([48, -24, 46, -70, 62, -92, 74, -68, 68, -22]),
    oval(52, 78, 12, 10),
    oval(46, 112, 12, 10),
  );
const barrels: Draw = (sheet) => {
  for (const x of [-44, 44]) {
    sheet.patch(blob([x - 24, 66, x + 24, 66, x + 34, 104, x + 24, 146, x - 24, 146, x - 34, 104]));
    sheet.line(
      lens(x - 30, 84, x + 30, 84, 5, 3),
      lens(x - 30, 124, x + 30, 124, 5, 3),
      lens(x, 68, x, 144, 2.4),
    );
  }
  sheet.jewel(gear(0, 62, 11, 6, 0.3), bar(0, 66, 0, 94, 5), box(0, 84, 12, 9));
};
const keg: Draw = (sheet) => {
  sheet.patch(blob([-38, 74, 38, 74, 50, 110, 38, 150, -38, 150, -50, 110]));
  sheet.line(
    lens(-46, 92, 46, 92, 6, 3),
    oval(0, 118, 13),
    box(-6, 126, 12, 12),
    taper([10, 74, 22, 58, 44, 64, 56, 44], 4, 3),
  );
  sheet.light(...both(oval(5, 117, 4)));
  sheet.glow(star(58, 38, 17, 8, 0.4));
};
const spyglass: Draw = (sheet) => {
  sheet.body(
    taper([8, -2, 70, -34], 14, 26, 2),
    taper([60, 130, 70, 60, 46, -16], 20, 11),
    oval(44, -18, 11),
  );
  sheet.spot(bar(34, -28, 42, -10, 5), oval(72, -35, 7, 12));
};
const lantern: Draw = (sheet) => {
  sheet.jewel(poly([44, 36, 72, 36, 76, 76, 40, 76]));
  sheet.line(bar(58, 20, 58, 36, 3), lens(58, 42, 58, 70, 8));
};
const blades: Draw = (sheet) => sheet.pale(...both(taper([18, 130, 58, 70, 78, -20], 14, 3)));
const banner: Draw = (sheet) => {
  sheet.body(bar(56, -60, 60, 140, 6));
  sheet.patch(poly([58, -58, 6, -74, 22, -50, 2, -30, 58, -22]));
};
const dagger: Draw = (sheet) =>
  sheet.pale(poly([-5, 84, 5, 84, 3, 128, 0, 138, -3, 128]), bar(-14, 82, 14, 82, 6), bar(0, 66, 0, 82, 6));
const heart: Draw = (sheet) => {
  sheet.body(taper([64, 140, 66, 100, 16, 86], 24, 14));
  sheet.skin(blob([-2, 76, 20, 74, 26, 86, 16, 98, -2, 96]));
};
const knot: Draw = (sheet) =>
  sheet.jewel(ribbon([-60, 116, -20, 84, 20, 100, 14, 122, -14, 122, -20, 100, 20, 84, 60, 116], () => 8, 4));
const mast: Draw = (sheet) => {
  sheet.body(poly([-60, 70, 60, 70, 48, 128, -48, 128]), bar(0, 120, 0, 160, 16));
  sheet.light(...range(5, (i) => lens((i - 2) * 22, 74, (i - 2) * 18, 126, 5)));
};

// --- Cannons; the six who serve them each do something else ---

const cannonball =
  (x: number, y: number, radius: number): Draw =>
  (sheet) => {
    sheet.body(oval(x, y, radius));
    sheet.cut(lens(x - radius * 0.5, y - radius * 0.5, x, y - radius * 0.7, radius * 0.24));
  };
const barrel: Draw = (sheet) => {
  sheet.body(
    taper([-70, 118, 20, 96, 82, 82], 40, 26, 3),
    oval(-70, 119, 21),
    taper([74, 86, 84, 83], 36, 36, 1),
    oval(-20, 130, 26),
  );
  sheet.spot(bar(-36, 92, -28, 128, 6), bar(20, 80, 26, 112, 6));
  sheet.cut(oval(-20, 130, 9));
};
const muzzleFire: Draw = (sheet) =>
  sheet.glow(...range(5, (i) => moved(lens(0, -4, 0, -34, 12), { x: 86, y: 82, turn: 0.5 + i * 0.4 })));
const firing = scene(barrel, muzzleFire);
const aiming: Draw = (sheet) => {
  sheet.body(poly([-54, 150, -40, 96, 40, 96, 54, 150]), oval(0, 102, 44));
  sheet.spot(oval(0, 102, 36));
  sheet.main(oval(0, 102, 29));
  sheet.cut(lens(-20, 92, -4, 80, 4));
};
const ramrod: Draw = (sheet) => {
  barrel(sheet);
  sheet.body(bar(70, -50, 40, 84, 6), oval(71, -54, 11, 14), oval(54, 30, 10));
};
const linstock: Draw = (sheet) => {
  barrel(sheet);
  sheet.body(bar(58, -40, 46, 88, 5));
  sheet.glow(flame(58, -54, 18));
};
const carrying: Draw = (sheet) => {
  sheet.body(taper([62, 140, 74, 80, 52, 34], 24, 14));
  cannonball(58, 14, 27)(sheet);
};
const pyramid: Draw = (sheet) => {
  for (const [x, y] of [
    [-44, 128],
    [0, 128],
    [44, 128],
    [-22, 92],
    [22, 92],
  ] as const)
    cannonball(x, y, 23)(sheet);
};

// --- Others ---

const ghost: Draw = set((sheet) => {
  sheet.body(
    blob([
      -38, -4, -30, -40, 30, -40, 38, -4, 54, 60, 70, 140, 40, 120, 20, 146, -4, 122, -30, 146, -48, 120, -72,
      138, -54, 60,
    ]),
    ...both(taper([38, 40, 74, 30, 80, -6], 24, 8)),
  );
  sheet.cut(
    ...both(oval(13, -4, 9, 12)),
    oval(0, 26, 9, 13),
    ...both(lens(18, 60, 26, 110, 4)),
    lens(0, 70, 0, 112, 4),
  );
  sheet.glow(...both(oval(13, -4, 3)));
  sheet.at({ y: -16, turn: -0.12 }, () => tricorne(sheet));
  sheet.spot(...range(5, (i) => oval(-46 + i * 23, 88 + (i % 2) * 8, 7)));
});

const council: Draw = (sheet) => {
  const heads: readonly (readonly [Draw, Draw, Placement])[] = [
    [kerchief, keen, { x: 66, y: 66, size: 0.5 }],
    [slouch, keen, { x: 136, y: 66, size: 0.5 }],
    [straw, moustached, { x: 101, y: 52, size: 0.54 }],
    [bobble, bearded, { x: 34, y: 92, size: 0.6 }],
    [headband, serene, { x: 168, y: 92, size: 0.6 }],
    [tricorne, patched, { x: 58, y: 116, size: 0.7 }],
    [plumed, keen, { x: 148, y: 116, size: 0.7 }],
  ];
  for (const [hat, face, place] of heads) {
    sheet.at(place, () => {
      sheet.body(blob([-16, 28, -58, 50, -70, 190, 70, 190, 58, 50, 16, 28]));
      stripes(sheet);
      sailorHead(sheet);
      face(sheet);
      hat(sheet);
    });
  }
  sheet.at({ ...CENTRE, y: 122, size: 0.9 }, () => {
    sheet.body(blob([-16, 28, -58, 50, -70, 150, 70, 150, 58, 50, 16, 28]));
    uniform(sheet);
    sailorHead(sheet);
    bearded(sheet);
    bicorne(sheet);
  });
};

const glory: Draw = (sheet) =>
  sheet.back(oval(101, 86, 58), ...burst(sheet, { x: 101, y: 86, from: 64, to: 100, count: 24, width: 6 }));
const night: Draw = (sheet) =>
  sheet.back(
    crescent(112, 70, 62, 0.5),
    ...range(6, (i) => star(24 + ((i * 67) % 150), 20 + ((i * 43) % 120), 6, 4, 0.3)),
  );

export const buka: Gallery = {
  named: {
    'council-of-eight': scene(compass, council),
    'commodore-lo-tan': scene(sail('tan'), sailor({ hat: bicorne, face: bearded, coat: uniform })),
    'commodore-tai-marn': scene(
      sail('marn'),
      sailor({ hat: plumed, face: moustached, coat: uniform, front: spyglass }),
    ),
    'captain-ariosa-paal': scene(
      sail('paal'),
      sailor({ hat: scene(longHair, tricorne), face: keen, coat: uniform, front: sabre }),
    ),
    'captain-su-cha': scene(
      sail('cha'),
      sailor({ hat: tricorne, face: patched, coat: uniform, front: parrot }),
    ),
    'sailingmaster-yo-cha': scene(sail('cha'), sailor({ hat: straw, face: moustached, front: wheel })),
    'sailingmaster-boo-marn': scene(sail('marn'), sailor({ hat: bobble, face: bearded, front: sextant })),
    'cannoneer-tara-ko': scene(sail('ko'), sailor({ hat: kerchief, face: fierce, front: firing })),
    'cannoneer-qu-cha': scene(sail('cha'), sailor({ hat: straw, face: bearded, front: carrying })),
    'cannoneer-edilia-paal': scene(sail('paal'), sailor({ hat: headband, face: keen, front: linstock })),
    'cannoneer-rilana-paal': scene(sail('paal'), sailor({ hat: headband, face: fierce, front: pyramid })),
    'cannoneer-riba-ko': scene(sail('ko'), sailor({ hat: kerchief, face: patched, front: aiming })),
    'cannoneer-alo-cha': scene(sail('cha'), sailor({ hat: straw, face: keen, front: ramrod })),
    'bp-unity': scene(sail('sun'), sailor({ hat: slouch, face: keen, front: knot })),
    'bp-ferocity': scene(sail('tan'), sailor({ hat: shaven, face: fierce, behind: blades })),
    'bp-bravery': scene(sail('tan'), sailor({ hat: kerchief, face: bearded, front: banner })),
    'bp-mystery': scene(sail('tan'), sailor({ hat: slouch, face: shadowed, coat: cloak, front: lantern })),
    'bp-loyalty': scene(sail('sun'), sailor({ hat: shaven, face: serene, front: heart })),
    'boatswain-mena-marn': scene(sail('marn'), sailor({ hat: bobble, face: keen, front: whistle })),
    'coxswain-mora-marn': scene(
      sail('marn'),
      sailor({ hat: scene(longHair, bobble), face: serene, front: oar }),
    ),
    'quartermaster-kura-ko': scene(
      sail('ko'),
      sailor({ hat: scene(longHair, kerchief), face: keen, front: barrels }),
    ),
    'powdermaster-yina-ko': scene(sail('ko'), sailor({ hat: kerchief, face: moustached, front: keg })),
    'lookout-dolora-paal': scene(
      sail('paal'),
      sailor({ hat: headband, face: serene, front: scene(mast, spyglass) }),
    ),
    'old-goo-laas-ghost': scene(night, ghost),
  },
  others: [
    scene(rigging, sailor({ hat: tricorne, face: patched, front: parrot })),
    scene(beams(20, 12), sailor({ hat: kerchief, face: fierce, front: dagger })),
    scene(glory, sailor({ hat: slouch, face: bearded, front: lantern })),
    scene(blaze(22), sailor({ hat: straw, face: keen, front: wheel })),
  ],
};
