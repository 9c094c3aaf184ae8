import { describe, expect, test } from 'vitest';
import { BUILT_IN, parsePosition, stateFromPosition } from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { prove } from '../../src/puzzles/index.ts';
import type { Aim, Outcome } from '../../src/puzzles/index.ts';

/** Seat 0 has to choose a character in a fight in Fire; seat 1 has 1 Fire. */
function fight(rival: { readonly hand: readonly string[]; readonly drawDeck?: readonly string[] }): State {
  const position = {
    element: 'fire',
    phase: 'character',
    seats: [
      { hand: ['Scorch the Inflammable', 'Torch', 'Ignite'], combat: ['Glimmer'], drawDeck: ['Cinder'] },
      { combat: ['Catusan'], drawDeck: [], ...rival },
    ],
  };
  return stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);
}

const outcomes = (state: State, aim: Aim): Readonly<Record<string, Outcome>> =>
  Object.fromEntries(prove(state, 0, aim).options.map(({ option, outcome }) => [option.id, outcome]));

describe('A proof', () => {
  test('finds the choice to which no unseen card is an answer (ENGAGE-9)', () => {
    const state = fight({ hand: ['Spark'], drawDeck: ['Sear'] });
    expect(outcomes(state, 'fight')).toEqual({
      'play:scorch-the-inflammable': 'works',
      'play:torch': 'fails',
      'play:ignite': 'fails',
    });
  });

  test('names the cards with which the rival could answer', () => {
    const state = fight({ hand: ['Glimmer', 'Spark'] });
    const torch = prove(state, 0, 'fight').options.find(({ option }) => option.id === 'play:torch');
    expect(torch?.answer?.map(({ id }) => id)).toEqual(['play:spark']);
  });

  test('counts on the draw deck of the rival as well, since it could be their hand', () => {
    const inDeck = fight({ hand: ['Glimmer', 'Cinder'], drawDeck: ['Spark', 'Fireblast'] });
    expect(outcomes(inDeck, 'fight')['play:scorch-the-inflammable']).toBe('fails');
  });

  test('leaves open what only more cards than the rival holds could answer', () => {
    const oneCard = fight({ hand: ['Glimmer'], drawDeck: ['Spark', 'Fireblast'] });
    expect(outcomes(oneCard, 'fight')['play:scorch-the-inflammable']).toBe('unclear');
  });

  test('that a turn can be finished looks only at the own cards (POWER-3)', () => {
    const state = fight({ hand: ['Spark', 'Fireblast'] });
    expect(outcomes(state, 'announce')).toEqual({
      'play:scorch-the-inflammable': 'works',
      'play:torch': 'works',
      'play:ignite': 'works',
    });
  });

  test('of a won game needs more than a won fight', () => {
    const state = fight({ hand: ['Spark'] });
    expect(outcomes(state, 'game')['play:scorch-the-inflammable']).toBe('fails');
  });
});
