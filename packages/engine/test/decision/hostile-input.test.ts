import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import { CARDS, deckOf } from '../../src/cards/index.ts';
import { apply } from '../../src/decision/decision.ts';
import { RulesError } from '../../src/rules-error.ts';
import { newGame } from '../../src/decision/new-game.ts';
import { explainCard, explainDemands, explainPlay, explainPower } from '../../src/explain/index.ts';
import { encode } from '../../src/encode/encode.ts';
import type { State } from '../../src/state/workbench.ts';
import { viewFor } from '../../src/view/view.ts';

const [, card] = CARDS;
const codeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    if (error instanceof RulesError) return error.code;
    throw error;
  }
  return 'accepted';
};

const begin = (): State => newGame({ decks: ['vulca', 'hoax'], seed: 1, first: 0 }).state;

describe('an invalid answer', () => {
  test.each<readonly [string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a number', 5],
    ['a symbol', Symbol('done')],
    ['an empty object', {}],
    ['an option that is not text', { option: 5 }],
    ['an option that cannot be shown', { option: Object.create(null) as unknown }],
    ['a decision that is no number', { option: 'done', decision: '0' }],
    ['the name of a built-in property', '__proto__'],
    ['such a name after a verb', 'play:constructor'],
    ['an option in other letters', 'DONE'],
    ['a very long text', 'x'.repeat(1e6)],
  ])('is refused without a change: %s', (_, answer) => {
    const state = begin();
    const before = encode(state);
    expect(codeOf(() => apply(state, answer as string))).toBe('illegalOption');
    expect(encode(state)).toBe(before);
  });

  test('is refused with the legal options, in a few lines', () => {
    expect(() => apply(begin(), 'x'.repeat(1e6))).toThrow(
      /^“x{40}…” is not an option here\. Legal now: .{1,500}$/,
    );
  });
});

describe('an invalid setup', () => {
  const good = { decks: ['vulca', 'hoax'], seed: 1 } as const;
  const withDeck = (deck: unknown): unknown => ({ ...good, decks: [deck, 'hoax'] });
  test.each<readonly [string, unknown]>([
    ['null', null],
    ['without decks', { seed: 1 }],
    ['with one deck', { ...good, decks: ['vulca'] }],
    ['with an unknown people', withDeck('constructor')],
    ['with a deck without cards', withDeck({ leader: null })],
    ['with a deck of something else', withDeck({ leader: null, cards: [null] })],
    ['with a card twice', withDeck({ leader: null, cards: [card, card] })],
    ['with more cards than a deck holds', withDeck({ leader: null, cards: CARDS.slice(0, 65) })],
    ['without a seed', { decks: good.decks }],
    ['with half a seed', { ...good, seed: 0.5 }],
    ['with a seed of 63 digits', { ...good, seed: 'a'.repeat(63) }],
    ['with a seed in capital letters', { ...good, seed: 'A'.repeat(64) }],
    ['with a seed in other letters', { ...good, seed: 'g'.repeat(64) }],
    ['with a seed and a line end', { ...good, seed: `${'a'.repeat(64)}\n` }],
    ['with a third seat', { ...good, first: 2 }],
    ['with a seat in letters', { ...good, first: '0' }],
    ['with an unknown edition', { ...good, edition: 'second' }],
    ['with an unknown price of taking back', { ...good, backtrack: 'toString' }],
    ['with orders that are none', { ...good, orders: ['x', 'y'] }],
    ['with orders of other cards', { ...good, orders: [['__proto__'], []] }],
  ])('is refused: %s', (_, setup) => {
    expect(codeOf(() => newGame(setup as typeof good))).toBe('badSetup');
  });
});

describe('an invalid question', () => {
  test.each(['0', 2, -1, null, undefined, '__proto__'])('is refused: the view of %j', (viewer) => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1 });
    expect(codeOf(() => viewFor(state, viewer as 0))).toBe('illegalOption');
  });

  test.each(['0', 2, -1, null, undefined])('is refused: an explanation for seat %j', (seat) => {
    const { state } = newGame({ decks: ['vulca', 'hoax'], seed: 1 });
    expect(codeOf(() => explainDemands(state, seat as 0))).toBe('illegalOption');
    expect(codeOf(() => explainPower(state, seat as 0))).toBe('illegalOption');
    expect(codeOf(() => explainPlay(state, seat as 0, 'spark'))).toBe('illegalOption');
    expect(codeOf(() => explainCard(state, seat as 0, 'spark'))).toBe('illegalOption');
  });

  test('is refused: a card or a people that does not exist', () => {
    expect(codeOf(() => BUILT_IN.card('constructor'))).toBe('badSetup');
    expect(codeOf(() => deckOf('__proto__' as 'hoax'))).toBe('badSetup');
  });
});
