import { apply, decision, openView, viewFor } from '@bluemoon/engine';
import type { Box, State, View } from '@bluemoon/engine';
import { pickingIn } from '@bluemoon/play';
import { expect, test } from 'vitest';
import { randomFrom } from '../../packages/engine/test/properties/random.ts';
import type { Random } from '../../packages/engine/test/properties/random.ts';
import { boxOf } from '../../packages/engine/test/properties/box.ts';
import {
  midgameSetup,
  mixedSetup,
  packSetups,
  PAIRINGS,
  pairingSetup,
  startOf,
  strangeSetup,
} from '../../packages/engine/test/properties/setups.ts';
import type { TestSetup } from '../../packages/engine/test/properties/setups.ts';
import { pickingFrom } from '../../packages/play/src/picking.ts';
import { reasonsFrom, reasonsIn } from '../../packages/web/src/game/reasons.ts';
import type { Reasons } from '../../packages/web/src/game/reasons.ts';

/** Everything that the table on the screen asks about what it shows. */
function answers(reasons: Reasons, { decks, seats, viewer }: View): unknown {
  return ([0, 1] as const).map((seat) => {
    const { cards, emissaries } = decks[seat];
    const all = [...cards, ...emissaries];
    return {
      power: reasons.power(seat),
      cards: all.map((card) => [card, reasons.card(seat, card)]),
      plays:
        seat === viewer
          ? seats[seat].hand.cards.map((card) => [
              card,
              reasons.play(seat, card),
              reasons.preview(seat, card),
            ])
          : [],
      obstacle: reasons.obstacle,
      ignored: [...reasons.ignored],
    };
  });
}

function viewsOf(state: State): readonly View[] {
  return [viewFor(state, 0), viewFor(state, 1), viewFor(state, 'spectator'), openView(state)];
}

function answersFromState(state: State): readonly unknown[] {
  return viewsOf(state).map((view) => [
    answers(reasonsFrom(state, view), view),
    view.viewer === view.decision?.seat ? pickingFrom(state) : null,
  ]);
}

function answersFromViews(state: State, box: Box): readonly unknown[] {
  return viewsOf(state).map((view) => [
    answers(reasonsIn(view, box), view),
    view.viewer === view.decision?.seat ? pickingIn(view, box) : null,
  ]);
}

/** Some states of a random game, including the last one. */
function* moments(begun: State, random: Random): Generator<State> {
  let state = begun;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    if (random.below(12) === 0) yield state;
    ({ state } = apply(state, random.pick(pending.options).id));
  }
  yield state;
}

test.each<readonly [string, (random: Random) => () => TestSetup]>([
  ['of the peoples', (random) => () => pairingSetup(random.pick(PAIRINGS), random)],
  ['with any cards', (random) => () => mixedSetup(random)],
  ['with stand-ins, emissaries, matches and mulligans', (random) => () => strangeSetup(random)],
  ['with random packs', packSetups],
  ['begun in mid-game', (random) => () => midgameSetup(strangeSetup(random), random)],
])('games %s: what a table asks has the same answer from a view as from the whole state', (_, drawing) => {
  const random = randomFrom(7);
  const draw = drawing(random);
  for (let game = 0; game < 6; game++) {
    const begun = startOf(draw());
    for (const state of moments(begun, random))
      expect(answersFromViews(state, boxOf(begun))).toEqual(answersFromState(state));
  }
});
