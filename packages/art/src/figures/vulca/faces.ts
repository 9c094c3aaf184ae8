import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import {
  blob,
  both,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  taper,
} from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';
import { folds, lids, slits } from '../parts.ts';

export const TONGUE = blob([0, -100, 16, -50, 8, -20, 30, -5, 32, 60, 0, 100, -32, 60, -26, 0, -6, -35], 3);

/** Hair of fire: tongues around the crown of a head. */
function mane(sheet: Sheet, count: number, reach: number): void {
  const { random } = sheet;
  const tongues = range(count, (i) => {
    const t = count === 1 ? 0 : i / (count - 1) - 0.5;
    const [a, long] = [t * 2.3, (reach + random.between(-8, 12)) * (1 - Math.abs(t) * 0.5)];
    const [x, y] = [
      Math.sin(a) * (24 + long * 0.35),
      -22 - Math.cos(a) * (12 + long * 0.35) + Math.abs(t) * 22,
    ];
    return { x, y, long, turn: a * 0.75, mirrored: random.next() < 0.5 };
  });
  sheet.body(...tongues.map(({ long, ...place }) => moved(TONGUE, { ...place, size: long * 0.0072 })));
  sheet.spot(...tongues.map(({ x, y, long, turn }) => flame(x * 0.86, y * 0.86 + 2, long * 0.26, turn)));
}

function shoulders(sheet: Sheet, width: number): void {
  sheet.body(
    blob([
      -18,
      22,
      -width * 0.7,
      42,
      -width,
      64,
      -width - 8,
      150,
      width + 8,
      150,
      width,
      64,
      width * 0.7,
      42,
      18,
      22,
    ]),
    ...range(3, (i) => both(flame(width - 4 - i * 13, 48 - i * 5, 22 - i * 3, 0.5))).flat(),
  );
  sheet.cut(...folds(8, 62, 150, width * 1.4));
  sheet.spot(flame(0, 78, 15));
}

interface Face {
  readonly hair: number;
  readonly reach: number;
  readonly width?: number;
  readonly mouth?: 'calm' | 'cruel';
}

/** Half a face in the light of its own hair. */
export function bust({ hair, reach, width = 70, mouth = 'calm' }: Face): Draw {
  return set((sheet) => {
    shoulders(sheet, width);
    mane(sheet, hair, reach);
    sheet.main(evenBlob([0, -34, 27, -22, 25, 8, 0, 44]));
    sheet.light(blob([0, -26, 20, -18, 20, 6, 0, 36]));
    sheet.cut(...slits({ y: -2, apart: 11, width: 9, height: 6, tilt: mouth === 'cruel' ? 4 : 2.4 }));
    sheet.cut(
      lens(0, -8, -2, 15, 2.4),
      lens(-9, 23, 9, 23, mouth === 'cruel' ? 4 : 2.4, mouth === 'cruel' ? -3 : 2),
    );
  });
}

/** A woman whose hair streams up as one fire. */
export function streaming(hair: Draw): Draw {
  return set((sheet) => {
    hair(sheet);
    sheet.body(evenBlob([58, 150, 44, 56, 14, 44, 10, 26]), evenBlob([0, -32, 24, -18, 22, 8, 0, 38]));
    sheet.skin(evenBlob([0, -26, 18, -16, 17, 7, 0, 31]));
    sheet.light(blob([0, -25, 17, -16, 16, 7, 0, 30]));
    sheet.line(...lids({ y: -1, apart: 9, width: 7 }), lens(0, -5, -1, 11, 2), lens(-6, 19, 6, 19, 4));
    sheet.cut(...folds(4, 64, 150, 50));
    sheet.spot(...spread(5, (i, far) => flame(i * 13, 56 - far * 2, 9)));
  });
}

export const smoke: Draw = (sheet) => {
  sheet.body(...both(taper([22, 60, 46, 30, 38, -14, 20, -30], 14, 26)), oval(0, -16, 34, 26));
  sheet.main(spiral(-26, -46, 24, 1.7, 11, 2), spiral(24, -52, 28, 1.8, 12, 5), spiral(0, -78, 18, 1.6, 9));
  sheet.cut(...both(lens(28, 44, 36, -8, 4, -5)));
};

export const lavaCrown: Draw = (sheet) => {
  sheet.body(evenPoly([0, -64, 12, -58, 24, -64, 40, -18, 30, 50]));
  sheet.spot(...range(5, (i) => flame((i - 2) * 15, -78 - (i % 2) * 14, 13, (i - 2) * 0.3)));
  sheet.light(taper([-2, -60, -8, -46, 2, -34], 9, 3), taper([14, -60, 18, -40, 14, -26], 6, 2));
};

/** A face in a flame, without a body. */
export function living(eyes: Draw): Draw {
  return set((sheet) => {
    sheet.body(...both(taper([34, 56, 64, 40, 72, 4, 64, -30], 24, 3)), moved(flame(0, 0, 98), { y: 10 }));
    sheet.light(moved(flame(0, 0, 60), { y: 38, mirrored: true }));
    sheet.main(flame(0, 50, 46));
    sheet.glow(...range(4, (i) => flame((i - 1.5) * 40, -62 - (i % 2) * 14, 9)));
    sheet.at({ y: 42 }, eyes);
    sheet.cut(...folds(6, 92, 132, 84, 4));
  });
}

export const fury: Draw = (sheet) => {
  sheet.cut(...slits({ y: 0, apart: 15, width: 13, height: 11, tilt: 4 }));
  sheet.cut(evenPoly([0, 22, 9, 28, 18, 22, 8, 38]));
};

export const drowsy: Draw = (sheet) => {
  sheet.cut(...lids({ y: 0, apart: 15, width: 11, height: 9 }), lens(-10, 24, 10, 24, 6, 4));
};

/** A helm with two horns. */
export const helm: Draw = set((sheet) => {
  sheet.body(
    evenPoly([30, 34, 72, 54, 86, 130]),
    ...both(taper([20, -24, 52, -34, 66, -64, 44, -96], 24, 2)),
    evenBlob([0, -48, 34, -20, 32, 22, 14, 48]),
  );
  sheet.spot(...range(3, (i) => both(flame(40 + i * 14, 42 + i * 6, 14, 0.5))).flat());
  sheet.light(...both(poly([26, -8, 5, 2, 5, 40, 18, 28])));
  sheet.line(...slits({ y: 8, apart: 14, width: 9, height: 7, tilt: 3 }));
  sheet.spot(flame(0, -36, 20));
  sheet.cut(lens(-30, -16, 30, -16, 3.4, 5), ...folds(5, 66, 122, 100, 4));
});

/** An iron mask with a fire behind its grate. */
export const furnace: Draw = set((sheet) => {
  sheet.body(
    evenPoly([66, 50, 90, 130]),
    evenPoly([30, -58, 46, -40, 46, 44, 30, 60]),
    ...both(poly([24, -56, 22, -92, 38, -92, 38, -48])),
  );
  sheet.spot(...both(flame(30, -104, 14)));
  sheet.light(evenPoly([34, 10, 34, 40, 24, 50]));
  sheet.spot(...range(4, (i) => flame(-24 + i * 16, 32, 14)));
  sheet.main(...range(4, (i) => lens(-21 + i * 14, 8, -21 + i * 14, 52, 5)));
  sheet.cut(
    ...both(poly([8, -26, 34, -34, 34, -16, 12, -12])),
    ...both(oval(38, -40, 3), oval(38, 2, 3)),
    oval(0, -46, 3),
  );
});
