import { beams, disc, rings } from '../../grounds.ts';
import { scene, type Gallery } from '../../scene.ts';
import { brim, cone, lantern, spyglass } from '../props.ts';
import { ancient, lotus, speaker, upsideDown, walking } from './bodies.ts';
import {
  bitter,
  calm,
  curls,
  frown,
  glasses,
  keen,
  long,
  moustache,
  none,
  sad,
  shaven,
  square,
  wideAwake,
} from './faces.ts';
import { clockwork, starChart, watched, wheel } from './grounds.ts';
import { bald, blindfold, brain, hood, mitre, turban, veil } from './hats.ts';
import { cane, coin, crossedArms, magnifier, map, rain, reading } from './held.ts';
import { scholar } from './scholar.ts';

export const hoax: Gallery = {
  xelethotiras: scene(wheel(16), scholar({ hat: turban, beard: long(92), eyes: keen })),
  'wogarathoras-the-gloomy': scene(disc(60), scholar({ hat: hood, beard: moustache, eyes: sad, with: rain })),
  'athradysas-the-seeker': scene(
    beams(24, 8),
    scholar({ hat: hood, beard: long(70), eyes: keen, with: lantern }),
  ),
  'ledinemras-the-monk': scene(wheel(20), scholar({ hat: bald, beard: square, eyes: calm })),
  'zedemikras-the-brain': scene(beams(20, 14), scholar({ hat: brain, beard: shaven, eyes: glasses })),
  'ciklarethas-the-bitter': scene(
    clockwork,
    scholar({ hat: mitre, beard: frown, eyes: bitter, with: crossedArms }),
  ),
  'nirwadas-the-traveler': scene(disc(66), walking),
  'penemikanas-the-paranoid': scene(watched, scholar({ hat: hood, beard: square, eyes: wideAwake })),
  'vetraskedas-the-sceptic': scene(
    rings(3),
    scholar({ hat: mitre, beard: square, eyes: keen, with: magnifier }),
  ),
  'helkomedes-the-rhetorician': scene(disc(64), speaker),
  'redamikanas-the-cartographer': scene(
    starChart,
    scholar({ hat: brim, beard: curls, eyes: glasses, with: map }),
  ),
  'bethenitana-the-storyteller': scene(
    rings(4),
    scholar({ hat: veil, beard: shaven, eyes: calm, with: reading }),
  ),
  'demegodas-the-odd': scene(clockwork, upsideDown),
  'thirkomedas-the-serene': scene(rings(2, 84), lotus),
  'genathones-the-blind': scene(
    beams(28, 7),
    scholar({ hat: blindfold, beard: long(84), eyes: none, with: cane }),
  ),
  'ketharkopas-the-astronomer': scene(
    starChart,
    scholar({ hat: turban, beard: curls, eyes: calm, with: (sheet) => sheet.at({ turn: -0.4 }, spyglass) }),
  ),
  'mekarthas-the-shrewd': scene(wheel(12), scholar({ hat: cone, beard: curls, eyes: bitter, with: coin })),
  'sarogakanas-the-ancient': scene(rings(5, 86), ancient),
};
