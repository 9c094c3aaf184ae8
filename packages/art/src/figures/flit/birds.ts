import { feather, flame } from '../../motifs.ts';
import { tune } from '../../objects/scenes.ts';
import { set, type Draw } from '../../scene.ts';
import {
  bar,
  blob,
  both,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  ribbon,
  spread,
  taper,
  wedge,
} from '../../shapes.ts';
import { scales } from '../parts.ts';
import { branch } from './grounds.ts';
import { fan, head, type Head } from './head.ts';

/** Gliding towards the viewer with spread wings. */
export function soaring(tail: Draw, look: Draw): Draw {
  return set((sheet) => {
    fan(sheet, 8, 42, 0.55, 0.19, { x: 12, y: 12 });
    fan(sheet, 8, 42, 0.55, 0.19, { x: -12, y: 12, mirrored: true });
    tail(sheet);
    sheet.body(evenBlob([0, -26, 22, -6, 24, 26, 0, 66]));
    sheet.cut(...scales(3, 16, 20));
    sheet.at({ y: -22, size: 0.8 }, look);
  });
}

export const hawkTail: Draw = (sheet) =>
  sheet.patch(...spread(5, (i) => moved(feather(0, -26, 26), { y: 58, turn: Math.PI + i * 0.24 })));

export const flameTail: Draw = (sheet) => {
  sheet.glow(
    ...spread(7, (i) => moved(taper([0, 0, 14, 36, -8, 70, 10, 104], 14, 2), { y: 40, turn: i * -0.3 })),
  );
  sheet.body(...spread(3, (i) => moved(taper([0, 0, -8, 30, 8, 60], 16, 3), { y: 44, turn: i * -0.3 })));
};

export const front: Draw = (sheet) => {
  sheet.body(oval(0, -8, 27, 26));
  sheet.skin(...both(oval(11, -12, 9)));
  sheet.line(...both(oval(10, -12, 4), poly([2, -20, 24, -28, 22, -18, 2, -12])));
  sheet.glow(evenPoly([8, -8, 0, 14]));
};

export const crowned: Draw = (sheet) => {
  sheet.glow(...spread(5, (i, far) => flame(i * 11, -40 - (2 - far) * 8, 18, i * 0.3)));
  front(sheet);
};

/** Diving, from top left to bottom right. */
export function diving(look: Head, gear: Draw = () => {}): Draw {
  return set(
    (sheet) => {
      sheet.back(...range(5, (i) => lens(-120, -34 + i * 17, -34 + (i % 2) * 18, -34 + i * 17, 7)));
      sheet.patch(
        ...spread(5, (i) => moved(feather(0, -34, 34, 0), { x: -30, turn: -Math.PI / 2 + i * 0.16 })),
      );
      sheet.body(
        ...range(4, (i) => moved(feather(0, -40, 44), { x: 10 - i * 12, y: -16, turn: -1.25 })),
        ...range(4, (i) => moved(feather(0, -40, 44), { x: 10 - i * 12, y: 16, turn: -1.9 })),
        blob([40, -24, 10, -32, -30, -16, -52, 0, -30, 16, 10, 32, 40, 24]),
      );
      sheet.cut(...range(3, (i) => lens(-4 - i * 14, -12 + i * 2, -4 - i * 14, 12 - i * 2, 3, 5)));
      sheet.at({ x: 44 }, () => {
        head(sheet, look);
        gear(sheet);
      });
    },
    { x: 92, y: 92, turn: 0.85, size: 1.06 },
  );
}

export const headband: Draw = (sheet) => {
  sheet.glow(
    poly([-22, -28, 18, -28, 22, -16, -26, -16]),
    taper([-24, -22, -46, -30, -58, -20], 9, 3),
    taper([-24, -20, -44, -14, -52, -2], 8, 3),
  );
  sheet.skin(oval(2, -22, 4));
};

/** A small bird on a branch. */
export function perched(look: Head, lift = 0): Draw {
  return (sheet) => {
    sheet.patch(...range(3, (i) => moved(feather(0, -30, 32), { x: -28, y: 40, turn: -2.4 + i * 0.16 })));
    sheet.body(blob([-20, -14, 20, -10, 36, 26, 22, 56, -18, 56, -40, 34, -34, 8]), oval(4, -22, 27, 25));
    sheet.light(blob([14, 8, 30, 26, 18, 50, 0, 48, 4, 22]));
    sheet.rimmed(sheet.inks.main, sheet.inks.cut, 2.4, blob([-34, 8, -10, 4, 8, 24, 2, 44, -44, 46]));
    sheet.cut(lens(-30, 22, -4, 24, 3), lens(-34, 33, -4, 34, 3));
    sheet.line(bar(-2, 54, -4, 66, 3), bar(12, 54, 14, 66, 3));
    sheet.at({ x: 4, y: -22, turn: -lift, size: 0.86 }, () => head(sheet, look));
  };
}

export const notes: Draw = (sheet) => sheet.at({ x: 150, y: 44, size: 0.5 }, () => sheet.glow(...tune));

export const woodpecker: Draw = (sheet) => {
  sheet.back(oval(80, 84, 60));
  sheet.body(
    poly([144, -4, 188, -4, 192, 230, 138, 230]),
    ...range(4, (i) => wedge(134 - (i % 2) * 6, 86 + i * 12, 146, 90 + i * 8, 7)),
  );
  sheet.cut(
    ...range(5, (i) => lens(158 + (i % 2) * 12, 16 + i * 44, 160 + (i % 2) * 10, 56 + i * 44, 4)),
    oval(146, 78, 7, 10),
  );
  sheet.at({ x: 84, y: 104, turn: -0.2, size: 1.1 }, () =>
    perched({ beak: 'pointed', crest: 3, eye: 'stern' }, -0.3)(sheet),
  );
  sheet.glow(...range(5, (i) => moved(wedge(0, -34, 0, -20, 6), { x: 148, y: 76, turn: -2.4 + i * 0.4 })));
};

export const hummingbird: Draw = set((sheet) => {
  sheet.glow(...range(6, (i) => moved(lens(0, 0, 0, -24, 16), { x: 70, y: -22, turn: i * 1.05 })));
  sheet.ground(oval(70, -22, 7));
  fan(sheet, 6, 34, -1.5, 0.22, { x: -18, y: 4 });
  fan(sheet, 5, 30, -2.4, 0.24, { x: -14, y: 22 });
  sheet.body(blob([-20, -14, 8, -14, 10, 16, -14, 46, -40, 74, -34, 40]));
  sheet.light(blob([-8, 0, 4, 4, -10, 36, -22, 44]));
  sheet.at({ x: 0, y: -18, size: 0.72 }, () => {
    head(sheet, { beak: 'short', crest: 2 });
    sheet.glow(lens(30, 2, 88, -4, 6, 4));
  });
});

export const pairOnBranch: Draw = (sheet) => {
  branch(sheet);
  sheet.at({ x: 62, y: 106, size: 0.82 }, perched({ beak: 'open', crest: 3 }));
  sheet.at({ x: 142, y: 106, size: 0.82, mirrored: true }, perched({ beak: 'short' }));
};

export const nest: Draw = (sheet) => {
  sheet.back(...range(3, (i) => oval(101, 60, 86 - i * 22)).flatMap((ring, i) => (i === 1 ? [] : [ring])));
  for (const [x, y, turn] of [
    [50, 96, -0.9],
    [152, 98, -0.5],
    [98, 82, -0.75],
  ] as const) {
    sheet.at({ x, y, turn, size: 0.86 }, () => {
      sheet.body(evenBlob([20, 10, 34, 70]), oval(0, 0, 29));
      head(sheet, { beak: 'open', crest: 2 });
    });
  }
  sheet.body(blob([4, 136, 101, 150, 196, 134, 176, 190, 101, 206, 26, 190]));
  sheet.cut(
    ...range(4, (i) =>
      ribbon([16 + i * 6, 152 + i * 12, 101, 162 + i * 12, 186 - i * 6, 150 + i * 12], () => 3, 3),
    ),
    ...range(7, (i) => lens(30 + i * 22, 150, 44 + i * 20, 190, 3)),
  );
};

export const fluttering: Draw = (sheet) => {
  fan(sheet, 6, 40, -1.2, 0.22, { x: 0, y: 0 });
  sheet.patch(...range(4, (i) => moved(feather(0, -30, 30), { x: -44, y: 24, turn: -1.9 + i * 0.2 })));
  sheet.body(blob([-48, 22, -10, -16, 30, -18, 40, 8, 10, 36, -26, 36]));
  fan(sheet, 6, 46, -0.6, 0.2, { x: 8, y: 8 });
  sheet.at({ x: 42, y: -10, size: 0.84 }, () => head(sheet, { beak: 'open', crest: 4 }));
};
