import { expect, test } from 'vitest';
import {
  apply,
  boxWith,
  decision,
  deckOf,
  newGame,
  parsePosition,
  stateFromPosition,
  viewFor,
} from '../../src/index.ts';
import { loadPack } from '../../src/pack/index.ts';

const keeper = (text: object) => ({
  id: 'toll-keeper',
  name: { en: 'Toll Keeper', de: 'Zöllnerin' },
  people: 'tutu',
  number: 101,
  type: 'character',
  moons: 0,
  fire: 1,
  earth: 1,
  text: [text],
});

/** A Vulca deck in which the card of the pack replaces the last one, and comes to hand first. */
function gameWith(text: object): ReturnType<typeof newGame>['state'] {
  const { cards } = loadPack({ cards: [keeper(text)] });
  const { leader, cards: vulca } = deckOf('vulca');
  const deck = [...cards, ...vulca.slice(0, 29)];
  const orders = [deck, deckOf('hoax').cards].map((list) => list.map((card) => card.id));
  const [mine = [], other = []] = orders;
  const { state } = newGame({
    decks: [{ leader, cards: deck }, 'hoax'],
    seed: 1,
    first: 0,
    orders: [mine, other],
  });
  return ['done', 'start', 'play:toll-keeper'].reduce((at, choice) => apply(at, choice).state, state);
}

const optionsOf = (state: ReturnType<typeof gameWith>) => decision(state)?.options.map((option) => option.id);

test('cards that have to be revealed where there is no deck are left alone (TEXT-8)', () => {
  const { cards } = loadPack({
    cards: [keeper({ when: 'now', steps: [{ do: 'revealTop', count: 2, discard: 1 }] })],
  });
  const { leader, cards: vulca } = deckOf('vulca');
  const { state } = newGame({
    decks: [{ leader, cards: [...cards, ...vulca.slice(0, 5)] }, 'hoax'],
    seed: 1,
    first: 0,
  });
  const played = ['done', 'start', 'play:toll-keeper'].reduce((at, choice) => apply(at, choice).state, state);
  expect(optionsOf(played)).toEqual(['done']);
});

test('a leadership card that is shuffled into the deck is no longer active', () => {
  const decree = {
    id: 'decree',
    name: { en: 'Decree', de: 'Erlass' },
    people: 'vulca',
    number: 202,
    type: 'leadership',
    moons: 0,
    text: [{ when: 'always', rule: { rule: 'cannotCall' } }],
  };
  const away = { when: 'now', steps: [{ do: 'shuffleLeadershipIntoDeck', who: 'each', except: 'Spark' }] };
  const { cards } = loadPack({ cards: [keeper(away), decree] });
  const { leader, cards: vulca } = deckOf('vulca');
  const deck = [...cards, ...vulca.slice(0, 28)];
  const { state } = newGame({
    decks: [{ leader, cards: deck }, 'hoax'],
    seed: 1,
    first: 0,
    orders: [deck.map(({ id }) => id), deckOf('hoax').cards.map(({ id }) => id)],
  });
  const way = ['play:decree', 'start', 'play:toll-keeper'];
  const shown = way.reduce((at, choice) => apply(at, choice).state, state);
  expect(optionsOf(shown)).toEqual(['shuffle:decree']);
  const after = apply(shown, 'shuffle:decree').state;
  expect(viewFor(shown, 0).seats[0].leaderArea.active).toBe('decree');
  expect(viewFor(after, 0).seats[0].leaderArea.active).toBe(null);
});

test('a mandatory payment that cannot be made is left undone (TEXT-8)', () => {
  const state = gameWith({
    when: 'now',
    steps: [{ do: 'pay', payment: { worth: { earth: 60 } }, toAttract: 1 }],
  });
  expect(optionsOf(state)).toEqual(['refuse']);
  expect(optionsOf(apply(state, 'refuse').state)).toEqual(['done']);
});

test('a payment that cannot be made ends text that was begun', () => {
  const state = gameWith({
    when: 'now',
    may: true,
    steps: [
      { do: 'draw', count: 1 },
      { do: 'pay', payment: { worth: { earth: 60 } }, toAttract: 1 },
    ],
  });
  expect(optionsOf(state)).toEqual(['use:toll-keeper', 'refuse']);
  const begun = apply(state, 'use:toll-keeper').state;
  expect(optionsOf(begun)).toEqual(['refuse']);
  expect(optionsOf(apply(begun, 'refuse').state)).toEqual(['done']);
});

test('a mandatory payment that can be made must be made', () => {
  const state = gameWith({
    when: 'now',
    steps: [{ do: 'pay', payment: { worth: { earth: 4 } }, toAttract: 1 }],
  });
  expect(optionsOf(state)).not.toContain('refuse');
  expect(optionsOf(state)).toContain('discard:lavar-the-powerful');
});

/** A position in the Leadership phase of somebody who holds these cards of a pack, and others of the box. */
function leadershipOf(pack: readonly object[], me: object): ReturnType<typeof newGame>['state'] {
  const { cards } = loadPack({ cards: pack });
  const box = boxWith(cards);
  const position = { phase: 'leadership', seats: [me, { drawDeck: ['volca'] }] };
  return stateFromPosition(parsePosition(position, box), box);
}

const barge = {
  id: 'barge',
  name: { en: 'Barge', de: 'Lastkahn' },
  people: 'buka',
  number: 204,
  type: 'ship',
  moons: 0,
  capacity: 2,
  text: [{ when: 'now', steps: [{ do: 'load', most: 2 }] }],
};

test('a ship that has to be loaded sails empty where there is nothing to load (TEXT-8), which the rival sees no earlier than its loading (PROJECT-9)', () => {
  const state = leadershipOf([barge], { hand: ['barge', 'muster-reinforcements'], drawDeck: ['spark'] });
  const played = apply(state, 'play:barge').state;
  expect(optionsOf(played)).toEqual(['done']);
  expect(decision(apply(played, 'done').state)?.about).toEqual({ phase: 'engagement', during: 'phase' });
});

test('a payment that has to be made and cannot be is left undone (TEXT-8), which the rival sees no earlier than a payment (PROJECT-9)', () => {
  const toll = {
    ...keeper({
      when: 'now',
      steps: [{ do: 'pay', payment: { count: 1, cards: { types: ['ship'] } }, toAttract: 1 }],
    }),
    type: 'leadership',
    fire: undefined,
    earth: undefined,
  };
  const holding = (card: string) =>
    apply(
      leadershipOf([toll, barge], { hand: ['toll-keeper', card], drawDeck: ['spark'] }),
      'play:toll-keeper',
    ).state;
  expect(optionsOf(holding('barge'))).toEqual(['discard:barge']);
  expect(optionsOf(holding('torch'))).toEqual(['refuse']);
  expect(decision(apply(holding('torch'), 'refuse').state)?.about.phase).toBe('engagement');
  const seen = ['barge', 'torch'].map((card) => viewFor(holding(card), 1).decision);
  expect(seen[0]).toEqual(seen[1]);
});

test('a full ship cannot be loaded by its text (SHIP-6)', () => {
  const skiff = {
    ...barge,
    capacity: 1,
    text: [{ when: 'beginning', may: true, steps: [{ do: 'load', most: 1 }] }],
  };
  const box = boxWith(loadPack({ cards: [skiff] }).cards);
  const beginningWith = (load: readonly string[]) => {
    const me = { hand: ['torch'], ships: { barge: load }, drawDeck: ['glimmer'] };
    return stateFromPosition(parsePosition({ seats: [me, { drawDeck: ['volca'] }] }, box), box);
  };
  const loading = (load: readonly string[]) => optionsOf(apply(beginningWith(load), 'use:barge').state);
  expect(loading([])).toEqual(['load:torch', 'refuse']);
  expect(loading(['spark'])).toEqual(['refuse']);
});

test('a ship that its own text takes away cannot be loaded any more (PROJECT-16)', () => {
  const steps = [
    { do: 'returnToHand', where: 'active' },
    { do: 'load', most: 2 },
  ];
  const ferry = { ...barge, text: [{ when: 'now', steps }] };
  const state = leadershipOf([ferry], { hand: ['barge', 'torch'], drawDeck: ['spark'] });
  const played = apply(state, 'play:barge').state;
  expect(optionsOf(played)).toEqual(['return:barge']);
  const returned = apply(played, 'return:barge').state;
  expect(decision(returned)?.about).toEqual({ phase: 'engagement', during: 'phase' });
  expect(viewFor(returned, 0).seats[0].hand.cards.toSorted()).toEqual(['barge', 'torch']);
});

test('a ship that has to be loaded takes what there is, and then goes on (TEXT-8)', () => {
  const state = leadershipOf([barge], { hand: ['barge', 'torch'], drawDeck: ['spark'] });
  const played = apply(state, 'play:barge').state;
  expect(optionsOf(played)).toEqual(['load:torch']);
  const loaded = apply(played, 'load:torch').state;
  expect(optionsOf(loaded)).toEqual(['done']);
  expect(viewFor(loaded, 0).seats[0].ships).toEqual([{ ship: 'barge', load: ['torch'] }]);
});

test('a fleet of 31 ships with 33 cards to load is offered every one of them on every ship (SHIP-3, SHIP-4)', () => {
  const ships = Array.from({ length: 31 }, (_, i) => ({
    ...barge,
    id: `barge-${i}`,
    name: { en: `Barge ${i}`, de: `Lastkahn ${i}` },
    number: 300 + i,
  }));
  const { cards } = loadPack({ cards: ships });
  const box = boxWith(cards);
  const hand = box.cards.filter(({ type }) => type === 'character').slice(0, 33);
  const fleet = {
    hand: hand.map(({ id }) => id),
    ships: Object.fromEntries(ships.map(({ id }) => [id, []])),
    drawDeck: [],
  };
  const position = { element: 'fire', phase: 'boosterSupport', seats: [fleet, { combat: ['Spark'] }] };
  const options = optionsOf(stateFromPosition(parsePosition(position, box), box)) ?? [];
  expect(options.filter((id) => id.startsWith('load:'))).toHaveLength(31 * 33);
  expect(new Set(options).size).toBe(options.length);
});

test('text that makes the rival retreat does nothing without a fight (ENGAGE-6, TEXT-8)', () => {
  const rout = {
    id: 'rout',
    name: { en: 'Rout', de: 'Kehraus' },
    people: 'vulca',
    number: 205,
    type: 'leadership',
    moons: 0,
    text: [{ when: 'now', steps: [{ do: 'retreat', who: 'rival' }] }],
  };
  const { state, events } = apply(leadershipOf([rout], { hand: ['rout', 'spark'] }), 'play:rout');
  expect(events.map(({ event }) => event)).toEqual(['played']);
  expect(decision(state)).toMatchObject({ seat: 0, about: { phase: 'engagement' } });
});

test('a card that searches the discard pile for something to play or load looks there, not in the draw deck', () => {
  const dredge = {
    id: 'dredge',
    name: { en: 'Dredge', de: 'Schleppnetz' },
    people: 'buka',
    number: 203,
    type: 'leadership',
    moons: 0,
    text: [{ when: 'now', steps: [{ do: 'search', where: 'discardPile', found: 'playOrLoad' }] }],
  };
  const me = {
    hand: ['dredge'],
    discardPile: ['sea-devil', 'torch'],
    ships: { 'sea-moon': [] },
    drawDeck: ['spark', 'sea-falcon'],
  };
  const played = apply(leadershipOf([dredge], me), 'play:dredge').state;
  expect(optionsOf(played)).toEqual(['load:torch>sea-moon', 'take:sea-devil', 'done']);

  const loaded = viewFor(apply(played, 'load:torch>sea-moon').state, 0).seats[0];
  expect(loaded.ships).toEqual([{ ship: 'sea-moon', load: ['torch'] }]);
  expect(loaded.drawDeck.count).toBe(2);

  const { state, events } = apply(played, 'take:sea-devil');
  expect(events.find(({ event }) => event === 'played')).toMatchObject({
    from: 'discardPile',
    to: 'influence',
  });
  expect(viewFor(state, 0).seats[0].remembered.discardPile.cards).toEqual(['torch']);
  expect(events.map(({ event }) => event)).not.toContain('shuffled');
});
