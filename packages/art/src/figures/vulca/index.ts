import { beams, blaze, disc, strewn, sun } from '../../grounds.ts';
import { scene, type Gallery } from '../../scene.ts';
import {
  BEARING,
  blade,
  bombs,
  breath,
  DANCING,
  ember,
  hands,
  HURLING,
  plume,
  RUNNING,
  STRIKING,
  torch,
  trails,
  TURNING,
  volcano,
  warrior,
} from './bodies.ts';
import { bust, drowsy, furnace, fury, helm, lavaCrown, living, smoke, streaming } from './faces.ts';

export const vulca: Gallery = {
  inferno: scene(sun(64), bust({ hair: 7, reach: 60, width: 76, mouth: 'cruel' })),
  'flamebreath-the-dazzling': scene(disc(58), breath),
  'flash-the-incendiary': scene(beams(18, 16), warrior({ pose: HURLING })),
  'scorch-the-inflammable': scene(blaze(22), living(fury)),
  'lavar-the-powerful': scene(beams(22, 10), volcano(plume)),
  volca: scene(sun(66), streaming(lavaCrown)),
  blaze: scene(sun(64), helm),
  furnace: scene(strewn('vulca', 30, 24), furnace),
  spark: scene(blaze(30), warrior({ pose: RUNNING })),
  ignite: scene(disc(70), hands),
  sear: scene(sun(58), warrior({ pose: STRIKING, behind: blade })),
  torch: scene(disc(68), warrior({ pose: BEARING, behind: torch })),
  shimmer: scene(strewn('vulca', 120, 22), living(drowsy)),
  glimmer: scene(disc(66), warrior({ pose: DANCING, behind: trails })),
  cinder: scene(disc(70), streaming(smoke)),
  flare: scene(blaze(18), warrior({ pose: TURNING, behind: trails })),
  ember: scene(blaze(26), ember),
  erupta: scene(disc(74), volcano(bombs)),
};
