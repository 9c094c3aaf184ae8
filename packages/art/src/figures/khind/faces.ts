import type { Draw } from '../../scene.ts';
import { bar, blob, both, evenBlob, lens, oval, spiral, star } from '../../shapes.ts';
import type { Sheet } from '../../sheet.ts';
import { roundEyes } from '../parts.ts';
import { FACES } from './child.ts';

export const whiskers: Draw = (sheet) => {
  FACES.cool(sheet);
  sheet.line(...both(lens(16, 18, 42, 12, 2.4), lens(16, 22, 42, 24, 2.4)));
};

export const tongue: Draw = (sheet) => {
  FACES.top(sheet);
  sheet.rimmed(sheet.inks.spot, sheet.inks.line, 2, evenBlob([7, 24, 6, 40]));
};

export const tongueOut: Draw = (sheet) => {
  roundEyes(sheet, { y: 0, apart: 14, width: 8 }, 0);
  sheet.line(lens(-16, 18, 16, 18, 5, 3));
  sheet.rimmed(sheet.inks.spot, sheet.inks.line, 2.4, evenBlob([8, 20, 7, 38]));
};

export const dizzy: Draw = (sheet) =>
  sheet.line(spiral(-15, 0, 13, 2, 4.5), spiral(16, 0, 13, 2, 4.5, Math.PI), oval(0, 24, 7, 5));

export const puzzled: Draw = (sheet) => {
  roundEyes(sheet, { y: 0, apart: 14, width: 7 }, 0);
  sheet.line(lens(5, -16, 24, -20, 4, -3), lens(-24, -12, -5, -12, 4), lens(-8, 22, 8, 25, 4, -3));
};

export const relaxed: Draw = (sheet) => {
  sheet.line(
    ...both(lens(6, 0, 24, 0, 5, 5)),
    lens(-12, 18, 12, 18, 5, 5),
    bar(10, 20, 34, 10, 2.4),
    star(36, 8, 6, 4, 0.4),
  );
};

export function pan(sheet: Sheet): void {
  sheet.line(...both(oval(14, 0, 8, 9)), blob([-20, 14, 0, 19, 20, 12, 12, 30, -8, 31]));
  sheet.skin(...both(oval(14, -3, 3)), bar(-10, 19, 12, 19, 4));
  sheet.spot(...both(oval(27, 14, 5)));
}
