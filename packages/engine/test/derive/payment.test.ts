import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/cards/index.ts';
import { gameOf } from '../../src/decision/new-game.ts';
import { canMeet, meetsPayment, nextInPayment } from '../../src/derive/payment.ts';
import type { Deck } from '../../src/compile/game.ts';
import type { Payment } from '../../src/vocabulary/text.ts';

const PAYMENTS: readonly Payment[] = CARDS.flatMap((card) =>
  (card.text ?? []).flatMap((text) => {
    if ('demand' in text && 'discard' in text.demand) return [text.demand.discard];
    return 'steps' in text ? text.steps.flatMap((step) => (step.do === 'pay' ? [step.payment] : [])) : [];
  }),
);

/** All subsets, one after the other: slow and plain. */
function minimalSets(deck: Deck, payment: Payment, factor: number, hand: readonly number[]): number[][] {
  const meets = (set: readonly number[]): boolean => meetsPayment(deck, payment, factor, set);
  const subsets = hand.reduce<number[][]>(
    (sets, card) => [...sets, ...sets.map((set) => [...set, card])],
    [[]],
  );
  return subsets.filter(
    (set) => meets(set) && set.every((card) => !meets(set.filter((other) => other !== card))),
  );
}

function deckOfAll(cards: typeof CARDS): Deck {
  return gameOf({ decks: [{ leader: null, cards }, 'hoax'] }).decks[0];
}

const PLAIN = { name: { en: 'Plain', de: 'Schlicht' }, people: 'tutu', number: 900, moons: 0 } as const;

const holdable = CARDS.filter(({ type }) => type !== 'leader');

describe('Paying by discarding', () => {
  test('the picks lead to the minimal sets, all of them and no others (RULING-13)', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...holdable], { maxLength: 9 }),
        fc.constantFrom(...PAYMENTS),
        fc.constantFrom(1, 2),
        (cards, payment, factor) => {
          const deck = deckOfAll(cards);
          const hand = cards.map((_, card) => card);
          const found: number[][] = [];
          const pick = (picked: readonly number[]): void => {
            const next = nextInPayment(deck, payment, factor, picked, hand);
            if (next.length === 0 && meetsPayment(deck, payment, factor, picked)) found.push([...picked]);
            for (const card of next) pick([...picked, card]);
          };
          pick([]);
          const wanted = countsOnlyFitting(deck, payment, minimalSets(deck, payment, factor, hand));
          expect(found.map(String).toSorted()).toEqual(wanted.map(String).toSorted());
          expect(canMeet(deck, payment, factor, hand)).toBe(wanted.length > 0);
        },
      ),
    );
  });

  test('cards of different types are told apart where all have to be of one type', () => {
    const types = ['character', 'booster', 'character', 'booster'] as const;
    const cards = types.map((type, i) => ({ id: `card-${i}`, ...PLAIN, type }));
    const deck = deckOfAll(cards);
    const payment: Payment = { count: 2, sameOf: ['character', 'booster'] };
    expect(nextInPayment(deck, payment, 1, [], [0, 1, 2, 3])).toEqual([0, 1]);
    expect(nextInPayment(deck, payment, 1, [0], [0, 1, 2, 3])).toEqual([2]);
    expect(nextInPayment(deck, payment, 1, [0, 2], [0, 1, 2, 3])).toEqual([]);
  });

  test('a value of either element is paid with cards that have only one of them', () => {
    const values = [{ earth: 3 }, { fire: 5 }, { earth: 2 }, {}];
    const deck = deckOfAll(
      values.map((value, i) => ({ id: `card-${i}`, ...PLAIN, type: 'booster', ...value })),
    );
    const payment: Payment = { worthEither: 5 };
    expect(nextInPayment(deck, payment, 1, [], [0, 1, 2, 3])).toEqual([0, 1]);
    expect(nextInPayment(deck, payment, 1, [0], [0, 1, 2, 3])).toEqual([2]);
    expect(canMeet(deck, payment, 1, [0, 2])).toBe(true);
  });

  test('a hand of sixty small cards takes little time (RULING-13)', () => {
    const small = holdable.filter((card) => worth(card) > 0).toSorted((a, b) => worth(a) - worth(b));
    const leadership = holdable.filter(({ type }) => type === 'leadership');
    const deck = deckOfAll([...small.slice(0, 56), ...leadership.slice(0, 4)]);
    const hand = deck.cards.map((_, card) => card);
    const unpayable = PAYMENTS.filter((payment) => nextInPayment(deck, payment, 2, [], hand).length === 0);
    expect(unpayable).toEqual([]);
  });
});

const worth = ({ fire = 0, earth = 0 }: (typeof CARDS)[number]): number => Math.max(fire, earth);

/** Where cards of a kind are counted, the others count for nothing. */
function countsOnlyFitting(deck: Deck, payment: Payment, sets: number[][]): number[][] {
  if (!('cards' in payment)) return sets;
  return sets.filter((set) => set.every((card) => canMeet(deck, { ...payment, count: 1 }, 1, [card])));
}
