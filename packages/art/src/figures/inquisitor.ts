import { beams, blaze, disc } from '../grounds.ts';
import { gauntlet } from '../objects/arms.ts';
import { serpent } from '../objects/waters.ts';
import { BOLT } from '../objects/weather.ts';
import { PAPER } from '../ink.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import { bar, both, evenBlob, evenPoly, lens, moved, oval, poly, range, taper } from '../shapes.ts';
import { square } from './hoax/faces.ts';
import { slits } from './parts.ts';

interface Judge {
  readonly face: Draw;
  readonly behind?: Draw;
  readonly front?: Draw;
}

const FACE = evenBlob([0, -24, 23, -16, 24, 12, 12, 38]);

/** A flat cap over a cowl, with an eye on it. */
function judge({ face, behind, front }: Judge): Draw {
  return set(
    (sheet) => {
      behind?.(sheet);
      sheet.body(evenPoly([88, 150, 80, 70, 56, 48, 20, 40]));
      sheet.cut(...both(...range(3, (i) => lens(44 + i * 14, 70 + i * 4, 50 + i * 16, 150, 3.4))));
      sheet.patch(evenPoly([13, 50, 16, 150]), evenBlob([0, -44, 32, -36, 42, 26, 30, 62, 0, 56]));
      sheet.jewel(...range(3, (i) => evenPoly([0, 76 + i * 26, 7, 85 + i * 26, 0, 94 + i * 26])));
      sheet.main(evenBlob([0, -38, 28, -26, 30, 16, 14, 46]));
      sheet.skin(FACE);
      const { skin, light } = sheet.inks;
      sheet.fill(
        skin === light ? PAPER : light,
        FACE.filter(([x]) => x >= 0),
      );
      face(sheet);
      sheet.body(evenPoly([0, -74, 46, -82, 34, -24, 0, -32]));
      sheet.cut(...both(lens(24, -74, 19, -34, 3.4)));
      sheet.jewel(lens(-17, -54, 17, -54, 22));
      sheet.line(oval(0, -54, 6));
      front?.(sheet);
    },
    { x: 94 },
  );
}

const stern: Draw = (sheet) =>
  sheet.line(
    ...slits({ y: 0, apart: 11, width: 9, height: 7, tilt: 3 }),
    ...both(lens(3, -8, 23, -15, 5)),
    lens(0, 2, 0, 16, 4),
    lens(-10, 27, 10, 27, 5, -3),
  );

const fist: Draw = (sheet) => {
  sheet.glow(
    moved(BOLT, { x: 34, y: -58, size: 0.6, turn: 0.4 }),
    moved(BOLT, { x: 72, y: -50, size: 0.6, turn: -0.2 }),
  );
  sheet.body(poly([30, 60, 74, 60, 86, 150, 34, 150]));
  sheet.at({ x: 52, y: 24, size: 0.78 }, gauntlet);
};

const forked: Draw = (sheet) => {
  sheet.line(...both(lens(3, -2, 23, -8, 12)), lens(-12, 24, 12, 24, 6, 3));
  sheet.spot(...both(lens(12, -10, 13, 0, 4)));
  sheet.jewel(taper([0, 26, 2, 46, -2, 60], 9, 7), ...both(taper([0, 58, 6, 70, 16, 76], 7, 2)));
};

const snake: Draw = (sheet) => sheet.at({ x: 66, y: 2, size: 0.84 }, serpent);

const ash: Draw = (sheet) =>
  sheet.back(
    ...range(30, (i) => {
      const [x, y, size] = [6 + ((i * 67) % 180), 8 + ((i * 41) % 190), 4 + (i % 4) * 2];
      return lens(x - size, y + (i % 3) - 1, x + size, y - (i % 5), size);
    }),
  );

const scales: Draw = (sheet) => {
  sheet.body(
    bar(56, -52, 56, 140, 6),
    bar(30, -30, 84, -40, 6),
    ...[34, 78].flatMap((x) => [bar(x, -32, x - 9, 10, 2.4), bar(x, -32, x + 9, 10, 2.4)]),
  );
  sheet.patch(...[34, 78].map((x) => poly([x - 15, 8, x + 15, 8, x + 8, 20, x - 8, 20])));
  sheet.jewel(oval(56, -54, 8));
  sheet.pale(oval(56, 64, 12, 10));
};

const sewnUp: Draw = (sheet) =>
  sheet.line(
    ...slits({ y: -2, apart: 11, width: 9, height: 9, tilt: 2 }),
    lens(-19, 24, 19, 24, 5),
    ...range(5, (i) => bar(-15 + i * 7, 17, -13 + i * 7, 31, 3)),
  );

const halberd: Draw = (sheet) => {
  sheet.body(bar(64, -40, 64, 150, 6), poly([64, -84, 71, -40, 57, -40]));
  sheet.patch(poly([64, -52, 84, -68, 88, -18, 64, -28]), poly([64, -46, 46, -42, 64, -34]));
  sheet.pale(oval(64, 60, 12, 10));
  sheet.jewel(oval(34, 100, 18), bar(34, 118, 30, 150, 8), bar(44, 114, 52, 144, 8));
  sheet.line(oval(34, 100, 12));
};

export const inquisitor: Gallery = {
  thunderfist: scene(blaze(26), judge({ face: stern, front: fist })),
  'serpent-tongue': scene(disc(76), judge({ face: forked, front: snake })),
  'ashen-judge': scene(ash, judge({ face: scene(stern, square), front: scales })),
  'mute-bailiff': scene(beams(20, 12), judge({ face: sewnUp, front: halberd })),
};
