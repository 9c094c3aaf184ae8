import type { Text } from '../vocabulary/text.ts';
import { booster, character, leader, leadership, people, support } from './define.ts';
import { ANY_CARD, CHARACTERS, FIGHTING_CARDS, always, hasActive, may, must, thisTurn } from './phrases.ts';

const FLOOD: Text = {
  when: 'afterTurn',
  if: hasActive('owner', 2, { types: ['support'], named: 'Flood' }),
  together: 'Flood',
  steps: [{ do: 'retreat', who: 'rival' }],
};
const NEXT_CARD_IS_FREE: Text = thisTurn({ rule: 'nextIsFree', cards: FIGHTING_CARDS });

export const AQUA = people('aqua', [
  leader(0, 'Aqua-Alpha-Alpha'),
  character(1, 'Eelena-Aqua-Prima-Alpha', { moons: 2, fire: 5, earth: 5 }),
  character(2, ['Giant Octopus', 'Riesenoktopus'], { moons: 1, fire: 5, earth: 0, icons: ['protect'] }),
  character(3, ['Terrible Kraken', 'Schreckenskrake'], { moons: 1, fire: 0, earth: 5, icons: ['protect'] }),
  character(4, 'Aaralia-Aqua Secunda', { deck: 'vulca', moons: 1, fire: 4, earth: 4 }),
  character(5, ['Electric Eel', 'Gewaltiger Zitteraal'], { moons: 0, fire: 4, earth: 0, icons: ['protect'] }),
  character(6, ['Briny Behemoth', 'Verfressener Monsterfisch'], {
    moons: 0,
    fire: 0,
    earth: 4,
    icons: ['protect'],
  }),
  character(7, 'Uurunia-Aqua-Terz', { moons: 0, fire: 3, earth: 3 }),
  character(8, 'Iisilia-Aqua-Terz', { moons: 0, fire: 3, earth: 3 }),
  character(9, ['Kelp Leech', 'Gefräßiger Seetang'], { moons: 0, fire: 3, earth: 0, icons: ['protect'] }),
  character(10, ['Colossal Crustacean', 'Gigantisches Krustentier'], {
    moons: 0,
    fire: 0,
    earth: 3,
    icons: ['protect'],
  }),
  character(11, 'Oomola-Aqua-Delta', {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [may('now', { do: 'discardFromHand', who: 'owner', count: 'any' })],
  }),
  character(12, 'Yang', { moons: 1, fire: 2, earth: 0, text: [NEXT_CARD_IS_FREE] }),
  character(13, 'Yin', { moons: 1, fire: 0, earth: 2, text: [NEXT_CARD_IS_FREE] }),
  character(14, 'Oosa-Aqua-Epsilon', {
    moons: 1,
    fire: 1,
    earth: 1,
    text: [may('now', { do: 'putUnderDeck' })],
  }),
  character(15, 'Uusa-Alpha-Omega', {
    set: 'x2',
    moons: 2,
    fire: 0,
    earth: 0,
    icons: ['free'],
    text: [always({ rule: 'achievementWithoutDragon', most: 1 })],
  }),
  booster(16, ['Sudden Waterspout', 'Tosende Wasserhose'], { moons: 1, fire: 2, earth: 0, icons: ['free'] }),
  booster(17, ['Instant Undertow', 'Unentrinnbarer Sog'], { moons: 1, fire: 0, earth: 2, icons: ['free'] }),
  booster(18, ['Aquatic Armor', 'Wasserrüstung'], {
    moons: 2,
    fire: 0,
    earth: 0,
    shields: ['fire', 'earth'],
  }),
  booster(19, ['Firewater', 'Feuerwasser'], {
    moons: 2,
    text: [always({ rule: 'total', element: 'fire', riseTo: 7 })],
  }),
  booster(20, ['Earthwater', 'Erdwasser'], {
    deck: 'flit',
    moons: 2,
    text: [always({ rule: 'total', element: 'earth', riseTo: 7 })],
  }),
  support(21, ['Fire Swamp', 'Brennender Sumpf'], { moons: 2, fire: 2, earth: 0, icons: ['free'] }),
  support(22, ['Perilous Marsh', 'Gefahrvoller Modder'], { moons: 2, fire: 0, earth: 2, icons: ['free'] }),
  support(23, ['Ravenous Razorjaw', 'Hungrige Sumpflurche'], {
    moons: 2,
    fire: 3,
    earth: 0,
    icons: ['protect'],
  }),
  support(24, ['Swarming Sea Serpents', 'Schwärmende Seeschlangen'], {
    moons: 2,
    fire: 0,
    earth: 3,
    icons: ['protect'],
  }),
  support(25, ['Torrential Flood', 'Reißende Sturzflut'], { moons: 3, fire: 1, earth: 1, text: [FLOOD] }),
  support(26, ['Tidal Flood', 'Gewaltige Gezeitenflut'], { moons: 3, fire: 1, earth: 1, text: [FLOOD] }),
  support(27, ['Water of Union', 'Wasser der Verbindung'], {
    translated: true,
    set: 'x1',
    moons: 4,
    text: [always({ rule: 'value', cards: CHARACTERS, change: { riseTo: 'higher' } })],
  }),
  support(28, ['Irresistible Sirens', 'Unwiderstehliche Sirenen'], {
    moons: 3,
    text: [{ when: 'demand', demand: { discard: { count: 1, cards: CHARACTERS } }, orElse: { attract: 1 } }],
  }),
  leadership(29, ['Sprinkle Water of Tranquility', 'Weihe das Wasser der Balance'], {
    moons: 1,
    text: [must('now', { do: 'discardFromHand', who: 'rival', count: { downTo: 5 } })],
  }),
  leadership(30, ['Drown Resistance', 'Ertränke den Widerstand'], {
    deck: 'khind',
    moons: 2,
    text: [
      may('now', {
        do: 'discard',
        whose: 'rival',
        where: 'activeCombat',
        cards: ANY_CARD,
        count: 'all',
        sparing: 'oneCharacter',
      }),
    ],
  }),
  leadership(31, ['Administer Water of Immortality', 'Trinke das Wasser des Lebens'], {
    moons: 4,
    text: [may('now', { do: 'shuffleDiscardsIntoDeck', who: 'owner' })],
  }),
  leadership(32, ['Chosen of Water', 'Auserwählte des Wassers'], {
    translated: true,
    set: 'x2',
    moons: 0,
    text: [must('now', { do: 'shuffleHandIntoDeck', who: 'each' }, { do: 'draw', who: 'each', count: 6 })],
  }),
]);
