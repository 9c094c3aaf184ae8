import { lids } from '../figures/parts.ts';
import { lamp } from '../figures/props.ts';
import { flame } from '../motifs.ts';
import type { Draw } from '../scene.ts';
import {
  bar,
  blob,
  both,
  box,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  range,
  spiral,
  spread,
  taper,
} from '../shapes.ts';
import type { Sheet } from '../sheet.ts';
import { tune } from './scenes.ts';
import { mire, sunkTree } from './waters.ts';
import { mist } from './weather.ts';

/** Hyla cards: ponds and their inhabitants, all with the eyes of frogs. */

const DROP = evenBlob([0, -14, 8, 2, 0, 12]);

const awake: Draw = (sheet) => {
  sheet.pale(...both(oval(21, -28, 10)));
  sheet.line(...both(lens(13, -28, 29, -28, 8)));
};

const dozing: Draw = (sheet) => sheet.cut(...lids({ y: -28, apart: 21, width: 10, height: 8 }));

const smile: Draw = (sheet) => sheet.cut(lens(-30, -2, 30, -2, 4, 9));

const singing: Draw = (sheet) => {
  sheet.cut(oval(0, 4, 17, 14));
  sheet.line(oval(0, 5, 12, 10));
};

function frogHead(sheet: Sheet, eyes = awake, mouth = smile): void {
  sheet.body(evenBlob([0, -26, 36, -16, 44, 6, 24, 22]), ...both(oval(21, -28, 16)));
  eyes(sheet);
  mouth(sheet);
}

const frog =
  (eyes = awake, mouth = smile): Draw =>
  (sheet) => {
    sheet.body(
      evenBlob([0, 0, 34, 8, 40, 36, 0, 46]),
      ...both(oval(40, 32, 18, 16), lens(16, 47, 66, 47, 12)),
    );
    sheet.light(evenBlob([0, 18, 20, 24, 14, 44, 0, 46]));
    sheet.line(...both(lens(26, 22, 22, 46, 3, 3)));
    frogHead(sheet, eyes, mouth);
  };

export const lanternPond: Draw = (sheet) => {
  sheet.body(taper([-100, -64, -40, -84, 30, -78, 84, -62], 12, 4));
  for (const [x, y] of [
    [-46, -40],
    [2, -24],
    [48, -38],
  ] as const) {
    sheet.body(bar(x, -80, x, y, 2.4));
    sheet.at({ x: x - 31, y, size: 0.6 }, lamp);
  }
  sheet.body(oval(0, 50, 88, 26));
  sheet.light(lens(-70, 46, -20, 46, 5), lens(16, 64, 60, 62, 5), lens(30, 42, 74, 44, 5));
  sheet.patch(oval(-14, 56, 30, 9));
  sheet.at({ x: -14, y: 32, size: 0.5 }, frog());
};

/** Head of a reed, with a face that looks to the right. */
const whisperer: Draw = (sheet) => {
  sheet.body(taper([6, 110, 0, 60, 0, 20], 8, 7), taper([0, -30, 2, -52], 6, 2), oval(0, 0, 19, 36));
  sheet.cut(lens(2, -10, 15, -10, 3, 4), oval(12, 10, 5, 4));
  sheet.light(lens(-13, -20, -13, 22, 6, 4));
};

const leaning: Draw = (sheet) => {
  sheet.body(
    taper([-70, 60, -76, 0, -92, -40], 12, 2),
    taper([64, 60, 80, 10, 74, -50], 12, 2),
    taper([-6, 60, 0, 10, -10, -20], 10, 2),
  );
  sheet.at({ x: -36, y: -24, turn: 0.22 }, whisperer);
  sheet.at({ x: 40, y: -26, turn: -0.26, mirrored: true }, whisperer);
  sheet.glow(spiral(0, -30, 12, 1.6, 5), spiral(4, -62, 9, 1.5, 4, 2), oval(-10, -78, 3));
};

export const whisperingReeds: Draw = (sheet) => {
  mire(leaning)(sheet);
  sheet.at({ x: 2, y: 34, size: 0.6 }, () => frogHead(sheet));
};

export const keeper: Draw = (sheet) => {
  sheet.body(oval(0, 60, 90, 18));
  sheet.light(oval(0, 60, 76, 12));
  sheet.main(oval(0, 60, 60, 8));
  sheet.glow(
    ...spread(7, (i) =>
      moved(DROP, { x: Math.sin(i * 0.42) * 60, y: -34 - Math.cos(i * 0.42) * 52, size: 0.8 }),
    ),
  );
  sheet.body(bar(58, -56, 54, 62, 5));
  sheet.jewel(moved(DROP, { x: 58, y: -66, size: 1.5 }));
  sheet.body(evenBlob([0, -24, 30, -10, 38, 20, 48, 62, 0, 66]));
  sheet.light(evenPoly([9, -4, 16, 64]));
  sheet.cut(...both(lens(22, 12, 32, 58, 3.4)));
  sheet.pale(oval(55, 16, 8), oval(0, 20, 9, 8));
  sheet.body(taper([28, 2, 46, 20, 54, 16], 14, 9));
  sheet.at({ y: -36, size: 0.9 }, () => frogHead(sheet, dozing));
  sheet.jewel(oval(0, -70, 6));
};

export const dewGatherer: Draw = (sheet) => {
  sheet.patch(lens(-96, -66, 66, -62, 44, -12));
  sheet.main(
    lens(-90, -68, 60, -64, 4, -12),
    ...range(4, (i) => lens(-50 + i * 26, -76, -36 + i * 26, -60, 3)),
  );
  sheet.glow(
    ...[
      [40, -40, 1],
      [44, -10, 1.3],
      [-30, -36, 0.8],
      [4, -42, 0.7],
    ].map(([x = 0, y = 0, size = 1]) => moved(DROP, { x, y, size })),
  );
  sheet.at({ x: -18, y: 16 }, frog());
  sheet.body(taper([10, 40, 26, 48, 40, 44], 14, 10));
  sheet.jewel(blob([16, 18, 44, 24, 74, 18, 66, 42, 44, 50, 24, 42]));
  sheet.line(lens(22, 24, 68, 24, 4, 4));
};

export const ford: Draw = (sheet) => {
  sheet.glow(oval(34, -54, 24));
  sheet.body(
    ...both(
      taper([84, 70, 78, 0, 84, -70], 14, 8),
      taper([80, -20, 60, -44, 50, -70], 7, 2),
      taper([80, 0, 96, -20, 100, -50], 7, 2),
    ),
  );
  mist(sheet);
  sheet.body(oval(-36, 62, 34, 11), oval(10, 36, 44, 11), oval(-20, 12, 24, 8), oval(8, -8, 18, 6));
  sheet.light(lens(-58, 58, -20, 58, 5), lens(-34, 10, -10, 10, 4));
  sheet.at({ x: 10, y: 6, size: 0.6 }, frog());
};

export const chorus: Draw = (sheet) => {
  sheet.glow(...tune.map((note) => moved(note, { x: 6, y: -56, size: 0.62 })));
  for (const x of [-52, 36]) sheet.at({ x, y: -8, size: 0.5 }, frog(dozing, singing));
  sheet.at({ x: -8, y: -18, size: 0.62 }, frog(awake, singing));
  sheet.body(
    blob([-88, 20, -60, 10, 20, 14, 62, 8, 66, 64, 10, 62, -60, 66, -88, 60]),
    taper([-62, 20, -78, -6, -74, -20], 14, 9),
  );
  sheet.cut(lens(-72, 28, -10, 26, 4, 2), lens(-50, 42, 30, 40, 4, 3), lens(-80, 54, -26, 54, 4, 2));
  sheet.patch(oval(62, 36, 19, 29));
  sheet.line(oval(63, 37, 13, 21));
  sheet.skin(oval(58, 34, 4), oval(68, 34, 4));
};

export const creepingBog: Draw = (sheet) => {
  sheet.at({ x: 56, y: -8, size: 0.8, mirrored: true }, sunkTree);
  sheet.body(
    blob([
      -96, 62, -74, 44, -100, 26, -86, 12, -62, 26, -52, -8, -22, -24, 20, -26, 48, -6, 60, 24, 84, 6, 98, 18,
      82, 40, 96, 66,
    ]),
  );
  sheet.at({ x: -4, y: 4, size: 1.05 }, () => frogHead(sheet, awake, () => {}));
  sheet.cut(blob([-40, 12, 0, 20, 34, 10, 24, 34, -4, 38, -30, 32]));
  sheet.line(lens(-30, 24, 24, 24, 12, 3));
  sheet.light(lens(-66, 52, -20, 54, 6), lens(10, 54, 62, 50, 6));
  sheet.glow(oval(-64, -26, 7), oval(-50, -48, 5), oval(-76, -54, 9));
};

export const shrine: Draw = (sheet) => {
  sheet.body(
    evenPoly([0, -92, 16, -74, 84, -52, 78, -40, 0, -44]),
    ...both(box(50, -44, 14, 84)),
    evenPoly([74, 36, 74, 50]),
    evenPoly([90, 50, 90, 68]),
  );
  sheet.cut(lens(-66, -50, 66, -50, 3, -4), lens(-70, 51, 70, 51, 3), ...both(lens(57, -34, 57, 32, 3)));
  sheet.glow(...both(flame(74, 12, 13)));
  sheet.body(...both(box(71, 24, 7, 14)));
  sheet.at({ y: 0, size: 0.8 }, frog());
  sheet.jewel(evenPoly([0, -40, 8, -30, 0, -20]));
};
