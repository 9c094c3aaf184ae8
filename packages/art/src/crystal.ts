import { INKS, PAPER, paletteOf } from './ink.ts';
import { lens, poly } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { svg } from './svg.ts';

/** The blue moon crystal, 100 by 100. */
export function crystalPicture(): string {
  const { key, hue } = INKS.crystal;
  const sheet = new Sheet('crystal', paletteOf('crystal', 'key')).cutting(0.3);
  sheet.rimmed(hue, PAPER, 4, poly([50, 4, 76, 34, 70, 78, 50, 97, 30, 78, 24, 34]));
  sheet.fill(key, poly([50, 97, 70, 78, 76, 34, 58, 40]), poly([50, 97, 30, 78, 36, 62, 44, 58]));
  sheet.fill(PAPER, poly([50, 6, 28, 33, 42, 40]), lens(33, 42, 40, 72, 3), lens(63, 46, 58, 80, 2.4));
  return svg(100, 100, sheet.markup());
}
