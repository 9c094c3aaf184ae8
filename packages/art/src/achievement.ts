import type { Card, Dragon } from '@bluemoon/engine';
import { dragonMarkup } from './dragon.ts';
import { beams } from './grounds.ts';
import { hem } from './leadership.ts';
import type { Draw } from './scene.ts';
import { box, evenPoly, lens, oval, poly, star } from './shapes.ts';
import type { Sheet } from './sheet.ts';

const horn: Draw = (sheet) => {
  sheet.body(poly([-34, 50, -40, 16, -16, 6, 4, -10, 16, -34, 20, -66, 36, -40, 40, -8, 30, 20, 8, 40]));
  sheet.light(
    poly([20, -66, 36, -40, 40, -8, 30, 20, 8, 40, -34, 50, -32, 36, -4, 26, 14, 8, 24, -16, 26, -42]),
  );
  sheet.ground(lens(-16, 4, -10, 46, 3.4), lens(4, -12, 22, 32, 3.4), lens(15, -36, 42, -8, 3.4));
  sheet.jewel(poly([-26, 8, -20, 52, -38, 58, -46, 14]));
};

const scale: Draw = (sheet) => {
  sheet.body(evenPoly([0, -50, 34, -40, 44, -4, 28, 32, 0, 54]));
  sheet.light(poly([0, -36, 26, -30, 34, -4, 22, 24, 0, 42, 0, 0]));
  sheet.ground(lens(0, -46, 0, 50, 3), lens(-40, -4, 0, 6, 3), lens(0, 6, 40, -4, 3));
};

const eye: Draw = (sheet) => {
  sheet.body(evenPoly([0, -38, 34, -24, 58, 0, 34, 26, 0, 40]));
  sheet.light(evenPoly([0, -26, 24, -18, 40, 0, 24, 20, 0, 28]));
  sheet.ground(oval(0, 1, 20));
  sheet.spot(lens(0, -18, 0, 20, 15));
};

const RELICS: Readonly<Record<Dragon, Draw>> = { lika: horn, doran: scale, sesha: eye };

/** A dragon, and the relic that it leaves behind. */
export function achievement(sheet: Sheet, { people, dragon = 'lika' }: Card): void {
  const { back, ground } = sheet.inks;
  beams(28, 9)(sheet);
  sheet.ground(oval(92, 84, 80));
  sheet.back(star(92, 84, 78, 20, 0.93));
  sheet.ground(star(92, 84, 72, 20, 0.93));
  sheet.paste(dragonMarkup(dragon, { ink: back, cut: ground }), { x: 60, y: 4, size: 1.16 });
  sheet.at({ x: 84, y: 116, size: 0.84 }, RELICS[dragon]);
  sheet.glow(star(30, 132, 9, 4, 0.3), star(146, 142, 7, 4, 0.3));
  sheet.ground(box(-2, 170, 188, 60));
  hem(sheet, people);
}
