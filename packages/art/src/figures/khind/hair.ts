import type { Draw } from '../../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  evenBlob,
  lens,
  moved,
  oval,
  poly,
  range,
  spread,
  star,
  taper,
  wedge,
  type Shape,
} from '../../shapes.ts';

export const spikes: Draw = (sheet) => sheet.body(star(0, -6, 62, 15, 0.68));

export const curls: Draw = (sheet) =>
  sheet.body(
    ...range(9, (i) =>
      oval(Math.cos(Math.PI + (i / 8) * Math.PI) * 42, -6 + Math.sin(Math.PI + (i / 8) * Math.PI) * 42, 14),
    ),
  );

export const tails: Draw = (sheet) => {
  sheet.body(...both(blob([30, -22, 52, -52, 72, -40, 68, 0, 52, 12, 40, -6])), oval(0, -10, 43, 38));
  sheet.spot(...both(oval(38, -22, 7)));
};

export const mop: Draw = (sheet) =>
  sheet.body(
    blob([
      -50, 10, -46, -34, 0, -54, 46, -34, 50, 10, 40, 4, 34, -12, 20, -8, 8, -18, -8, -8, -20, -16, -34, -6,
      -40, 6,
    ]),
  );

export const tuft: Draw = (sheet) =>
  sheet.body(...spread(3, (i) => taper([0, -38, i * 10, -58, i * 26, -66], 9, 2)));

function ears(shape: Shape, inner: Shape): Draw {
  return (sheet) => {
    sheet.body(...both(shape));
    sheet.spot(...both(inner));
  };
}

export const catEars = ears(poly([12, -36, 36, -68, 44, -18]), poly([24, -38, 34, -54, 38, -28]));

export const bearEars = ears(oval(34, -36, 18), oval(34, -36, 9));

export const dogEars = ears(blob([20, -38, 50, -40, 66, 0, 54, 26, 40, -10]), blob([46, -26, 58, 0, 52, 14]));

export const police: Draw = (sheet) => {
  sheet.body(evenBlob([0, -66, 54, -46, 48, -20]), lens(-46, -18, 46, -18, 18, -3));
  sheet.spot(star(0, -42, 13));
  sheet.cut(lens(-46, -26, 46, -26, 4));
};

export const helmet: Draw = (sheet) => {
  sheet.body(evenBlob([0, -54, 48, -26, 46, 14, 38, -4, 0, -20]));
  sheet.spot(...both(oval(18, -28, 15, 11)));
  sheet.skin(...both(oval(18, -28, 9, 6)));
};

export const crown: Draw = (sheet) => {
  mop(sheet);
  sheet.jewel(star(0, -52, 24), star(-34, -38, 13), star(34, -38, 13));
};

export const banana: Draw = (sheet) => {
  sheet.patch(blob([-46, 70, -56, 0, -36, -50, 4, -84, 14, -72, 40, -44, 54, 0, 46, 70]));
  sheet.line(lens(-46, 50, 4, -78, 4, -18), lens(47, 40, 10, -70, 4, 10));
  sheet.main(oval(8, -80, 9, 7));
};

export const jester: Draw = (sheet) => {
  sheet.body(
    ...spread(3, (i, far) => taper([i * 20, -28, i * 42, -62 + far * 10, i * 66, -50 + far * 22], 36, 5)),
  );
  sheet.spot(
    ...range(3, (i) => oval((i - 1) * 67, i === 1 ? -56 : -24, 8)),
    lens(-44, -20, 44, -20, 12, -10),
  );
};

export const propeller: Draw = (sheet) => {
  sheet.body(evenBlob([0, -56, 38, -44, 44, -12]), bar(0, -52, 0, -64, 4));
  sheet.spot(...both(wedge(2, -64, 44, -70, 14)), lens(-46, -16, 46, -16, 12));
};

export const bucket: Draw = (sheet) => {
  sheet.jewel(poly([-44, -14, -32, -70, 34, -62, 44, -14]), taper([-38, -30, -60, 0, -40, 26], 4, 4));
  sheet.line(...range(3, (i) => oval(-16 + i * 17, -38, 5)));
};

export const emptyHead: Draw = (sheet) => {
  sheet.fill(sheet.inks.ground, box(-50, -60, 100, 38));
  sheet.line(lens(-42, -22, 42, -22, 15));
  sheet.body(moved(evenBlob([0, -30, 32, -22, 40, 0]), { x: 26, y: -42, turn: 0.5 }));
  sheet.glow(
    oval(-16, -42, 4),
    ...both(lens(2, -4, 12, -12, 7)).map((wing) => moved(wing, { x: -16, y: -42 })),
    star(2, -58, 6, 4, 0.3),
  );
};

export const feathered: Draw = (sheet) => {
  sheet.body(poly([-62, -16, -30, -50, 8, -60, 56, -18]));
  sheet.jewel(lens(-22, -40, -70, -84, 20, 8));
  sheet.cut(lens(-58, -20, 52, -20, 5));
};
