import { describe, expect, test } from 'vitest';
import { apply, BUILT_IN, decision, parsePosition, stateFromPosition, viewFor } from '../../src/index.ts';
import type { State } from '../../src/index.ts';
import { LAST_TURN } from '../../src/actions/win.ts';

/** The last turn, in the middle of a fight that I go on with. */
function lastTurn(more: object, me: object = {}): State {
  const position = {
    turnNumber: LAST_TURN,
    element: 'fire',
    seats: [
      { hand: ['Volca', 'Sear'], drawDeck: ['Torch', 'Blaze'], ...me },
      { combat: ['Spark'], hand: ['Sear'], drawDeck: ['Torch', 'Blaze', 'Volca'] },
    ],
    ...more,
  };
  return stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
}

const endOf = (state: State) =>
  viewFor(
    ['done', 'continue', 'play:volca', 'done', 'done'].reduce((at, choice) => apply(at, choice).state, state),
    0,
  ).result;

describe('PROJECT-50 the last turn', () => {
  test('ends the game: whoever has the most dragons wins', () => {
    expect(endOf(lastTurn({ dragons: { lika: 1, doran: 1 } }))).toEqual({
      winner: 1,
      crystals: 3,
      reason: 'lastTurn',
    });
  });

  test('without dragons is lost by whoever has fewer cards in hand and draw deck', () => {
    expect(endOf(lastTurn({}))).toEqual({ winner: 1, crystals: 1, reason: 'lastTurn' });
    expect(endOf(lastTurn({}, { drawDeck: ['Torch', 'Blaze', 'Furnace', 'Ignite'] }))?.winner).toBe(0);
  });

  test('without dragons and with as many cards on both sides is lost by the current player', () => {
    expect(endOf(lastTurn({}, { drawDeck: ['Torch', 'Blaze', 'Furnace'] }))?.winner).toBe(1);
  });

  test('is no earlier turn', () => {
    const before = lastTurn({ turnNumber: LAST_TURN - 1 });
    expect(endOf(before)).toBeNull();
  });

  test('can be ended by declining, too', () => {
    const position = { turnNumber: LAST_TURN, seats: [{ hand: ['Spark', 'Sear'] }, { hand: ['Torch'] }] };
    let state = stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
    for (const choice of ['done', 'decline', 'discard:spark', 'done']) ({ state } = apply(state, choice));
    expect(decision(state)).toBeNull();
    expect(viewFor(state, 1).result).toMatchObject({ reason: 'lastTurn' });
  });
});
