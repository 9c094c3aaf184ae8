import { describe, expect, test } from 'vitest';
import {
  BUILT_IN,
  decode,
  encode,
  parsePosition,
  positionOf,
  stateFromPosition,
  viewFor,
} from '../../src/index.ts';
import { scenario } from '../scenario/scenario.ts';
import type { Scenario } from '../scenario/scenario.ts';

const [ME, RIVAL] = [0, 1] as const;
const NOTHING = { honest: 0, lies: 0, called: 0, trusted: 0 };

/** What both players and a spectator remember about the bluffs of a seat; it is the same for all. */
function remembered(game: Scenario, seat: 0 | 1) {
  const [own, rival, spectator] = ([ME, RIVAL, 'spectator'] as const).map(
    (viewer) => viewFor(game.state, viewer).seats[seat].remembered.bluffs,
  );
  expect(rival).toEqual(own);
  expect(spectator).toEqual(own);
  return own;
}

const withBluffs = (...bluffs: readonly string[]): Scenario =>
  scenario({
    element: 'fire',
    me: { hand: ['Lavar the Powerful', 'Spark'], bluffs },
    rival: { hand: ['Volca'], active: ['Glimmer'] },
  })
    .plays('Lavar the Powerful')
    .announces();

describe('the bluffs so far', () => {
  test('are not told while the cards lie face down', () => {
    for (const card of ['Cannoneer Tara Ko', 'Captain Su Cha']) {
      expect(remembered(withBluffs(card), ME)).toEqual(NOTHING);
    }
  });

  test('count every card of an honest bluff that was called (BLUFF-9)', () => {
    const game = withBluffs('Cannoneer Tara Ko', 'Cannoneer Riba Ko').chooses('call');
    expect(remembered(game, ME)).toEqual({ ...NOTHING, honest: 2 });
    expect(remembered(game, RIVAL)).toEqual({ ...NOTHING, called: 1 });
  });

  test('count the lies of a bluff that was called (BLUFF-11)', () => {
    const game = withBluffs('Cannoneer Tara Ko', 'Captain Su Cha').chooses(
      'call',
      'dragon:lika',
      'dragon:sesha',
    );
    expect(remembered(game, ME)).toEqual({ ...NOTHING, honest: 1, lies: 1 });
    expect(remembered(game, RIVAL)).toEqual({ ...NOTHING, called: 1 });
  });

  test('count a bluff that nobody called when its cards are discarded (BLUFF-17)', () => {
    const game = withBluffs('Captain Su Cha').chooses('trust');
    expect(remembered(game, ME)).toEqual(NOTHING);
    expect(remembered(game, RIVAL)).toEqual({ ...NOTHING, trusted: 1 });
    game.retreats();
    expect(remembered(game, ME)).toEqual({ ...NOTHING, lies: 1 });
  });

  test('are part of a position, as text and as JSON', () => {
    const game = withBluffs('Cannoneer Tara Ko').chooses('call', 'dragon:lika');
    expect(decode(encode(game.state), BUILT_IN).cells).toEqual(game.state.cells);
    const again = stateFromPosition(parsePosition(positionOf(game.state), BUILT_IN), BUILT_IN);
    expect(viewFor(again, RIVAL).seats.map((seat) => seat.remembered.bluffs)).toEqual([
      remembered(game, ME),
      remembered(game, RIVAL),
    ]);
  });
});
