import { peaks } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import { blob, both, evenPoly, lens, moved, oval, poly, range, spiral, spread } from '../../shapes.ts';
import { slits } from '../parts.ts';
import { glaring, grim, hollow, roaring, toothed, wide } from './giant.ts';
import { boulder, cracks, CRYSTAL, crystal } from './stone.ts';

export const lifting: Draw = set((sheet) => {
  sheet.patch(moved(peaks(0, 0, 86), { y: -44 }));
  sheet.cut(poly([7, -124, 18, -70, 2, -52, 16, -8, -6, -28, -10, -70]));
  sheet.body(
    ...both(
      poly([22, 62, 44, 64, 76, 36, 82, 10, 62, 8, 54, 28, 30, 40]),
      poly([4, 96, 34, 96, 44, 150, 10, 150]),
    ),
    evenPoly([34, 46, 30, 110]),
    poly([-20, 26, 16, 22, 24, 44, 12, 60, -16, 60, -24, 42]),
  );
  sheet.cut(
    ...slits({ y: 40, apart: 10, width: 8, height: 6, tilt: 2 }),
    lens(-8, 52, 8, 52, 4),
    ...cracks(sheet, 3, 0, 72, 40),
    ...both(boulder(sheet, 70, 12, 6, 5)),
  );
});

export const knuckles: Draw = set((sheet) => {
  sheet.body(
    evenPoly([0, -50, 46, -36, 66, 20, 44, 70]),
    boulder(sheet, -62, 4, 36),
    boulder(sheet, 62, 4, 36),
    ...both(poly([46, 10, 92, 12, 90, 90, 52, 92]), poly([8, 60, 42, 56, 44, 120, 6, 120])),
    boulder(sheet, 72, 100, 32),
    boulder(sheet, -72, 100, 32),
  );
  sheet.light(poly([14, -40, 42, -30, 52, 10, 22, 10]));
  sheet.rimmed(
    sheet.inks.main,
    sheet.inks.cut,
    3,
    poly([-20, -62, 6, -68, 24, -56, 20, -28, 4, -20, -18, -28]),
  );
  sheet.cut(
    ...slits({ y: -46, apart: 9, width: 8, height: 6, tilt: 2 }),
    lens(-9, -32, 9, -32, 4),
    ...cracks(sheet, 4, 0, 8, 70),
    ...both(...range(3, (i) => lens(58 + i * 12, 104, 58 + i * 12, 124, 3))),
  );
});

/** Three faces, one on another. */
export const totem: Draw = set((sheet) => {
  for (const i of [2, 1, 0]) {
    const y = -46 + i * 62;
    sheet.body(
      poly([
        -40 - i * 5,
        y - 28,
        40 + i * 5,
        y - 28,
        46 + i * 5,
        y + 4,
        38 + i * 4,
        y + 32,
        -38 - i * 4,
        y + 32,
        -46 - i * 5,
        y + 4,
      ]),
    );
    if (i === 1) sheet.body(...both(poly([44, y - 14, 84, y - 34, 78, y + 4, 48, y + 16])));
    sheet.light(poly([8, y - 22, 34 + i * 5, y - 22, 38 + i * 5, y + 2, 30, y + 24, 12, y + 6]));
    sheet.at({ y }, () => {
      [hollow, wide, glaring][i]?.(sheet);
      [grim, toothed, roaring][i]?.(sheet);
    });
  }
  sheet.spot(...spread(3, (i) => crystal(i * 24, -72, 0.9, i * 0.3)));
});

/** A stone gate with a face. */
export const gate: Draw = (sheet) => {
  sheet.body(
    evenPoly([80, -66, 90, -46]),
    evenPoly([74, -36, 74, -20]),
    ...both(poly([38, -44, 66, -44, 72, 150, 34, 150])),
  );
  sheet.cut(...both(...range(5, (i) => lens(38, -2 + i * 28, 66, -4 + i * 28, 3))));
  sheet.body(evenPoly([24, -26, 28, 12, 0, 40]));
  sheet.light(poly([2, -20, 20, -20, 22, 10, 2, 30]));
  sheet.cut(...slits({ y: -2, apart: 11, width: 8, height: 7, tilt: -1 }), lens(-8, 18, 8, 18, 5));
  sheet.spot(...both(moved(CRYSTAL, { x: 52, y: -66, size: 1 })), crystal(0, -66, 1.3));
  sheet.glow(...range(4, (i) => lens(-24 + i * 4, 84 + i * 16, 24 - i * 4, 84 + i * 16, 6)));
};

/** A stone goblin that leans to one side; its pair partner leans to the other. */
export const goblin: Draw = (sheet) => {
  sheet.body(
    poly([-34, 24, 30, 18, 44, 70, 36, 112, -36, 112, -46, 66]),
    poly([30, 30, 62, 4, 74, -32, 86, -24, 78, 16, 44, 58]),
    poly([-34, 34, -64, 60, -58, 92, -44, 90, -44, 66, -26, 54]),
    poly([-30, 104, -6, 104, -6, 128, -42, 128]),
    poly([30, 104, 6, 104, 6, 128, 42, 128]),
    poly([-50, -20, -30, -50, 8, -58, 40, -40, 46, -4, 22, 28, -24, 28]),
    poly([-44, -30, -84, -52, -50, 0]),
    poly([38, -40, 72, -70, 46, -6]),
  );
  sheet.light(poly([2, -48, 34, -36, 38, -6, 20, 14, 6, -8]));
  sheet.cut(oval(-20, -14, 11), oval(16, -18, 9), poly([-28, 10, 26, 4, 16, 22, -16, 23]));
  sheet.line(
    oval(-18, -14, 5),
    oval(18, -18, 4),
    ...range(3, (i) => poly([-18 + i * 13, 8 - i, -8 + i * 13, 7 - i, -13 + i * 13, 16 - i])),
  );
  sheet.spot(oval(0, 68, 17), ...range(3, (i) => oval(-14 + i * 14, -52 - (i % 2) * 5, 9, 7)));
  sheet.main(spiral(0, 68, 13, 1.6, 5));
};

export const club: Draw = (sheet) => {
  sheet.body(blob([68, -30, 60, -70, 74, -94, 96, -84, 98, -56, 84, -28]));
  sheet.cut(oval(76, -72, 4), oval(84, -52, 4));
};
