import type { Text } from '../vocabulary/text.ts';
import { booster, character, leader, leadership, people, support } from './define.ts';
import {
  ANY_CARD,
  BOOSTERS,
  DISCARD_BOOSTER_OR_SUPPORT,
  DISCARD_COMBAT_AREA,
  SUPPORTS,
  always,
  hasActive,
  may,
  must,
} from './phrases.ts';

const STORM: Text = {
  when: 'beginning',
  if: hasActive('owner', 2, { types: ['support'], named: 'Storm' }),
  together: 'Storm',
  steps: [{ do: 'attract', count: 1 }],
};

export const TERRAH = people('terrah', [
  leader(0, ['Tecton Earthquaker', 'Tekton Erdbeber']),
  character(1, ['Megalit Mountainshaker', 'Megalit Bergerschütterer'], { moons: 3, fire: 0, earth: 7 }),
  character(2, ['Roomban Rockmaster', 'Romban Felsenmeister'], { moons: 2, fire: 3, earth: 6 }),
  character(3, ['Suranom Stormbringer', 'Suranom Strumbringer'], { moons: 2, fire: 0, earth: 6 }),
  character(4, ['Gravitos Greatpower', 'Gravitos Kraftstrotzer'], { moons: 2, fire: 4, earth: 5 }),
  character(5, 'Catusan', { deck: 'hoax', moons: 1, fire: 1, earth: 5 }),
  character(6, 'Flamitos', { moons: 1, fire: 4, earth: 3 }),
  character(7, 'Terraton', { moons: 1, fire: 3, earth: 4 }),
  character(8, 'Helitos', { moons: 0, fire: 4, earth: 1 }),
  character(9, 'Sonatos', { moons: 0, fire: 4, earth: 0 }),
  character(10, 'Rocara', { moons: 0, fire: 0, earth: 4 }),
  character(11, 'Torana', { moons: 0, fire: 3, earth: 3 }),
  character(12, 'Ferro Fos', {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'cannotPlay', cards: { text: 'with' } })],
  }),
  character(13, 'Kabu Kat', {
    moons: 3,
    fire: 2,
    earth: 1,
    text: [{ when: 'demand', demand: { play: SUPPORTS }, orElse: 'retreat' }],
  }),
  character(14, 'Baku But', {
    moons: 3,
    fire: 1,
    earth: 2,
    text: [{ when: 'demand', demand: { play: BOOSTERS }, orElse: 'retreat' }],
  }),
  character(15, 'Bashdin', {
    deck: 'flit',
    moons: 1,
    fire: 1,
    earth: 2,
    text: [may('now', { do: 'discardFromHand', who: 'rival', count: 2 })],
  }),
  character(16, ['Corono Cos', 'Korono Kos'], {
    moons: 3,
    fire: 1,
    earth: 1,
    text: [always({ rule: 'cannotPlay', cards: { text: 'without' } })],
  }),
  character(17, 'Silento Sol', { moons: 1, fire: 0, earth: 0, shields: ['fire'] }),
  booster(18, ['Earthblast', 'Erdrutsch'], { moons: 1, fire: 2, earth: 3 }),
  booster(19, ['Earthtremor', 'Erdbeben'], { moons: 1, text: [may('now', DISCARD_BOOSTER_OR_SUPPORT)] }),
  support(20, ['Seismic Drill', 'Unaufhaltsamer Erdborer'], { moons: 2, fire: 1, earth: 3 }),
  support(21, ['Crashing Thunder Storm', 'Krachender Gewittersturm'], {
    moons: 2,
    fire: 1,
    earth: 1,
    text: [STORM],
  }),
  support(22, ['Swirling Snow Storm', 'Wirbelnder Schneesturm'], {
    moons: 2,
    fire: 1,
    earth: 1,
    text: [STORM],
  }),
  support(23, ['Lashing Sand Storm', 'Peitschender Sandsturm'], {
    moons: 2,
    fire: 1,
    earth: 1,
    text: [STORM],
  }),
  support(24, ['Drowning Rain Storm', 'Mitreißender Regensturm'], {
    deck: 'aqua',
    moons: 2,
    fire: 1,
    earth: 1,
    text: [STORM],
  }),
  support(25, ['Cloying Mud', 'Stinkender Morast'], {
    moons: 1,
    text: [always({ rule: 'cannotPlay', cards: { types: ['character'], printedAbove: 4 } })],
  }),
  support(26, ['Impenetrable Fog', 'Undurchdringlicher Nebel'], {
    moons: 2,
    text: [always({ rule: 'ignore', what: 'icons', cards: ANY_CARD, exceptIcons: ['stop', 'protect'] })],
  }),
  support(27, ['Quivering Quicksand', 'Undurchquerbarer Treibsand'], {
    moons: 2,
    text: [always({ rule: 'cannotTake', holding: 4 })],
  }),
  support(28, ['Evil Eye', 'Boshaftes Auge'], {
    translated: true,
    set: 'x1',
    moons: 1,
    text: [always({ rule: 'cannotPlay', cards: { types: ['leadership', 'hyla', 'ship', 'achievement'] } })],
  }),
  leadership(29, ['Provoke Earthquake', 'Erzeuge ein Erdbeben'], {
    moons: 4,
    text: [may('now', DISCARD_COMBAT_AREA)],
  }),
  leadership(30, ['Impress Holy Dragon', 'Imponiere dem Heiligen Drachen'], {
    moons: 4,
    text: [may('now', { do: 'pay', payment: { worth: { earth: 8 } }, toAttract: 1 })],
  }),
  leadership(31, ['Conjure Typhoon', 'Beschwöre einen Taifun'], {
    translated: true,
    set: 'x2',
    moons: 1,
    text: [
      may('now', {
        do: 'discard',
        whose: 'rival',
        where: 'active',
        cards: { types: ['achievement'] },
        count: 1,
      }),
    ],
  }),
  leadership(32, ['Chosen of Earth', 'Auserwählter der Erde'], {
    translated: true,
    set: 'x2',
    moons: 0,
    text: [must('now', { do: 'draw', who: 'each', count: 3 })],
  }),
]);
