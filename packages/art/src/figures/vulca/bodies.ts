import { flame } from '../../motifs.ts';
import { set, type Draw } from '../../scene.ts';
import {
  blob,
  both,
  evenPoly,
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
import { bodyOf, type Pose } from '../body.ts';
import { folds, slits } from '../parts.ts';
import { TONGUE } from './faces.ts';

/** An erupting mountain with a face. */
export function volcano(top: Draw): Draw {
  return set((sheet) => {
    top(sheet);
    sheet.body(evenPoly([26, -46, 36, 10, 60, 40, 92, 140]));
    sheet.light(
      taper([-12, -46, -18, -24, -30, 0, -34, 30], 16, 4),
      taper([14, -46, 14, -26, 28, 4, 44, 50, 42, 90], 16, 4),
      taper([0, -46, 2, -30], 10, 2),
    );
    sheet.cut(
      poly([-26, 2, -4, 12, -22, 20]),
      poly([26, 2, 4, 12, 22, 20]),
      evenPoly([8, 36, 22, 42, 10, 52]),
    );
    sheet.cut(
      lens(-62, 76, -70, 130, 4),
      lens(-36, 90, -38, 132, 4),
      lens(10, 84, 8, 132, 4),
      lens(64, 92, 70, 132, 4),
    );
  });
}

export const plume: Draw = (sheet) => {
  sheet.glow(...spread(5, (i, far) => flame(i * 15, -66 - (2 - far) * 10, 24 - far * 3, i * 0.28)));
};

export const bombs: Draw = (sheet) => {
  sheet.glow(
    ...spread(7, (i, far) =>
      ribbon([0, -44, i * 13, -92 + far * 5, i * 25, -66 + far * 9], (t) => 3 + t * 3),
    ),
  );
  sheet.body(...spread(7, (i, far) => star(i * 25, -62 + far * 9, 9, 6, 0.7)));
};

/** Fire blown from a mouth, seen from the side. */
export const breath: Draw = set((sheet) => {
  sheet.back(blob([-16, 26, -62, 2, -96, -26, -84, 8, -110, 18, -86, 34, -108, 62, -62, 46]));
  sheet.glow(blob([-20, 27, -56, 14, -78, 10, -66, 26, -78, 44, -50, 36]));
  sheet.body(
    blob([
      -8, 50, -6, 44, -20, 38, -14, 28, -22, 18, -14, 12, -20, -4, -10, -32, 22, -42, 46, -20, 46, 16, 34, 44,
      78, 66, 92, 140, -64, 140, -50, 70,
    ]),
    ...range(5, (i) =>
      moved(TONGUE, { x: 22 + i * 12, y: -56 + i * 17, size: 0.4 - i * 0.02, turn: 0.15 + i * 0.3 }),
    ),
  );
  sheet.spot(...range(4, (i) => flame(22 + i * 11, -42 + i * 16, 12, 0.2 + i * 0.3)));
  sheet.cut(lens(-12, -6, 6, -4, 7, 2), lens(24, -4, 30, 10, 3), ...folds(6, 74, 140, 96, 4));
});

/** Two hands that strike fire. */
export const hands: Draw = set((sheet) => {
  sheet.glow(flame(0, -24, 58));
  sheet.ground(flame(2, 0, 34));
  sheet.glow(flame(2, 6, 20));
  const hand = blob([14, 12, 30, -4, 40, 10, 58, 4, 66, 24, 60, 56, 86, 140, 40, 140, 30, 66, 12, 50, 4, 32]);
  sheet.body(...both(hand));
  sheet.cut(...both(lens(20, 22, 36, 12, 3), lens(24, 32, 44, 22, 3), lens(28, 44, 50, 36, 3)));
  sheet.spot(...both(star(56, 76, 9, 6, 0.5), star(64, 104, 7, 6, 0.5)));
});

interface Warrior {
  readonly pose: Pose;
  /** What is held or trails, drawn behind the body. */
  readonly behind?: Draw;
}

/** A whole figure made of fire. */
export function warrior({ pose, behind }: Warrior): Draw {
  return set(
    (sheet) => {
      const { shapes, head, left, right, hips, chest } = bodyOf(pose, { limbs: 13, shoulders: 19 });
      behind?.(sheet);
      const [hx, hy] = head;
      sheet.body(
        ...shapes,
        ...spread(5, (i, far) =>
          moved(TONGUE, {
            x: hx + i * 8,
            y: hy - 20 + far * 6,
            size: 0.26,
            turn: i * 0.4,
          }),
        ),
      );
      sheet.patch(
        ...spread(5, (i, far) => flame(hips[0] + i * 9, hips[1] + 12, 21 - far * 3, Math.PI - i * 0.35)),
      );
      sheet.spot(flame(hx, hy - 16, 11), lens(hips[0] - 15, hips[1] - 4, hips[0] + 15, hips[1] - 4, 6));
      sheet.cut(
        ...slits({ y: 0, apart: 5, width: 5, height: 5, tilt: 1.5 }).map((eye) =>
          moved(eye, { x: hx, y: hy }),
        ),
        ...both(lens(4, 10, 14, 2, 3)).map((rib) => moved(rib, { x: chest[0], y: chest[1] })),
      );
      sheet.glow(flame(left[0], left[1] - 12, 15), flame(right[0], right[1] - 12, 15));
    },
    { y: 108, size: 1.12 },
  );
}

export const HURLING: Pose = [
  0, -46, 2, -24, 0, 8, -30, -38, -46, -66, 34, -30, 54, -52, -26, 34, -38, 72, 24, 34, 20, 74,
];

export const RUNNING: Pose = [
  10, -44, 4, -22, -4, 8, -26, -16, -42, -36, 28, -8, 46, -26, 20, 26, 14, 58, -34, 22, -62, 36,
];

export const STRIKING: Pose = [
  -4, -42, 0, -20, 2, 12, -22, -40, -4, -64, 24, -36, 6, -66, -28, 34, -40, 74, 28, 36, 44, 72,
];

export const BEARING: Pose = [
  0, -44, 0, -22, 0, 12, -28, -2, -18, 18, 30, -34, 36, -66, -14, 44, -18, 80, 14, 44, 20, 80,
];

export const DANCING: Pose = [
  -6, -46, -2, -24, 4, 6, -30, -40, -22, -70, 30, -26, 58, -34, -6, 42, 0, 80, 36, 18, 24, 48,
];

export const TURNING: Pose = [
  6, -46, 2, -24, -4, 6, 34, -38, 30, -70, -28, -10, -50, -28, 10, 42, 2, 80, -38, 22, -48, 54,
];

export const blade: Draw = (sheet) => {
  sheet.body(taper([30, -34, 54, -66], 8, 8, 1), taper([34, -66, 62, -50], 8, 8, 1));
  sheet.glow(taper([50, -58, 58, -84, 40, -100, 48, -124], 18, 3));
};

export const torch: Draw = (sheet) => {
  sheet.body(poly([30, -40, 44, -40, 40, 0, 34, 0]), poly([26, -58, 48, -58, 44, -38, 30, -38]));
  sheet.glow(flame(37, -86, 30));
  sheet.ground(flame(38, -76, 14));
};

export const trails: Draw = (sheet) => {
  sheet.glow(
    taper([-22, -78, -60, -60, -66, -10, -40, 30, -60, 70], 15, 2),
    taper([58, -42, 78, -12, 56, 26, 74, 66], 15, 2),
  );
};

/** A small fire that looks out of its logs. */
export const ember: Draw = set((sheet) => {
  sheet.glow(flame(-34, 22, 26), flame(36, 24, 24));
  sheet.body(flame(0, 4, 58));
  sheet.light(flame(2, 20, 36));
  sheet.line(oval(-9, 22, 6, 8), oval(12, 22, 6, 8), lens(-5, 40, 8, 40, 4, 3));
  sheet.skin(oval(-7, 19, 2), oval(14, 19, 2));
  sheet.body(taper([-80, 74, 0, 66, 78, 52], 20, 18), taper([-74, 52, 0, 66, 82, 80], 18, 20));
  sheet.cut(oval(-80, 74, 6), oval(82, 80, 6), lens(-50, 70, 10, 64, 3), lens(10, 70, 56, 74, 3));
});
