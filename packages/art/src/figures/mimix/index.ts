import { beams, blaze, disc, sun } from '../../grounds.ts';
import { scene, set, type Gallery } from '../../scene.ts';
import { antelope, bear, fox, gazelle, unicorn } from '../beasts.ts';
import { amazon, bow, javelin, LEAP_FAR, LEAP_UP, skirt, SPEAR, spear, SWAY, veils } from './amazons.ts';
import { eclipse, flames, hills, horizon, stars, wood, wreath } from './grounds.ts';
import { lightHead, moonRising, nightHead, spirit, starsShining, sunSetting } from './lights.ts';
import { bowl, now, seer, shaman, skull } from './shamans.ts';
import {
  fireCrown,
  guardian,
  leafCrown,
  leafDress,
  longHair,
  pelt,
  praying,
  spaceSign,
  stoneCrown,
  timeSign,
  woman,
} from './women.ts';

export const side = { x: 98, y: 104 };

export const mimix: Gallery = {
  'blue-radiance': scene(
    wreath(13, 30),
    woman({ hair: longHair, crown: leafCrown(7, 17), dress: leafDress }),
  ),
  'guardian-of-time': scene(sun(60), guardian(timeSign)),
  'guardian-of-space': scene(stars, guardian(spaceSign)),
  'virgin-of-pure-fire': scene(disc(70), woman({ hair: longHair, crown: fireCrown, dress: praying })),
  'virgin-of-pure-earth': scene(disc(70), woman({ hair: longHair, crown: stoneCrown, dress: praying })),
  'heroine-of-the-high-flames': scene(flames, amazon({ pose: SPEAR, behind: spear })),
  'heroine-of-the-great-plains': scene(hills, amazon({ pose: SPEAR, behind: spear })),
  'spirit-of-the-night': scene(eclipse, spirit(nightHead)),
  'spirit-of-the-light': scene(beams(22, 12), spirit(lightHead)),
  'amazon-leaping-high': scene(wood, amazon({ pose: LEAP_UP, behind: javelin })),
  'amazon-leaping-far': scene(hills, amazon({ pose: LEAP_FAR, behind: bow, mirrored: true })),
  'dancer-of-dawn': scene(horizon(96), amazon({ pose: SWAY, behind: veils, front: skirt })),
  'dancer-of-dusk': scene(horizon(150), amazon({ pose: SWAY, behind: veils, front: skirt, mirrored: true })),
  'wild-gazelle': scene(sun(62), set(gazelle, side)),
  'wild-antelope': scene(hills, set(antelope, side)),
  'wild-unicorn': scene(eclipse, set(unicorn, side)),
  'young-bear': scene(wood, pelt(bear)),
  'young-fox': scene(eclipse, pelt(fox)),
  'shaman-of-the-holy-sacrifice': shaman(bowl),
  'shaman-of-the-deeds-to-come': shaman(seer),
  'shaman-of-the-here-and-now': shaman(now),
  'shaman-of-the-afterlife': shaman(skull),
  'sun-setting': sunSetting,
  'moon-rising': moonRising,
  'stars-shining': scene(blaze(30), starsShining),
};
