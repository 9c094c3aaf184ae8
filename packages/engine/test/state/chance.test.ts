import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { apply, takeBack } from '../../src/decision/decision.ts';
import { newGame } from '../../src/decision/new-game.ts';
import type { GameSetup } from '../../src/decision/new-game.ts';
import { encode } from '../../src/encode/encode.ts';
import { replay } from '../../src/notation/index.ts';
import { positionOf } from '../../src/position/position-of.ts';
import { stateFromPosition } from '../../src/position/state-from.ts';
import { dealOnto, emptyState, gameOf } from '../../src/simulation.ts';
import { streamKey, streamWord } from '../../src/state/chacha.ts';
import { chanceBelow } from '../../src/state/chance.ts';
import { RNG } from '../../src/state/layout.ts';
import { workbenchFor } from '../../src/state/workbench.ts';
import type { State } from '../../src/state/workbench.ts';
import { imagine } from '../../src/view/imagine.ts';
import { openView, viewFor } from '../../src/view/view.ts';
import { randomGame } from '../random-game.ts';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const OTHER = `${SEED.slice(0, -1)}e`;
const SETUP: GameSetup = { decks: ['vulca', 'hoax'], seed: SEED };

const dealt = (setup: GameSetup): string => encode(newGame(setup).state);

const elsewhere = (cells: Int32Array): Int32Array => cells.with(RNG, 12_345);

describe('A game with a seed of 256 bits', () => {
  test('is dealt the same from the same seed, and otherwise from one that differs in a single bit', () => {
    expect(dealt(SETUP)).toBe(dealt(SETUP));
    expect(positionOf(newGame({ ...SETUP, seed: OTHER, first: 0 }).state).seats).not.toEqual(
      positionOf(newGame({ ...SETUP, first: 0 }).state).seats,
    );
  });

  test('follows from its setup and choices alone', () => {
    const moments = Array.from(randomGame(SETUP));
    const { states } = replay({ setup: SETUP, choices: moments.map(({ choice }) => choice) });
    moments.forEach(({ state }, i) => expect(states[i].cells).toEqual(state.cells));
  });

  test('counts in the cells how many words it has used, and holds nothing else there', () => {
    const { cells } = newGame({ ...SETUP, first: 0 }).state;
    expect([...cells.subarray(RNG, RNG + 4)]).toEqual([2 * 29, 0, 0, 0]);
  });

  test('goes back in its stream when a turn is taken back', () => {
    let { state } = newGame({ ...SETUP, first: 0 });
    for (const choice of ['done', 'start']) ({ state } = apply(state, choice));
    const later = { ...state, cells: state.cells.with(RNG, state.cells[RNG] + 29) };
    expect(takeBack(later).state.cells[RNG]).toBe(state.cells[RNG]);
  });

  test('shares its compiled decks with a game from a number', () => {
    const t = workbenchFor(emptyState(gameOf(SETUP)), null);
    const { decks } = t.game;
    dealOnto(t, { seed: SEED });
    expect(t.game.decks).toBe(decks);
    expect(t.game.chance).toEqual(streamKey(SEED));
  });

  test('tells nobody its key nor its place in the stream', () => {
    for (const { state } of randomGame(SETUP)) {
      const twin: State = {
        game: { ...state.game, chance: streamKey(OTHER) },
        cells: elsewhere(state.cells),
        engagement: state.engagement && elsewhere(state.engagement),
      };
      for (const viewer of [0, 1, 'spectator'] as const)
        expect(viewFor(twin, viewer)).toEqual(viewFor(state, viewer));
      expect(openView(twin)).toEqual(openView(state));
    }
  });

  test('is imagined with the fast generator and the seed of the player who imagines', () => {
    const view = viewFor(newGame({ ...SETUP, first: 0 }).state, 0);
    const numbered = viewFor(newGame({ ...SETUP, seed: 3, first: 0 }).state, 0);
    expect(imagine(view, 42, BUILT_IN).game.chance).toBeNull();
    expect(imagine(view, 42, BUILT_IN).game).toBe(imagine(numbered, 42, BUILT_IN).game);
    expect(imagine(view, 42, BUILT_IN).cells.subarray(RNG, RNG + 4)).not.toEqual(new Int32Array(4));
  });

  test('becomes a position with the next four words of its stream as the generator', () => {
    const { state } = newGame({ ...SETUP, first: 0 });
    const key = streamKey(SEED);
    const next = [0, 1, 2, 3].map((i) => streamWord(key, state.cells[RNG] + i) | 0);
    const position = positionOf(state);
    expect(position.seed).toEqual(next);
    expect(JSON.stringify(position)).not.toContain(SEED);
    expect(viewFor(stateFromPosition(position, BUILT_IN), 0).seats).toEqual(viewFor(state, 0).seats);
  });
});

/** The number, and how many words it took. */
function drawn(limit: number, position: number): readonly [number, number] {
  const t = workbenchFor(newGame(SETUP).state, null);
  t.cells[RNG] = position;
  return [chanceBelow(t, limit), t.cells[RNG] - position];
}

describe('A whole number below a limit, from the stream', () => {
  test('is the rest of the next word', () => {
    expect(drawn(30, 5)).toEqual([streamWord(streamKey(SEED), 5) % 30, 1]);
  });

  test('skips words at the upper end that would make small numbers likelier', () => {
    // With this limit nearly every second word is too high.
    const limit = 2 ** 31 + 1;
    const key = streamKey(SEED);
    const positions = Array.from({ length: 40 }, (_, i) => i);
    const tooHigh =
      positions.find((i) => streamWord(key, i) >= limit && streamWord(key, i + 1) < limit) ?? -1;
    expect(drawn(limit, tooHigh)).toEqual([streamWord(key, tooHigh + 1), 2]);
  });

  test('is equally likely for every card of a deck', () => {
    const t = workbenchFor(newGame(SETUP).state, null);
    const counts = new Int32Array(6);
    for (let i = 0; i < 6_000; i++) counts[chanceBelow(t, 6)]++;
    for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(120);
  });
});
