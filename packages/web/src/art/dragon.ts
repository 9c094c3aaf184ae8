import type { Dragon } from '@bluemoon/engine';
import { paletteOf } from './ink.ts';
import { along, blob, lens, oval, poly, ribbon, star } from './shapes.ts';
import { Sheet } from './sheet.ts';
import type { TwoInks } from './sigil.ts';
import { svg } from './svg.ts';

const SPINES: Readonly<Record<Dragon, readonly number[]>> = {
  lika: [92, 72, 84, 86, 62, 94, 38, 84, 42, 62, 62, 52, 58, 32, 40, 24],
  doran: [96, 58, 88, 72, 74, 92, 46, 88, 40, 66, 58, 52, 62, 32, 44, 20],
  sesha: [88, 80, 80, 94, 52, 90, 34, 72, 52, 58, 66, 44, 58, 26, 38, 22],
};

/** Thin at the tail and at the neck. */
const width = (t: number): number => 14 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.1));

/** One of the three holy dragons, 104 by 104. */
export function dragonPicture(dragon: Dragon, inks: TwoInks): string {
  return svg(104, 104, dragonMarkup(dragon, inks));
}

export function dragonMarkup(dragon: Dragon, { ink, cut }: TwoInks): string {
  const sheet = new Sheet(`dragon ${dragon}`, paletteOf('spirit', 'key')).cutting(0.4);
  const spine = SPINES[dragon];
  sheet.fill(ink, blob([54, 60, 62, 34, 74, 10, 80, 28, 92, 20, 90, 40, 100, 42, 88, 56, 72, 68], 3));
  sheet.fill(cut, lens(62, 54, 73, 16, 2.2), lens(65, 56, 89, 26, 2.2), lens(67, 60, 95, 44, 2.2));
  sheet.fill(ink, blob([48, 56, 36, 40, 18, 36, 24, 46, 12, 56, 24, 58, 22, 70, 40, 66], 3));
  sheet.fill(cut, lens(44, 56, 22, 40, 1.8), lens(42, 60, 18, 57, 1.8));
  sheet.fill(
    cut,
    ribbon(spine, (t) => width(t) + 3),
  );
  sheet.fill(
    ink,
    ribbon(spine, (t) => width(t) + 1),
  );
  sheet.fill(
    cut,
    ...along(spine, 9)
      .slice(3, -2)
      .map(([x, y]) => lens(x - 4, y - 1, x + 4, y + 1, 1.4, 1.5)),
  );
  const [hx, hy] = spine.slice(-2) as [number, number];
  sheet.at({ x: hx, y: hy }, () => {
    sheet.fill(
      ink,
      blob([8, -7, -2, -10, -14, -3, -25, 3, -24, 8, -10, 8, 4, 9, 11, 3]),
      poly([3, -7, 20, -18, 9, -2]),
      poly([-2, -9, 8, -22, 5, -5]),
    );
    sheet.fill(cut, oval(-5, -2, 2.2), lens(-24, 5.5, -8, 4.5, 1.4));
  });
  const [tx, ty] = spine as [number, number];
  sheet.fill(ink, star(tx + 2, ty - 2, 7, 4, 0.35, 0.3));
  return sheet.markup();
}
