import { RulesError } from '../rules-error.ts';
import { PEOPLES, type Card, type People } from '../vocabulary/card.ts';
import { AQUA } from './aqua.ts';
import { BUKA } from './buka.ts';
import { FLIT } from './flit.ts';
import { HOAX } from './hoax.ts';
import { KHIND } from './khind.ts';
import { MIMIX } from './mimix.ts';
import { MUTANTS } from './mutants.ts';
import { PILLAR } from './pillar.ts';
import { TERRAH } from './terrah.ts';
import { VULCA } from './vulca.ts';

export { STAND_INS } from './stand-ins/index.ts';

/** COMP-1: the cards of the box whose text is known, peoples and mutants, under their Legends names (RULING-24). */
export const CARDS: readonly Card[] = [
  ...VULCA,
  ...HOAX,
  ...MIMIX,
  ...FLIT,
  ...KHIND,
  ...TERRAH,
  ...PILLAR,
  ...AQUA,
  ...BUKA,
  ...MUTANTS,
];

/** COMP-2, SETUP-2: the cards are in the order of `CARDS`, so that a seed always deals the same game. */
export interface PeopleDeck {
  readonly leader: Card;
  readonly cards: readonly Card[];
}

function collect(people: People): PeopleDeck {
  const carriers = CARDS.filter((card) => card.deck === people);
  const leader = carriers.find((card) => card.type === 'leader');
  if (leader === undefined) throw new Error(`The ${people} deck has no leader`);
  return { leader, cards: carriers.filter((card) => card !== leader) };
}

export const PEOPLE_DECKS: ReadonlyMap<People, PeopleDeck> = new Map(
  PEOPLES.map((people) => [people, collect(people)]),
);

export function deckOf(people: People): PeopleDeck {
  const deck = PEOPLE_DECKS.get(people);
  if (deck === undefined) throw new RulesError('badSetup', `There is no deck of “${people}”.`);
  return deck;
}
