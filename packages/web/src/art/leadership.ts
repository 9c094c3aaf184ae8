import type { Card } from '@bluemoon/engine';
import { dragonMarkup } from './dragon.ts';
import { burst, motif } from './marks.ts';
import { oval, range } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const { PI, sin, cos } = Math;

/** Something said, not somebody: a ring of the people's motifs on the dark card. */
export function leadership(sheet: Sheet, card: Card): void {
  const { random, inks } = sheet;
  const [x, y] = [92, 82];
  const count = random.whole(6, 12);
  sheet.back(oval(x, y, 76));
  sheet.ground(oval(x, y, 73));
  for (const i of range(count, (i) => i)) {
    const a = (i / count) * 2 * PI;
    const place = { x: x + sin(a) * 52, y: y - cos(a) * 52, size: Math.min(20, 130 / count), turn: a };
    motif(sheet, card.people, place, { ink: inks.main, cut: inks.cut });
  }
  const dots = count * random.whole(1, 2);
  sheet.back(
    ...range(dots, (i) => {
      const a = ((i + 0.5) / dots) * 2 * PI;
      return oval(x + sin(a) * 66, y - cos(a) * 66, 2.8);
    }),
  );
  sheet.back(oval(x, y, 31));
  sheet.ground(...burst(sheet, { x, y, from: 25, to: 31, count: random.whole(24, 36), width: 2.4 }));
  if (card.id.endsWith('holy-dragon')) {
    const dragon = random.pick(['lika', 'doran', 'sesha'] as const);
    sheet.paste(
      `<g transform="translate(${x - 25} ${y - 25}) scale(.48)">${dragonMarkup(dragon, { ink: inks.ground, cut: inks.back })}</g>`,
    );
  } else {
    motif(sheet, card.people, { x, y, size: 22 }, { ink: inks.ground, cut: inks.back });
  }
  for (const row of [0, 1]) {
    for (const i of range(7, (i) => i)) {
      const place = { x: 8 + i * 28 + row * 14, y: 182 + row * 28, size: 11 };
      motif(sheet, card.people, place, { ink: row ? inks.main : inks.back, cut: inks.ground });
    }
  }
}
