import { beams, blaze, disc, sun } from '../grounds.ts';
import { feather, flame } from '../motifs.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import {
  bar,
  blob,
  both,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  spiral,
  star,
  taper,
  wedge,
  type Placement,
  type Shape,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';

// --- Grounds ---

const wind: Draw = (sheet) => {
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

const clouds: Draw = (sheet) => {
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

const formation: Draw = (sheet) => {
  const far = blob([-16, -6, -6, -6, 0, 2, 6, -6, 16, -6, 4, 4, 0, 10, -4, 4]);
  sheet.back(...range(7, (i) => moved(far, { x: 66 + i * 17, y: 30 + Math.abs(i - 3) * 14, size: 0.9 })));
  sheet.back(oval(101, 120, 50));
};

/** A branch to sit on, with leaves. */
const branch: Draw = (sheet) => {
  sheet.back(oval(101, 82, 62));
  sheet.body(taper([-6, 168, 60, 156, 130, 160, 192, 140], 12, 7));
  sheet.glow(
    ...[
      [20, 152, 0.4],
      [46, 172, 2.4],
      [150, 138, 0.6],
      [168, 160, 2.2],
    ].map(([x = 0, y = 0, turn = 0]) => moved(lens(0, 12, 0, -12, 12), { x, y, turn })),
  );
};

// --- Heads, looking right ---

type Beak = 'hooked' | 'pointed' | 'open' | 'short';

const BEAKS: Readonly<Record<Beak, readonly Shape[]>> = {
  hooked: [blob([22, -11, 46, -8, 60, 12, 54, 28, 46, 13, 22, 11])],
  pointed: [poly([22, -10, 78, 4, 22, 12])],
  open: [poly([20, -14, 64, -16, 30, 0]), poly([20, 14, 54, 16, 30, 2])],
  short: [poly([20, -10, 46, 2, 20, 12])],
};

interface Head {
  readonly beak: Beak;
  readonly crest?: number;
  readonly eye?: 'bright' | 'mad' | 'stern';
}

function head(sheet: Sheet, { beak, crest = 0, eye = 'bright' }: Head): void {
  const plume = lens(0, 32, 0, -34, 15);
  for (const i of range(crest, (i) => i)) {
    const turn = 0.2 - i * 0.36;
    const place = { x: Math.sin(turn) * 34 - 4, y: -Math.cos(turn) * 34, turn, size: 1 - i * 0.06 };
    if (i % 2) sheet.rimmed(sheet.inks.glow, sheet.inks.ground, 3, moved(plume, place));
    else sheet.body(moved(plume, place));
  }
  sheet.main(oval(0, 0, 30, 28));
  sheet.rimmed(sheet.inks.glow, sheet.inks.main, 3, ...BEAKS[beak]);
  if (beak !== 'open') sheet.line(lens(24, 2, 54, 6, 2.6));
  sheet.skin(blob([2, -20, 22, -14, 24, 8, 8, 16, -8, 2]));
  sheet.line(oval(10, -3, 10));
  sheet.skin(oval(10, -3, 7));
  if (eye === 'mad') sheet.line(spiral(10, -3, 8, 2, 3));
  else sheet.line(oval(12, -3, 3.8));
  if (eye === 'stern') sheet.line(poly([-4, -18, 26, -8, 24, -2, -6, -10]));
}

/** Feathers like an open hand, around the shoulder. */
function fan(
  sheet: Sheet,
  count: number,
  long: number,
  from: number,
  step: number,
  place: Placement = {},
): void {
  const all = range(count, (i) => {
    const [turn, size] = [from + i * step, long - i * long * 0.045];
    return moved(feather(0, -size * 1.1, size), { turn });
  });
  const { light, main, ground } = sheet.inks;
  sheet.at(place, () => {
    all.toReversed().forEach((one, i) => {
      if (i % 2) sheet.rimmed(main, light === ground ? sheet.inks.back : light, 2.4, one);
      else sheet.rimmed(light === ground ? sheet.inks.back : light, main, 2.4, one);
    });
  });
}

const scales = (rows: number, top: number, width: number): readonly Shape[] =>
  range(rows * 5, (i) => {
    const [row, column] = [Math.floor(i / 5), (i % 5) - 2];
    const x = (column + (row % 2) / 2) * 15;
    return Math.abs(x) < width ? lens(x - 7, top + row * 15, x + 7, top + row * 15, 3, 6) : [];
  }).filter((shape) => shape.length > 0);

interface Officer extends Head {
  readonly gear?: Draw;
  /** How far the wings are raised. */
  readonly wings: number;
}

function bust({ gear, wings, ...look }: Officer): Draw {
  return set(
    (sheet) => {
      fan(sheet, 7, 50, wings, 0.21, { x: 22, y: 70 });
      fan(sheet, 7, 50, wings, 0.21, { x: -22, y: 70, mirrored: true });
      sheet.body(blob([-26, -6, -30, 30, -44, 72, -46, 150, 46, 150, 42, 70, 24, 34, 20, 10]));
      sheet.cut(...scales(5, 52, 36));
      head(sheet, look);
      gear?.(sheet);
    },
    { x: 92, y: 86 },
  );
}

const cap: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.main,
    sheet.inks.ground,
    4,
    blob([-34, -20, -30, -46, 6, -56, 36, -42, 30, -20]),
    poly([24, -24, 52, -18, 26, -14]),
  );
  sheet.glow(lens(-32, -22, 32, -22, 9));
  sheet.cut(star(2, -38, 9), ...both(lens(8, -38, 24, -42, 4)).map((wing) => moved(wing, { x: 2 })));
};

const goggles: Draw = (sheet) => {
  sheet.line(poly([-31, -14, 26, -22, 26, -14, -31, -6]));
  sheet.glow(oval(10, -18, 13, 11));
  sheet.skin(oval(10, -18, 8, 6));
};

const scarf: Draw = (sheet) => {
  goggles(sheet);
  sheet.rimmed(
    sheet.inks.glow,
    sheet.inks.ground,
    4,
    blob([-34, 26, 26, 24, 32, 42, -42, 46]),
    taper([-34, 34, -66, 20, -84, 40], 20, 8),
    taper([-34, 38, -60, 46, -74, 70], 18, 7),
  );
};

const necklace: Draw = (sheet) => {
  sheet.glow(...range(5, (i) => star(-30 + i * 15, 42 + (2 - Math.abs(i - 2)) * 5, 6, 4, 0.5)));
  sheet.rimmed(sheet.inks.skin, sheet.inks.line, 3, oval(76, 16, 11));
  sheet.line(oval(76, 16, 6));
};

// --- Whole birds ---

/** Gliding towards us with spread wings. */
function soaring(tail: Draw, look: Draw): Draw {
  return set((sheet) => {
    fan(sheet, 8, 42, 0.55, 0.19, { x: 12, y: 12 });
    fan(sheet, 8, 42, 0.55, 0.19, { x: -12, y: 12, mirrored: true });
    tail(sheet);
    sheet.body(blob([-22, -6, 0, -26, 22, -6, 24, 26, 0, 66, -24, 26]));
    sheet.cut(...scales(3, 16, 20));
    sheet.at({ y: -22, size: 0.8 }, () => look(sheet));
  });
}

const hawkTail: Draw = (sheet) =>
  sheet.patch(...range(5, (i) => moved(feather(0, -26, 26), { y: 58, turn: Math.PI + (i - 2) * 0.24 })));

const flameTail: Draw = (sheet) => {
  sheet.glow(
    ...range(7, (i) => moved(taper([0, 0, 14, 36, -8, 70, 10, 104], 14, 2), { y: 40, turn: (i - 3) * -0.3 })),
  );
  sheet.body(...range(3, (i) => moved(taper([0, 0, -8, 30, 8, 60], 16, 3), { y: 44, turn: (i - 1) * -0.3 })));
};

const front: Draw = (sheet) => {
  sheet.body(oval(0, -8, 27, 26));
  sheet.skin(...both(oval(11, -12, 9)));
  sheet.line(...both(oval(10, -12, 4), poly([2, -20, 24, -28, 22, -18, 2, -12])));
  sheet.glow(poly([-8, -8, 8, -8, 0, 14]));
};

const crowned: Draw = (sheet) => {
  sheet.glow(...range(5, (i) => flame((i - 2) * 11, -40 - (2 - Math.abs(i - 2)) * 8, 18, (i - 2) * 0.3)));
  front(sheet);
};

/** Falling like a stone, from top left to bottom right. */
function diving(look: Head, gear: Draw = () => {}): Draw {
  return set(
    (sheet) => {
      sheet.back(...range(5, (i) => lens(-120, -34 + i * 17, -34 + (i % 2) * 18, -34 + i * 17, 7)));
      sheet.patch(
        ...range(5, (i) => moved(feather(0, -34, 34, 0), { x: -30, turn: -Math.PI / 2 + (i - 2) * 0.16 })),
      );
      sheet.body(
        ...range(4, (i) => moved(feather(0, -40, 44), { x: 10 - i * 12, y: -16, turn: -1.25 })),
        ...range(4, (i) => moved(feather(0, -40, 44), { x: 10 - i * 12, y: 16, turn: -1.9 })),
        blob([40, -24, 10, -32, -30, -16, -52, 0, -30, 16, 10, 32, 40, 24]),
      );
      sheet.cut(...range(3, (i) => lens(-4 - i * 14, -12 + i * 2, -4 - i * 14, 12 - i * 2, 3, 5)));
      sheet.at({ x: 44 }, () => {
        head(sheet, look);
        gear(sheet);
      });
    },
    { x: 92, y: 92, turn: 0.85, size: 1.06 },
  );
}

const headband: Draw = (sheet) => {
  sheet.glow(
    poly([-22, -28, 18, -28, 22, -16, -26, -16]),
    taper([-24, -22, -46, -30, -58, -20], 9, 3),
    taper([-24, -20, -44, -14, -52, -2], 8, 3),
  );
  sheet.skin(oval(2, -22, 4));
};

/** A small bird on a branch. */
function perched(look: Head, lift = 0): Draw {
  return (sheet) => {
    sheet.patch(...range(3, (i) => moved(feather(0, -30, 32), { x: -28, y: 40, turn: -2.2 + i * 0.16 })));
    sheet.body(blob([-20, -14, 20, -10, 36, 26, 22, 56, -18, 56, -40, 34, -34, 8]), oval(4, -22, 27, 25));
    sheet.light(blob([14, 8, 30, 26, 18, 50, 0, 48, 4, 22]));
    sheet.rimmed(sheet.inks.main, sheet.inks.cut, 2.4, blob([-34, 8, -10, 4, 8, 24, 2, 44, -44, 46]));
    sheet.cut(lens(-30, 22, -4, 24, 3), lens(-34, 33, -4, 34, 3));
    sheet.line(bar(-2, 54, -4, 66, 3), bar(12, 54, 14, 66, 3));
    sheet.at({ x: 4, y: -22, turn: -lift, size: 0.86 }, () => head(sheet, look));
  };
}

const notes: Draw = (sheet) => {
  const note = [oval(0, 10, 8, 6), bar(6, 10, 6, -18, 3), poly([5, -18, 20, -12, 20, -4, 5, -10])];
  for (const [x, y, turn] of [
    [156, 44, 0.1],
    [172, 90, 0.3],
    [128, 24, -0.2],
  ] as const)
    sheet.glow(...note.map((part) => moved(part, { x, y, turn })));
};

const woodpecker: Draw = (sheet) => {
  sheet.back(oval(80, 84, 60));
  sheet.body(
    poly([144, -4, 188, -4, 192, 230, 138, 230]),
    ...range(4, (i) => wedge(134 - (i % 2) * 6, 86 + i * 12, 146, 90 + i * 8, 7)),
  );
  sheet.cut(
    ...range(5, (i) => lens(158 + (i % 2) * 12, 16 + i * 44, 160 + (i % 2) * 10, 56 + i * 44, 4)),
    oval(146, 78, 7, 10),
  );
  sheet.at({ x: 84, y: 104, turn: -0.2, size: 1.1 }, () =>
    perched({ beak: 'pointed', crest: 3, eye: 'stern' }, -0.3)(sheet),
  );
  sheet.glow(...range(5, (i) => moved(wedge(0, -34, 0, -20, 6), { x: 148, y: 76, turn: -2.2 + i * 0.4 })));
};

const hummingbird: Draw = set((sheet) => {
  sheet.glow(...range(6, (i) => moved(lens(0, 0, 0, -24, 16), { x: 70, y: -22, turn: i * 1.05 })));
  sheet.ground(oval(70, -22, 7));
  fan(sheet, 6, 34, -1.5, 0.22, { x: -18, y: 4 });
  fan(sheet, 5, 30, -2.5, 0.24, { x: -14, y: 22 });
  sheet.body(blob([-20, -14, 8, -14, 10, 16, -14, 46, -40, 74, -34, 40]));
  sheet.light(blob([-8, 0, 4, 4, -10, 36, -22, 44]));
  sheet.at({ x: 0, y: -18, size: 0.72 }, () => {
    head(sheet, { beak: 'short', crest: 2 });
    sheet.glow(lens(30, 2, 88, -4, 6, 4));
  });
});

const pairOnBranch: Draw = (sheet) => {
  branch(sheet);
  sheet.at({ x: 62, y: 106, size: 0.82 }, () => perched({ beak: 'open', crest: 3 })(sheet));
  sheet.at({ x: 142, y: 106, size: 0.82, mirrored: true }, () => perched({ beak: 'short' })(sheet));
};

const nest: Draw = (sheet) => {
  sheet.back(...range(3, (i) => oval(101, 60, 86 - i * 22)).flatMap((ring, i) => (i === 1 ? [] : [ring])));
  for (const [x, y, turn] of [
    [50, 96, -0.9],
    [152, 98, -0.5],
    [98, 82, -0.75],
  ] as const) {
    sheet.at({ x, y, turn, size: 0.86 }, () => {
      sheet.body(blob([-20, 10, 20, 10, 34, 70, -34, 70]), oval(0, 0, 29));
      head(sheet, { beak: 'open', crest: 2 });
    });
  }
  sheet.body(blob([4, 136, 101, 150, 196, 134, 176, 190, 101, 206, 26, 190]));
  sheet.cut(
    ...range(4, (i) =>
      ribbon([16 + i * 6, 152 + i * 12, 101, 162 + i * 12, 186 - i * 6, 150 + i * 12], () => 3, 3),
    ),
    ...range(7, (i) => lens(30 + i * 22, 150, 44 + i * 20, 190, 3)),
  );
};

const fluttering: Draw = set((sheet) => {
  fan(sheet, 6, 40, -1.2, 0.22, { x: 0, y: 0 });
  sheet.patch(...range(4, (i) => moved(feather(0, -30, 30), { x: -44, y: 24, turn: -1.9 + i * 0.2 })));
  sheet.body(blob([-48, 22, -10, -16, 30, -18, 40, 8, 10, 36, -26, 36]));
  fan(sheet, 6, 46, -0.6, 0.2, { x: 8, y: 8 });
  sheet.at({ x: 42, y: -10, size: 0.84 }, () => head(sheet, { beak: 'open', crest: 4 }));
});

export const flit: Gallery = {
  named: {
    falc: scene(disc(64), bust({ beak: 'hooked', crest: 4, wings: 0.5 })),
    'wing-commander-razorfeather': scene(
      beams(20, 13),
      bust({ beak: 'hooked', eye: 'stern', wings: 0.2, gear: cap }),
    ),
    'squadron-leader-squeak': scene(clouds, bust({ beak: 'short', crest: 2, wings: 0.9, gear: scarf })),
    'flight-leader-squawk': scene(formation, bust({ beak: 'open', crest: 6, wings: 0.6, gear: goggles })),
    peckswift: woodpecker,
    steepstoop: scene(clouds, diving({ beak: 'hooked', eye: 'stern' })),
    highchirp: scene(branch, set(perched({ beak: 'open', crest: 5 }, 0.5), { y: 102 }), notes),
    tittertweet: pairOnBranch,
    flitterflutter: scene(disc(70), hummingbird),
    trillilling: scene(wind, fluttering, notes),
    cheepchirrup: nest,
    'carl-kamikaze-crow': scene(blaze(18), diving({ beak: 'pointed', eye: 'mad' }, headband)),
    'hank-highflyer-hawk': scene(clouds, soaring(hawkTail, front)),
    'mad-mike-magpie': scene(
      wind,
      bust({ beak: 'pointed', crest: 5, eye: 'mad', wings: 0.75, gear: necklace }),
    ),
    'proud-phoenix-phil': scene(sun(56), soaring(flameTail, crowned)),
  },
  others: [
    scene(wind, bust({ beak: 'pointed', crest: 4, wings: 0.5 })),
    scene(disc(66), fluttering),
    scene(clouds, soaring(hawkTail, front)),
    scene(branch, set(perched({ beak: 'short', crest: 3 }), { y: 102 })),
  ],
};
