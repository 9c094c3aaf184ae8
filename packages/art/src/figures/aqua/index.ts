import { blaze, disc, rings, sun } from '../../grounds.ts';
import { scene, set, type Gallery } from '../../scene.ts';
import { bubbles, kelp, shafts, swell } from './grounds.ts';
import {
  coral,
  eels,
  endless,
  floating,
  inShell,
  lady,
  mermaid,
  pearls,
  shell,
  trident,
  waveCrown,
} from './ladies.ts';
import { behemoth, carp, crab, eel, kraken, leech, octopus } from './monsters.ts';

export const aqua: Gallery = {
  'aqua-alpha-alpha': scene(rings(4), lady({ hair: floating(7, 150), crown: coral })),
  'eelena-aqua-prima-alpha': scene(sun(58), lady({ hair: eels, crown: pearls, front: trident })),
  'giant-octopus': scene(bubbles, set(octopus, { y: 96, size: 1.2 })),
  'terrible-kraken': scene(swell, kraken),
  'aaralia-aqua-secunda': scene(shafts, lady({ hair: floating(9, 120), crown: shell })),
  'electric-eel': scene(blaze(22), eel),
  'briny-behemoth': scene(bubbles, behemoth),
  'uurunia-aqua-terz': scene(disc(72), set(mermaid, { size: 1.05 })),
  'iisilia-aqua-terz': scene(kelp, set(mermaid, { size: 1.05, mirrored: true })),
  'kelp-leech': scene(shafts, leech),
  'colossal-crustacean': scene(rings(3, 80), crab),
  'oomola-aqua-delta': scene(swell, lady({ hair: floating(5, 170), crown: waveCrown })),
  yang: scene(disc(78), set(carp)),
  yin: scene(disc(78), set(carp, { turn: Math.PI })),
  'oosa-aqua-epsilon': scene(bubbles, inShell),
  'uusa-alpha-omega': scene(disc(60), endless),
};
