import { set, type Draw } from '../../scene.ts';
import { blob, both, crescent, lens, moved, oval, range, ribbon, star, taper } from '../../shapes.ts';
import { lids } from '../parts.ts';

/** A spirit has no face, only a light inside its veils. */
export function spirit(head: Draw): Draw {
  return set((sheet) => {
    sheet.body(
      blob([
        0, -60, 34, -40, 38, 0, 60, 50, 88, 140, 40, 126, 20, 146, -14, 126, -44, 148, -88, 136, -58, 50, -38,
        0, -34, -40,
      ]),
      ...both(taper([40, 40, 72, 24, 82, -12], 24, 3)),
    );
    sheet.cut(...both(lens(22, 40, 42, 120, 4), lens(10, 50, 16, 130, 4)), ...both(lens(44, 20, 74, 2, 4)));
    sheet.at({ y: -14 }, head);
  });
}

export const nightHead: Draw = (sheet) => {
  sheet.light(oval(0, 0, 28));
  sheet.line(oval(0, 0, 25));
  sheet.light(crescent(-2, 0, 20, 0.5), star(-10, -4, 6, 4, 0.3));
};

export const lightHead: Draw = (sheet) => {
  sheet.light(star(0, 0, 30, 14, 0.66));
  sheet.skin(oval(0, 0, 15));
  sheet.line(...lids({ y: -1, apart: 6, width: 4 }), lens(-4, 7, 4, 7, 3));
};

export const sunSetting: Draw = (sheet) => {
  sheet.at({ x: 101, y: 118 }, () => {
    sheet.back(...range(13, (i) => moved(lens(0, -60, 0, -98 - (i % 2) * 14, 13), { turn: (i - 6) * 0.26 })));
    sheet.body(oval(0, 0, 54));
    sheet.light(blob([0, -46, 36, -30, 46, 0, 30, 34, 0, 46]));
    sheet.cut(...lids({ y: -12, apart: 18, width: 11, height: 9 }), lens(-12, 12, 12, 12, 6, 4));
  });
  sheet.main(
    ...range(4, (i) =>
      ribbon(
        [-10, 150 + i * 20, 50, 142 + i * 20, 100, 152 + i * 20, 150, 142 + i * 20, 196, 150 + i * 20],
        () => 13,
        4,
      ),
    ),
  );
  sheet.ground(
    ...range(4, (i) =>
      ribbon(
        [-10, 160 + i * 20, 50, 152 + i * 20, 100, 162 + i * 20, 150, 152 + i * 20, 196, 160 + i * 20],
        () => 7,
        4,
      ),
    ),
  );
};

export const moonRising: Draw = set((sheet) => {
  sheet.back(star(52, -44, 10, 4, 0.3), star(-60, 10, 8, 4, 0.3), star(64, 40, 7, 4, 0.3));
  sheet.body(crescent(-14, -4, 74, 0.75));
  sheet.light(crescent(-14, -4, 74, 0.24));
  sheet.cut(lens(20, -22, 40, -24, 8, 4), lens(14, -6, 4, 8, 4), lens(16, 22, 34, 18, 6, 4));
  sheet.back(blob([-120, 100, -60, 74, 0, 92, 60, 70, 120, 96, 120, 150, -120, 150]));
  sheet.ground(lens(-60, 96, 20, 104, 4), lens(20, 112, 90, 104, 4));
});

export const starsShining: Draw = set((sheet) => {
  sheet.body(star(0, -4, 80, 8, 0.46));
  sheet.light(star(0, -4, 44, 8, 0.7));
  sheet.line(...lids({ y: -10, apart: 12, width: 8, height: 7 }), lens(-9, 8, 9, 8, 5, 3));
  sheet.glow(
    star(-60, 60, 17, 8, 0.4),
    star(62, 66, 20, 8, 0.4),
    star(64, -66, 13, 8, 0.4),
    star(0, 100, 12, 8, 0.4),
  );
});
