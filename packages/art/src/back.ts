import type { Affiliation } from '@bluemoon/engine';
import { INKS, PAPER, paletteOf } from './ink.ts';
import { motif } from './marks.ts';
import { box, brickRows, crescent, oval } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { specks, svg } from './svg.ts';

/** The back of a people's cards, in the format of a card: the moon holds the people's motif. */
export function backPicture(people: Affiliation): string {
  const { key, hue } = INKS[people];
  const sheet = new Sheet(`back ${people}`, paletteOf(people, 'key'));
  sheet.fill(key, box(-2, -2, 204, 284));
  brickRows(6, 8, (x, y) => motif(sheet, people, { x: x * 40, y: y * 40, size: 11 }, { ink: hue }));
  sheet.fill(key, oval(100, 140, 74));
  sheet.fill(hue, oval(100, 140, 68));
  sheet.fill(key, oval(100, 140, 62));
  sheet.fill(PAPER, crescent(92, 140, 52, 0.5, Math.PI));
  motif(sheet, people, { x: 112, y: 140, size: 24 }, { ink: hue, cut: key });
  return svg(200, 280, sheet.markup() + specks(200, 280), 'xMidYMid slice');
}
