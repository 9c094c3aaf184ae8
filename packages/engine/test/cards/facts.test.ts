import { expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { CARDS, PEOPLE_DECKS, deckOf } from '../../src/cards/index.ts';
import { GANGS, PEOPLES, type Card, type IconKind, type People } from '../../src/vocabulary/card.ts';

const isOfPeople = (card: Card) => PEOPLES.some((people) => people === card.people);
const isMutant = (card: Card) => card.people === 'mutant';
const isLeader = (card: Card) => card.type === 'leader';
const ids = (cards: readonly Card[]) => cards.map((card) => card.id);
const cardsOf = (people: People) => CARDS.filter((card) => card.people === people);
const foreignIn = (people: People) => deckOf(people).cards.filter((card) => card.people !== people);

/** One fact of each people, in the order of `PEOPLES`; `buka` differs from the eight others. */
const perPeople = <T>(fact: (people: People) => T) => PEOPLES.map(fact);
const eightAndBuka = <T>(eight: T, buka: T) => PEOPLES.map((people) => (people === 'buka' ? buka : eight));

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function kindsOfIcons(card: Card): IconKind[] {
  const printed = (card.icons ?? []).map((icon) => icon.replace(/:.*/, '') as IconKind);
  return card.shields === undefined ? printed : ['shield', ...printed];
}

const showing = (people: People, kind: IconKind) =>
  ids(deckOf(people).cards.filter((card) => kindsOfIcons(card).includes(kind)));

test('296 cards of peoples and ten mutants (COMP-1)', () => {
  expect(CARDS.filter(isOfPeople)).toHaveLength(296);
  expect(CARDS.filter(isMutant)).toHaveLength(10);
  expect(CARDS).toHaveLength(306);
});

test('nine peoples, each with a leader and 32 cards, the Buka with 31 (COMP-3)', () => {
  expect(perPeople((people) => cardsOf(people).filter(isLeader).length)).toEqual(eightAndBuka(1, 1));
  expect(perPeople((people) => cardsOf(people).length)).toEqual(eightAndBuka(33, 32));
  expect(CARDS.filter(isLeader)).toHaveLength(9);
});

test('each deck has its own leader and 30 cards with its indicator (SETUP-2)', () => {
  expect([...PEOPLE_DECKS.keys()]).toEqual(PEOPLES);
  expect(perPeople((people) => deckOf(people).leader.people)).toEqual(PEOPLES);
  expect(perPeople((people) => deckOf(people).cards.length)).toEqual(eightAndBuka(30, 30));
  const strangers = PEOPLES.flatMap((people) =>
    deckOf(people).cards.filter((card) => card.deck !== people || isLeader(card)),
  );
  expect(ids(strangers)).toEqual([]);
});

test('a deck holds four cards from elsewhere, one of them a mutant, but the Buka deck none (COMP-6)', () => {
  expect(perPeople((people) => foreignIn(people).length)).toEqual(eightAndBuka(4, 0));
  expect(perPeople((people) => foreignIn(people).filter(isMutant).length)).toEqual(eightAndBuka(1, 0));
});

test('three cards of each people are in no deck, of the Buka one', () => {
  const outside = CARDS.filter((card) => card.deck === undefined);
  expect(perPeople((people) => outside.filter((card) => card.people === people).length)).toEqual(
    eightAndBuka(3, 1),
  );
  expect(ids(outside)).toEqual(ids(CARDS.filter((card) => card.set !== undefined)));
});

test('the Buka deck falls into six families of five (FAMILY-2)', () => {
  const families = count(deckOf('buka').cards.map((card) => card.family));
  expect(families).toEqual(new Map([1, 2, 3, 4, 5, 6].map((family) => [family, 5])));
  expect(CARDS.filter((card) => card.family !== undefined)).toHaveLength(30);
});

test('every card but the leaders has a moon value (DECK-6)', () => {
  expect(ids(CARDS.filter((card) => card.moons === undefined))).toEqual(ids(CARDS.filter(isLeader)));
});

test('every mutant has a condition and changes the element', () => {
  for (const { text } of CARDS.filter(isMutant)) {
    expect(text).toEqual([
      { when: 'beforePlay', onlyIf: expect.anything() },
      { when: 'now', steps: [{ do: 'changeElement', to: expect.anything() }] },
    ]);
  }
});

test('the decks show the icons that the rulebook introduces with their peoples', () => {
  const shown = perPeople((people) => [
    people,
    [...new Set(deckOf(people).cards.flatMap(kindsOfIcons))].toSorted(),
  ]);
  expect(Object.fromEntries(shown)).toEqual({
    vulca: ['pair', 'shield', 'stop'],
    hoax: ['retrieve', 'shield', 'stop'],
    mimix: ['free', 'gang', 'pair', 'retrieve', 'shield', 'stop'],
    flit: ['pair', 'retrieve', 'shield', 'stop'],
    khind: ['gang', 'shield', 'stop'],
    terrah: ['free', 'shield', 'stop'],
    pillar: ['free', 'pair', 'retrieve', 'shield', 'stop'],
    aqua: ['free', 'pair', 'protect', 'shield', 'stop'],
    buka: ['bluff', 'free', 'protect', 'retrieve', 'shield', 'stop'],
  });
});

test('some decks show the pair or gang icon on a single card', () => {
  expect(showing('vulca', 'pair')).toEqual(['heroine-of-the-great-plains']);
  expect(showing('mimix', 'gang')).toEqual(['noproblem']);
  expect(showing('aqua', 'pair')).toEqual(['launch-hail-of-doom']);
  expect(showing('pillar', 'pair')).toEqual(['wild-unicorn']);
});

test('twelve neutral bluff icons, three of Fire and three of Earth (BLUFF-1)', () => {
  const bluffs = CARDS.flatMap((card) => card.icons ?? []).filter((icon) => icon.startsWith('bluff:'));
  expect(Object.fromEntries(count(bluffs))).toEqual({
    'bluff:neutral': 12,
    'bluff:fire': 3,
    'bluff:earth': 3,
  });
});

test.each(GANGS)('the names of the gang %s begin alike (GANG-1)', (gang) => {
  const members = CARDS.filter((card) => card.icons?.includes(`gang:${gang}`));
  expect(members.length).toBeGreaterThan(1);
  for (const { id } of members) expect(id).toMatch(new RegExp(`^${gang}`));
});

test('ids are the English names in kebab case, and unique', () => {
  const words = CARDS.map((card) => card.name.en.toLowerCase().replaceAll(/['.]/g, '').match(/\w+/g) ?? []);
  expect(ids(CARDS)).toEqual(words.map((list) => list.join('-')));
  expect(new Set(ids(CARDS)).size).toBe(CARDS.length);
});

test('a card is found by its id', () => {
  expect(CARDS.map((card) => BUILT_IN.card(card.id))).toEqual(CARDS);
  expect(BUILT_IN.card('old-goo-laas-ghost').name.en).toBe("Old Goo Laa's Ghost");
  expect(BUILT_IN.card('bp-unity').name.en).toBe('B.P. Unity');
  expect(() => BUILT_IN.card('no-such-card')).toThrow('no-such-card');
});

test('cards are in the order of affiliation and number, which together are unique', () => {
  const affiliations = [...PEOPLES, 'mutant'] as const;
  const places = CARDS.map(
    ({ people, number }) => affiliations.findIndex((known) => known === people) * 1000 + number,
  );
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
});

test('only characters, boosters and supports print values, characters always, and always both', () => {
  const withValue = CARDS.filter((card) => card.fire !== undefined);
  expect(ids(withValue)).toEqual(ids(CARDS.filter((card) => card.earth !== undefined)));
  expect(new Set(withValue.map((card) => card.type))).toEqual(new Set(['character', 'booster', 'support']));
  expect(withValue.filter((card) => card.type === 'character')).toEqual(
    CARDS.filter((card) => card.type === 'character'),
  );
});

test('ships, and nothing else, have a capacity', () => {
  expect(ids(CARDS.filter((card) => card.capacity !== undefined))).toEqual(
    ids(CARDS.filter((card) => card.type === 'ship')),
  );
});

test('the names that texts look for are names of cards', () => {
  const sought = { words: new Set<unknown>(), names: new Set<unknown>() };
  const collect = (node: object): void => {
    for (const [key, value] of Object.entries(node) as [string, unknown][]) {
      if (key === 'named' || key === 'together') sought.words.add(value);
      else if (key === 'voidFacing') for (const name of value as string[]) sought.names.add(name);
      else if (key === 'except' && typeof value === 'string') sought.names.add(value);
      else if (typeof value === 'object' && value !== null) collect(value);
    }
  };
  for (const card of CARDS) collect(card.text ?? []);
  expect(sought).toEqual({
    words: new Set(['Caterpillar', 'Flood', 'Storm']),
    names: new Set(['Chosen of Fire', 'Laughing Gas', 'Tittertweet']),
  });

  const names = CARDS.map((card) => card.name.en);
  expect(names).toEqual(expect.arrayContaining([...sought.names]));
  expect(names.flatMap((name) => name.split(' '))).toEqual(expect.arrayContaining([...sought.words]));
});
