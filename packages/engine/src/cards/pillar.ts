import type { Payment, Text } from '../vocabulary/text.ts';
import { booster, character, leader, leadership, people, support } from './define.ts';
import { BOOSTERS, always, changeOneCharacter, may, must } from './phrases.ts';

const orRetreat = (discard: Payment): Text => ({ when: 'demand', demand: { discard }, orElse: 'retreat' });

export const PILLAR = people('pillar', [
  leader(0, 'Fucius Con'),
  character(1, 'Primus Magicus', { moons: 2, fire: 6, earth: 2 }),
  character(2, 'Devius Maximus', { moons: 2, fire: 2, earth: 6 }),
  character(3, 'Colossus Gigantus', { moons: 1, fire: 1, earth: 5 }),
  character(4, ['Bigus Musselus', 'Grossus Musculus'], { moons: 1, fire: 0, earth: 5 }),
  character(5, 'Smartia Pantia', { moons: 1, fire: 4, earth: 3 }),
  character(6, ['Speedius Unnecessarius', 'Rasantus Unnoeticus'], { moons: 1, fire: 3, earth: 4 }),
  character(7, ['Lonus Mightius', 'Lonus Maechticus'], { moons: 0, fire: 4, earth: 2 }),
  character(8, 'Halitosus Teriblus', { moons: 0, fire: 4, earth: 1 }),
  character(9, 'Bodius Maloderus', { moons: 0, fire: 1, earth: 4 }),
  character(10, 'Introvertus Completus', { moons: 0, fire: 4, earth: 0 }),
  character(11, 'Gulpus Permanentus', {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [always({ rule: 'mayPlay', cards: BOOSTERS, more: 1 })],
  }),
  character(12, 'Gloria Gracia', {
    moons: 1,
    fire: 2,
    earth: 2,
    text: [may('now', { do: 'returnToHand', where: 'combat', other: true })],
  }),
  character(13, 'Cardus Nikkus', {
    deck: 'mimix',
    moons: 1,
    fire: 2,
    earth: 2,
    text: [may('now', { do: 'discardAtRandom', count: 1 })],
  }),
  character(14, 'Crysalus Frendus', {
    moons: 1,
    fire: 2,
    earth: 1,
    text: [always({ rule: 'doubleText', cards: { types: ['booster'], named: 'Caterpillar' }, one: true })],
  }),
  character(15, ['Bottelus Emptius', 'Kalebassus Leerus'], {
    moons: 1,
    fire: 1,
    earth: 2,
    text: [always({ rule: 'cannotTake' })],
  }),
  booster(16, ['Caterpillar Fireeater', 'Feuerfresser Raupe'], {
    moons: 2,
    icons: ['free'],
    text: [orRetreat({ worth: { fire: 3 } })],
  }),
  booster(17, ['Caterpillar Eartheroder', 'Erdaushöhler-Raupe'], {
    deck: 'terrah',
    moons: 2,
    icons: ['free'],
    text: [orRetreat({ worth: { earth: 3 } })],
  }),
  booster(18, ['Caterpillar Watertamer', 'Wasserzähmer Raupe'], {
    moons: 2,
    icons: ['free'],
    text: [orRetreat({ worth: { fire: 2, earth: 2 } })],
  }),
  booster(19, ['Caterpillar Lightseeker', 'Lichtsucher Raupe'], {
    moons: 2,
    icons: ['free'],
    text: [orRetreat({ worthEither: 5 })],
  }),
  booster(20, ['Caterpillar Moonsetter', 'Monduntergangs-Raupe'], {
    translated: true,
    set: 'x2',
    moons: 2,
    icons: ['free'],
    text: [orRetreat({ moons: 2 })],
  }),
  booster(21, ['Potion of Cosmic Power', 'Trunk der kosmischen Kraft'], {
    moons: 3,
    text: [changeOneCharacter({ times: 2 })],
  }),
  booster(22, ['Potion of Conjoining', 'Trunk der Vereinigung'], {
    moons: 2,
    text: [changeOneCharacter({ riseTo: 'sum' })],
  }),
  booster(23, ['Potion of Mutation', 'Trunk der Verwandlung'], {
    moons: 1,
    text: [changeOneCharacter({ riseTo: 'higher' })],
  }),
  booster(24, ['Potion of Sparkling Fire', 'Trunk des Feuers'], {
    moons: 2,
    text: [changeOneCharacter({ riseTo: 6 }, 'fire')],
  }),
  booster(25, ['Potion of Trembling Earth', 'Trunk der Erde'], {
    moons: 2,
    text: [changeOneCharacter({ riseTo: 6 }, 'earth')],
  }),
  booster(26, ['Potion of Prodigious Passion', 'Trunk der Leidenschaft'], {
    deck: 'hoax',
    moons: 2,
    text: [changeOneCharacter({ riseTo: 5 })],
  }),
  booster(27, ['Butterfly Scout', 'Späher-Falter'], {
    moons: 1,
    text: [must('now', { do: 'discloseHand' })],
  }),
  support(28, ['Giant Butterfly Eveningbreeze', 'Riesenfalter Abendrot'], {
    moons: 3,
    fire: 2,
    earth: 2,
    icons: ['retrieve'],
  }),
  support(29, ['Giant Butterfly Morningwind', 'Riesenfalter Morgenwind'], {
    moons: 3,
    fire: 2,
    earth: 2,
    icons: ['free'],
  }),
  leadership(30, ['Deploy Butterfly', 'Entsende den Aufkäerer-Falter'], {
    moons: 2,
    text: [must('now', { do: 'discloseHand' })],
  }),
  leadership(31, ['Tempt Holy Dragon', 'Versuche den Heiligen Drachen'], {
    translated: true,
    set: 'x1',
    moons: 4,
    text: [may('now', { do: 'pay', payment: { moons: 5 }, toAttract: 1 })],
  }),
  leadership(32, ['Chosen of the Vastness', 'Auserwählter der Weite'], {
    translated: true,
    set: 'x2',
    moons: 0,
    text: [may('now', { do: 'pay', who: 'each', payment: { worth: { fire: 2, earth: 2 } }, toAttract: 1 })],
  }),
]);
