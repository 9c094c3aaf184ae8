import { rings } from '../grounds.ts';
import { drum } from '../objects/arms.ts';
import { scene, set, type Draw, type Gallery } from '../scene.ts';
import { bar, blob, lens, moved, oval, poly, range, taper } from '../shapes.ts';
import { spirit as veiled } from './mimix/lights.ts';
import { skull } from './mimix/shamans.ts';

const crossroads: Draw = (sheet) => {
  sheet.back(
    poly([70, 140, 132, 140, 200, 230, 2, 230]),
    poly([-4, 144, 190, 128, 190, 150, -4, 166]),
    ...range(9, (i) => oval(14 + ((i * 67) % 170), 16 + ((i * 43) % 90), 3 + (i % 2))),
  );
};

const signpost: Draw = (sheet) => {
  sheet.body(
    bar(50, -50, 52, 96, 9),
    poly([22, -44, 72, -48, 84, -36, 72, -24, 22, -22]),
    poly([78, -12, 36, -16, 22, -3, 36, 10, 78, 10]),
  );
  sheet.cut(lens(32, -34, 68, -36, 3), lens(40, -3, 70, -2, 3));
};

const wisp: Draw = (sheet) => {
  sheet.glow(...range(10, (i) => moved(lens(0, -58, 0, -78, 7), { x: -18, y: 12, turn: i * 0.628 })));
  sheet.body(
    blob([-22, 60, -54, 44, -62, 8, -44, -22, -34, -44, -44, -74, -16, -58, 2, -26, 24, 4, 20, 40, 0, 58]),
    taper([-20, 54, -6, 80, -30, 96, -18, 120], 20, 2),
  );
  sheet.light(blob([-20, 48, -44, 34, -48, 8, -30, -14, -12, -8, 10, 10, 8, 36]));
  sheet.line(...[-1, 1].map((side) => oval(-20 + side * 14, 12, 6, 9)), lens(-32, 30, -8, 30, 5, 6));
};

export const spirit: Gallery = {
  'wisp-at-the-crossroads': scene(crossroads, set(scene(signpost, wisp), { x: 95, y: 86 })),
  'grey-drummer': scene(rings(4, 90), veiled(skull), set(drum, { y: 156, size: 0.86 })),
};
