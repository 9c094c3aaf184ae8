import type { Affiliation, Card, CardType, People } from '../vocabulary/card.ts';

/** English and German; one string where both are the same or the German one is unknown. */
type Name = string | readonly [english: string, german: string];
type Facts = Omit<Card, 'id' | 'name' | 'people' | 'number' | 'type'>;
type Entry = Omit<Card, 'people'>;

const idOf = (english: string): string =>
  english
    .toLowerCase()
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-');

const entry =
  (type: CardType) =>
  (number: number, name: Name, facts: Facts = {}): Entry => {
    const [en, de] = typeof name === 'string' ? [name, name] : name;
    return { id: idOf(en), name: { en, de }, number, type, ...facts };
  };

export const leader = entry('leader');
export const character = entry('character');
export const booster = entry('booster');
export const support = entry('support');
export const leadership = entry('leadership');
export const ship = entry('ship');
export const hyla = entry('hyla');
export const achievement = entry('achievement');
export const interference = entry('interference');
export const emissary = entry('emissary');
export const inquisitor = entry('inquisitor');

/** Cards of a people: in its own deck, unless another deck or an expansion is named. */
export const people = (affiliation: People, entries: readonly Entry[]): readonly Card[] =>
  entries.map((card) => ({
    people: affiliation,
    ...(card.set === undefined ? { deck: affiliation } : {}),
    ...card,
  }));

/** Cards of an affiliation that has no deck of its own. */
export const outsiders = (
  affiliation: Exclude<Affiliation, People>,
  entries: readonly Entry[],
): readonly Card[] => entries.map((card) => ({ people: affiliation, ...card }));
