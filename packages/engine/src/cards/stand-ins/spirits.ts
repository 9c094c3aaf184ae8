import { booster, character, outsiders, support } from '../define.ts';
import { ANY_CARD, always, may, mayTake } from '../phrases.ts';

export const SPIRITS = outsiders('spirit', [
  character(1, ['Wisp at the Crossroads', 'Irrlicht am Kreuzweg'], {
    set: 'promo',
    moons: 1,
    fire: 2,
    earth: 3,
    text: [may('now', { do: 'returnToHand', where: 'active', other: true })],
  }),
  character(2, ['Grey Drummer', 'Grauer Trommler'], {
    set: 'promo',
    moons: 1,
    fire: 3,
    earth: 3,
    text: [{ when: 'demand', demand: { discard: { count: 1, cards: ANY_CARD } }, orElse: 'retreat' }],
  }),
  booster(3, ['Breath of the Ancestors', 'Atem der Ahnen'], {
    set: 'promo',
    moons: 2,
    fire: 2,
    earth: 2,
    text: [mayTake('now', { do: 'drawFromDiscards', count: 1 })],
  }),
  support(4, ['Unquiet Barrow', 'Ruheloses Hügelgrab'], {
    set: 'promo',
    moons: 1,
    fire: 1,
    earth: 1,
    text: [always({ rule: 'cannotTake', holding: 6 })],
  }),
]);
