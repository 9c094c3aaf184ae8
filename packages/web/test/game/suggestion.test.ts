import { makeBot, reachIn, readBotName } from '@bluemoon/ai';
import type { Estimate } from '@bluemoon/ai';
import { trainedWeights } from '@bluemoon/ai/weights';
import {
  apply,
  BUILT_IN,
  decision,
  newGame,
  parsePosition,
  PEOPLES,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State, View } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { suggestedOption } from '../../src/game/suggestion.ts';

const context = { weights: trainedWeights(), seed: 5, clock: () => 0, box: BUILT_IN };
const player = makeBot(readBotName('solid'), context);
const judge = makeBot(readBotName('strong@2000nodes'), context);

const suggestedIn = (view: View): string | null => suggestedOption(view, reachIn(view, BUILT_IN));

const people = (number: number) => PEOPLES[number % PEOPLES.length] ?? 'vulca';

/** Every decision of a game between two bots of which one makes strange choices now and then. */
function* decisionsOf(game: number): Generator<View> {
  let { state } = newGame({ decks: [people(game), people(5 * game + 1)], seed: game });
  let strange = game;
  for (let pending = decision(state); pending !== null; pending = decision(state)) {
    const view = viewFor(state, pending.seat);
    if (pending.options.length > 1) yield view;
    strange = (strange * 31 + 7) % 1009;
    const odd = pending.options[strange % pending.options.length];
    const option = odd !== undefined && strange % 8 === 0 ? odd.id : player.choose(view).option;
    state = apply(state, option).state;
  }
}

const loss = (estimates: readonly Estimate[], option: string): number =>
  Math.max(...estimates.map(({ chance }) => chance)) -
  (estimates.find((estimate) => estimate.option === option)?.chance ?? 0);

const REFUSALS = new Set(['refuse', 'decline', 'retreat', 'trust', 'call', 'keep']);

describe('The highlighted option, in games of all peoples', () => {
  const views = PEOPLES.flatMap((_, game) => [...decisionsOf(game)]);
  const found = views.map((view) => ({ view, option: suggestedIn(view) }));

  test('is never much worse than another one, as the strong bot sees it', () => {
    for (const { view, option } of found) {
      if (option === null) continue;
      expect(loss(judge.choose(view).estimates, option)).toBeLessThan(0.2);
    }
  });

  test('is never a refusal, a retreat or a bluff call', () => {
    for (const { view, option } of found) {
      const kind = view.decision?.options?.find(({ id }) => id === option)?.kind;
      expect(REFUSALS.has(kind ?? '')).toBe(false);
    }
  });

  test('exists in a fair share of the decisions whether to fight and in which element', () => {
    const asked = found.filter(
      ({ view: { turn, decision: pending } }) =>
        pending?.about.during === 'phase' && (turn.phase === 'engagement' || turn.phase === 'power'),
    );
    const share = asked.filter(({ option }) => option !== null).length / asked.length;
    expect(asked.length).toBeGreaterThan(200);
    expect(share).toBeGreaterThan(0.2);
  });
});

const inPosition = (position: unknown): State =>
  stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
const after = (state: State, ...options: readonly string[]): View => {
  const end = options.reduce((now, option) => apply(now, option).state, state);
  return viewFor(end, decision(end)?.seat ?? 0);
};
const fight = (hand: readonly string[], combat: readonly string[] = ['Sarogakanas the Ancient']): State =>
  inPosition({
    element: 'fire',
    phase: 'engagement',
    seats: [
      { deck: 'vulca', hand },
      { deck: 'hoax', combat },
    ],
  });

describe('The highlighted option', () => {
  test('is the element in which the total is clearly higher', () => {
    const start = inPosition({
      phase: 'engagement',
      seats: [{ deck: 'vulca', hand: ['Volca'] }, { deck: 'hoax' }],
    });
    expect(suggestedIn(after(start))).toBe('start');
    expect(suggestedIn(after(start, 'start', 'play:volca', 'done', 'done'))).toBe('announce:fire');
  });

  test('is to continue if more than enough is within reach', () => {
    expect(suggestedIn(after(fight(['Volca'])))).toBe('continue');
    expect(suggestedOption(after(fight(['Volca'])), null)).toBeNull();
  });

  test('is never to continue into a dead end, and out of it the way back', () => {
    const state = fight(['Torch', 'Infernal Armor'], ['Demegodas the Odd']);
    expect(suggestedIn(after(state))).toBeNull();
    expect(suggestedIn(after(state, 'continue', 'play:torch', 'done'))).toBe('take-back');
  });

  test('is not to announce while more can be played', () => {
    const state = fight(['Volca', 'Fireblast']);
    const view = after(state, 'continue', 'play:volca', 'done');
    expect(view.decision?.options?.map(({ id }) => id)).toContain('done');
    expect(suggestedIn(view)).toBeNull();
  });
});
