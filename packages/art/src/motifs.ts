import type { Affiliation } from '@bluemoon/engine';
import {
  bar,
  blob,
  both,
  box,
  evenBlob,
  evenPoly,
  gear,
  lens,
  moved,
  oval,
  poly,
  spiral,
  star,
  type Shape,
} from './shapes.ts';

/** A people's mark, pointing up, in a box from -100 to 100. */
interface Motif {
  readonly solid: readonly Shape[];
  readonly cut: readonly Shape[];
  /** Shapes inside a cut. */
  readonly core?: readonly Shape[];
}

export const FLAME = blob([
  5, -100, 22, -55, 12, -20, 42, -42, 62, 10, 60, 50, 30, 92, -25, 95, -58, 55, -62, 5, -32, -25, -20, -55,
]);
const FLAME_HEART = blob([2, -5, 24, 30, 20, 62, 0, 78, -22, 60, -20, 28]);

export const LEAF = lens(0, 100, 0, -100, 92);
const LEAF_VEINS = [
  lens(0, 90, 0, -80, 10),
  ...[-35, 0, 35].flatMap((y) => both(lens(4, y + 18, 30, y - 10, 7))),
];

export const FEATHER = poly([
  0, 105, -6, 70, -30, 50, -34, 30, -22, 28, -38, 5, -40, -30, -22, -75, 0, -100, 22, -72, 38, -30, 40, 10,
  30, 20, 36, 32, 24, 52, 6, 70,
]);
const FEATHER_SHAFT = [
  lens(0, 75, 0, -80, 10),
  lens(5, 35, 28, 5, 6),
  lens(-5, 25, -30, -5, 6),
  lens(5, 0, 28, -30, 6),
  lens(-5, -10, -27, -40, 6),
];

const PEAKS = poly([-100, 90, -50, -5, -28, 12, 8, -95, 42, -10, 58, -30, 100, 90]);
const WING = blob([0, 10, 25, -60, 75, -95, 100, -60, 85, -10, 50, 10, 72, 50, 50, 90, 20, 70]);
const WAVE = blob([
  -100, 90, -95, 10, -50, -62, 15, -85, 70, -50, 72, 0, 42, 20, 20, 0, 35, -25, 10, -40, -20, -15, -12, 40,
  30, 80, 100, 90,
]);
const MASK = evenBlob([0, -100, 55, -60, 72, 0, 45, 70, 0, 100]);
const CRYSTAL = evenPoly([0, -100, 45, -30, 32, 70, 0, 100]);
const DROP = evenBlob([0, -100, 30, -40, 60, 20, 40, 80, 0, 98]);

const MOTIFS: Readonly<Record<Affiliation, Motif>> = {
  vulca: { solid: [FLAME], cut: [FLAME_HEART] },
  hoax: { solid: [gear(0, 0, 98, 10, 0.2)], cut: [oval(0, 0, 50)], core: [star(0, 0, 40, 4, 0.28)] },
  mimix: { solid: [LEAF], cut: LEAF_VEINS },
  flit: { solid: [FEATHER], cut: FEATHER_SHAFT },
  khind: { solid: [star(0, 0, 100, 5, 0.46)], cut: [spiral(0, 0, 36, 1.6, 12)] },
  terrah: {
    solid: [PEAKS],
    cut: [
      poly([8, -95, 20, -30, 2, -10, 20, 50, -6, 20, -12, -30]),
      lens(45, 10, 70, 80, 10),
      lens(-60, 30, -75, 80, 8),
    ],
  },
  pillar: {
    solid: [...both(WING), oval(0, 10, 10, 62)],
    cut: both(oval(68, -52, 16), oval(45, 50, 10)),
  },
  aqua: { solid: [WAVE], cut: [lens(-72, 70, -28, -40, 12, 10), lens(-45, 75, -20, 10, 8, 5)] },
  buka: {
    solid: [
      blob([-6, -100, 30, -55, 72, 10, 85, 55, 40, 50, -6, 50]),
      bar(-13, -100, -15, 62, 8),
      blob([-28, -60, -24, 50, -70, 52, -60, 0]),
      poly([-90, 68, 95, 68, 62, 100, -62, 100]),
    ],
    cut: [lens(5, 10, 60, 14, 8)],
  },
  mutant: { solid: [MASK], cut: [...both(lens(12, -10, 50, -25, 20)), box(-3, -100, 6, 200)] },
  inquisitor: {
    solid: [MASK, bar(0, -100, 0, 100, 26)],
    cut: [lens(-55, -10, 55, -10, 30)],
    core: [oval(0, -10, 12)],
  },
  emissary: { solid: [star(0, 0, 100, 8, 0.5)], cut: [oval(0, 0, 34)], core: [star(0, 0, 26, 4, 0.3)] },
  hyla: { solid: [oval(0, 20, 80, 70), ...both(oval(45, -50, 32))], cut: both(oval(45, -50, 14)) },
  tutu: { solid: [oval(0, 0, 95), ...both(poly([30, -60, 90, -100, 80, -20]))], cut: both(oval(36, -8, 16)) },
  crystal: { solid: [CRYSTAL], cut: [lens(0, -90, 0, 90, 7), ...both(lens(40, -26, 0, -6, 6))] },
  interference: { solid: [poly([20, -100, -50, 15, -5, 8, -25, 100, 55, -25, 10, -18, 50, -100])], cut: [] },
  spirit: { solid: [DROP], cut: both(oval(20, 20, 11, 16)) },
};

export const flame = (x: number, y: number, size: number, turn = 0): Shape =>
  moved(FLAME, { x, y, size: size / 100, turn });

export const leaf = (x: number, y: number, size: number, turn = 0): Shape =>
  moved(LEAF, { x, y, size: size / 100, turn });

export const feather = (x: number, y: number, size: number, turn = 0): Shape =>
  moved(FEATHER, { x, y, size: size / 100, turn });

export const peaks = (x: number, y: number, size: number): Shape => moved(PEAKS, { x, y, size: size / 100 });

export function motifOf(people: Affiliation): Motif {
  return MOTIFS[people];
}
