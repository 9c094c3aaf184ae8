import { expect, test } from 'vitest';
import { apply, decision, deckOf, newGame } from '../../src/index.ts';
import { loadPack } from '../../src/pack/index.ts';

/** A Vulca deck in which the card of the pack replaces the last one, and comes to hand first. */
function gameWith(text: object): ReturnType<typeof newGame>['state'] {
  const { cards } = loadPack({
    cards: [
      {
        id: 'toll-keeper',
        name: { en: 'Toll Keeper', de: 'Zöllnerin' },
        people: 'tutu',
        number: 101,
        type: 'character',
        moons: 0,
        fire: 1,
        earth: 1,
        text: [text],
      },
    ],
  });
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

test('a mandatory payment that cannot be made is left undone (TEXT-8)', () => {
  const state = gameWith({
    when: 'now',
    steps: [{ do: 'pay', payment: { worth: { earth: 60 } }, toAttract: 1 }],
  });
  expect(optionsOf(state)).toEqual(['done']);
});

test('a mandatory payment that can be made must be made', () => {
  const state = gameWith({
    when: 'now',
    steps: [{ do: 'pay', payment: { worth: { earth: 4 } }, toAttract: 1 }],
  });
  expect(optionsOf(state)).not.toContain('refuse');
  expect(optionsOf(state)).toContain('discard:lavar-the-powerful');
});
