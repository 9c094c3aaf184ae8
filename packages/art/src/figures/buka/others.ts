import { CENTRE, set, type Draw } from '../../scene.ts';
import { blob, both, evenBlob, lens, oval, range, taper, type Placement } from '../../shapes.ts';
import { brim } from '../props.ts';
import { bicorne, bobble, headband, kerchief, plumed, straw, tricorne } from './hats.ts';
import { bearded, keen, moustached, patched, sailorHead, serene, stripes, uniform } from './sailor.ts';

export const ghost: Draw = set((sheet) => {
  sheet.body(
    blob([
      -38, -4, -30, -40, 30, -40, 38, -4, 54, 60, 70, 140, 40, 120, 20, 146, -4, 122, -30, 146, -48, 120, -72,
      138, -54, 60,
    ]),
    ...both(taper([38, 40, 74, 30, 80, -6], 24, 8)),
  );
  sheet.cut(
    ...both(oval(13, -4, 9, 12)),
    oval(0, 26, 9, 13),
    ...both(lens(18, 60, 26, 110, 4)),
    lens(0, 70, 0, 112, 4),
  );
  sheet.glow(...both(oval(13, -4, 3)));
  sheet.at({ y: -16, turn: -0.12 }, tricorne);
  sheet.spot(...range(5, (i) => oval(-46 + i * 23, 88 + (i % 2) * 8, 7)));
});

export const council: Draw = (sheet) => {
  const heads: readonly (readonly [Draw, Draw, Placement])[] = [
    [kerchief, keen, { x: 66, y: 60, size: 0.5 }],
    [brim, keen, { x: 136, y: 60, size: 0.5 }],
    [straw, moustached, { x: 101, y: 44, size: 0.54 }],
    [bobble, bearded, { x: 34, y: 84, size: 0.6 }],
    [headband, serene, { x: 168, y: 84, size: 0.6 }],
    [tricorne, patched, { x: 58, y: 104, size: 0.7 }],
    [plumed, keen, { x: 148, y: 104, size: 0.7 }],
  ];
  for (const [hat, face, place] of heads) {
    sheet.at(place, () => {
      sheet.body(evenBlob([70, 190, 58, 50, 16, 28]));
      stripes(sheet);
      sailorHead(sheet);
      face(sheet);
      hat(sheet);
    });
  }
  sheet.at({ ...CENTRE, y: 108, size: 0.9 }, () => {
    sheet.body(evenBlob([70, 150, 58, 50, 16, 28]));
    uniform(sheet);
    sailorHead(sheet);
    bearded(sheet);
    bicorne(sheet);
  });
};
