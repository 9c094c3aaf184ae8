import { motif } from '../../marks.ts';
import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import {
  bar,
  blob,
  both,
  crescent,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  star,
} from '../../shapes.ts';
import { folds, lids, slits } from '../parts.ts';

interface Woman {
  /** Behind the face. */
  readonly hair: Draw;
  readonly crown?: Draw;
  readonly dress?: Draw;
}

export function woman({ hair, crown, dress }: Woman): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(evenBlob([9, 20, 12, 48, 52, 72, 52, 150]));
    dress?.(sheet);
    sheet.pale(evenBlob([0, -29, 21, -20, 20, 8, 0, 34]));
    sheet.light(blob([0, -27, 18, -18, 17, 8, 0, 30]));
    const { skin, light } = sheet.inks;
    if (skin === light) sheet.spot(blob([0, -27, 18, -18, 17, 8, 0, 30]));
    sheet.line(...lids({ y: -1, apart: 9.5, width: 7 }), lens(0, -5, -2, 12, 2.4), lens(-6, 20, 6, 20, 4));
    crown?.(sheet);
  });
}

export const longHair: Draw = (sheet) => {
  sheet.body(...both(blob([0, -40, 30, -34, 38, 0, 44, 50, 40, 100, 20, 70, 18, 20])));
  sheet.cut(...both(...range(3, (i) => lens(26 - i * 3, -22 + i * 4, 35 - i * 4, 60, 2.4, -4))));
};

const braids: Draw = (sheet) => {
  sheet.body(oval(0, -12, 32, 30), ...both(...range(5, (i) => oval(30 + i * 2, 12 + i * 17, 11, 11))));
  sheet.light(...both(lens(34, 92, 42, 116, 10)));
};

export const leafDress: Draw = (sheet) => {
  const { light, main } = sheet.inks;
  for (const i of range(3)) {
    for (const side of [-1, 1]) {
      motif(
        sheet,
        'mimix',
        { x: side * (12 + i * 16), y: 70 + i * 16, size: 16, turn: side * (0.8 + i * 0.16) },
        { ink: light, cut: main },
      );
    }
  }
};

export const praying: Draw = (sheet) => {
  sheet.body(evenBlob([0, 46, 12, 82, 50, 104, 46, 140]));
  sheet.skin(evenBlob([0, 50, 6, 66, 7, 92]));
  sheet.line(lens(0, 54, 0, 92, 2));
};

export function leafCrown(count: number, size: number): Draw {
  return (sheet) => {
    const { main, spot, light, cut, line } = sheet.inks;
    for (const i of range(count)) {
      const a = (i / (count - 1) - 0.5) * 2.1;
      const place = { x: Math.sin(a) * 38, y: -6 - Math.cos(a) * 38, size, turn: a };
      motif(
        sheet,
        'mimix',
        place,
        i % 2
          ? { ink: light, cut: line }
          : { ink: spot === light ? main : spot, cut: spot === light ? cut : line },
      );
    }
  };
}

export const fireCrown: Draw = (sheet) =>
  sheet.patch(...spread(5, (i, far) => flame(i * 13, -44 - (2 - far) * 8, 20, i * 0.25)));

export const stoneCrown: Draw = (sheet) =>
  sheet.patch(
    ...spread(5, (i, far) =>
      moved(evenPoly([0, -18, 9, -6, 8, 12]), {
        x: i * 14,
        y: -40 - (2 - far) * 5,
        turn: i * 0.25,
      }),
    ),
  );

/** A guardian stands behind a great round shield. */
export function guardian(sign: Draw): Draw {
  return set((sheet) => {
    sheet.body(bar(62, -90, 56, 150, 7), poly([63, -112, 74, -86, 62, -76, 50, -86]));
    sheet.at({ y: -16 }, () => {
      braids(sheet);
      sheet.body(evenBlob([12, 44, 46, 66, 50, 150]));
      sheet.pale(evenBlob([0, -26, 19, -18, 18, 8, 0, 30]));
      sheet.line(
        ...slits({ y: 0, apart: 9, width: 7, height: 5, tilt: 1 }),
        lens(0, -4, 0, 11, 2.4),
        lens(-6, 19, 6, 19, 3),
      );
      sheet.body(evenBlob([0, -54, 28, -36, 26, -8, 20, -20, 0, -28]));
      sheet.light(crescent(0, -44, 16, 0.4, Math.PI / 2));
    });
    sheet.at({ x: -6, y: 78 }, () => {
      sheet.body(oval(0, 0, 48));
      sheet.cut(oval(0, 0, 42));
      sheet.main(oval(0, 0, 38));
      sign(sheet);
    });
  });
}

export const timeSign: Draw = (sheet) => {
  sheet.light(evenPoly([18, -26, 3, 0, 18, 26]));
  sheet.cut(bar(-22, -27, 22, -27, 5), bar(-22, 27, 22, 27, 5));
};

export const spaceSign: Draw = (sheet) => {
  sheet.light(spiral(0, 0, 34, 2.4, 10));
  sheet.cut(star(-22, -18, 6, 4, 0.3), star(20, -22, 7, 4, 0.3), star(16, 24, 5, 4, 0.3));
};

export function pelt(beast: Draw): Draw {
  return set((sheet) => {
    sheet.body(evenBlob([30, 34, 60, 60, 62, 150]));
    beast(sheet);
    sheet.pale(evenBlob([0, 0, 23, 6, 22, 30, 0, 56]));
    sheet.line(...lids({ y: 22, apart: 10, width: 7 }), lens(-6, 42, 6, 42, 4), lens(0, 22, -1, 34, 2));
    sheet.cut(...folds(6, 78, 150, 84));
  });
}
