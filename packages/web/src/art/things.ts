import type { Affiliation, CardId } from '@bluemoon/engine';
import { lady, floating } from './figures/aqua.ts';
import { caterpillar } from './figures/caterpillar.ts';
import { motif } from './marks.ts';
import { flame } from './motifs.ts';
import {
  armor,
  arrows,
  boomerang,
  burningFists,
  drum,
  gauntlet,
  hatchet,
  missiles,
  rack,
  rattle,
  slingshot,
} from './objects/arms.ts';
import {
  ballista,
  book,
  brain,
  catapult,
  drill,
  duplicator,
  evilEye,
  fireWorks,
  letter,
  target,
  weight,
} from './objects/lore.ts';
import * as scenes from './objects/scenes.ts';
import {
  cauldron,
  drop,
  fireSign,
  flask,
  halfMask,
  heart,
  jugs,
  rings,
  stars,
  stoneSign,
  twinFlask,
} from './objects/vessels.ts';
import * as weather from './objects/weather.ts';
import { scene, type Draw } from './scene.ts';
import { crescent, oval, range, star, wedge, moved } from './shapes.ts';

const { launch, mire, swarm } = scenes;
const { cloud } = weather;

const sign =
  (people: Affiliation): Draw =>
  (sheet) =>
    motif(sheet, people, { x: 0, y: 0, size: 36 }, { ink: sheet.inks.spot, cut: sheet.inks.line });

/** A caterpillar that arches over what it lives on. */
const crawling =
  (food: Draw): Draw =>
  (sheet) => {
    caterpillar({ spine: [-72, 46, -62, 6, -34, -22, 2, -20, 22, 8, 44, 22], thick: 20, headSize: 0.8 })(
      sheet,
    );
    sheet.at({ x: -16, y: 44 }, () => food(sheet));
  };

const butterfly =
  (sky: Draw): Draw =>
  (sheet) => {
    sky(sheet);
    const { main, spot, light } = sheet.inks;
    sheet.body(oval(0, 4, 8, 44));
    motif(sheet, 'pillar', { x: 0, y: 0, size: 76 }, { ink: main, cut: spot });
    sheet.light(...[-1, 1].flatMap((side) => [oval(side * 52, -40, 6), oval(side * 34, 38, 4)]));
    sheet.body(
      ...[-1, 1].map((side) => moved(wedge(0, 0, 0, -34, 5), { x: side * 4, y: -34, turn: side * 0.4 })),
    );
    sheet.fill(light, ...range(4, (i) => oval(0, -14 + i * 14, 4, 3)));
  };

export const THINGS: Readonly<Record<CardId, Draw>> = {
  fireblast: weather.comet,
  'infernal-armor': armor(sign('vulca')),
  'elemental-enchantment': scenes.elements,
  'volcanic-gauntlets': burningFists,
  'titanic-gauntlets': gauntlet,
  'lightning-bolts': weather.bolts,
  'flickering-fires': scenes.fires,
  'heat-haze': weather.haze,
  'wall-of-fire': scenes.fireWall,
  'fearsome-spirits': scenes.spirits,

  'inscrutable-armor': armor(sign('hoax')),
  'battling-boomerang': boomerang,
  'tome-of-wisdom': book,
  'trebuchet-of-fear': catapult,
  'ballista-of-confusion': ballista,
  'pulsating-shockwave': weather.shock,
  'homing-missiles': scene(target, missiles),
  'duplicator-of-strength': duplicator(weight),
  'brain-drain': brain,

  'hail-of-arrows': arrows,
  'whirling-hatchet': hatchet,
  'menacing-wardance': scenes.wardance,
  'hypnotic-rattle': rattle,
  'fearsome-chant': scenes.masks,

  'launch-burning-earth': launch(scenes.burningRock),
  'launch-rain-of-fire': launch(cloud(weather.fireRain)),
  'launch-locust-paratroopers': launch(scenes.paratroopers),
  'launch-dazzling-flares': launch(scenes.flares),
  'launch-boiling-oil': launch(cauldron),
  'launch-hail-of-doom': launch(cloud(weather.hail)),
  'launch-cockroaches': launch(swarm({ long: 1.3 })),
  'launch-fire-flash': launch(scenes.fireFlash),
  'launch-rockdrop': launch(scenes.rock),
  'launch-flaming-dust': launch((sheet) =>
    sheet.glow(...range(12, (i) => flame(((i * 53) % 118) - 54, ((i * 31) % 97) - 38, 9 + (i % 3) * 6))),
  ),
  'launch-slippery-slime': launch(scenes.slime),
  'launch-itching-bugs': launch(swarm({ wings: true, long: 0.7 })),
  'launch-sloth-gas': launch(cloud([], weather.sleepy)),
  'nerve-racking-twitter': scenes.notes,

  'sling-of-dismay': slingshot,
  'gluing-dust': cloud(weather.dust),
  pandemonium: drum,
  'laughing-gas': cloud([], weather.laughing),
  'oath-of-khindship': scenes.oath,

  earthblast: scenes.rockBurst,
  earthtremor: scenes.cracked,
  'seismic-drill': drill,
  'crashing-thunder-storm': cloud(weather.thunder),
  'swirling-snow-storm': cloud(weather.snow),
  'lashing-sand-storm': cloud(weather.sand),
  'drowning-rain-storm': cloud(weather.rain),
  'cloying-mud': mire(scenes.sunkTree),
  'impenetrable-fog': weather.fog,
  'quivering-quicksand': mire(scenes.reachingHand),
  'evil-eye': evilEye,

  'caterpillar-fireeater': crawling((sheet) => sheet.glow(flame(0, 0, 34))),
  'caterpillar-eartheroder': crawling((sheet) => sheet.at({ y: 6, size: 0.6 }, () => scenes.rock(sheet))),
  'caterpillar-watertamer': crawling((sheet) =>
    motif(sheet, 'aqua', { x: 0, y: 2, size: 34 }, { ink: sheet.inks.glow, cut: sheet.inks.ground }),
  ),
  'caterpillar-lightseeker': crawling((sheet) => sheet.glow(star(0, 2, 36, 12, 0.6))),
  'caterpillar-moonsetter': crawling((sheet) => sheet.glow(crescent(0, 2, 34, 0.6))),
  'potion-of-cosmic-power': flask(stars),
  'potion-of-conjoining': twinFlask(rings),
  'potion-of-mutation': flask(halfMask),
  'potion-of-sparkling-fire': flask(fireSign),
  'potion-of-trembling-earth': flask(stoneSign),
  'potion-of-prodigious-passion': flask(heart),
  'butterfly-scout': butterfly(target),
  'giant-butterfly-eveningbreeze': butterfly((sheet) => sheet.glow(crescent(0, -10, 84, 0.5, -0.6))),
  'giant-butterfly-morningwind': butterfly((sheet) => sheet.glow(star(0, 0, 92, 16, 0.7))),

  'sudden-waterspout': weather.funnel,
  'instant-undertow': weather.whirl,
  'aquatic-armor': armor(sign('aqua')),
  firewater: drop(fireSign),
  earthwater: drop(stoneSign),
  'fire-swamp': mire(scenes.fireReeds),
  'perilous-marsh': mire(scenes.eyesInReeds),
  'ravenous-razorjaw': scenes.jaws,
  'swarming-sea-serpents': scenes.serpents,
  'torrential-flood': scenes.waterfall,
  'tidal-flood': scenes.bigWave,
  'water-of-union': jugs,
  'irresistible-sirens': (sheet) => {
    for (const x of [-40, 40])
      sheet.at({ x: x - 63, y: -80, size: 0.62 }, () =>
        lady({ hair: floating(5, 120), crown: () => {} })(sheet),
      );
  },

  'letter-of-marque': letter,
  armory: rack,
  'duplicator-of-fire': duplicator(fireWorks),
  'sea-falcon': scenes.ship(2, scenes.falcon),
  'sea-devil': scenes.ship(3, scenes.horned),
  'rising-sun': scenes.ship(4, scenes.sunSign),
  'sea-moon': scenes.ship(1, (sheet) => sheet.line(crescent(0, 0, 46, 0.5))),
};
