import { beginGame, BUILT_IN, projectEvents, readNotation, replay } from '@bluemoon/engine';
import type { GameEvent } from '@bluemoon/engine';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { firstDifference, randomEvents } from '../../src/index.ts';

const GAME = readNotation(
  readFileSync(new URL('../../../../docs/examples/fair-game.txt', import.meta.url), 'utf8'),
  BUILT_IN,
);
const dealt = (choices: readonly string[], others: object = {}) => ({
  setup: { ...GAME.setup, ...others },
  choices,
});

describe('What chance decided', () => {
  test('is both shuffles of the deal and who begins, unless that was agreed', () => {
    expect(randomEvents(dealt([]))).toEqual({ shuffles: 2, picks: 1 });
    expect(randomEvents(dealt([], { first: 0 }))).toEqual({ shuffles: 2, picks: 0 });
  });

  test('is nothing before a game begins from a position', () => {
    const { state: position } = beginGame(GAME.setup);
    expect(randomEvents({ setup: { position }, choices: [] })).toEqual({ shuffles: 0, picks: 0 });
  });

  test('is every shuffle that a whole game tells, and the cards picked at random', () => {
    const { shuffles, picks } = randomEvents(GAME);
    const told = replay(GAME).events.flat();
    expect(shuffles).toBe(told.filter(({ event }) => event === 'shuffled').length);
    expect([shuffles, picks]).toEqual([3, 3]);
  });
});

const seen = (viewer: 0 | 1 | 'spectator'): readonly GameEvent[] =>
  projectEvents(replay(GAME).events.flat(), viewer);

describe('What a viewer saw', () => {
  test.each([0, 1, 'spectator'] as const)('is what the record tells: %s', (viewer) => {
    const reordered = seen(viewer).map(
      (event) => Object.fromEntries(Object.entries(event).toReversed()) as unknown as GameEvent,
    );
    expect(firstDifference(GAME, viewer, reordered)).toBeNull();
  });

  test('differs at the first event that a changed record tells otherwise', () => {
    const other = { ...GAME, choices: GAME.choices.slice(0, 40) };
    expect(firstDifference(other, 0, seen(0))).toBe(replay(other).events.flat().length);
    const lied = seen(0).with(5, { event: 'fightEnded' });
    expect(firstDifference(GAME, 0, lied)).toBe(5);
    expect(firstDifference(dealt([], { seed: 1 }), 0, seen(0))).not.toBeNull();
  });
});
