import { BUILT_IN, decision, positionOf } from '@bluemoon/engine';
import { expect, test } from 'vitest';
import {
  cardsAt,
  checked,
  emptyPosition,
  moved,
  placeOf,
  placesFor,
  shuffled,
  whereOf,
  withDeck,
  withTurn,
} from '../../src/board/laying-out.ts';
import type { Draft } from '../../src/board/laying-out.ts';

const empty = emptyPosition(['vulca', 'hoax'], BUILT_IN);

function problemsOf(position: Draft): readonly string[] {
  const result = checked(position, BUILT_IN);
  return result.kind === 'fine' ? [] : result.problems.map(({ path, en }) => `${path}: ${en}`);
}

/** A fight in Fire in which Vulca is to move. */
function fight(): Draft {
  const laid = [
    [0, 'torch', 'hand'],
    [0, 'spark', 'hand'],
    [1, 'catusan', 'combat'],
    [1, 'tome-of-wisdom', 'support'],
  ] as const;
  return withTurn(
    laid.reduce((so, [seat, card, to]) => moved(so, seat, card, to), empty),
    { element: 'fire', phase: 'character' },
  );
}

test('All cards lie in the draw deck at first, and cards move from place to place', () => {
  expect(cardsAt(empty.seats[0], 'drawDeck')).toContain('torch');
  const inHand = moved(empty, 0, 'torch', 'hand');
  expect(cardsAt(inHand.seats[0], 'hand')).toEqual(['torch']);
  expect(cardsAt(inHand.seats[0], 'drawDeck')).not.toContain('torch');
  expect(placeOf(moved(inHand, 0, 'torch', 'discardPile').seats[0], 'torch')).toBe('discardPile');
});

test('A position that is complete can be played', () => {
  const result = checked(fight(), BUILT_IN);
  expect(result.kind === 'fine' && decision(result.state)?.seat).toBe(0);
});

test('While it is being built, everything that is wrong is told', () => {
  const withoutFight = moved(empty, 1, 'catusan', 'combat');
  expect(problemsOf(withoutFight)).toEqual([expect.stringContaining('seats[1].combat: has to be empty')]);
  const misplaced = moved(fight(), 1, 'tome-of-wisdom', 'combat');
  expect(problemsOf(misplaced)).toEqual([expect.stringContaining('is not a character or booster card')]);
  expect(problemsOf(withTurn(empty, { phase: 'power' }))).toEqual([
    expect.stringContaining('element: is missing'),
  ]);
});

test('A problem tells whose place it is about', () => {
  expect(whereOf({ path: 'seats[1].combat[0]', en: '', de: '' })).toEqual({ seat: 1, place: 'combat' });
  expect(whereOf({ path: 'element', en: '', de: '' })).toEqual({ seat: null, place: 'element' });
});

test('A card is offered the places where its kind may lie', () => {
  expect(placesFor(empty.seats[0], BUILT_IN.card('torch'))).toEqual([
    'hand',
    'combat',
    'covered',
    'discardPile',
  ]);
  expect(placesFor(empty.seats[1], BUILT_IN.card('tome-of-wisdom'))).toContain('support');
});

test('A position of a game can be changed, and facts about a moved card are forgotten', () => {
  const result = checked(fight(), BUILT_IN);
  if (result.kind !== 'fine') throw new Error('The position is fine.');
  const taken = positionOf(result.state);
  expect(taken.seats[0].drawDeck).not.toBeNull();
  const changed = moved(taken, 0, 'spark', 'drawDeck');
  expect(cardsAt(changed.seats[0], 'drawDeck')[0]).toBe('spark');
  expect(problemsOf(changed)).toEqual([]);
  expect(problemsOf(shuffled(changed, 0))).toEqual([]);
});

test('Another deck starts in its draw deck', () => {
  const other = withDeck(fight(), 0, 'flit', BUILT_IN);
  expect(cardsAt(other.seats[0], 'hand')).toEqual([]);
  expect(other.seats[0].deck).toBe('flit');
  expect(cardsAt(other.seats[1], 'combat')).toEqual(['catusan']);
});
