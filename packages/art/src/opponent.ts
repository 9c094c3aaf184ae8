import type { Affiliation } from '@bluemoon/engine';
import { moustached, patched, sailor, cloak, fierce, uniform } from './figures/buka/sailor.ts';
import { bicorne, plumed, shaven } from './figures/buka/hats.ts';
import { blades } from './figures/buka/tools.ts';
import { calm, long, shaven as beardless, wideAwake } from './figures/hoax/faces.ts';
import { starChart } from './figures/hoax/grounds.ts';
import { hood } from './figures/hoax/hats.ts';
import { coin, hourglass } from './figures/hoax/held.ts';
import { scholar } from './figures/hoax/scholar.ts';
import { NAPE, one } from './figures/khind/child.ts';
import { puzzled } from './figures/khind/faces.ts';
import { propeller } from './figures/khind/hair.ts';
import { fireCrown, leafDress, longHair, woman } from './figures/mimix/women.ts';
import { cone } from './figures/props.ts';
import { asleep, giant, grim } from './figures/terrah/giant.ts';
import { mountains } from './figures/terrah/grounds.ts';
import { moss } from './figures/terrah/tops.ts';
import { beams, blaze, disc, rings, sun } from './grounds.ts';
import { paletteOf, type Ground } from './ink.ts';
import { scene, type Draw } from './scene.ts';
import { box } from './shapes.ts';
import { Sheet } from './sheet.ts';
import { specks, svg } from './svg.ts';

interface Portrait {
  /** Whose inks the portrait is printed in. */
  readonly inks: readonly [Affiliation, Ground];
  readonly draw: Draw;
}

/** Bots have no people of their own, so they wear what the peoples wear. */
const PORTRAITS = {
  nib: {
    inks: ['khind', 'paper'],
    draw: scene(beams(20, 14), one({ gang: 'fun', arms: NAPE, hair: propeller, face: puzzled })),
  },
  brask: {
    inks: ['vulca', 'paper'],
    draw: scene(blaze(24), sailor({ hat: shaven, face: fierce, coat: uniform, behind: blades })),
  },
  ossu: {
    inks: ['terrah', 'hue'],
    draw: scene(disc(66), scholar({ hat: hood, beard: beardless, eyes: wideAwake, with: hourglass })),
  },
  mirl: {
    inks: ['mimix', 'paper'],
    draw: scene(rings(4), sailor({ hat: plumed, face: moustached, coat: cloak, front: coin })),
  },
  tharn: {
    inks: ['pillar', 'paper'],
    draw: scene(mountains, giant({ head: 'square', top: moss, eyes: asleep, mouth: grim })),
  },
  velk: {
    inks: ['flit', 'hue'],
    draw: scene(beams(18, 16), sailor({ hat: bicorne, face: patched, coat: uniform })),
  },
  sirrel: {
    inks: ['inquisitor', 'key'],
    draw: scene(sun(62), woman({ hair: longHair, crown: fireCrown, dress: leafDress })),
  },
  orrun: {
    inks: ['crystal', 'key'],
    draw: scene(starChart, scholar({ hat: cone, beard: long(92), eyes: calm })),
  },
} as const satisfies Readonly<Record<string, Portrait>>;

export type PortraitName = keyof typeof PORTRAITS;
export const PORTRAIT_NAMES = Object.keys(PORTRAITS) as readonly PortraitName[];

const SIDE = 140;
/** Figures stand right of the centre of a card. */
const LEFT = 101 - SIDE / 2;

/** The portrait of an opponent, 140 by 140: head and shoulders. */
export function opponentPicture(name: PortraitName): string {
  const { inks, draw }: Portrait = PORTRAITS[name];
  const sheet = new Sheet(name, paletteOf(...inks));
  sheet.ground(box(-2, -2, 188, 230));
  draw(sheet);
  const print = `<g transform="translate(${-LEFT} -4)">${sheet.markup()}</g>`;
  return svg(SIDE, SIDE, print + specks(SIDE, SIDE), 'xMidYMin slice');
}
