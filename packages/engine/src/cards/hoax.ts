import { booster, character, leader, leadership, people, support } from './define.ts';
import {
  ANY_CARD,
  MORE_DRAGONS_FROM_RETREAT,
  SUPPORTS,
  always,
  changeOneCharacter,
  may,
  must,
  thisTurn,
} from './phrases.ts';

export const HOAX = people('hoax', [
  leader(0, 'Xelethotiras'),
  character(1, ['Wogarathoras the Gloomy', 'Wogarathoras der Düstere'], { moons: 1, fire: 5, earth: 1 }),
  character(2, ['Athradysas the Seeker', 'Athradysas der Suchende'], { moons: 1, fire: 5, earth: 0 }),
  character(3, ['Ledinemras the Monk', 'Ledinemras der Mönch'], { moons: 0, fire: 4, earth: 1 }),
  character(4, ['Zedemikras the Brain', 'Zedemikras das Gehirn'], { moons: 0, fire: 4, earth: 0 }),
  character(5, ['Ciklarethas the Bitter', 'Ciklarethas der Mürrische'], {
    moons: 1,
    fire: 3,
    earth: 3,
    icons: ['retrieve'],
  }),
  character(6, ['Nirwadas the Traveler', 'Nirwadas der Reisende'], { moons: 0, fire: 3, earth: 2 }),
  character(7, ['Penemikanas the Paranoid', 'Penemikanas der Paranoide'], { moons: 0, fire: 2, earth: 3 }),
  character(8, ['Vetraskedas the Sceptic', 'Vetraskedas der Skeptiker'], { moons: 0, fire: 3, earth: 1 }),
  character(9, ['Helkomedes the Rhetorician', 'Helkomedes der Redner'], { moons: 0, fire: 1, earth: 3 }),
  character(10, ['Redamikanas the Cartographer', 'Redamikanas der Kartograph'], {
    moons: 2,
    fire: 2,
    earth: 2,
    text: [MORE_DRAGONS_FROM_RETREAT],
  }),
  character(11, ['Bethenitana the Storyteller', 'Bethenitana die Erzählerin'], {
    moons: 2,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'retreatDragons', retreats: 'owner', change: { atMost: 0 } })],
  }),
  character(12, ['Demegodas the Odd', 'Demegodas der Kauz'], {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'value', cards: SUPPORTS, change: { times: 2 } })],
  }),
  character(13, ['Thirkomedas the Serene', 'Thirkomedas der Heitere'], {
    moons: 2,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'cannotPlay', cards: { types: ['leadership', 'booster', 'support'] } })],
  }),
  character(14, ['Genathones the Blind', 'Genathones der Blinde'], {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'mayPlay', cards: SUPPORTS, more: 1 })],
  }),
  character(15, ['Ketharkopas the Astronomer', 'Ketharkopas der Astronom'], {
    deck: 'khind',
    moons: 2,
    fire: 2,
    earth: 2,
    text: [may('turnEnds', { do: 'drawTo', hand: 9 })],
  }),
  character(16, ['Mekarthas the Shrewd', 'Mekarthas der Scharfsinnige'], {
    deck: 'aqua',
    moons: 1,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'ignore', what: 'icons', cards: ANY_CARD, exceptIcons: ['stop'] })],
  }),
  character(17, ['Sarogakanas the Ancient', 'Sarogakanas der Uralte'], {
    moons: 1,
    fire: 1,
    earth: 1,
    text: [may('now', { do: 'discardAtRandom', count: 2 })],
  }),
  booster(18, ['Inscrutable Armor', 'Undurchdringliche Rüstung'], {
    moons: 1,
    fire: 0,
    earth: 0,
    shields: ['fire'],
  }),
  booster(19, ['Battling Boomerang', 'Kämpfender Bumerang'], {
    moons: 2,
    fire: 2,
    earth: 2,
    icons: ['retrieve'],
  }),
  support(20, ['Tome of Wisdom', 'Buch der Weisheit'], { moons: 3, fire: 3, earth: 3 }),
  support(21, ['Trebuchet of Fear', 'Kriegsmaschine der Angst'], { moons: 1, fire: 2, earth: 1 }),
  support(22, ['Ballista of Confusion', 'Schleuder der Verwirrung'], { moons: 1, fire: 1, earth: 2 }),
  support(23, ['Pulsating Shockwave', 'Pulsierende Schockwelle'], {
    deck: 'mimix',
    moons: 2,
    fire: 2,
    earth: 1,
    icons: ['retrieve'],
  }),
  support(24, ['Homing Missiles', 'Zielsuchende Geschosse'], {
    moons: 2,
    fire: 1,
    earth: 2,
    icons: ['retrieve'],
  }),
  support(25, ['Duplicator of Strength', 'Trickreicher Stärkedoppler'], {
    moons: 4,
    text: [changeOneCharacter({ times: 2 }, 'earth')],
  }),
  support(26, ['Brain Drain', 'Tückischer Gedankenblocker'], {
    moons: 4,
    text: [always({ rule: 'playAtMost', most: 1 })],
  }),
  leadership(27, ['Muster Reinforcements', 'Sammle neue Anhänger'], {
    moons: 4,
    text: [may('now', { do: 'draw', count: 5 })],
  }),
  leadership(28, ['Enthrall Opposition', 'Banne den Gegner'], {
    moons: 1,
    text: [
      thisTurn({
        rule: 'ignore',
        what: 'text',
        cards: ANY_CARD,
        voidFacing: ['Tittertweet', 'Laughing Gas'],
      }),
    ],
  }),
  leadership(29, ['Trigger Brainstorm', 'Entfache den Gedankensturm'], {
    moons: 1,
    text: [thisTurn({ rule: 'mayPlay', cards: SUPPORTS, more: 'any' })],
  }),
  leadership(30, ['Scatter the Followers', 'Vertreibe die Gefolgsleute'], {
    translated: true,
    set: 'x1',
    moons: 1,
    text: [
      may('now', { do: 'discard', whose: 'rival', where: 'active', cards: { icon: 'free' }, count: 'all' }),
    ],
  }),
  leadership(31, ['Sway Holy Dragon', 'Beeinflusse den Heiligen Drachen'], {
    translated: true,
    set: 'x2',
    moons: 4,
    text: [
      may('now', {
        do: 'pay',
        payment: { count: 2, sameOf: ['leadership', 'hyla', 'achievement'] },
        toAttract: 1,
      }),
    ],
  }),
  leadership(32, ['Chosen of the Mind', 'Auserwählter des Geistes'], {
    translated: true,
    set: 'x1',
    moons: 0,
    text: [must('now', { do: 'discardFromHand', who: 'each', count: 3 })],
  }),
]);
