import { rings, sun } from '../grounds.ts';
import { reachingHand } from '../objects/waters.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import { bar, both, box, evenBlob, lens, oval, poly, range, spread, star, taper } from '../shapes.ts';
import { floating, pearls } from './aqua/ladies.ts';
import { bearded, keen, sailorHead, serene } from './buka/sailor.ts';
import { long } from './hoax/faces.ts';
import { hourglass } from './hoax/held.ts';
import { folds, lids } from './parts.ts';
import { brim } from './props.ts';

/** The star that all emissaries wear. */
const starOf =
  (x: number, y: number, size: number): Draw =>
  (sheet) => {
    sheet.jewel(star(x, y, size, 8, 0.5));
    sheet.line(oval(x, y, size * 0.34));
  };

interface Emissary {
  readonly hair?: Draw;
  readonly face: Draw;
  readonly hat: Draw;
  readonly held: Draw;
}

/** An emissary in a travelling cloak with a high collar. */
function emissaryFigure({ hair, face, hat, held }: Emissary): Draw {
  return set(
    (sheet) => {
      hair?.(sheet);
      sheet.body(evenBlob([84, 150, 68, 64, 42, 42, 18, 30]));
      sheet.cut(...folds(8, 74, 150, 96));
      sailorHead(sheet);
      face(sheet);
      hat(sheet);
      sheet.patch(...both(poly([3, 50, 26, 18, 52, 40, 22, 66])));
      starOf(0, 54, 17)(sheet);
      held(sheet);
    },
    { x: 95 },
  );
}

const staff: Draw = (sheet) => {
  sheet.body(
    bar(64, -26, 60, 150, 6),
    taper([64, -20, 44, -34, 50, -70], 7, 3),
    taper([64, -20, 84, -34, 78, -70], 7, 3),
  );
  starOf(64, -48, 17)(sheet);
  sheet.pale(oval(62, 60, 10, 9));
};

const glass: Draw = (sheet) => {
  sheet.at({ x: 4, y: -28 }, hourglass);
  sheet.body(taper([60, 140, 74, 90, 62, 58], 26, 18));
  sheet.pale(oval(62, 54, 13, 9));
};

const oath: Draw = (sheet) => {
  sheet.glow(...spread(7, (i, far) => taper([60 + i * 9, -40 + far * 3, 60 + i * 14, -62 + far * 7], 3, 6)));
  sheet.at({ x: 58, y: 4, size: 0.66 }, reachingHand);
  sheet.body(poly([42, 34, 74, 34, 84, 130, 40, 130]));
  sheet.cut(lens(42, 42, 74, 42, 4));
  sheet.pale(poly([-62, 84, 26, 74, 30, 128, -58, 138]));
  sheet.line(...range(4, (i) => lens(-50, 92 + i * 11, 14, 85 + i * 11, 3)));
};

const gonfalon: Draw = (sheet) => {
  sheet.body(bar(62, -76, 62, 150, 6), bar(38, -64, 86, -64, 6));
  sheet.patch(poly([40, -62, 84, -62, 84, 16, 62, 0, 40, 16]));
  starOf(62, -32, 17)(sheet);
  sheet.pale(oval(62, 60, 11, 10));
};

const coils: Draw = (sheet) => {
  sheet.body(oval(0, -12, 34, 32), ...both(oval(33, 4, 13), oval(33, 24, 9)));
  sheet.cut(...both(lens(26, 0, 42, 6, 3), lens(27, 20, 40, 26, 3)));
};

const parting: Draw = (sheet) => {
  sheet.body(evenBlob([0, -44, 30, -28, 29, 2, 18, -20, 0, -28]));
  starOf(0, -34, 9)(sheet);
};

const kettleHat: Draw = (sheet) => {
  sheet.patch(evenBlob([0, -66, 30, -48, 34, -16, 0, -16]), lens(-56, -14, 56, -14, 18, -6));
  sheet.line(lens(-33, -24, 33, -24, 4, -3), ...both(oval(18, -36, 3)), oval(0, -38, 3));
};

const bridge: Draw = (sheet) => {
  sheet.back(
    box(-4, 102, 200, 130),
    box(4, 58, 34, 60),
    box(152, 62, 40, 60),
    ...range(7, (i) => box(i * 30 - 2, 92, 18, 12)),
  );
  sheet.ground(
    ...[6, 176].map((x) => oval(x, 176, 34, 48)),
    box(0, 114, 190, 4),
    box(16, 74, 9, 18),
    box(166, 76, 9, 18),
  );
};

const tired: Draw = (sheet) => {
  sheet.line(...lids({ y: -1, apart: 10, width: 7 }));
  long(104)(sheet);
};

export const emissary: Gallery = {
  'ondalin-of-the-pools': scene(
    rings(5, 96),
    emissaryFigure({ hair: floating(7, 100), face: serene, hat: scene(parting, pearls), held: staff }),
  ),
  'teodric-the-patient': scene(sun(66), emissaryFigure({ face: tired, hat: brim, held: glass })),
  'irmeline-oathspeaker': scene(
    sun(70),
    emissaryFigure({ hair: coils, face: keen, hat: parting, held: oath }),
  ),
  'brannoch-the-bridgewarden': scene(
    bridge,
    emissaryFigure({ face: bearded, hat: kettleHat, held: gonfalon }),
  ),
};
