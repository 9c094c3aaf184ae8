import { BUILT_IN, CARDS } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { neighbourByKey, neighboursOf } from '../../src/screens/cards/neighbours.ts';

const among = CARDS.slice(0, 3);
const [first, second, third] = among;
if (first === undefined || second === undefined || third === undefined) throw new Error('three cards');

const pressed = (key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent =>
  ({ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held }) as KeyboardEvent;

describe('The neighbours of a card', () => {
  test('are the cards before and after it', () => {
    expect(neighboursOf(second, among)).toEqual({ place: 2, previous: first, next: third });
  });

  test('do not wrap around at the ends of the list', () => {
    expect(neighboursOf(first, among)).toEqual({ place: 1, previous: null, next: second });
    expect(neighboursOf(third, among)).toEqual({ place: 3, previous: second, next: null });
  });

  test('do not exist for a card outside the list', () => {
    expect(neighboursOf(BUILT_IN.card('den-bal-ton'), among)).toEqual({
      place: null,
      previous: null,
      next: null,
    });
  });

  test('are reached by arrow keys, but not with modifier keys', () => {
    expect(neighbourByKey(pressed('ArrowLeft'), second, among)).toBe(first);
    expect(neighbourByKey(pressed('ArrowRight'), second, among)).toBe(third);
    expect(neighbourByKey(pressed('ArrowLeft', { altKey: true }), second, among)).toBeNull();
    expect(neighbourByKey(pressed('Enter'), second, among)).toBeNull();
  });
});
