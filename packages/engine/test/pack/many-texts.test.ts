import { describe, expect, test } from 'vitest';
import {
  boxWith,
  CARDS,
  apply,
  decision,
  decode,
  encode,
  parsePosition,
  stateFromPosition,
  viewFor,
} from '../../src/index.ts';
import type { Box, Card, State, Text } from '../../src/index.ts';
import { card, OwnGame, text } from '../rules/own-cards.ts';

/** As many as a card of a pack can have. */
const MANY = 20;
const many = (one: Text): Pick<Card, 'text'> => text(...Array<Text>(MANY).fill(one));

/** Every state on the way can be written down. */
function choose(game: OwnGame, cards: readonly Card[], ...options: readonly string[]): OwnGame {
  for (const option of options) {
    game.choose(option);
    expect(decode(encode(game.state), boxWith(cards)).cells).toEqual(game.state.cells);
  }
  return game;
}

describe('A card with twenty texts', () => {
  test('resolves all that say “now”, one after the other (TEXT-6)', () => {
    const scholar = card(
      'scholar',
      'character',
      many({ when: 'now', may: true, steps: [{ do: 'draw', count: 1 }] }),
    );
    const deck = CARDS.filter(({ type }) => type === 'character').slice(0, 30);
    const game = new OwnGame([{ hand: [scholar], deck }, { hand: [] }]);
    choose(game, [scholar], 'done', 'start', 'play:scholar');
    for (let used = 0; used < MANY; used++) {
      expect(game.options).toEqual(['use:scholar', 'refuse']);
      choose(game, [scholar], used < 3 ? 'use:scholar' : 'refuse');
    }
    expect(game.view(0).seats[0].hand.count).toBe(5 + 3);
    expect(decision(game.state)?.about.during).toBe('phase');
  });

  test('resolves all that interfere with the same action (INTERF-1)', () => {
    const heckler = card(
      'heckler',
      'interference',
      many({
        when: 'answer',
        to: { rival: 'plays', cards: {} },
        steps: [{ do: 'discardFromHand', who: 'rival', count: 1 }],
      }),
    );
    const game = new OwnGame([{ hand: [] }, { hand: [heckler] }]);
    choose(game, [heckler], 'done', 'start', 'play:flamitos', 'play:heckler');
    for (let left = 6; left > 0; left--) {
      expect(game.view(0).seats[0].hand.count).toBe(left);
      choose(game, [heckler], game.options[0] ?? '');
    }
    expect(game.view(0).seats[0].hand.count).toBe(0);
  });
});

const drawing: Text = { when: 'endPhase', may: true, steps: [{ do: 'draw', count: 1 }] };

/** The End phase of somebody who has played such a card. */
function endPhaseWith(...texts: readonly Text[]): OwnGame {
  const oracle = card('oracle', 'character', text(...texts));
  const deck = CARDS.filter(({ type }) => type === 'character').slice(0, 30);
  const game = new OwnGame([{ hand: [oracle], deck }, { hand: [] }]);
  return choose(game, [oracle], 'done', 'start', 'play:oracle', 'done', 'done', 'announce:fire');
}

describe('A card with two texts', () => {
  test('of the same moment is used for both, each of which asks (TEXT-6)', () => {
    const game = endPhaseWith(drawing, { ...drawing, steps: [{ do: 'draw', count: 2 }] });
    expect(game.options).toEqual(['use:oracle', 'done']);
    game.choose('use:oracle');
    expect(game.options).toEqual(['use:oracle', 'refuse']);
    game.choose('refuse', 'use:oracle');
    expect(game.view(0).seats[0].hand.count).toBe(6 + 2);
  });

  test('of the same moment has to be used if one of them is mandatory (TEXT-8)', () => {
    const game = endPhaseWith(drawing, {
      when: 'endPhase',
      steps: [{ do: 'discardFromHand', who: 'owner', count: 1 }],
    });
    expect(game.options).toEqual(['use:oracle', 'refuse']);
    expect(game.choose('refuse').options).toHaveLength(6);
  });

  test('of the End phase and of once a turn can be used for both (TEXT-4, TEXT-6)', () => {
    const game = endPhaseWith(drawing, { ...drawing, when: 'oncePerTurn' });
    expect(game.options).toEqual(['use:oracle', 'done']);
    game.choose('use:oracle');
    expect(game.options).toEqual(['use:oracle', 'done']);
    game.choose('use:oracle');
    expect(game.view(0).seats[0].hand.count).toBe(6 + 2);
    expect(game.view(0).turn.number).toBe(2);
  });
});

const beggar = (i: number, dragons: number): Card =>
  card(`beggar-${i}`, 'support', {
    number: 900 + i,
    ...text({ when: 'demand', demand: { discard: { moons: 60 } }, orElse: { attract: dragons } }),
  });

/** All dragons are with the player who leaves the demands of these cards open, at the end of Booster/Support. */
function leavingOpen(beggars: readonly Card[]): { readonly state: State; readonly box: Box } {
  const box = boxWith(beggars);
  const position = {
    element: 'fire',
    dragons: { lika: 0, doran: 0, sesha: 0 },
    seats: [
      { hand: ['Volca'], drawDeck: ['Torch'] },
      { combat: ['Spark'], support: beggars.map(({ id }) => id), drawDeck: ['Torch'] },
    ],
  };
  let state = stateFromPosition(parsePosition(position, box), box);
  for (const choice of ['done', 'continue', 'play:volca', 'done', 'done']) ({ state } = apply(state, choice));
  return { state, box };
}

test('Demands of many cards, each for many dragons, are claimed one after the other and end the game', () => {
  const beggars = Array.from({ length: MANY }, (_, i) => beggar(i, 60));
  let { state, box } = leavingOpen(beggars);
  for (const choice of ['dragon:lika', 'dragon:doran']) {
    ({ state } = apply(state, choice));
    expect(decode(encode(state), box).cells).toEqual(state.cells);
  }
  while (decision(state) !== null) ({ state } = apply(state, decision(state)?.options[0]?.id ?? ''));
  expect(state.cells).toEqual(decode(encode(state), box).cells);
});

test('Demands of six cards for a dragon each attract six: three to the board, three to the side of their owner', () => {
  let { state } = leavingOpen([1, 2, 3, 4, 5, 6].map((i) => beggar(i, 1)));
  while (decision(state)?.seat === 1 && viewFor(state, 1).turn.seat === 0)
    ({ state } = apply(state, decision(state)?.options[0]?.id ?? ''));
  expect(viewFor(state, 1)).toMatchObject({ dragons: { lika: 1, doran: 1, sesha: 1 }, result: null });
});
