import { beams, blaze, disc, sun } from '../../grounds.ts';
import { scene, set, type Gallery } from '../../scene.ts';
import {
  crowned,
  diving,
  flameTail,
  fluttering,
  front,
  hawkTail,
  headband,
  hummingbird,
  nest,
  notes,
  pairOnBranch,
  perched,
  soaring,
  woodpecker,
} from './birds.ts';
import { bust, cap, goggles, necklace, scarf } from './busts.ts';
import { branch, clouds, formation, wind } from './grounds.ts';

export const flit: Gallery = {
  falc: scene(disc(64), bust({ beak: 'hooked', crest: 4, wings: 0.5 })),
  'wing-commander-razorfeather': scene(
    beams(20, 13),
    bust({ beak: 'hooked', eye: 'stern', wings: 0.2, gear: cap }),
  ),
  'squadron-leader-squeak': scene(clouds, bust({ beak: 'short', crest: 2, wings: 0.9, gear: scarf })),
  'flight-leader-squawk': scene(formation, bust({ beak: 'open', crest: 6, wings: 0.6, gear: goggles })),
  peckswift: woodpecker,
  steepstoop: scene(clouds, diving({ beak: 'hooked', eye: 'stern' })),
  highchirp: scene(branch, set(perched({ beak: 'open', crest: 5 }, 0.5), { y: 102 }), notes),
  tittertweet: pairOnBranch,
  flitterflutter: scene(disc(70), hummingbird),
  trillilling: scene(wind, notes, set(fluttering, { x: 92, y: 112 })),
  cheepchirrup: nest,
  'carl-kamikaze-crow': scene(blaze(18), diving({ beak: 'pointed', eye: 'mad' }, headband)),
  'hank-highflyer-hawk': scene(clouds, soaring(hawkTail, front)),
  'mad-mike-magpie': scene(
    wind,
    bust({ beak: 'pointed', crest: 5, eye: 'mad', wings: 0.75, gear: necklace }),
  ),
  'proud-phoenix-phil': scene(sun(56), soaring(flameTail, crowned)),
};
