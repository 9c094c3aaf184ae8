/** Cards of our own that look like those of the box whose texts are not known, and short ways to name the known. */
import { boxWith, BUILT_IN, type Card, type CardId } from '@bluemoon/engine';
import { cardNamed } from '../src/index.ts';

/** The id of a card of the box by its English name. */
export function id(name: string): CardId {
  const card = BUILT_IN.named(name);
  if (card === undefined) throw new Error(`There is no card ${name}`);
  return card.id;
}

export const ids = (...names: readonly string[]): readonly CardId[] => names.map(id);

export function invented(name: string, facts: Pick<Card, 'people' | 'type'> & Partial<Card>): Card {
  const idOf = name.toLowerCase().replaceAll(' ', '-');
  return { id: idOf, name: { en: name, de: `${name} (de)` }, number: 900, ...facts };
}

export const EMISSARY = invented('Test Emissary', { people: 'emissary', type: 'emissary' });

/** An emissary brings seven cards. */
export const EMISSARY_SET: readonly Card[] = [
  invented('Test Tutu', { people: 'tutu', type: 'character', moons: 1, fire: 2, earth: 2 }),
  invented('Test Hyla', { people: 'hyla', type: 'hyla', moons: 2 }),
  invented('Test Interference', { people: 'interference', type: 'interference', moons: 3 }),
  invented('Test Crystal', { people: 'crystal', type: 'achievement', moons: 1, dragon: 'lika' }),
  invented('Second Tutu', { people: 'tutu', type: 'character', moons: 0 }),
  invented('Third Tutu', { people: 'tutu', type: 'character', moons: 0 }),
  invented('Fourth Tutu', { people: 'tutu', type: 'character', moons: 0 }),
].map((card) => ({ ...card, emissary: EMISSARY.id }));

export const SPIRIT = invented('Test Spirit', { people: 'spirit', type: 'support', moons: 0 });
export const REPLACER = invented('Test Replacer', {
  people: 'mutant',
  type: 'booster',
  moons: 0,
  icons: ['replace'],
});

/** Adds nothing to the numbers. */
export const QUIET_INQUISITOR = invented('Quiet Inquisitor', {
  people: 'inquisitor',
  type: 'inquisitor',
  adds: { cards: 0, moons: 0 },
});
export const GREEDY_INQUISITOR = invented('Greedy Inquisitor', {
  people: 'inquisitor',
  type: 'inquisitor',
  adds: { cards: 15, moons: 10 },
});

/** With those above as if they came from a pack. */
export const BOX = boxWith([
  EMISSARY,
  ...EMISSARY_SET,
  SPIRIT,
  REPLACER,
  QUIET_INQUISITOR,
  GREEDY_INQUISITOR,
]);

/** The German name of a card, for texts in German. */
export function german(name: string): string {
  const card = cardNamed(name, BUILT_IN);
  if (card === undefined) throw new Error(`There is no card ${name}`);
  return card.name.de;
}
