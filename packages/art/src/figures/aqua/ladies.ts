import { motif } from '../../marks.ts';
import { set, type Draw } from '../../scene.ts';
import {
  along,
  bar,
  blob,
  both,
  evenBlob,
  lens,
  oval,
  poly,
  range,
  ribbon,
  spread,
  taper,
  wedge,
} from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';
import { scales, slits } from '../parts.ts';

interface Lady {
  readonly hair: Draw;
  readonly crown: Draw;
  readonly front?: Draw;
}

function ladyFace(sheet: Sheet): void {
  sheet.patch(...both(poly([18, -8, 52, -28, 42, -5, 54, 9, 20, 12])));
  sheet.line(...both(lens(26, -6, 44, -18, 2.4), lens(26, 3, 44, 3, 2.4)));
  sheet.body(evenBlob([0, -42, 26, -26, 24, 10, 0, 38]));
  sheet.skin(evenBlob([0, -22, 19, -14, 18, 9, 0, 32]));
  sheet.line(
    ...slits({ y: 0, apart: 9, width: 7, height: 7, tilt: 1.4 }),
    lens(0, 2, -1, 13, 2.4),
    lens(-6, 21, 6, 21, 4),
  );
}

export function lady({ hair, crown, front }: Lady): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(evenBlob([54, 150, 44, 58, 12, 26]));
    sheet.cut(...scales(6, 62, 40));
    ladyFace(sheet);
    crown(sheet);
    front?.(sheet);
  });
}

/** Strands that float, alternating in ink. */
export function floating(count: number, reach: number): Draw {
  return (sheet) => {
    const { random } = sheet;
    for (const i of range(count)) {
      const t = i / (count - 1) - 0.5;
      const wide = Math.abs(t);
      const strand = [
        t * 36,
        -18,
        t * 96,
        -52 + wide * 24,
        t * (112 + wide * 60),
        -16 + wide * 30 + random.between(-8, 8),
        t * reach,
        20 + wide * 40,
        t * (reach + 36),
        66 + wide * 20,
      ];
      if (i % 2) sheet.patch(taper(strand, 26, 2));
      else sheet.body(taper(strand, 26, 2));
    }
  };
}

export const eels: Draw = (sheet) => {
  for (const i of range(6)) {
    const t = i / 5 - 0.5;
    const [x, y] = [t * 150, -56 + Math.abs(t) * 70];
    sheet.body(
      taper([t * 30, -14, t * 60, -60, t * 110, -30 + Math.abs(t) * 20, x, y], 20, 11),
      oval(x, y, 10, 8),
    );
    sheet.cut(oval(x + (t < 0 ? -3 : 3), y - 2, 2.4));
  }
};

export const coral: Draw = (sheet) =>
  sheet.jewel(...spread(5, (i, far) => wedge(i * 19, -80 + far * 12, i * 9, -32 + far * 3, 9)));

export const shell: Draw = (sheet) => {
  sheet.jewel(evenBlob([0, -76, 30, -58, 26, -28, 0, -24]));
  sheet.line(...spread(5, (i, far) => lens(i * 4, -28, i * 12, -66 + far * 6, 3)));
};

export const pearls: Draw = (sheet) =>
  sheet.jewel(oval(0, -32, 7), ...both(oval(14, -28, 6), oval(25, -19, 5)));

export const waveCrown: Draw = (sheet) =>
  motif(sheet, 'aqua', { x: 0, y: -52, size: 22 }, { ink: sheet.inks.spot, cut: sheet.inks.line });

export const trident: Draw = (sheet) =>
  sheet.body(
    bar(60, -52, 52, 150, 6),
    taper([60, -48, 42, -56, 42, -84], 6, 4),
    taper([60, -48, 78, -54, 80, -82], 6, 4),
    wedge(61, -98, 60, -50, 7),
    oval(54, 78, 10, 9),
  );

/** All of her, swimming. */
export const mermaid: Draw = (sheet) => {
  sheet.body(
    taper([-6, -42, 30, -70, 64, -60, 88, -76], 28, 3),
    taper([-4, -36, 34, -46, 60, -34, 84, -44], 24, 3),
  );
  sheet.body(
    taper([-8, -10, 10, 24, -2, 62, -40, 86, -66, 70], 36, 9),
    blob([-64, 72, -96, 84, -100, 60, -80, 56, -88, 32, -66, 44]),
    taper([-20, -18, -50, -20, -70, -46], 11, 7),
    taper([14, -14, 40, 4, 62, -8], 11, 7),
    blob([-26, -22, -2, -30, 20, -18, 14, 8, -20, 10]),
  );
  sheet.cut(
    ...along([-2, 14, 6, 36, -4, 60, -34, 78], 13).map(([x, y]) => lens(x - 10, y, x + 10, y, 2.4, 6)),
  );
  sheet.at({ x: -8, y: -46, size: 0.72 }, ladyFace);
};

/** A child that looks out of a shell. */
export const inShell: Draw = set((sheet) => {
  const half = evenBlob([0, -76, 66, -46, 84, 14, 60, 64, 0, 76]);
  sheet.patch(half);
  sheet.line(...spread(7, (i, far) => lens(i * 6, 66, i * 24, -58 + far * 10, 4)));
  sheet.at({ y: 12, size: 0.9 }, () => {
    floating(5, 100)(sheet);
    ladyFace(sheet);
  });
  sheet.body(evenBlob([0, 50, 86, 62, 60, 104, 0, 116]));
  sheet.cut(...spread(7, (i) => lens(i * 22, 64, i * 12, 108, 3)));
});

/** The first and the last: a snake that bites its tail around her. */
export const endless: Draw = set((sheet) => {
  const ring = range(17, (i) => [Math.sin(i * 0.36) * 68, -2 - Math.cos(i * 0.36) * 68]).flat();
  sheet.body(ribbon(ring, (t) => 8 + 14 * t));
  sheet.cut(
    ...along(ring, 14)
      .slice(1, -2)
      .map(([x, y]) => oval(x, y, 3)),
  );
  sheet.body(blob([-30, -72, -14, -84, 10, -78, 14, -66, -6, -58, -24, -60]));
  sheet.cut(oval(-4, -74, 2.4));
  sheet.at({ y: 4 }, () => {
    sheet.body(evenBlob([40, 150, 34, 54, 12, 26]));
    sheet.cut(...scales(6, 58, 28));
    ladyFace(sheet);
    pearls(sheet);
  });
});
