import { GANGS } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';

/** Features of the deck as a whole, which no single card has. */
export const SHAPES = [
  'characters',
  'leadership',
  'lopsided',
  'pairs',
  'gangs',
  'bluffs',
  'peoples',
] as const;
export type Shape = (typeof SHAPES)[number];

export const DECK_CARDS = 30;

/** Averages over the decks of the box; cards still to be picked are assumed to be average. */
const CHARACTER_SHARE = 0.57;
const LEADERSHIP_SHARE = 0.1;
const VALUES_PER_CARD = 4;

/** Squared features are centred on typical decks, so that their weights say how much a deviation matters. */
const USUAL_CHARACTERS = 17;

/** The shape of a deck, complete or not. */
export function shapeOf(cards: readonly Card[]): Readonly<Record<Shape, number>> {
  const missing = Math.max(DECK_CARDS - cards.length, 0);
  let [characters, leadership] = [CHARACTER_SHARE * missing, LEADERSHIP_SHARE * missing];
  let [difference, values, bluffs] = [0, VALUES_PER_CARD * missing, 0];
  const partners = new Map<string, number>();
  const gangs = new Map<string, number>();
  const peoples = new Map<string, number>();
  for (const card of cards) {
    const { type, fire = 0, earth = 0, icons = [] } = card;
    if (type === 'character') characters++;
    if (type === 'leadership') leadership++;
    difference += fire - earth;
    values += fire + earth;
    count(peoples, card.people);
    if (icons.includes('pair')) count(partners, pairName(card));
    if (icons.some((icon) => icon.startsWith('bluff:'))) bluffs++;
    for (const gang of GANGS) if (icons.includes(`gang:${gang}`)) count(gangs, gang);
  }
  return {
    characters: ((characters - USUAL_CHARACTERS) / 5) ** 2,
    leadership: (leadership / 5) ** 2,
    lopsided: (5 * (difference / Math.max(values, 1))) ** 2,
    pairs: sum(partners, (number) => Math.min(number - 1, 2)) / 3,
    gangs: sum(gangs, (number) => number - 1) / 3,
    bluffs: Math.max(bluffs - 1, 0) / 3,
    peoples: sum(peoples, (number) => (number / 10) ** 2) / 3,
  };
}

function count(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}

function sum(counts: ReadonlyMap<string, number>, of: (number: number) => number): number {
  let total = 0;
  for (const number of counts.values()) total += of(number);
  return total;
}

/** PAIR-1, PAIR-2: the first word of the name, and the type. */
function pairName({ name, type }: Card): string {
  return `${type} ${name.en.split(' ')[0] ?? ''}`;
}
