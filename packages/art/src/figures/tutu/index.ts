import { beams, disc, meadow, rings, sun } from '../../grounds.ts';
import { scene, type Draw, type Gallery } from '../../scene.ts';
import {
  box,
  both,
  evenBlob,
  evenPoly,
  lens,
  moved,
  oval,
  poly,
  range,
  spiral,
  spread,
  star,
  taper,
  wedge,
} from '../../shapes.ts';
import { whirl } from '../khind/grounds.ts';
import { lamp } from '../props.ts';
import {
  ALOFT,
  astonished,
  ball,
  CHEER,
  content,
  daring,
  laughing,
  merry,
  one,
  OPEN,
  SNUG,
  WAVING,
} from './folk.ts';

const noonSun: Draw = (sheet) => {
  sheet.patch(star(0, -66, 46, 14, 0.66));
  sheet.main(oval(0, -66, 21));
};

const prickles: Draw = (sheet) => {
  sheet.body(...spread(13, (i) => moved(evenPoly([0, -86, 12, -44]), { y: 8, turn: i * 0.36 })));
};

const bramble: Draw = (sheet) => {
  for (const [x, y] of [
    [34, 20],
    [166, 40],
  ] as const) {
    const spine = range(6, (i) => [x + (i % 2 ? 14 : -10), y - 30 + i * 48]);
    sheet.back(
      taper(spine.flat(), 8, 8),
      ...spine.flatMap(([px = 0, py = 0]) => [
        wedge(px + 18, py - 4, px, py + 10, 9),
        wedge(px - 18, py + 14, px, py + 22, 9),
      ]),
    );
  }
};

const flower: Draw = (sheet) => {
  sheet.body(taper([0, -40, 4, -56, 0, -66], 5, 4));
  sheet.jewel(...range(6, (i) => moved(lens(0, -4, 0, -28, 17), { y: -72, turn: i * 1.047 })));
  sheet.skin(oval(0, -72, 8));
};

const stalk: Draw = (sheet) => {
  sheet.main(taper([4, 40, 40, 42, 74, 26], 4, 3));
  sheet.glow(...range(4, (i) => moved(lens(0, 0, 14, -8, 8), { x: 60 + i * 8, y: 34 - i * 5, turn: -0.4 })));
};

const pocket: Draw = (sheet) => {
  sheet.at({ y: 34, size: 0.42 }, ball({ hands: SNUG }));
  sheet.patch(evenBlob([38, 44, 34, 68, 0, 78]));
  sheet.line(lens(-36, 50, 36, 50, 4, 5), oval(0, 62, 4));
};

const turning: Draw = (sheet) => {
  for (const turn of [0, Math.PI]) {
    sheet.glow(
      ...[taper([-66, 46, -84, 0, -66, -48], 6, 11), poly([-84, -42, -48, -40, -54, -76])].map((part) =>
        moved(part, { y: 2, turn }),
      ),
    );
  }
};

const dashing: Draw = (sheet) => {
  sheet.body(
    taper([-20, 50, -44, 66, -66, 54], 20, 14),
    oval(-68, 52, 10, 17),
    taper([20, 50, 44, 62, 62, 78], 20, 14),
    oval(70, 78, 17, 10),
  );
  sheet.glow(
    ...range(4, (i) => lens(-110 - i * 3, -26 + i * 20, -62 - (i % 2) * 8, -26 + i * 20, 6)),
    spiral(-88, 76, 12, 1.4, 5),
  );
};

const carried: Draw = (sheet) => sheet.at({ x: 16, y: -18 }, lamp);

/** A ruined gate. */
const gate: Draw = (sheet) => {
  sheet.back(
    ...range(7, (i) =>
      poly([i * 28 - 4, 20 - (i % 2) * 8, i * 28 + 18, 12 + (i % 2) * 8, i * 28 + 18, 230, i * 28 - 4, 230]),
    ),
  );
  sheet.back(box(-4, 46, 200, 14), box(-4, 138, 200, 14));
  sheet.ground(star(101, 96, 82, 11, 0.72, 0.2));
  sheet.back(
    ...range(5, (i) =>
      moved(poly([-9, -84, 8, -90, 11, -66, -6, -60]), { x: 101, y: 92, turn: i * 1.2 + 0.5 }),
    ),
  );
};

const pot: Draw = (sheet) => {
  sheet.jewel(evenBlob([0, -76, 32, -68, 42, -28, 0, -34]), lens(-60, -28, 60, -28, 14, -4));
  sheet.line(...both(oval(24, -44, 4)), oval(0, -48, 4));
};

export const tutu: Gallery = {
  'nanu-noon': scene(
    beams(24, 14),
    one({ hands: ALOFT, face: content, behind: noonSun, top: () => {} }, { y: 112, size: 0.96 }),
  ),
  'bobu-bramble': scene(bramble, one({ hands: OPEN, face: daring, behind: prickles })),
  'mumo-meadow': scene(meadow, one({ hands: SNUG, face: content, top: flower, front: stalk })),
  'pipa-pocket': scene(sun(70), one({ hands: CHEER, face: laughing, front: pocket })),
  'tali-turnabout': scene(disc(78), one({ hands: ALOFT, behind: turning }, { turn: Math.PI, y: 84 })),
  'rulo-runaround': scene(whirl, one({ hands: OPEN, face: laughing, behind: dashing }, { turn: 0.16 })),
  'lilo-lantern': scene(rings(4, 92), one({ hands: WAVING, face: merry, front: carried }, { x: 86 })),
  'gugo-gatecrasher': scene(gate, one({ hands: CHEER, face: astonished, top: pot }, { size: 0.9, y: 100 })),
};
