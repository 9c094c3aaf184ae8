import type { Element } from '@bluemoon/engine';
import { paletteOf } from './ink.ts';
import { burst } from './marks.ts';
import { lens, oval, range, wedge, type Shape } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { svg } from './svg.ts';

const { PI, sin, cos, sqrt } = Math;

const CORONA: Readonly<Record<Element, string>> = { fire: '#a8391c', earth: '#2f7a4c' };

const CRATERS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [188, 180, 44],
  [310, 150, 26],
  [330, 270, 54],
  [210, 320, 34],
  [262, 226, 20],
  [150, 268, 24],
  [290, 362, 28],
  [240, 120, 16],
  [370, 200, 16],
  [188, 386, 14],
  [120, 210, 12],
  [352, 346, 12],
];

export interface MoonLook {
  readonly ink?: string;
  readonly cut?: string;
  /** The contested element; without one the corona is a plain halo. */
  readonly element?: Element | undefined;
  /** The colour of the plain halo; `none` omits it. */
  readonly halo?: string;
}

function crater([x, y, radius]: readonly [number, number, number]): readonly Shape[] {
  const count = Math.round(radius * 0.7);
  const rim = range(count, (i) => {
    const a = PI * (0.55 + (i / count) * 1.2);
    return wedge(
      x + cos(a) * radius,
      y + sin(a) * radius,
      x + cos(a) * radius * 0.66,
      y + sin(a) * radius * 0.66,
      4,
    );
  });
  const floor = lens(
    x - radius * 0.5,
    y + radius * 0.5,
    x + radius * 0.62,
    y + radius * 0.2,
    radius * 0.2,
    -radius * 0.16,
  );
  return [...rim, floor];
}

/** The moon in the middle of the table, 500 by 500. */
export function moonPicture({
  ink = '#30456f',
  cut = '#15223f',
  element,
  halo = 'none',
}: MoonLook = {}): string {
  const sheet = new Sheet('moon', paletteOf('spirit', 'key')).cutting(1);
  const { random } = sheet;
  const corona = element === undefined ? halo : CORONA[element];
  if (corona !== 'none') {
    const centre = { x: 250, y: 250 };
    sheet.fill(
      corona,
      ...burst(sheet, { ...centre, from: 212, to: element ? 244 : 226, count: 84, width: 5 }),
    );
    if (element) {
      sheet.fill(corona, ...burst(sheet, { ...centre, from: 208, to: 222, count: 120, width: 3.4 }));
    }
  }
  sheet.fill(ink, oval(250, 250, 200));
  const shade = range(46, (i) => {
    const [a, r] = [-1.1 + (i / 45) * 2.6, random.between(130, 172)];
    return wedge(
      250 + cos(a) * r,
      250 + sin(a) * r,
      250 + cos(a) * 199,
      250 + sin(a) * 199,
      random.between(3, 6),
    );
  });
  const dust = range(60, () => {
    const [a, r] = [random.between(0, 2 * PI), sqrt(random.next()) * 180];
    const [x, y] = [250 + cos(a) * r, 250 + sin(a) * r];
    return lens(x - 5, y, x + random.between(3, 12), y + random.between(-2, 2), random.between(1, 2.6));
  });
  sheet.fill(cut, ...CRATERS.flatMap(crater), ...shade, ...dust);
  return svg(500, 500, sheet.markup());
}
