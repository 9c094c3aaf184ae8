import { beams, rings } from '../../grounds.ts';
import { scene, type Draw, type Gallery } from '../../scene.ts';
import { child, CROSSED, DOWN, HIPS, NAPE, one, OUT, SHRUG, UP, WAVE } from './child.ts';
import { dizzy, pan, puzzled, relaxed, tongue, tongueOut, whiskers } from './faces.ts';
import { checks, dots, stars, street, whirl } from './grounds.ts';
import {
  banana,
  bearEars,
  bucket,
  catEars,
  crown,
  curls,
  dogEars,
  emptyHead,
  feathered,
  helmet,
  jester,
  mop,
  police,
  propeller,
  spikes,
  tails,
  tuft,
} from './hair.ts';
import {
  aiming,
  ball,
  balloons,
  baton,
  catTail,
  iceCream,
  microphone,
  planes,
  question,
  skateboard,
  squirtGun,
  wings,
} from './toys.ts';

const three: Draw = (sheet) => {
  const kids = [
    { gang: 'top', hair: tails, x: 42, y: 104, size: 0.66 },
    { gang: 'cool', hair: spikes, x: 160, y: 106, size: 0.66 },
    { gang: 'fun', hair: curls, x: 101, y: 92, size: 0.86 },
  ] as const;
  for (const { gang, hair, ...place } of kids) sheet.at(place, child({ gang, hair, arms: SHRUG }));
};

const two: Draw = (sheet) => {
  sheet.at({ x: 60, y: 98, size: 0.8, turn: 0.12 }, () =>
    child({ gang: 'fun', hair: jester, arms: UP })(sheet),
  );
  sheet.at({ x: 140, y: 98, size: 0.8, turn: -0.12 }, () =>
    child({ gang: 'fun', hair: propeller, arms: HIPS })(sheet),
  );
};

export const khind: Gallery = {
  pitpan: scene(beams(22, 15), one({ gang: 'fun', arms: HIPS, hair: feathered, face: pan })),
  coolcat: scene(whirl, one({ gang: 'cool', arms: HIPS, hair: catEars, face: whiskers, behind: catTail })),
  coolcop: scene(street, one({ gang: 'cool', arms: WAVE, hair: police, front: baton })),
  coolkid: scene(dots, one({ gang: 'cool', arms: OUT, hair: spikes, front: skateboard })),
  coolcub: scene(stars, one({ gang: 'cool', arms: UP, hair: bearEars })),
  topgun: scene(beams(18, 18), one({ gang: 'top', arms: OUT, hair: helmet, front: squirtGun })),
  topdog: scene(dots, one({ gang: 'top', arms: HIPS, hair: dogEars, face: tongue })),
  topnotch: scene(
    stars,
    one({ gang: 'top', arms: [-46, 26, -54, -14, 44, 56, 40, 40], hair: crown, front: microphone }),
  ),
  topbanana: scene(whirl, one({ gang: 'top', arms: UP, hair: banana })),
  topshot: scene(checks, one({ gang: 'top', arms: WAVE, hair: tails, behind: ball })),
  funfair: scene(rings(4, 92), one({ gang: 'fun', arms: WAVE, hair: jester, behind: balloons })),
  funflop: scene(stars, one({ gang: 'fun', arms: OUT, hair: curls, face: dizzy }, { turn: 2.4 })),
  funflap: scene(whirl, one({ gang: 'fun', arms: UP, hair: tuft, behind: wings })),
  funflip: scene(beams(16, 20), one({ gang: 'fun', arms: UP, hair: propeller }, { turn: -0.9 })),
  funfun: scene(dots, two),
  nono: scene(checks, one({ gang: 'no', arms: CROSSED, hair: spikes })),
  nostopping: scene(
    rings(3, 88),
    one({ gang: 'no', arms: WAVE, hair: mop, front: iceCream }, { turn: 0.14 }),
  ),
  nostyle: scene(dots, one({ gang: 'no', arms: DOWN, hair: bucket })),
  nobrains: scene(street, one({ gang: 'no', arms: SHRUG, hair: emptyHead, face: dizzy })),
  noproblem: scene(whirl, one({ gang: 'no', arms: NAPE, hair: mop, face: relaxed }, { turn: -0.35 })),
  noclue: scene(beams(20, 12), one({ gang: 'no', arms: SHRUG, hair: tuft, face: puzzled, behind: question })),
  noclass: scene(checks, one({ gang: 'no', arms: OUT, hair: tails, behind: planes })),
  norespect: scene(stars, one({ gang: 'no', arms: WAVE, hair: curls, face: tongueOut, front: aiming })),
  khindkin: scene(beams(20, 14), three),
};
