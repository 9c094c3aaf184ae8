import {
  apply,
  BUILT_IN,
  decision,
  parsePosition,
  replay,
  stateFromPosition,
  viewFor,
} from '@bluemoon/engine';
import type { State } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { startArming } from '../../src/table/arming.svelte.ts';
import { needsConfirmation } from '../../src/table/confirmation.ts';

const inPosition = (position: unknown): State =>
  stateFromPosition(parsePosition(position, BUILT_IN), BUILT_IN);

/** The options of the pending decision that need a second press. */
function confirmedIn(state: State): readonly string[] {
  const view = viewFor(state, decision(state)?.seat ?? 0);
  return (view.decision?.options ?? [])
    .filter((option) => needsConfirmation(option, view, BUILT_IN))
    .map(({ id }) => id);
}

const after = (state: State, ...options: readonly string[]): State =>
  options.reduce((now, option) => apply(now, option).state, state);

/** After a look at a card of the rival, the turn cannot be finished. */
function deadEnd(backtrack: string): State {
  const position = inPosition({
    backtrack,
    element: 'fire',
    seats: [
      { deck: 'hoax', hand: ['Sarogakanas the Ancient', 'Demegodas the Odd', 'Tome of Wisdom'] },
      { deck: 'vulca', hand: ['Volca', 'Sear'], combat: ['Scorch the Inflammable', 'Fireblast'] },
    ],
  });
  const card = 'sarogakanas-the-ancient';
  const choices = ['done', 'continue', `play:${card}`, 'discard-at-random', 'done'];
  return replay({ setup: { position }, choices }).states.at(-1) ?? position;
}

describe('A second press is needed', () => {
  const rival = { deck: 'hoax', combat: ['Sarogakanas the Ancient'] };

  test('for a retreat, which costs a dragon, but not to continue', () => {
    const state = inPosition({
      element: 'fire',
      phase: 'engagement',
      seats: [{ deck: 'vulca', hand: ['Volca'] }, rival],
    });
    expect(confirmedIn(state)).toEqual(['retreat']);
  });

  test('not for the only option', () => {
    const state = inPosition({
      element: 'fire',
      phase: 'engagement',
      seats: [{ deck: 'vulca', hand: ['Fireblast'] }, rival],
    });
    expect(decision(state)?.options.map(({ id }) => id)).toEqual(['retreat']);
    expect(confirmedIn(state)).toEqual([]);
  });

  test('not to decline: the cards to discard are picked after it', () => {
    const state = inPosition({
      phase: 'engagement',
      seats: [{ deck: 'vulca', hand: ['Volca'] }, { deck: 'hoax' }],
    });
    expect(confirmedIn(state)).toEqual([]);
  });

  test('to announce the element with the lower total', () => {
    const state = inPosition({
      phase: 'engagement',
      seats: [{ deck: 'vulca', hand: ['Volca'] }, { deck: 'hoax' }],
    });
    expect(confirmedIn(after(state, 'start', 'play:volca', 'done', 'done'))).toEqual(['announce:earth']);
  });

  test('to end a turn with a demand that is not met, if it costs a dragon', () => {
    const sirens = { deck: 'aqua', combat: ['Terrible Kraken'], support: ['Irresistible Sirens'] };
    const seats = [{ deck: 'vulca', hand: ['Volca', 'Spark'] }, sirens];
    const state = inPosition({ element: 'fire', phase: 'engagement', seats });
    const played = after(state, 'continue', 'play:volca', 'done');
    expect(decision(played)?.options.map(({ id }) => id)).toEqual(['meet:irresistible-sirens', 'done']);
    expect(confirmedIn(played)).toEqual(['done']);
  });

  test('to take a turn back at a price (BACKTRACK-4)', () => {
    expect(confirmedIn(deadEnd('free'))).toEqual([]);
    expect(confirmedIn(deadEnd('retreat'))).toEqual(['take-back']);
    expect(confirmedIn(deadEnd('loss'))).toEqual(['take-back']);
  });
});

describe('An armed choice', () => {
  test('is carried out by the second press', () => {
    const arming = startArming();
    expect(arming.press('retreat', 'two presses')).toBe(false);
    expect(arming.armed).toBe('retreat');
    expect(arming.press('retreat', 'two presses')).toBe(true);
    expect(arming.armed).toBeNull();
  });

  test('stays armed until something else is pressed', () => {
    const arming = startArming();
    arming.press('retreat', 'two presses');
    arming.disarm();
    expect(arming.press('retreat', 'two presses')).toBe(false);
    expect(arming.press('call', 'two presses')).toBe(false);
    expect(arming.armed).toBe('call');
    expect(arming.press('continue', 'one press')).toBe(true);
    expect(arming.armed).toBeNull();
  });
});
