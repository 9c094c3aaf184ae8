import { galleon, ship } from '../../objects/ships.ts';
import { set, type Draw } from '../../scene.ts';
import {
  along,
  bar,
  blob,
  both,
  evenBlob,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  star,
  taper,
  wedge,
} from '../../shapes.ts';
import { slits } from '../parts.ts';

export const octopus: Draw = (sheet) => {
  for (const i of range(8)) {
    const t = i / 7 - 0.5;
    const end = t < 0 ? -1 : 1;
    const arm = [
      t * 50,
      20,
      t * 130,
      52 + Math.abs(t) * 8,
      t * 150,
      96 - Math.abs(t) * 40,
      t * 150 + end * 14,
      60 + (i % 3) * 14,
    ];
    const striped = i % 2 === 1 && sheet.inks.light !== sheet.inks.ground;
    sheet.rimmed(striped ? sheet.inks.light : sheet.inks.main, sheet.inks.ground, 4, taper(arm, 22, 4));
    sheet.fill(
      striped ? sheet.inks.line : sheet.inks.cut,
      ...along(arm, 12)
        .slice(1, 6)
        .map(([x, y], k) => oval(x, y, 3.4 - k * 0.4)),
    );
  }
  sheet.body(evenBlob([0, -68, 30, -56, 48, -14, 34, 32]));
  sheet.light(blob([8, -60, 28, -50, 38, -18, 18, -22]));
  sheet.cut(...both(oval(18, 2, 12)));
  sheet.main(...both(lens(18, -6, 18, 10, 7)));
  sheet.cut(lens(-14, 26, 14, 26, 5, 3));
};

const boat = ship({ masts: 1, sail: 'square', hull: galleon, sign: () => {} });

export const kraken: Draw = (sheet) => {
  sheet.at({ x: 106, y: 60, size: 0.62, turn: 0.22 }, boat);
  const arms = [
    [-62, 130, -78, 60, -50, 0, -20, -10, -28, 14],
    [66, 130, 84, 56, 58, -6, 26, -22, 30, 4],
    [-34, 130, -44, 84, -16, 52, 4, 62],
    [40, 130, 48, 86, 20, 50, -2, 44],
    [2, 130, 4, 104, 0, 82],
  ];
  sheet.at({ x: 101, y: 98 }, () => {
    for (const arm of arms) {
      sheet.body(taper(arm, 27, 5));
      sheet.cut(
        ...along(arm, 13)
          .slice(1, 7)
          .map(([x, y], k) => oval(x, y, 4.5 - k * 0.4)),
      );
    }
    sheet.body(evenBlob([0, 70, 46, 92, 52, 140]));
    sheet.cut(...slits({ y: 106, apart: 20, width: 14, height: 11, tilt: 4 }));
  });
};

export const eel: Draw = set((sheet) => {
  const spine = [-70, 136, 46, 100, 46, 60, -44, 44, -48, 4, 18, -4, 8, -38];
  sheet.rimmed(
    sheet.inks.spot,
    sheet.inks.ground,
    4,
    ...along(spine, 14)
      .slice(2, -3)
      .map(([x, y], i) =>
        moved(wedge(0, -34, 0, -14, 10), { x, y, turn: i < 7 ? 0.4 : i < 14 ? -0.6 : 0.3 }),
      ),
  );
  sheet.body(taper(spine, 46, 34), blob([-20, -28, -24, -56, -2, -78, 26, -72, 48, -46, 24, -24]));
  sheet.light(
    taper(
      spine.map((n, i) => (i % 2 ? n + 6 : n)),
      10,
      5,
    ),
  );
  sheet.cut(
    oval(14, -54, 9),
    ...range(4, (i) => poly([14 + i * 8, -31 - i * 2, 18 + i * 8, -42 - i * 2, 22 + i * 7, -33 - i * 2])),
  );
  sheet.line(oval(16, -54, 4));
  sheet.glow(
    ...[
      [-66, -46, 0.2],
      [66, 6, -0.3],
      [-76, 66, 0.3],
      [74, 84, -0.2],
    ].map(([x = 0, y = 0, turn = 0]) =>
      moved(poly([4, -24, -12, 4, -2, 2, -8, 24, 12, -6, 2, -4, 12, -24]), { x, y, turn }),
    ),
  );
});

export const behemoth: Draw = set((sheet) => {
  sheet.body(
    blob([-84, -6, -60, -58, 0, -72, 56, -50, 78, -4, 104, -40, 108, 60, 78, 26, 50, 72, -10, 88, -62, 66]),
    poly([-16, -64, 10, -100, 34, -58]),
  );
  sheet.cut(poly([-92, 4, -50, -10, -6, -2, 16, 14, -8, 40, -50, 52, -88, 40]));
  sheet.line(
    ...range(6, (i) => poly([-84 + i * 15, 2 - i * 1.4, -72 + i * 15, 0 - i, -78 + i * 15, 18])),
    ...range(5, (i) => poly([-80 + i * 16, 44, -68 + i * 16, 44, -74 + i * 16, 28])),
  );
  sheet.light(blob([20, 20, 50, 30, 40, 62, 0, 74, -30, 66]));
  sheet.cut(
    oval(-22, -36, 13),
    lens(36, -30, 62, -14, 4, 4),
    lens(44, -12, 68, 2, 4, 4),
    lens(88, -14, 100, -26, 3),
    lens(90, 20, 102, 40, 3),
  );
  sheet.line(oval(-26, -35, 6));
  sheet.glow(taper([-40, -62, -62, -92, -84, -74], 4, 3), oval(-86, -66, 9));
});

export const leech: Draw = set((sheet) => {
  for (const [i, x] of [-58, -34, 34, 60].entries())
    sheet.body(
      ribbon(
        [x * 0.7, 140, x + 8, 100, x - 8, 60, x + 10, 20, x - 4, -30 - (i % 2) * 24],
        (t) => 16 - t * 13,
      ),
      ...range(4, (k) => lens(x, 104 - k * 30, x + (k % 2 ? 22 : -22), 88 - k * 30, 12)),
    );
  sheet.body(taper([14, 140, -18, 92, 10, 40, 0, -8], 48, 52));
  sheet.light(...range(6, (i) => lens(-24, 120 - i * 19, 24, 120 - i * 19, 5, 7)));
  sheet.body(oval(0, -16, 42));
  sheet.cut(oval(0, -16, 34));
  sheet.line(oval(0, -16, 28));
  sheet.spot(...range(12, (i) => moved(wedge(0, -14, 0, -28, 9), { y: -16, turn: i * 0.5236 })));
});

export const crab: Draw = set((sheet) => {
  sheet.body(
    ...both(
      ...range(3, (i) => taper([36, 40 + i * 12, 70 + i * 4, 40 + i * 22, 78 - i * 6, 84 + i * 16], 10, 4)),
      taper([44, 20, 76, -2, 66, -40], 18, 14),
    ),
  );
  sheet.body(...both(blob([52, -36, 46, -66, 60, -92, 66, -66, 74, -62, 82, -90, 94, -62, 84, -36])));
  sheet.body(evenBlob([0, -12, 50, 2, 66, 34, 44, 70, 0, 80]), ...both(bar(14, -4, 18, -28, 5)));
  sheet.pale(...both(oval(19, -34, 9)));
  sheet.line(...both(oval(19, -34, 4)));
  sheet.light(evenBlob([0, 8, 48, 30, 0, 24]));
  sheet.cut(...range(3, (i) => lens(-40 + i * 6, 46 + i * 10, 40 - i * 6, 46 + i * 10, 4, 6)));
  sheet.spot(...both(star(66, -52, 7), star(30, 28, 5)));
});

/** Half of a pair that circles itself. */
export const carp: Draw = (sheet) => {
  sheet.body(
    taper([46, 70, 62, 20, 40, -28, -6, -48, -44, -30], 10, 62),
    oval(-40, -20, 34, 32),
    blob([48, 66, 26, 104, 54, 92, 84, 104, 64, 66]),
    blob([52, -6, 90, -20, 76, 20]),
    blob([-4, 0, -6, 36, 22, 12]),
  );
  sheet.cut(
    ...along([4, -44, 40, -22, 54, 14, 48, 50], 15).map(([x, y], i) =>
      moved(lens(-12, 0, 12, 0, 3, 7), { x, y, turn: i * 0.42 }),
    ),
  );
  sheet.light(blob([-62, -8, -40, -44, -14, -40, -18, -10, -40, 6]));
  sheet.line(oval(-42, -22, 9));
  sheet.skin(oval(-44, -24, 4));
  sheet.body(taper([-66, -6, -82, 0, -86, 14], 5, 2), taper([-58, 4, -64, 20, -58, 30], 5, 2));
};
