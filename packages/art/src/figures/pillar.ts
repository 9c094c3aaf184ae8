import { board, cone } from './props.ts';
import { book } from '../objects/lore.ts';
import { beams, blaze, disc, meadow, rings } from '../grounds.ts';
import { motif } from '../marks.ts';
import { leaf } from '../motifs.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
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
} from '../shapes.ts';
import { caterpillar, caterpillarHead } from './caterpillar.ts';

// --- Grounds ---

const bigLeaf: Draw = (sheet) => {
  sheet.back(lens(-14, 200, 200, 14, 136));
  sheet.ground(
    lens(4, 186, 192, 24, 5),
    ...range(6, (i) => lens(40 + i * 22, 154 - i * 18, 42 + i * 22, 96 - i * 12, 3.4)),
    ...range(6, (i) => lens(44 + i * 22, 152 - i * 18, 94 + i * 16, 152 - i * 12, 3.4)),
  );
};

const mushrooms: Draw = (sheet) => {
  for (const [x, y, size] of [
    [40, 120, 1],
    [160, 100, 1.2],
    [100, 150, 1.5],
  ] as const) {
    sheet.back(
      ...[evenBlob([0, -32, 26, -22, 34, 0]), evenPoly([8, 0, 12, 90])].map((part) =>
        moved(part, { x, y, size }),
      ),
    );
    sheet.ground(
      ...[oval(-14, -14, 5), oval(8, -20, 5), oval(18, -8, 4)].map((part) => moved(part, { x, y, size })),
    );
  }
};

const butterflies: Draw = (sheet) => {
  const { back, ground } = sheet.inks;
  for (const [x, y, size, turn] of [
    [150, 50, 26, 0.4],
    [40, 130, 22, -0.4],
    [156, 140, 18, 0.2],
    [76, 34, 16, -0.3],
  ] as const)
    motif(sheet, 'pillar', { x, y, size, turn }, { ink: back, cut: ground });
};

// --- How they stand ---

const UPRIGHT = [-26, 130, 12, 104, 26, 70, 8, 34, 0, -6];
const SWAYED = [34, 130, -10, 108, -34, 76, -18, 38, 4, -4];
const STOUT = [0, 132, 0, 92, 0, 48, 0, 0];
const REARED = [-78, 106, -44, 112, -12, 100, 14, 66, 26, 28, 28, -10];
const RACING = [-84, 40, -60, 14, -38, 40, -12, 18, 10, 34, 44, 6];

interface Standing {
  readonly spine?: readonly number[];
  readonly thick?: number;
  readonly eyes?: 'bright' | 'wise' | 'sly' | 'shut' | 'dull';
  readonly mouth?: 'smile' | 'round' | 'smirk' | 'sour' | 'gape';
  readonly hat?: Draw;
  readonly headSize?: number;
  readonly behind?: Draw;
  readonly front?: Draw;
}

function standing({ spine = UPRIGHT, behind, front, ...look }: Standing): Draw {
  return set(
    (sheet) => {
      behind?.(sheet);
      caterpillar({ spine, ...look })(sheet);
      front?.(sheet);
    },
    { y: 84 },
  );
}

// --- On their heads ---

const laurel: Draw = (sheet) =>
  sheet.jewel(
    ...both(...range(5, (i) => leaf(12 + i * 7, -34 + i * 8 - (i === 0 ? 2 : 0), 11, 0.5 + i * 0.34))),
  );
const wizardHat: Draw = (sheet) => sheet.at({ y: -7 }, cone);
const scholarCap: Draw = (sheet) => sheet.at({ y: -10, size: 0.9 }, board);
const silkHat: Draw = (sheet) => {
  sheet.body(box(-17, -66, 34, 40), lens(-34, -26, 34, -26, 13));
  sheet.spot(box(-17, -42, 34, 8));
};
const crest: Draw = (sheet) => {
  sheet.body(evenBlob([0, -42, 38, -24, 38, 4, 26, -14, 0, -20]));
  sheet.spot(blob([-30, -40, -16, -64, 20, -62, 34, -38, 0, -46]));
};
const mask: Draw = (sheet) => {
  sheet.line(evenPoly([36, -12, 34, 4, 8, 6, 0, 0]));
  sheet.skin(...both(lens(6, -4, 24, -6, 8)));
};
const goggles: Draw = (sheet) => {
  sheet.line(bar(-36, -20, 36, -20, 8));
  sheet.spot(...both(oval(14, -20, 13, 11)));
  sheet.skin(...both(oval(14, -20, 8, 6)));
};
const bow: Draw = (sheet) => {
  sheet.jewel(...both(blob([2, -36, 26, -54, 32, -38, 26, -24])), oval(0, -37, 6));
  sheet.line(...both(...range(3, (i) => lens(20 + i * 3, -8 + i * 2, 28 + i * 3, -15 + i * 5, 2))));
};
const whiskers: Draw = (sheet) => {
  sheet.jewel(...both(taper([2, 10, 20, 12, 26, 34, 20, 64], 8, 2)), taper([0, 24, 2, 44, 0, 72], 12, 2));
  sheet.body(evenPoly([18, -42, 34, -22]), oval(0, -46, 7));
};

// --- What they have or do ---

const wand: Draw = (sheet) => {
  sheet.body(bar(40, 62, 66, 4, 5));
  sheet.glow(star(68, -4, 16), star(50, -26, 6, 4, 0.3), star(80, 26, 7, 4, 0.3));
};
const muscles: Draw = (sheet) => {
  for (const y of [46, 84])
    sheet.body(
      ...both(taper([22, y, 60, y + 6, 62, y - 30], 18, 12), oval(50, y - 2, 14, 12), oval(62, y - 32, 10)),
    );
  sheet.cut(...both(lens(44, 38, 56, 40, 3, -3), lens(44, 76, 56, 78, 3, -3)));
};
const reading: Draw = (sheet) => sheet.at({ y: 76, size: 0.62 }, book);
const speedLines: Draw = (sheet) =>
  sheet.glow(
    ...range(6, (i) => lens(-110, -10 + i * 16, -30 - (i % 2) * 20, -10 + i * 16, 5)),
    ...range(3, (i) => spiral(-92 + i * 4, 70 + i * 4, 10, 1.4, 4)),
  );
const spearAndShield: Draw = (sheet) => {
  sheet.body(bar(62, -70, 54, 130, 5), poly([62, -90, 71, -66, 62, -58, 53, -66]));
  sheet.jewel(oval(-34, 66, 30, 34));
  motif(sheet, 'pillar', { x: -34, y: 66, size: 20 }, { ink: sheet.inks.line, cut: sheet.inks.spot });
};
const breath: Draw = (sheet) => {
  sheet.rimmed(
    sheet.inks.glow,
    sheet.inks.ground,
    4,
    blob([6, 16, 36, 20, 54, 2, 74, 14, 88, 36, 78, 64, 54, 72, 34, 60, 14, 40]),
  );
  sheet.ground(spiral(58, 36, 16, 1.6, 5), oval(30, 38, 4), oval(74, 56, 4));
};
const stench: Draw = (sheet) => {
  sheet.glow(
    ...[-60, -40, 44, 64].map((x) => ribbon([x, 40, x + 8, 24, x - 4, 6, x + 6, -14, x - 2, -34], () => 5)),
  );
  for (const [x, y] of [
    [-52, -44],
    [56, -50],
    [72, 0],
    [-70, 8],
  ] as const)
    sheet.body(oval(x, y, 4), ...both(lens(0, 0, 8, -8, 6)).map((wing) => moved(wing, { x, y })));
};
const bitten: Draw = (sheet) => {
  const { light, ground, back, main } = sheet.inks;
  sheet.rimmed(
    light === ground ? back : light,
    main,
    4,
    blob([-30, 60, 8, 34, 12, 20, 24, 26, 34, 16, 46, 22, 86, 0, 78, 40, 40, 72, -4, 80]),
  );
  sheet.main(lens(-40, 70, 76, 14, 4), lens(20, 48, 26, 70, 3), lens(44, 34, 60, 54, 3));
};

const cards: Draw = (sheet) => {
  sheet.pale(...spread(4, (i) => moved(box(-13, -40, 26, 38), { x: 40, y: 74, turn: i * 0.32 })));
  sheet.line(...spread(4, (i) => moved(star(0, -24, 6, 4, 0.4), { x: 40, y: 74, turn: i * 0.32 })));
};
const bottle: Draw = (sheet) => {
  sheet.patch(
    moved(evenBlob([16, -30, 18, 6, 6, 20, 6, 36]), {
      x: 50,
      y: 30,
      turn: 0.4,
    }),
  );
  sheet.line(lens(44, 6, 58, 12, 3));
  sheet.glow(blob([36, 74, 40, 86, 36, 92, 32, 86]));
};
const houses: Draw = (sheet) => {
  sheet.body(
    ...[-72, -46, 46, 70].map((x, i) =>
      moved(evenPoly([0, -10, 12, 4, 12, 26]), { x, y: 116 - (i % 2) * 8 }),
    ),
  );
  sheet.cut(...[-72, -46, 46, 70].map((x, i) => box(x - 4, 122 - (i % 2) * 8, 8, 10)));
};
const fan: Draw = (sheet) =>
  sheet.jewel(...range(6, (i) => moved(lens(0, 0, 0, -46, 13), { x: 38, y: 82, turn: -0.5 + i * 0.32 })));

// --- Others ---

const curled: Draw = set((sheet) => {
  const coil = range(19, (i) => {
    const [a, r] = [i * 0.66, 22 + i * 3.3];
    return [Math.cos(a) * r, Math.sin(a) * r * 0.92];
  });
  caterpillar({ spine: coil.toReversed().flat(), thick: 17, eyes: 'shut', mouth: 'sour', headSize: 0.74 })(
    sheet,
  );
});

const cocoon: Draw = set((sheet) => {
  sheet.body(taper([-110, -66, -40, -74, 30, -66, 110, -80], 12, 8), taper([0, -70, 2, -56], 5, 5));
  sheet.jewel(leaf(52, -54, 16, 2.4), leaf(-50, -58, 16, -2.4));
  sheet.body(evenBlob([20, -54, 38, 0, 32, 60, 0, 104]));
  sheet.light(blob([8, -46, 18, -46, 32, 0, 26, 56, 6, 88]));
  sheet.cut(
    ...range(6, (i) =>
      lens(-34 + Math.abs(i - 2) * 3, -36 + i * 24, 34 - Math.abs(i - 2) * 3, -26 + i * 24, 3.4, 5),
    ),
  );
  sheet.at({ y: -4, size: 0.62 }, () => caterpillarHead(sheet, {}));
});

const front = { x: 101, y: 92 };

export const pillar: Gallery = {
  'fucius-con': scene(beams(22, 13), standing({ spine: STOUT, eyes: 'wise', hat: whiskers })),
  'primus-magicus': scene(butterflies, standing({ hat: wizardHat, behind: wand })),
  'devius-maximus': scene(rings(4), standing({ spine: SWAYED, mouth: 'smirk', hat: scene(laurel, mask) })),
  'colossus-gigantus': scene(
    blaze(20),
    standing({ spine: STOUT, thick: 46, headSize: 1.35, eyes: 'dull', behind: houses }),
  ),
  'bigus-musselus': scene(
    disc(74),
    standing({ spine: STOUT, thick: 30, eyes: 'sly', mouth: 'smirk', behind: muscles }),
  ),
  'smartia-pantia': scene(
    bigLeaf,
    standing({ spine: SWAYED, eyes: 'wise', hat: scholarCap, front: reading }),
  ),
  'speedius-unnecessarius': scene(
    meadow,
    set(scene(speedLines, caterpillar({ spine: RACING, thick: 23, mouth: 'round', hat: goggles })), front),
  ),
  'lonus-mightius': scene(disc(68), standing({ hat: crest, eyes: 'sly', behind: spearAndShield })),
  'halitosus-teriblus': scene(mushrooms, standing({ spine: SWAYED, mouth: 'gape', front: breath })),
  'bodius-maloderus': scene(bigLeaf, standing({ spine: STOUT, eyes: 'dull', mouth: 'sour', behind: stench })),
  'introvertus-completus': scene(disc(84), curled),
  'gulpus-permanentus': scene(
    beams(16, 18),
    standing({ spine: REARED, mouth: 'gape', headSize: 1.15, hat: bitten }),
  ),
  'gloria-gracia': scene(butterflies, standing({ spine: SWAYED, eyes: 'shut', hat: bow, front: fan })),
  'cardus-nikkus': scene(meadow, standing({ spine: REARED, mouth: 'smirk', hat: mask, front: cards })),
  'crysalus-frendus': scene(disc(70), cocoon),
  'bottelus-emptius': scene(
    mushrooms,
    standing({ spine: SWAYED, eyes: 'dull', mouth: 'round', hat: silkHat, front: bottle }),
  ),
};
