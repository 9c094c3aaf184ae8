import { boxWith, BUILT_IN, CARDS } from '@bluemoon/engine';
import type { Card, CardId } from '@bluemoon/engine';
import { agreeOn, checkDeck, DRAFT_SEATS, draftView, isOver, newDraft, pick } from '@bluemoon/play';
import type { Draft, DraftView } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { deckWorth, ratingOf } from '../src/draft/deck-worth.ts';
import { draftedDeck, draftPick } from '../src/index.ts';

function drafted(seats: (typeof DRAFT_SEATS)[number]): Draft {
  let draft = newDraft({ seats, seed: 5 });
  while (!isOver(draft)) {
    for (let seat = 0; seat < seats; seat++)
      draft = pick(draft, seat, draftPick(draftView(draft, seat, BUILT_IN), BUILT_IN), BUILT_IN);
  }
  return draft;
}

const view = (packet: readonly CardId[], picks: readonly CardId[] = []): DraftView => ({
  ...draftView(newDraft({ seats: 6, seed: 1 }), 0, BUILT_IN),
  packet,
  picks,
});

const drafting = CARDS.filter(({ type }) => type !== 'leader');
const byRating = (cards: readonly Card[]) => cards.toSorted((a, b) => ratingOf(b) - ratingOf(a));

const worth = (...ids: readonly CardId[]) => deckWorth(ids.map(BUILT_IN.card));

const strange = (id: CardId, value: number): Card => ({
  id,
  name: { en: id, de: id },
  people: 'vulca',
  number: 900 + value,
  type: 'character',
  moons: 1,
  fire: value,
  earth: value,
});

describe('bots that draft', () => {
  test.each([2, 6] as const)('%i of them finish a draft and build legal decks', (seats) => {
    const { picks } = drafted(seats);
    for (const own of picks) {
      const cards = draftedDeck(own, BUILT_IN);
      const problems = checkDeck({ leader: null, cards }, agreeOn({ decks: 'drafted' }), {
        box: BUILT_IN,
        drafted: own,
      });
      expect(problems).toEqual([]);
      const characters = cards.filter((id) => BUILT_IN.card(id).type === 'character');
      expect(characters.length).toBeGreaterThanOrEqual(12);
      expect(characters.length).toBeLessThanOrEqual(22);
    }
  });

  test('start with the card that wins most', () => {
    const [best, second] = byRating(drafting);
    const worst = byRating(drafting).at(-1);
    expect(draftPick(view([worst, best, second].map((card) => card?.id ?? '')), BUILT_IN)).toBe(best?.id);
  });

  test('prefer the pair partner of a card they have', () => {
    const [time, space] = ['guardian-of-time', 'guardian-of-space'];
    const alone = worth(time) + worth(space) - worth();
    expect(worth(time, space)).toBeGreaterThan(alone);
    expect(worth('coolcat', 'coolcop')).toBeGreaterThan(worth('coolcat') + worth('coolcop') - worth());
  });

  test('leave out cards of a type they have too many of', () => {
    const others = drafting.filter(({ type }) => type !== 'character').slice(0, 30);
    const characters = drafting.filter(({ type }) => type === 'character').slice(0, 12);
    const deck = draftedDeck(
      [...others, ...characters].map(({ id }) => id),
      BUILT_IN,
    );
    expect(deck).toHaveLength(30);
    expect(characters.filter(({ id }) => deck.includes(id)).length).toBeGreaterThanOrEqual(11);
  });

  test('judge an unknown card by its attributes', () => {
    const box = boxWith([strange('giant', 7), strange('dwarf', 0)]);
    expect(draftPick(view(['dwarf', 'giant']), box)).toBe('giant');
  });

  test('refuse invalid picks with a reason', () => {
    expect(() => draftPick(view([]), BUILT_IN)).toThrow(/packet is empty/);
    expect(() => draftPick(view(['nobody']), BUILT_IN)).toThrow(/no card “nobody”/);
    expect(() => draftedDeck(['spark', 'spark', 'blaze'], BUILT_IN)).toThrow(/there are 2 picks/);
  });
});
