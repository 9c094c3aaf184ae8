import { expect, test } from 'vitest';
import { apply, decision, takeBack, takingBack } from '../../src/decision/decision.ts';
import { choose, chooser, listOptions, optionId, reset, workbenchFor } from '../../src/simulation.ts';
import type { State, Workbench } from '../../src/simulation.ts';
import { randomFrom } from '../properties/random.ts';
import type { Random } from '../properties/random.ts';
import {
  grownSetup,
  midgameSetup,
  mixedSetup,
  PAIRINGS,
  pairingSetup,
  startOf,
  strangeSetup,
} from '../properties/setups.ts';

const GAMES = 8;
const MOMENTS = 150;

/** Both take the same choice, or take the turn back; null when the game is over. */
function together(t: Workbench, state: State, random: Random): State | null {
  const pending = decision(state);
  if (pending === null) return null;
  const options = pending.options.map(({ id }) => id);
  expect(Array.from(t.options.subarray(0, t.optionCount), (code) => optionId(t, code))).toEqual(options);
  expect(chooser(t)).toBe(pending.seat);
  if (takingBack(state) === 'possible' && random.chance(0.02)) {
    const before = takeBack(state).state;
    reset(t, before);
    listOptions(t);
    return before;
  }
  const chosen = random.below(options.length);
  choose(t, t.options[chosen]);
  return apply(state, options[chosen]).state;
}

test.each([
  ['of two peoples', (random: Random) => pairingSetup(random.pick(PAIRINGS), random), 2],
  ['with any cards', mixedSetup, 3],
  ['with stand-ins, emissaries, matches and mulligans', strangeSetup, 4],
  ['with grown decks', grownSetup, 5],
  ['from the middle of a game', (random: Random) => midgameSetup(strangeSetup(random), random), 6],
] as const)('games %s go the same way on one workbench that logs nothing', (_, draw, seed) => {
  const random = randomFrom(seed);
  let reused: Workbench | null = null;
  for (let game = 0; game < GAMES; game++) {
    let state: State | null = startOf(draw(random));
    const t: Workbench = reused ?? workbenchFor(state, null);
    reset(t, state);
    listOptions(t);
    for (let moment = 0; state !== null && moment < MOMENTS; moment++) {
      expect(t.cells.join()).toBe(state.cells.join());
      state = together(t, state, random);
    }
    reused = t;
  }
});
