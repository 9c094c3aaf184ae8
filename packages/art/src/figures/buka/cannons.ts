import { flame } from '../../motifs.ts';
import { scene, type Draw } from '../../scene.ts';
import { bar, evenPoly, lens, moved, oval, range, taper } from '../../shapes.ts';

const cannonball =
  (x: number, y: number, radius: number): Draw =>
  (sheet) => {
    sheet.body(oval(x, y, radius));
    sheet.cut(lens(x - radius * 0.5, y - radius * 0.5, x, y - radius * 0.7, radius * 0.24));
  };

const barrel: Draw = (sheet) => {
  sheet.body(
    taper([-70, 118, 20, 96, 82, 82], 40, 26, 3),
    oval(-70, 119, 21),
    taper([74, 86, 84, 83], 36, 36, 1),
    oval(-20, 130, 26),
  );
  sheet.spot(bar(-36, 92, -28, 128, 6), bar(20, 80, 26, 112, 6));
  sheet.cut(oval(-20, 130, 9));
};

const muzzleFire: Draw = (sheet) =>
  sheet.glow(...range(5, (i) => moved(lens(0, -4, 0, -34, 12), { x: 86, y: 82, turn: 0.5 + i * 0.4 })));

export const firing = scene(barrel, muzzleFire);

export const aiming: Draw = (sheet) => {
  sheet.body(evenPoly([40, 96, 54, 150]), oval(0, 102, 44));
  sheet.spot(oval(0, 102, 36));
  sheet.main(oval(0, 102, 29));
  sheet.cut(lens(-20, 92, -4, 80, 4));
};

export const ramrod: Draw = (sheet) => {
  barrel(sheet);
  sheet.body(bar(70, -50, 40, 84, 6), oval(71, -54, 11, 14), oval(54, 30, 10));
};

export const linstock: Draw = (sheet) => {
  barrel(sheet);
  sheet.body(bar(58, -40, 46, 88, 5));
  sheet.glow(flame(58, -54, 18));
};

export const carrying: Draw = (sheet) => {
  sheet.body(taper([62, 140, 74, 80, 52, 34], 24, 14));
  cannonball(58, 14, 27)(sheet);
};

export const pyramid: Draw = (sheet) => {
  for (const [x, y] of [
    [-44, 128],
    [0, 128],
    [44, 128],
    [-22, 92],
    [22, 92],
  ] as const)
    cannonball(x, y, 23)(sheet);
};
