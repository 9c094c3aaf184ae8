import { describe, expect, test } from 'vitest';
import { scenario } from '../scenario/scenario.ts';

describe('scoring one game', () => {
  test.each([
    [1, 2],
    [2, 3],
  ] as const)('SCORE-1 one crystal for the win and one for each dragon: %i', (dragons, crystals) => {
    const game = scenario({ me: { hand: ['Spark'], drawDeck: [], dragons }, rival: { hand: ['Torch'] } });
    game.declines('Spark');
    expect(game.result).toEqual({ winner: 'me', crystals, reason: 'cardsOut' });
  });

  test('SCORE-2 RULING-7 a win with all dragons on the board scores one', () => {
    const game = scenario({ me: { hand: ['Spark'], drawDeck: [] }, rival: { hand: ['Torch'] } }).declines(
      'Spark',
    );
    expect(game.result).toEqual({ winner: 'rival', crystals: 1, reason: 'cardsOut' });
  });

  test('SCORE-3 RULING-5 a fourth dragon scores four', () => {
    const game = scenario({ me: {}, rival: { active: ['Torch'], dragons: 3 } }).retreats();
    expect(game.result?.crystals).toBe(4);
  });
});
