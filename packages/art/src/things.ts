import type { Affiliation, CardId } from '@bluemoon/engine';
import { floating, lady } from './figures/aqua/ladies.ts';
import { caterpillar } from './figures/caterpillar.ts';
import { spyglass } from './figures/props.ts';
import { motif } from './marks.ts';
import { flame } from './motifs.ts';
import * as answers from './objects/interference.ts';
import * as arms from './objects/arms.ts';
import * as ghosts from './objects/ghosts.ts';
import * as launches from './objects/launches.ts';
import * as lore from './objects/lore.ts';
import * as ponds from './objects/ponds.ts';
import * as scenes from './objects/scenes.ts';
import * as ships from './objects/ships.ts';
import * as vessels from './objects/vessels.ts';
import * as waters from './objects/waters.ts';
import * as weather from './objects/weather.ts';
import { scene, type Draw } from './scene.ts';
import { crescent, moved, oval, range, star, wedge } from './shapes.ts';

const sign =
  (people: Affiliation): Draw =>
  (sheet) =>
    motif(sheet, people, { x: 0, y: 0, size: 36 }, { ink: sheet.inks.spot, cut: sheet.inks.line });

/** A caterpillar that arches over its food. */
const crawling =
  (food: Draw): Draw =>
  (sheet) => {
    caterpillar({ spine: [-72, 46, -62, 6, -34, -22, 2, -20, 22, 8, 44, 22], thick: 20, headSize: 0.8 })(
      sheet,
    );
    sheet.at({ x: -16, y: 44 }, food);
  };

const tilted =
  (turn: number, thing: Draw): Draw =>
  (sheet) =>
    sheet.at({ turn }, thing);

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
  'infernal-armor': arms.armor(sign('vulca')),
  'elemental-enchantment': scenes.elements,
  'volcanic-gauntlets': arms.burningFists,
  'titanic-gauntlets': arms.gauntlet,
  'lightning-bolts': weather.bolts,
  'flickering-fires': scenes.fires,
  'heat-haze': weather.haze,
  'wall-of-fire': scenes.fireWall,
  'fearsome-spirits': scenes.spirits,

  'inscrutable-armor': arms.armor(sign('hoax')),
  'battling-boomerang': arms.boomerang,
  'tome-of-wisdom': lore.book,
  'trebuchet-of-fear': lore.catapult,
  'ballista-of-confusion': lore.ballista,
  'pulsating-shockwave': weather.shock,
  'homing-missiles': scene(lore.target, arms.missiles),
  'duplicator-of-strength': lore.duplicator(lore.weight),
  'brain-drain': lore.brain,

  'hail-of-arrows': arms.arrows,
  'whirling-hatchet': arms.hatchet,
  'menacing-wardance': scenes.wardance,
  'hypnotic-rattle': arms.rattle,
  'fearsome-chant': scenes.masks,

  'launch-burning-earth': launches.launch(launches.burningRock),
  'launch-rain-of-fire': launches.launch(weather.cloud(weather.fireRain)),
  'launch-locust-paratroopers': launches.launch(launches.paratroopers),
  'launch-dazzling-flares': launches.launch(launches.flares),
  'launch-boiling-oil': launches.launch(vessels.cauldron),
  'launch-hail-of-doom': launches.launch(weather.cloud(weather.hail)),
  'launch-cockroaches': launches.launch(launches.swarm({ long: 1.3 })),
  'launch-fire-flash': launches.launch(launches.fireFlash),
  'launch-rockdrop': launches.launch(launches.rock),
  'launch-flaming-dust': launches.launch((sheet) =>
    sheet.glow(...range(12, (i) => flame(((i * 53) % 118) - 54, ((i * 31) % 97) - 38, 9 + (i % 3) * 6))),
  ),
  'launch-slippery-slime': launches.launch(launches.slime),
  'launch-itching-bugs': launches.launch(launches.swarm({ wings: true, long: 0.7 })),
  'launch-sloth-gas': launches.launch(weather.cloud(() => {}, weather.sleepy)),
  'nerve-racking-twitter': scenes.twitter,

  'sling-of-dismay': arms.slingshot,
  'gluing-dust': weather.cloud(weather.dust),
  pandemonium: arms.drum,
  'laughing-gas': weather.cloud(() => {}, weather.laughing),
  'oath-of-khindship': scenes.oath,

  earthblast: scenes.rockBurst,
  earthtremor: scenes.cracked,
  'seismic-drill': lore.drill,
  'crashing-thunder-storm': weather.cloud(weather.thunder),
  'swirling-snow-storm': weather.cloud(weather.snow),
  'lashing-sand-storm': weather.cloud(weather.sand),
  'drowning-rain-storm': weather.cloud(weather.rain),
  'cloying-mud': waters.mire(waters.sunkTree),
  'impenetrable-fog': weather.fog,
  'quivering-quicksand': waters.mire(waters.reachingHand),
  'evil-eye': lore.evilEye,

  'caterpillar-fireeater': crawling((sheet) => sheet.glow(flame(0, 0, 34))),
  'caterpillar-eartheroder': crawling((sheet) => sheet.at({ y: 6, size: 0.6 }, launches.rock)),
  'caterpillar-watertamer': crawling((sheet) =>
    motif(sheet, 'aqua', { x: 0, y: 2, size: 34 }, { ink: sheet.inks.glow, cut: sheet.inks.ground }),
  ),
  'caterpillar-lightseeker': crawling((sheet) => sheet.glow(star(0, 2, 36, 12, 0.6))),
  'caterpillar-moonsetter': crawling((sheet) => sheet.glow(crescent(0, 2, 34, 0.6))),
  'potion-of-cosmic-power': vessels.flask(vessels.stars),
  'potion-of-conjoining': vessels.twinFlask(vessels.rings),
  'potion-of-mutation': tilted(-0.12, vessels.flask(vessels.halfMask)),
  'potion-of-sparkling-fire': tilted(0.25, vessels.flask(vessels.fireSign)),
  'potion-of-trembling-earth': tilted(-0.25, vessels.flask(vessels.stoneSign)),
  'potion-of-prodigious-passion': tilted(0.12, vessels.flask(vessels.heart)),
  'butterfly-scout': (sheet) => {
    sheet.at({ x: -14, size: 0.8 }, butterfly(lore.target));
    sheet.at({ x: -6, y: 10, size: 0.9 }, spyglass);
  },
  'giant-butterfly-eveningbreeze': butterfly((sheet) => sheet.glow(crescent(0, -10, 84, 0.5, -0.6))),
  'giant-butterfly-morningwind': butterfly((sheet) => sheet.glow(star(0, 0, 92, 16, 0.7))),

  'sudden-waterspout': weather.funnel,
  'instant-undertow': weather.whirl,
  'aquatic-armor': arms.armor(sign('aqua')),
  firewater: vessels.drop(vessels.fireSign),
  earthwater: vessels.drop(vessels.stoneSign),
  'fire-swamp': waters.mire(waters.fireReeds),
  'perilous-marsh': waters.mire(waters.eyesInReeds),
  'ravenous-razorjaw': waters.jaws,
  'swarming-sea-serpents': waters.serpents,
  'torrential-flood': waters.waterfall,
  'tidal-flood': waters.bigWave,
  'water-of-union': vessels.drop(vessels.rings),
  'irresistible-sirens': (sheet) => {
    for (const x of [-40, 40])
      sheet.at({ x: x - 63, y: -80, size: 0.62 }, () =>
        lady({ hair: floating(5, 120), crown: () => {} })(sheet),
      );
  },

  'letter-of-marque': lore.letter,
  armory: arms.rack,
  'duplicator-of-fire': lore.duplicator(lore.fireWorks),
  'sea-falcon': ships.ship({ masts: 2, sail: 'lateen', hull: ships.galleon, sign: ships.falcon }),
  'sea-devil': ships.ship({ masts: 3, sail: 'square', hull: ships.raider, sign: ships.horned }),
  'rising-sun': ships.ship({ masts: 4, sail: 'junk', hull: ships.galleon, sign: ships.sunSign }),
  'sea-moon': ships.ship({
    masts: 1,
    sail: 'square',
    hull: ships.barque,
    sign: (sheet) => sheet.line(crescent(0, 0, 46, 0.5)),
  }),

  'lantern-pond': ponds.lanternPond,
  'whispering-reeds': ponds.whisperingReeds,
  'keeper-of-the-still-pool': ponds.keeper,
  'dew-gatherer': ponds.dewGatherer,
  'mist-over-the-ford': ponds.ford,
  'hollow-log-chorus': ponds.chorus,
  'creeping-bog': ponds.creepingBog,
  'toadstone-shrine': ponds.shrine,

  'snatched-sceptre': answers.sceptre,
  'brittle-blade': answers.brokenBlade,
  'severed-ropes': answers.ropes,
  'lesson-from-the-foe': answers.lesson,
  'wreckers-on-the-shore': answers.wreckers,
  'toll-on-the-way-home': answers.toll,
  'spoils-of-the-chase': answers.heels,

  'breath-of-the-ancestors': ghosts.ancestors,
  'unquiet-barrow': ghosts.barrow,
};
