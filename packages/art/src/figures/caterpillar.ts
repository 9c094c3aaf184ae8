import type { Draw } from '../scene.ts';
import { along, both, lens, oval, taper } from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { lids, roundEyes, slits, spectacles } from './parts.ts';

export interface Caterpillar {
  /** From the tail to the neck. */
  readonly spine: readonly number[];
  readonly thick?: number;
  readonly eyes?: keyof typeof EYES;
  readonly mouth?: keyof typeof MOUTHS;
  readonly headSize?: number;
  /** Drawn on the head, around its centre. */
  readonly hat?: Draw;
}

const EYES = {
  bright: (sheet) => roundEyes(sheet, { y: -3, apart: 13, width: 9 }, 2),
  wise: (sheet) => spectacles(sheet, { y: -2, apart: 13, width: 9 }),
  sly: (sheet) => sheet.line(...slits({ y: -2, apart: 13, width: 10, height: 9, tilt: 3 })),
  shut: (sheet) => sheet.line(...lids({ y: -1, apart: 13, width: 9, height: 8 })),
  dull: (sheet) => {
    roundEyes(sheet, { y: -2, apart: 13, width: 9 }, 0);
    sheet.main(...both(lens(3, -9, 24, -9, 9)));
  },
} as const satisfies Record<string, Draw>;

const MOUTHS = {
  smile: (sheet) => sheet.line(lens(-12, 15, 12, 15, 4, 4)),
  round: (sheet) => sheet.line(oval(0, 17, 5, 4)),
  smirk: (sheet) => sheet.line(lens(-6, 18, 15, 12, 4, 4)),
  sour: (sheet) => sheet.line(lens(-10, 19, 10, 19, 4, -4)),
  gape: (sheet) => {
    sheet.line(oval(0, 20, 20, 16));
    sheet.spot(oval(0, 28, 11, 6));
  },
} as const satisfies Record<string, Draw>;

export function caterpillarHead(
  sheet: Sheet,
  { eyes = 'bright', mouth = 'smile', hat }: Omit<Caterpillar, 'spine'>,
): void {
  sheet.body(...both(taper([12, -24, 20, -42, 34, -54], 5, 4)));
  sheet.jewel(...both(oval(36, -56, 7)));
  sheet.body(oval(0, 0, 36, 33));
  sheet.fill(sheet.inks.skin, oval(0, 6, 27, 22));
  EYES[eyes](sheet);
  MOUTHS[mouth](sheet);
  hat?.(sheet);
}

/** Drawn from the tail, so that each segment overlaps the one behind it. */
export function caterpillar(look: Caterpillar): Draw {
  const { spine, thick = 27, headSize = 1 } = look;
  return (sheet) => {
    const { main, ground, light, cut, spot, line } = sheet.inks;
    const segments = along(spine, thick * 0.74).slice(0, -1);
    segments.forEach(([x, y], i) => {
      const radius = thick * (0.72 + 0.28 * Math.min(1, (i + 1) / 3));
      const striped = (segments.length - i) % 2 === 0;
      sheet.fill(main, lens(x - radius - 8, y + radius * 0.5, x + radius + 8, y + radius * 0.5, 9));
      sheet.rimmed(
        striped ? (light === ground ? spot : light) : main,
        ground,
        4,
        oval(x, y, radius, radius * 0.76),
      );
      sheet.fill(
        striped ? line : cut,
        lens(x - radius * 0.8, y + radius * 0.2, x + radius * 0.8, y + radius * 0.2, 3, 4),
      );
      sheet.fill(
        striped ? line : spot,
        oval(x - radius * 0.42, y - 3, radius * 0.15),
        oval(x + radius * 0.36, y - 5, radius * 0.12),
      );
    });
    const [hx = 0, hy = 0] = spine.slice(-2);
    sheet.at({ x: hx, y: hy, size: headSize }, () => caterpillarHead(sheet, look));
  };
}
