import {
  apply,
  BUILT_IN,
  decision,
  decode,
  imagine,
  newGame,
  parsePosition,
  PEOPLES,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { People, State, View } from '@bluemoon/engine';
import { PHASE, PHASES, TAKE_BACKS, WINNER } from '@bluemoon/engine/simulation';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { restless } from '../src/bots/restless.ts';
import { LEVELS, makeBot, readBotName, trainedWeights } from '../src/index.ts';
import type { Bot, BotContext } from '../src/index.ts';
import { statesOf } from './games.ts';

const weights = trainedWeights();
const context = (seed: number): BotContext => ({ weights, seed, clock: () => 0, box: BUILT_IN });
const bot = (name: string, seed: number): Bot => makeBot(readBotName(name), context(seed));

/** The Khind lead; Open Lucky Bag of Life lets them draw up to three cards. */
const LUCKY_BAG =
  'bm2.legends.free.single.khind.vulca.zMDSAQACoomFmgEACJC2qOQGAACiiYUaAACAgICAAQAOhvDYoAGywMCgA6z0kHGosNgRisxwhKSokQKetMBhiFwAB4i0-IADjKSo8QKAbAAMAQEBAQEBAQEBAQEBAQEBARgUNgADqIDGBAACgNSZqAEAAIAEAAbWq6DTBgAAgNCZgAEAAICAgCgADpLg0NEDpKywwAKqjIBQgvC4IIjY4LACssS4gQG2vPCgAZpAAAeU7LiRAprAyMEBAA0BAQEBAQEBAQEBAQEBAQEBHhABAAPMpayOBuLfxq0G9_WX0waQAQAAAhyQAQICAgICAAQCAAECAAsCAAE2AAMBAAMEAAABAgACAQBL.-.1pga6aa';

/** A whole game in which each bot sees only its own view. */
function play(decks: readonly [People, People], bots: readonly [Bot, Bot], seed: number): State {
  let { state } = newGame({ decks, seed });
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    state = apply(state, bots[pending.seat].choose(viewFor(state, pending.seat)).option).state;
  }
  return state;
}

/** Decisions with more than one option, from a game between random bots. */
const decisionsOf = (decks: readonly [People, People], seed: number): readonly State[] =>
  statesOf(decks, seed, ({ id, options }) => options.length > 2 && id % 5 === 0, 8);

function choiceIn(state: State, chooser: Bot): string {
  const pending = decision(state);
  if (pending === null) throw new Error('nothing to choose');
  return chooser.choose(viewFor(state, pending.seat)).option;
}

describe('bots', () => {
  test.each(LEVELS)('%s finishes a game from views alone', (level) => {
    const name = level === 'strong' ? 'strong@100nodes' : level;
    const state = play(['vulca', 'buka'], [bot(name, 1), bot('random', 2)], 4);
    expect(PHASES[state.cells[PHASE]]).toBe('over');
    expect([1, 2]).toContain(state.cells[WINNER]);
  });

  test.each(PEOPLES)('finish with the deck of the %s on both sides, and take no turn back', (people) => {
    const state = play([people, people], [bot('solid', 1), bot('strong@50nodes', 2)], 3);
    expect(PHASES[state.cells[PHASE]]).toBe('over');
    expect(state.cells[TAKE_BACKS]).toBe(0);
  });

  test('take nothing but a view', () => {
    expectTypeOf<Bot['choose']>().parameters.toEqualTypeOf<[View]>();
  });

  test.each([
    ['hoax', 'khind'],
    ['mimix', 'aqua'],
    ['pillar', 'flit'],
  ] as const)('choose the same whatever the hidden cards are: %s against %s', (a, b) => {
    for (const state of decisionsOf([a, b], 11)) {
      const seat = decision(state)?.seat ?? 0;
      const other = imagine(viewFor(state, seat), 4711, BUILT_IN);
      for (const name of ['novice', 'solid', 'strong@200nodes']) {
        expect(choiceIn(other, bot(name, 5))).toBe(choiceIn(state, bot(name, 5)));
      }
    }
  });

  test('do not fear drawn cards because a plan for other cards would fail', () => {
    const state = decode(LUCKY_BAG, BUILT_IN);
    for (let seed = 1; seed <= 6; seed++) {
      const { estimates } = bot('strong@2000nodes', seed).choose(viewFor(state, 0));
      expect(estimates.find(({ option }) => option === 'draw:3')?.chance).toBeGreaterThan(0.8);
    }
  });

  test('choose the same every time with a fixed seed and a budget of nodes', () => {
    for (const state of decisionsOf(['terrah', 'vulca'], 12)) {
      const used = bot('strong@300nodes', 9);
      const choices = [used, used, bot('strong@300nodes', 9)].map((one) => choiceIn(state, one));
      expect(new Set(choices).size).toBe(1);
    }
  });

  test('stop when their time budget is over', () => {
    let now = 0;
    const hasty = makeBot(readBotName('strong@5ms'), { weights, seed: 1, clock: () => now++, box: BUILT_IN });
    const [state] = decisionsOf(['buka', 'aqua'], 3);
    if (state === undefined) throw new Error('the game was too short');
    const options = decision(state)?.options.map(({ id }) => id);
    expect(options).toContain(choiceIn(state, hasty));
    expect(now).toBeLessThan(20);
  });

  test.each(['novice', 'solid', 'strong@40nodes'])('%s ends a turn that cannot save the game', (name) => {
    const state = stateFromPosition(
      parsePosition(
        {
          element: 'fire',
          phase: 'boosterSupport',
          dragons: { lika: 1, doran: 1, sesha: 1 },
          seats: [
            { deck: 'mimix', hand: ['Pulsating Shockwave', 'Young Bear'], combat: ['Amazon Leaping Far'] },
            {
              deck: 'terrah',
              hand: ['Torana'],
              combat: ['Terraton'],
              support: ['Crashing Thunder Storm', 'Swirling Snow Storm'],
            },
          ],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    expect(decision(state)?.options.map(({ id }) => id)).toContain('take-back');
    expect(choiceIn(state, bot(name, 1))).toBe('play:pulsating-shockwave');
  });

  test.each(['novice', 'solid', 'strong@40nodes'])('%s does not rely on the rival’s help', (name) => {
    // Mekarthas ends the pair, and the rival decides which of the two the duplicator continues to double.
    const hand = ['Mekarthas the Shrewd', 'Launch Hail of Doom', 'Torrential Flood'];
    const combat = ['Captain Su Cha', 'Cannoneer Rilana Paal'];
    const support = ['Duplicator of Fire', 'Armory'];
    const seats = [
      {
        deck: [...hand, 'Electric Eel', 'Ravenous Razorjaw'],
        leader: 'Aqua-Alpha-Alpha',
        hand,
        combat: ['Electric Eel'],
        support: ['Ravenous Razorjaw'],
      },
      {
        deck: [...combat, ...support, 'Sea Devil'],
        leader: 'Council of Eight',
        hand: ['Sea Devil'],
        combat,
        support,
        targets: { 'Duplicator of Fire': 'Captain Su Cha' },
      },
    ];
    const state = stateFromPosition(
      parsePosition({ element: 'fire', phase: 'engagement', seats }, BUILT_IN),
      BUILT_IN,
    );
    expect(choiceIn(state, bot(name, 1))).toBe('retreat');
  });

  test('refuse a decision of the other seat', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1, first: 0 });
    expect(() => bot('random', 1).choose(viewFor(state, 1))).toThrow(/decision of the other seat/);
  });

  test('get restless in an endless game', () => {
    const [state] = decisionsOf(['flit', 'flit'], 6);
    if (state === undefined) throw new Error('the game was too short');
    const view = viewFor(state, decision(state)?.seat ?? 0);
    const late = { ...view, turn: { ...view.turn, number: 500 } };
    const stubborn: Bot = { choose: () => ({ option: 'the same as ever', estimates: [] }) };
    const choices = (seen: View): readonly string[] =>
      Array.from({ length: 40 }, (_, seed) => restless(stubborn, seed).choose(seen).option);
    expect(new Set(choices(view))).toEqual(new Set(['the same as ever']));
    expect(new Set(choices(late)).size).toBeGreaterThan(2);
  });

  test('get restless after taking back a turn many times', () => {
    const begun = newGame({ decks: ['vulca', 'hoax'], seed: 1, first: 0 }).state;
    const state = apply(begun, 'done').state;
    const view = viewFor(state, 0);
    expect(view.turn.phase).toBe('engagement');
    const stubborn: Bot = { choose: () => ({ option: 'continue', estimates: [] }) };
    const choices = (takeBacks: number): readonly string[] =>
      Array.from({ length: 40 }, (_, seed) => {
        const seen = { ...view, turn: { ...view.turn, takeBacks } };
        return restless(stubborn, seed).choose(seen).option;
      });
    expect(new Set(choices(3))).toEqual(new Set(['continue']));
    expect(new Set(choices(30)).size).toBeGreaterThan(1);
  });
});
