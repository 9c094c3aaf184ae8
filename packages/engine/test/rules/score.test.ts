import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('scoring one game', () => {
  test.each([
    [1, 2],
    [2, 3],
  ] as const)('one crystal for the win and one for each dragon: %i (SCORE-1)', (dragons, crystals) => {
    const game = scenario({ me: { hand: ['Spark'], drawDeck: [], dragons }, rival: { hand: ['Torch'] } });
    game.declines('Spark');
    expect(game.result).toEqual({ winner: 'me', crystals, reason: 'cardsOut' });
  });

  test('a win with all dragons on the board scores one (SCORE-2, RULING-7)', () => {
    const game = scenario({ me: { hand: ['Spark'], drawDeck: [] }, rival: { hand: ['Torch'] } }).declines(
      'Spark',
    );
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('a fourth dragon scores four (SCORE-3, RULING-5)', () => {
    const game = scenario({ me: {}, rival: { active: ['Torch'], dragons: 3 } }).retreats();
    expect(game.result?.crystals).toBe(4);
  });
});
