import {
  apply,
  BUILT_IN,
  decision,
  newGame,
  parsePosition,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import {
  choicesFor,
  fewestMore,
  isSamePick,
  kindOfPicks,
  openPicks,
  pickingFrom,
  pickingIn,
} from '../src/picking.ts';
import type { Picking } from '../src/picking.ts';

function afterDeclining(): State {
  const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 3, first: 0 });
  let now = state;
  while (decision(now)?.options.some(({ kind }) => kind === 'decline') !== true)
    now = apply(now, 'done').state;
  return apply(now, 'decline').state;
}

function picking(state: State): Picking {
  const found = pickingIn(viewFor(state, decision(state)?.seat ?? 0), BUILT_IN);
  if (found === null) throw new Error('nothing to pick here');
  return found;
}

/** A character was played whose text asks its owner. */
const asked = (card: string, ...hand: readonly string[]): State => {
  const seats = [
    { hand: [card, ...hand], drawDeck: ['Volca'] },
    { hand: ['Glimmer', 'Sear'], combat: ['Flamitos'] },
  ];
  const position = parsePosition({ element: 'fire', phase: 'character', seats }, BUILT_IN);
  return apply(stateFromPosition(position, BUILT_IN), `play:${card}`).state;
};

describe('picking several cards', () => {
  test('declining offers all cards of the hand, one to three of them', () => {
    const { options, sets } = picking(afterDeclining());
    expect(options).toHaveLength(6);
    expect(sets.map(({ picks }) => picks.length).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 6 }, () => 1),
      ...Array.from({ length: 15 }, () => 2),
      ...Array.from({ length: 20 }, () => 3),
    ]);
  });

  test('counts and choices are those of the sets that hold every card picked', () => {
    const sets = [
      { picks: ['a', 'b', 'c'], choices: ['a', 'b', 'c'] },
      { picks: ['d'], choices: ['d'] },
      { picks: ['a', 'd'], choices: ['a', 'd'] },
    ];
    const some: Picking = { ...picking(afterDeclining()), sets };
    expect(fewestMore(some, ['b'])).toBe(2);
    expect(fewestMore(some, ['a'])).toBe(1);
    expect(choicesFor(some, ['b', 'a'])).toBeNull();
    expect(choicesFor(some, ['d', 'a'])).toEqual(['a', 'd']);
  });

  test('a set can be picked in any order, and the rules get theirs', () => {
    const state = afterDeclining();
    const declining = picking(state);
    const [first = '', second = '', third = ''] = declining.options.map(({ id }) => id);
    const choices = choicesFor(declining, [third, first, second]) ?? [];
    expect(choices.slice(0, 3)).toEqual([first, second, third]);
    const after = choices.reduce((now, choice) => apply(now, choice).state, state);
    expect(decision(after)?.seat).toBe(1);
  });

  test('what is full takes no more', () => {
    const declining = picking(afterDeclining());
    const three = declining.options.slice(0, 3);
    expect(
      openPicks(
        declining,
        three.map(({ id }) => id),
      ),
    ).toEqual(three);
    expect(openPicks(declining, [])).toHaveLength(6);
  });

  test('too few are not accepted, and it is known how many more it takes', () => {
    const declining = picking(afterDeclining());
    expect(choicesFor(declining, [])).toBeNull();
    expect(fewestMore(declining, [])).toBe(1);
    expect(fewestMore(declining, [declining.options[0]?.id ?? ''])).toBe(0);
  });

  test('only who has to pick sees what can be picked', () => {
    const state = afterDeclining();
    for (const viewer of [1, 'spectator'] as const)
      expect(pickingIn(viewFor(state, viewer), BUILT_IN)).toBeNull();
    expect(pickingIn({ ...viewFor(state, 0), decision: null }, BUILT_IN)).toBeNull();
    expect(kindOfPicks(picking(state))).toBe('discard');
  });

  test('a single card is no set', () => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 3, first: 0 });
    expect(pickingIn(viewFor(state, 0), BUILT_IN)).toBeNull();
  });

  test('a caterpillar is paid with any cards that are worth enough', () => {
    const state = stateFromPosition(
      parsePosition(
        {
          element: 'fire',
          phase: 'engagement',
          seats: [
            { deck: 'vulca', hand: ['Spark', 'Torch', 'Shimmer', 'Glimmer', 'Blaze'], combat: ['Ignite'] },
            { deck: 'pillar', combat: ['Caterpillar Watertamer'] },
          ],
        },
        BUILT_IN,
      ),
      BUILT_IN,
    );
    const paying = apply(apply(state, 'continue').state, 'meet:caterpillar-watertamer').state;
    const { sets } = picking(paying);
    expect(sets.length).toBeGreaterThan(2);
  });

  test('any number of cards can be put under the draw deck in any order, and it is known what is done with them', () => {
    const under = picking(asked('oosa-aqua-epsilon', 'Spark', 'Torch'));
    expect(kindOfPicks(under)).toBe('under');
    expect(under.options.map(({ id }) => id)).toEqual(['under:spark', 'under:torch']);
    expect(under.sets.map(({ picks }) => picks)).toEqual([
      ['under:spark', 'under:torch'],
      ['under:spark'],
      ['under:torch', 'under:spark'],
      ['under:torch'],
    ]);
  });

  test('where chance may pick, too, nothing is picked together', () => {
    const state = asked('sarogakanas-the-ancient');
    expect(decision(state)?.options.map(({ kind }) => kind)).toContain('discardAtRandom');
    expect(pickingFrom(state)).toBeNull();
  });

  test('of very many cards one is picked after the other', () => {
    const hand = BUILT_IN.cards.filter(({ type }) => type === 'booster').slice(0, 20);
    expect(pickingFrom(asked('oosa-aqua-epsilon', ...hand.map(({ id }) => id)))).toBeNull();
  });

  test('two decisions are for the same picks if they ask the same player in the same way', () => {
    const state = asked('oosa-aqua-epsilon', 'Spark', 'Torch');
    const one = decision(state);
    const next = decision(apply(state, 'under:spark').state);
    const last = decision(apply(apply(state, 'under:spark').state, 'under:torch').state);
    if (one === null || next === null || last === null) throw new Error('the game is over');
    expect(isSamePick(one, next)).toBe(true);
    expect(isSamePick(next, last)).toBe(false);
    expect(isSamePick(null, one)).toBe(false);
    expect(isSamePick(last, last)).toBe(false);
    expect(isSamePick(one, { ...one, seat: 1 })).toBe(false);
    expect(isSamePick(one, { ...one, about: { ...one.about, phase: 'leadership' } })).toBe(false);
    expect(isSamePick(one, { ...one, about: { ...one.about, during: 'phase' } })).toBe(false);
    expect(isSamePick(one, { ...one, about: { ...one.about, card: 'spark' } })).toBe(false);
  });
});
