import { whistle } from '../../objects/lore.ts';
import type { Draw } from '../../scene.ts';
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
  range,
  ribbon,
  spread,
  star,
  taper,
} from '../../shapes.ts';

export const wheel: Draw = (sheet) => {
  const spokes = range(8, (i) => moved(bar(0, 0, 0, -56, 7), { y: 96, turn: i * 0.785 }));
  sheet.body(...spokes, oval(0, 96, 42));
  sheet.light(oval(0, 96, 34));
  sheet.main(...range(8, (i) => moved(bar(0, 0, 0, -36, 5), { y: 96, turn: i * 0.785 })), oval(0, 96, 13));
  sheet.spot(star(0, 96, 9, 8, 0.5));
};

export const sextant: Draw = (sheet) => {
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

export const sabre: Draw = (sheet) => sheet.pale(blob([48, 92, 56, 40, 44, -20, 60, 20, 68, 60, 60, 94]));

export const parrot: Draw = (sheet) => {
  sheet.patch(blob([44, 50, 42, 20, 56, 4, 74, 10, 76, 40, 70, 88, 60, 60]));
  sheet.line(oval(58, 16, 4), lens(52, 34, 70, 52, 4, -4), lens(54, 46, 68, 66, 4, -4));
  sheet.spot(blob([70, 10, 86, 14, 82, 28, 74, 22]));
};

export const piping: Draw = (sheet) => {
  sheet.body(taper([70, 140, 60, 90, 30, 40], 24, 12));
  sheet.at({ x: 28, y: 26, size: 0.42, mirrored: true }, whistle);
};

export const oar: Draw = (sheet) =>
  sheet.body(
    bar(58, -30, 40, 140, 7),
    blob([48, -24, 46, -70, 62, -92, 74, -68, 68, -22]),
    oval(52, 78, 12, 10),
    oval(46, 112, 12, 10),
  );

export const barrels: Draw = (sheet) => {
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

export const keg: Draw = (sheet) => {
  sheet.patch(evenBlob([38, 74, 50, 110, 38, 150]));
  sheet.line(
    lens(-46, 92, 46, 92, 6, 3),
    oval(0, 118, 13),
    box(-6, 126, 12, 12),
    taper([10, 74, 22, 58, 44, 64, 56, 44], 4, 3),
  );
  sheet.light(...both(oval(5, 117, 4)));
  sheet.glow(star(58, 38, 17, 8, 0.4));
};

export const blades: Draw = (sheet) => sheet.pale(...both(taper([18, 130, 58, 70, 78, -20], 14, 3)));

export const banner: Draw = (sheet) => {
  sheet.body(bar(56, -60, 60, 140, 6));
  sheet.patch(poly([58, -58, 6, -74, 22, -50, 2, -30, 58, -22]));
};

export const heart: Draw = (sheet) => {
  sheet.body(taper([64, 140, 66, 100, 16, 86], 24, 14));
  sheet.skin(blob([-2, 76, 20, 74, 26, 86, 16, 98, -2, 96]));
};

export const knot: Draw = (sheet) =>
  sheet.jewel(ribbon([-60, 116, -20, 84, 20, 100, 14, 122, -14, 122, -20, 100, 20, 84, 60, 116], () => 8, 4));

export const mast: Draw = (sheet) => {
  sheet.body(evenPoly([60, 70, 48, 128]), bar(0, 120, 0, 160, 16));
  sheet.light(...spread(5, (i) => lens(i * 22, 74, i * 18, 126, 5)));
};
