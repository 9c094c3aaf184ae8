import { flame } from '../../motifs.ts';
import type { Draw } from '../../scene.ts';
import {
  bar,
  both,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  star,
  taper,
} from '../../shapes.ts';
import { boulder, CRYSTAL, crystal } from './stone.ts';

export const horns: Draw = (sheet) => sheet.body(...both(poly([16, -30, 40, -84, 42, -14])));

export const spires: Draw = (sheet) => {
  sheet.body(...spread(5, (i, far) => crystal(i * 15, -34 + far * 3, 1.25 - far * 0.12, i * 0.25)));
  sheet.spot(...spread(4, (i) => crystal(i * 14, -36, 0.7, i * 0.25)));
};

export const crystalHair: Draw = (sheet) => {
  sheet.body(...spread(9, (i, far) => moved(CRYSTAL, { turn: i * 0.36, size: 3 - far * 0.16 })));
  sheet.spot(...spread(8, (i) => moved(CRYSTAL, { turn: i * 0.36, size: 2.1 })));
  sheet.body(...both(...range(3, (i) => crystal(40 + i * 6, 10 + i * 14, 1, 2.4))));
};

export const moss: Draw = (sheet) =>
  sheet.jewel(
    ...spread(7, (i, far) => oval(i * 11, -46 + far * 3, 11, 9)),
    taper([-30, -38, -40, -10, -36, 12], 9, 3),
    taper([32, -38, 42, -16], 8, 3),
  );

export const crowned: Draw = (sheet) => {
  sheet.jewel(evenPoly([0, -88, 20, -56, 42, -76, 36, -28]));
  sheet.main(oval(0, -50, 7), ...both(oval(22, -46, 5)));
};

export const helios: Draw = (sheet) => sheet.body(star(0, -4, 70, 12, 0.66));

export const burningHead: Draw = (sheet) =>
  sheet.patch(...spread(5, (i, far) => flame(i * 17, -52 - (2 - far) * 9, 28, i * 0.2)));

export const slab: Draw = (sheet) => sheet.body(poly([-52, -34, -44, -54, 48, -58, 54, -36]));

export const catEars: Draw = (sheet) => {
  sheet.body(...both(poly([10, -38, 38, -78, 44, -14])));
  sheet.spot(...both(poly([24, -40, 35, -60, 37, -30])));
};

export const storm: Draw = (sheet) => {
  sheet.body(spiral(0, -66, 42, 1.6, 20, 1.2));
  sheet.glow(...both(poly([54, -66, 40, -34, 50, -36, 42, -6, 66, -44, 54, -42])));
};

export const bolts: Draw = (sheet) => {
  sheet.body(evenPoly([30, -52, 44, -30]));
  sheet.cut(...both(oval(30, -34, 4)), oval(0, -40, 4), ...both(oval(32, 24, 3.4)));
};

export const hammer: Draw = (sheet) => {
  sheet.body(bar(62, -30, 44, 140, 10), poly([34, -70, 88, -60, 82, -16, 28, -26]));
  sheet.light(poly([40, -62, 60, -58, 54, -26, 34, -30]));
  sheet.body(boulder(sheet, 52, 84, 17));
};

export const muzzle: Draw = (sheet) => {
  sheet.light(evenPoly([14, 10, 10, 34]));
  sheet.line(evenPoly([9, 10, 0, 20]), lens(0, 20, 0, 32, 2.4), lens(-10, 30, 10, 30, 3, 2));
  sheet.cut(...both(lens(16, 20, 48, 14, 2.4), lens(16, 26, 48, 30, 2.4)));
};

export const waves: Draw = (sheet) =>
  sheet.glow(
    ...range(3, (i) =>
      both(taper([44 + i * 14, -26 - i * 8, 56 + i * 16, 16, 44 + i * 14, 56 + i * 8], 7, 7)),
    ).flat(),
  );

export const finger: Draw = (sheet) => {
  sheet.body(
    poly([-16, 96, 18, 96, 30, 150, -30, 150]),
    poly([-7, 20, 8, 20, 10, 100, -9, 100]),
    boulder(sheet, 0, 96, 22),
  );
  sheet.cut(lens(-16, 88, 16, 88, 3), lens(-8, 48, 8, 48, 2.4));
};

export const ram: Draw = (sheet) => {
  sheet.body(...both(spiral(48, -16, 36, 1.5, 20, Math.PI * 0.9)));
  sheet.cut(...both(lens(44, -46, 54, -52, 3), lens(72, -30, 82, -34, 3)));
};
