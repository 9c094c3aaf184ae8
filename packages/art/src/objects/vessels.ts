import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import { bar, blob, both, evenBlob, evenPoly, lens, oval, range, star, taper } from '../shapes.ts';

/** A round flask; its content shows its effect. */
export const flask =
  (content: Draw): Draw =>
  (sheet) => {
    sheet.body(evenBlob([20, 66, 46, 50, 50, 10, 13, -26, 13, -58]), evenPoly([20, -66, 17, -54]));
    sheet.spot(blob([-38, 14, -10, 8, 12, 16, 39, 10, 36, 46, 14, 56, -14, 56, -36, 46]));
    sheet.cut(lens(-34, 8, -10, -14, 5));
    sheet.at({ y: 32, size: 0.62 }, content);
    sheet.glow(...range(3, (i) => oval(8 - i * 9, -78 - i * 10, 5 - i)));
  };

export const twinFlask =
  (content: Draw): Draw =>
  (sheet) => {
    sheet.body(...both(taper([26, 16, 44, -16, 66, -42], 18, 24)));
    flask(content)(sheet);
  };

export const heart: Draw = (sheet) => sheet.line(evenBlob([0, -12, 10, -28, 30, -26, 34, 0, 0, 34], 3));
export const fireSign: Draw = (sheet) => sheet.line(flame(0, 0, 34));
export const stoneSign: Draw = (sheet) => sheet.line(evenPoly([0, -32, 28, -16, 32, 14, 18, 32]));
export const stars: Draw = (sheet) =>
  sheet.line(star(-14, -6, 20, 4, 0.3), star(20, -16, 12, 4, 0.3), star(14, 18, 14, 4, 0.3));
export const rings: Draw = (sheet) => {
  sheet.line(...both(oval(16, 0, 26)));
  sheet.spot(...both(oval(16, 0, 15)));
};
export const halfMask: Draw = (sheet) => {
  sheet.line(evenBlob([0, -36, 24, -22, 30, 4, 18, 30, 0, 38]));
  sheet.spot(...both(lens(5, -4, 23, -10, 10)), bar(0, -36, 0, 38, 3));
};

/** A drop of water that holds an element. */
export const drop =
  (content: Draw): Draw =>
  (sheet) => {
    sheet.body(evenBlob([0, -72, 22, -32, 46, 10, 34, 52, 0, 66]));
    sheet.spot(oval(0, 22, 32));
    sheet.at({ y: 22, size: 0.7 }, content);
    sheet.cut(lens(-22, -14, -6, -46, 6));
    sheet.glow(...both(oval(60, 44, 8, 11)), oval(52, -30, 6, 8));
  };

export const chalice: Draw = (sheet) => {
  sheet.glow(...range(5, (i) => oval((i - 2) * 17, -54 - (i % 2) * 12, 6, 8)));
  sheet.body(evenBlob([44, -34, 36, 8, 8, 24, 8, 48, 30, 62]));
  sheet.patch(oval(0, -34, 44, 11));
  sheet.spot(star(0, -2, 13, 4, 0.4));
};

export const cauldron: Draw = (sheet) => {
  sheet.glow(
    taper([44, -26, 66, 0, 60, 50], 20, 10),
    ...range(3, (i) => oval(58 + (i % 2) * 8, 60 + i * 10, 6)),
  );
  sheet.at({ turn: 0.5 }, () => {
    sheet.body(evenBlob([50, -20, 46, 30, 20, 54]), lens(-58, -22, 58, -22, 18), ...both(oval(54, 0, 9)));
    sheet.cut(...range(3, (i) => lens(-34, 4 + i * 14, 30 - i * 8, 6 + i * 14, 4, 5)));
  });
};

export const bag: Draw = (sheet) => {
  sheet.body(evenBlob([0, 64, 40, 56, 48, 14, 14, -30]), evenBlob([0, -44, 30, -56, 18, -30]));
  sheet.spot(lens(-22, -31, 22, -31, 9));
  sheet.light(star(0, 18, 26));
};
