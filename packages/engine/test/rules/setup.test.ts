import { describe, expect, test } from 'vitest';
import { deckOf } from '../../src/cards/index.ts';
import { newGame } from '../../src/decision/new-game.ts';
import { positionOf } from '../../src/position/position-of.ts';
import { scenarioFrom } from '../scenario/scenario.ts';

const dealt = (seed: number, first?: 0 | 1) =>
  newGame({ decks: ['vulca', 'hoax'], seed, ...(first === undefined ? {} : { first }) }).state;
/** Also such as differ only beyond 32 bits. */
const seeds = Array.from({ length: 20 }, (_, i) => (i % 10) + (i < 10 ? 0 : 2 ** 32));

describe('setting up', () => {
  test('all three dragons start on the board (SETUP-1)', () => {
    expect(positionOf(dealt(1)).dragons).toEqual({ lika: 'board', doran: 'board', sesha: 'board' });
  });

  test('the leader lies apart, the 30 other cards are shuffled into the draw deck (SETUP-3)', () => {
    const game = scenarioFrom(dealt(1));
    const cards = [...game.me.hand, ...game.me.drawDeck];
    expect(cards.toSorted()).toEqual(
      deckOf('vulca')
        .cards.map(({ name }) => name.en)
        .toSorted(),
    );
    expect(cards).not.toContain('Inferno');
    expect(game.state.game.decks[0].leader?.name.en).toBe('Inferno');
    const orders = seeds.map((seed) => scenarioFrom(dealt(seed)).me.drawDeck.join());
    expect(new Set(orders).size).toBe(seeds.length);
  });

  test('both draw decks are put in an order that chance alone decides (SETUP-4)', () => {
    const seats = seeds.map((seed) => positionOf(dealt(seed)).seats.map(({ drawDeck }) => drawDeck?.join()));
    for (const seat of [0, 1]) expect(new Set(seats.map((decks) => decks[seat])).size).toBe(seeds.length);
  });

  test('the first player is picked at random, unless it is settled (SETUP-5)', () => {
    expect(new Set(seeds.map((seed) => positionOf(dealt(seed)).turn))).toEqual(new Set([0, 1]));
    for (const first of [0, 1] as const) {
      expect(new Set(seeds.map((seed) => positionOf(dealt(seed, first)).turn))).toEqual(new Set([first]));
    }
  });

  test('each player draws a hand of six (SETUP-6)', () => {
    const game = scenarioFrom(dealt(1));
    expect([game.me.hand.length, game.rival.hand.length]).toEqual([6, 6]);
    expect([game.me.drawDeck.length, game.rival.drawDeck.length]).toEqual([24, 24]);
  });
});
