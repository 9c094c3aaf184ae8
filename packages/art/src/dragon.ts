import type { Dragon } from '@bluemoon/engine';
import { paletteOf } from './ink.ts';
import {
  along,
  blob,
  lens,
  oval,
  poly,
  range,
  ribbon,
  star,
  taper,
  type Placement,
  type Shape,
} from './shapes.ts';
import { Sheet } from './sheet.ts';
import type { TwoInks } from './sigil.ts';
import { svg } from './svg.ts';

interface Pose {
  /** From the tail to the neck. */
  readonly spine: readonly number[];
  readonly head: Placement;
  readonly wings: readonly Placement[];
  readonly claws?: readonly (readonly number[])[];
}

const WING: readonly Shape[] = [
  blob([-4, 8, 0, -20, 12, -46, 20, -28, 32, -36, 31, -16, 42, -14, 30, 2, 14, 14], 3),
];
const WING_BONES = [lens(2, 0, 12, -40, 2.4), lens(5, 2, 30, -30, 2.4), lens(7, 6, 38, -12, 2.4)];
const HEAD = [
  blob([10, -7, -2, -10, -14, -3, -27, 2, -26, 8, -10, 8, 4, 10, 12, 4]),
  poly([3, -7, 22, -19, 10, -1]),
  poly([-3, -8, 8, -24, 6, -4]),
];

/** Lika rises out of her coil, Doran flies, Sesha lies around himself. */
const POSES: Readonly<Record<Dragon, Pose>> = {
  lika: {
    spine: [93, 70, 86, 86, 62, 95, 38, 84, 42, 62, 62, 52, 58, 32, 42, 24],
    head: { x: 40, y: 23 },
    wings: [
      { x: 58, y: 54 },
      { x: 46, y: 58, mirrored: true, turn: -0.55, size: 0.82 },
    ],
  },
  doran: {
    spine: [92, 86, 82, 88, 70, 78, 56, 66, 44, 60, 36, 50, 34, 40],
    head: { x: 34, y: 38, size: 0.95, turn: 0.15 },
    wings: [
      { x: 56, y: 60, size: 1.1, turn: 0.05 },
      { x: 48, y: 70, size: 0.86, turn: -1.25, mirrored: true },
    ],
    claws: [
      [50, 66, 44, 80, 34, 84],
      [64, 72, 62, 86, 54, 92],
    ],
  },
  sesha: {
    spine: [70, 58, 56, 62, 46, 52, 54, 38, 74, 38, 88, 54, 84, 78, 60, 92, 34, 86, 20, 64, 26, 42],
    head: { x: 32, y: 32, turn: 0.35 },
    wings: [{ x: 62, y: 34, size: 0.72, turn: 0.25 }],
  },
};

/** Thin at the tail and at the neck. */
const thickness = (t: number): number => 15 * Math.sin(Math.PI * Math.min(1, t * 0.72 + 0.06));

/** One of the three holy dragons, 104 by 104. */
export function dragonPicture(dragon: Dragon, inks: TwoInks): string {
  return svg(104, 104, dragonMarkup(dragon, inks));
}

export function dragonMarkup(dragon: Dragon, { ink, cut }: TwoInks): string {
  const { spine, head, wings, claws = [] } = POSES[dragon];
  const sheet = new Sheet(`dragon ${dragon}`, paletteOf('spirit', 'key')).cutting(0.4);
  for (const place of wings) {
    sheet.at(place, () => {
      sheet.rimmed(ink, cut, 2, ...WING);
      sheet.fill(cut, ...WING_BONES);
    });
  }
  const [tx = 0, ty = 0] = spine;
  sheet.rimmed(
    ink,
    cut,
    3,
    ribbon(spine, (t) => thickness(t) + 1),
    star(tx, ty - 3, 8, 4, 0.35, 0.3),
    ...claws.flatMap((claw) => [
      taper(claw, 8, 4),
      ...range(3, (i) => lens(claw[4] ?? 0, claw[5] ?? 0, (claw[4] ?? 0) - 6 + i * 5, (claw[5] ?? 0) + 6, 3)),
    ]),
  );
  sheet.fill(
    cut,
    ...along(spine, 8)
      .slice(3, -2)
      .map(([x, y]) => lens(x - 4, y - 1, x + 4, y + 1, 1.6, 1.5)),
  );
  sheet.at(head, () => {
    sheet.rimmed(ink, cut, 2, ...HEAD);
    sheet.fill(cut, oval(-5, -2, 2.4), lens(-25, 5.5, -8, 4.5, 1.6));
  });
  return sheet.markup();
}
