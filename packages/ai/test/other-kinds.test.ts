import {
  apply,
  BUILT_IN,
  decision,
  deckOf,
  newGame,
  parsePosition,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { cardsIn, HAND, zone } from '@bluemoon/engine/simulation';
import { describe, expect, test } from 'vitest';
import { makeBot, readBotName, trainedWeights } from '../src/index.ts';
import { worldOf } from '../src/search/worlds.ts';

const weights = trainedWeights();
const LEVELS = ['solid', 'strong@200nodes'];

function choiceIn(state: State, name: string, seed = 1): string {
  const pending = decision(state);
  if (pending === null) throw new Error('nothing to choose');
  const bot = makeBot(readBotName(name), { weights, seed, clock: () => 0, box: BUILT_IN });
  return bot.choose(viewFor(state, pending.seat)).option;
}

describe('bots with cards outside the people decks', () => {
  test.each(LEVELS)('%s interferes with the booster without which the rival has to retreat', (name) => {
    const state = stateFromPosition(
      parsePosition(
        {
          element: 'fire',
          phase: 'boosterSupport',
          dragons: { lika: 1 },
          seats: [
            { deck: 'vulca', hand: ['Fireblast', 'Glimmer'], combat: ['Spark'] },
            {
              deck: [...deckOf('vulca').cards.map((card) => card.name.en), 'Brittle Blade'],
              hand: ['Brittle Blade', 'Blaze', 'Sear'],
              combat: ['Volca'],
            },
          ],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    expect(decision(state)?.options.map(({ id }) => id)).not.toContain('done');
    const declared = apply(state, 'play:fireblast').state;
    expect(decision(declared)).toMatchObject({ seat: 1, about: { during: 'interference' } });
    expect(choiceIn(declared, name)).toBe('play:brittle-blade');
  });
});

/** The cards of the starting hand that the bot exchanges. */
function exchanged(seed: number, name: string): readonly string[] {
  let { state } = newGame({ decks: ['vulca', 'vulca'], seed, first: 0, mulligan: true });
  const given: string[] = [];
  for (;;) {
    const option = choiceIn(state, name);
    if (option === 'done') return given;
    given.push(option.replace('shuffle:', ''));
    ({ state } = apply(state, option));
  }
}

describe('bots that may exchange their starting hand', () => {
  test.each(LEVELS)('%s exchanges some cards, and rarely the best', (name) => {
    const all = [1, 2, 3, 4, 5, 6].flatMap((seed) => exchanged(seed, name));
    expect(all.length).toBeGreaterThan(2);
    expect(all.length).toBeLessThan(30);
    expect(all.filter((id) => id === 'flamebreath-the-dazzling')).toEqual([]);
  });
});

describe('a bot in the same position after a take-back', () => {
  test('imagines another world, and the same one for the same decision', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 3, first: 0 });
    const view = viewFor(state, 0);
    if (view.decision === null) throw new Error('nothing to choose');
    const later = { ...view, decision: { ...view.decision, id: view.decision.id + 20 } };
    const rivalHand = (seen: typeof view) =>
      cardsIn(worldOf(seen, { seed: 5, box: BUILT_IN }).cells, zone(1, HAND));
    expect(rivalHand(view)).toEqual(rivalHand(view));
    expect(rivalHand(later)).not.toEqual(rivalHand(view));
  });
});
