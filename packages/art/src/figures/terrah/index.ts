import { beams, blaze, disc, rings } from '../../grounds.ts';
import { scene, set, type Gallery } from '../../scene.ts';
import { club, gate, goblin, knuckles, lifting, totem } from './bodies.ts';
import { asleep, burning, giant, grim, hollow, roaring, silent, toothed, wide } from './giant.ts';
import { cave, geode, moonlit, mountains, strata } from './grounds.ts';
import {
  bolts,
  burningHead,
  catEars,
  crowned,
  crystalHair,
  finger,
  hammer,
  helios,
  horns,
  moss,
  muzzle,
  ram,
  slab,
  spires,
  storm,
  waves,
} from './tops.ts';

export const terrah: Gallery = {
  'tecton-earthquaker': scene(strata, giant({ head: 'broad', top: scene(horns, spires) })),
  'megalit-mountainshaker': scene(beams(20, 12), lifting),
  'roomban-rockmaster': scene(mountains, giant({ head: 'square', top: slab, eyes: hollow, front: hammer })),
  'suranom-stormbringer': scene(blaze(26), giant({ head: 'tall', top: storm, mouth: roaring })),
  'gravitos-greatpower': scene(cave, knuckles),
  catusan: scene(geode, giant({ head: 'wedge', top: catEars, mouth: muzzle })),
  flamitos: scene(strata, giant({ head: 'wedge', top: burningHead, eyes: burning, mouth: toothed })),
  terraton: scene(mountains, totem),
  helitos: scene(blaze(34), giant({ head: 'broad', top: helios, eyes: asleep })),
  sonatos: scene(rings(5, 96), giant({ head: 'tall', top: slab, eyes: wide, mouth: roaring, front: waves })),
  rocara: scene(disc(70), giant({ head: 'wedge', top: crystalHair, eyes: asleep })),
  torana: scene(mountains, set(gate, { y: 108, size: 0.92 })),
  'ferro-fos': scene(disc(72), giant({ head: 'square', top: bolts, eyes: wide, mouth: toothed })),
  'kabu-kat': scene(cave, set(goblin)),
  'baku-but': scene(geode, set(scene(goblin, club), { x: 96, mirrored: true, turn: 0.1 })),
  bashdin: scene(blaze(20), giant({ head: 'square', top: ram, mouth: grim })),
  'corono-cos': scene(geode, giant({ head: 'tall', top: crowned, eyes: hollow })),
  'silento-sol': scene(
    moonlit,
    giant({ head: 'broad', top: moss, eyes: asleep, mouth: silent, front: finger }),
  ),
};
