import { booster, character, leader, leadership, people, support } from './define.ts';
import {
  DISCARD_BOOSTER_OR_SUPPORT,
  MORE_DRAGONS_FROM_RETREAT,
  SUPPORTS,
  always,
  changeOneCharacter,
  may,
  must,
  thisTurn,
} from './phrases.ts';

export const VULCA = people('vulca', [
  leader(0, 'Inferno'),
  character(1, ['Flamebreath the Dazzling', 'Flammar der Blendende'], { moons: 3, fire: 7, earth: 0 }),
  character(2, ['Flash the Incendiary', 'Blizzar der Brandstifter'], {
    deck: 'terrah',
    moons: 2,
    fire: 6,
    earth: 3,
  }),
  character(3, ['Scorch the Inflammable', 'Sengar der Glutvolle'], { moons: 2, fire: 6, earth: 0 }),
  character(4, ['Lavar the Powerful', 'Lavar der Mächtige'], { moons: 2, fire: 5, earth: 4 }),
  character(5, 'Volca', { moons: 1, fire: 5, earth: 1 }),
  character(6, ['Blaze', 'Magma'], { moons: 1, fire: 4, earth: 3 }),
  character(7, ['Furnace', 'Glutar'], { moons: 1, fire: 3, earth: 4 }),
  character(8, ['Spark', 'Etnar'], { moons: 0, fire: 4, earth: 2 }),
  character(9, ['Ignite', 'Kratar'], { moons: 0, fire: 2, earth: 4 }),
  character(10, ['Sear', 'Brandar'], { moons: 0, fire: 4, earth: 1 }),
  character(11, ['Torch', 'Kandar'], { moons: 0, fire: 1, earth: 4 }),
  character(12, ['Shimmer', 'Shimmar'], { moons: 0, fire: 3, earth: 2 }),
  character(13, ['Glimmer', 'Glimma'], { moons: 0, fire: 2, earth: 3 }),
  character(14, ['Cinder', 'Asha'], {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [may('now', DISCARD_BOOSTER_OR_SUPPORT)],
  }),
  character(15, ['Flare', 'Flacka'], {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [may('endPhase', { do: 'draw', count: 2 })],
  }),
  character(16, ['Ember', 'Zundar'], {
    moons: 2,
    fire: 1,
    earth: 1,
    text: [always({ rule: 'cannotPlay', cards: { types: ['character'], text: 'without' } })],
  }),
  character(17, 'Erupta', {
    set: 'x2',
    moons: 3,
    fire: 1,
    earth: 1,
    text: [may('now', { do: 'shuffleAreasIntoDeck', who: 'rival' })],
  }),
  booster(18, ['Fireblast', 'Feuerstoß'], { moons: 1, fire: 3, earth: 2 }),
  booster(19, ['Infernal Armor', 'Höllenrüstung'], { moons: 1, fire: 0, earth: 0, shields: ['earth'] }),
  booster(20, ['Elemental Enchantment', 'Urgewaltiger Zauber'], {
    moons: 2,
    text: [always({ rule: 'total', riseTo: 6 })],
  }),
  booster(21, ['Volcanic Gauntlets', 'Vulkanhandschuhe'], {
    moons: 2,
    text: [changeOneCharacter({ times: 2 }, 'fire')],
  }),
  booster(22, ['Titanic Gauntlets', 'Titanhandschuhe'], {
    deck: 'flit',
    moons: 2,
    text: [changeOneCharacter({ times: 2 }, 'earth')],
  }),
  support(23, ['Lightning Bolts', 'Blitzschläge'], { moons: 2, fire: 3, earth: 1 }),
  support(24, ['Flickering Fires', 'Feuerzauber'], {
    moons: 1,
    fire: 1,
    earth: 1,
    text: [always({ rule: 'cannotPlay', cards: { types: ['leadership'] } })],
  }),
  support(25, ['Heat Haze', 'Hitzeschleier'], {
    deck: 'pillar',
    moons: 2,
    text: [always({ rule: 'cannotPlay', cards: { types: ['character', 'booster'], text: 'with' } })],
  }),
  support(26, ['Wall of Fire', 'Feuerwall'], {
    moons: 3,
    text: [always({ rule: 'takeFromDeckAtMost', most: 0 })],
  }),
  support(27, ['Fearsome Spirits', 'Geisterbilder'], { moons: 3, text: [MORE_DRAGONS_FROM_RETREAT] }),
  leadership(28, ['Summon Sorcerer', 'Rufe den Dunklen Meister'], {
    moons: 2,
    text: [may('now', { do: 'returnToHand', where: 'active' })],
  }),
  leadership(29, ['Charm Holy Dragon', 'Bezaubere den Heiligen Drachen'], {
    moons: 4,
    text: [may('now', { do: 'pay', payment: { worth: { fire: 8 } }, toAttract: 1 })],
  }),
  leadership(30, ['Cast Cataclysm', 'Beschwöre die Feuersbrunst'], {
    moons: 2,
    text: [may('now', { do: 'discard', whose: 'rival', where: 'active', cards: SUPPORTS, count: 'all' })],
  }),
  leadership(31, ['Inflame the Mutant', 'Entflamme den Mutanten'], {
    translated: true,
    set: 'x1',
    moons: 1,
    text: [thisTurn({ rule: 'waiveCondition', cards: { people: 'mutant' }, most: 1 })],
  }),
  leadership(32, ['Chosen of Fire', 'Auserwählte des Feuers'], {
    translated: true,
    set: 'x1',
    moons: 0,
    text: [must('now', { do: 'shuffleLeadershipIntoDeck', who: 'each', except: 'Chosen of Fire' })],
  }),
]);
