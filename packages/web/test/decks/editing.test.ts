import { BUILT_IN, deckOf } from '@bluemoon/engine';
import type { Card } from '@bluemoon/engine';
import { checkDeck } from '@bluemoon/play';
import type { Deck } from '@bluemoon/play';
import { describe, expect, test } from 'vitest';
import { agreementFor, gameBetween, problemsBetween, verdictOn } from '../../src/decks/agreement.ts';
import {
  addedTo,
  asBuilt,
  deckOfPeople,
  NOTHING_ADDED,
  remembered,
  withCard,
  withInquisitor,
  withLeader,
  withoutCard,
} from '../../src/decks/editing.ts';
import { EMPTY_DECK, titleOf } from '../../src/decks/own-deck.ts';
import { linked } from '../../src/screens/decks/linked.ts';

const VULCA = deckOfPeople('vulca', NOTHING_ADDED, BUILT_IN);

const isCard = (id: string, has: (card: Card) => boolean): boolean => has(BUILT_IN.card(id));

describe('A deck that is being built', () => {
  test('keeps its cards in the order of the box', () => {
    const [first = '', second = '', third = ''] = VULCA.cards;
    const forwards = [first, second, third].reduce((deck, id) => withCard(deck, id, BUILT_IN), EMPTY_DECK);
    const backwards = [third, second, first].reduce((deck, id) => withCard(deck, id, BUILT_IN), EMPTY_DECK);
    expect(forwards).toEqual(backwards);
  });

  test('contains no card twice, and loses only the removed card', () => {
    const [first = ''] = VULCA.cards;
    expect(withCard(VULCA, first, BUILT_IN)).toBe(VULCA);
    expect(withoutCard(VULCA, first).cards).toEqual(VULCA.cards.slice(1));
  });

  test('keeps unknown cards until they are removed', () => {
    const strange: Deck = { ...EMPTY_DECK, cards: ['lost-card'] };
    const more = withCard(strange, VULCA.cards[0] ?? '', BUILT_IN);
    expect(more.cards).toContain('lost-card');
    expect(verdictOn(more, BUILT_IN).problems.map(({ problem }) => problem)).toContain('unknownCards');
    expect(withoutCard(more, 'lost-card').cards).not.toContain('lost-card');
  });

  test('reports the broken rule and the cards that break it', () => {
    const leaderless = verdictOn(withLeader(VULCA, null), BUILT_IN);
    expect(leaderless.problems.map(({ rule }) => rule)).toEqual(['DECK-1']);
    const foreign = verdictOn(withLeader(VULCA, deckOf('hoax').leader.id), BUILT_IN);
    const moons = foreign.problems.find(({ problem }) => problem === 'moons');
    expect(moons?.rule).toBe('DECK-4');
    expect(moons?.cards.every((id) => isCard(id, ({ people }) => people !== 'hoax'))).toBe(true);
  });

  test('has other limits with an inquisitor than without', () => {
    const asked = withInquisitor(VULCA, 'serpent-tongue');
    expect(verdictOn(asked, BUILT_IN).problems).toMatchObject([
      { problem: 'size', rule: 'INQUIS-2', needs: 45 },
    ]);
    expect(withInquisitor(asked, null)).toEqual(VULCA);
  });

  test('is for matches only if achievement cards are its only problem', () => {
    const achievement = BUILT_IN.cards.find(({ type }) => type === 'achievement')?.id ?? '';
    const deck = withCard(withoutCard(VULCA, VULCA.cards[0] ?? ''), achievement, BUILT_IN);
    expect(verdictOn(deck, BUILT_IN)).toMatchObject({
      kind: 'matchOnly',
      problems: [{ rule: 'ACHIEVE-1' }],
    });
    expect(verdictOn(withoutCard(deck, achievement), BUILT_IN).kind).toBe('broken');
  });

  test('is named after its leader while it has no name', () => {
    const own = { id: 'x', name: ' ', way: 'built', deck: VULCA, began: 0, touched: 0 } as const;
    expect(titleOf(own, BUILT_IN, 'en')).toBe('Vulca deck');
    expect(titleOf({ ...own, name: ' My fire ' }, BUILT_IN, 'de')).toBe('My fire');
    expect(titleOf({ ...own, deck: EMPTY_DECK }, BUILT_IN, 'de')).toBe('Deck ohne Namen');
  });

  test('can undo the last hundred steps', () => {
    const steps = Array.from({ length: 130 }, (_, i) => i).reduce<readonly number[]>(remembered, []);
    expect([steps.length, steps[0], steps.at(-1)]).toEqual([100, 30, 129]);
  });
});

describe('A people deck', () => {
  const emissary = BUILT_IN.cards.find(({ type }) => type === 'emissary')?.id ?? '';

  test.each([
    ['vulca', 40],
    ['buka', 38],
  ] as const)('of %s has %i cards with an emissary and is legal', (people, count) => {
    const deck = deckOfPeople(people, { ...NOTHING_ADDED, emissary }, BUILT_IN);
    expect(deck.cards).toHaveLength(count);
    expect(verdictOn(deck, BUILT_IN).kind).toBe('legal');
  });

  test('with a Buka family is legal; a rival deck without one is not', () => {
    const deck = deckOfPeople('vulca', { ...NOTHING_ADDED, family: 3 }, BUILT_IN);
    expect(deck.cards).toHaveLength(35);
    expect(verdictOn(deck, BUILT_IN).kind).toBe('legal');
    const [own, rival] = problemsBetween([deck, deckOfPeople('hoax', NOTHING_ADDED, BUILT_IN)], BUILT_IN);
    expect([own.length, rival.map(({ rule }) => rule)]).toEqual([0, ['FAMILY-1']]);
  });

  test('can become a built deck, in which added cards count like any others', () => {
    const deck = deckOfPeople('vulca', { ...NOTHING_ADDED, family: 3 }, BUILT_IN);
    const built = asBuilt(deck);
    expect(addedTo(built)).toEqual(NOTHING_ADDED);
    expect(
      checkDeck(built, agreementFor([built]), { box: BUILT_IN }).map(({ problem }) => problem),
    ).toContain('size');
  });

  test('is recorded by its name, a built deck by its cards', () => {
    const changed = withCard(withoutCard(VULCA, VULCA.cards[0] ?? ''), 'volca', BUILT_IN);
    const hoax = deckOfPeople('hoax', NOTHING_ADDED, BUILT_IN);
    const { decks } = gameBetween([VULCA, hoax], { seed: 1, box: BUILT_IN });
    expect(decks).toEqual(['vulca', 'hoax']);
    expect(() => gameBetween([withoutCard(changed, 'volca'), hoax], { seed: 1, box: BUILT_IN })).toThrow(
      'DECK-1',
    );
  });
});

describe('A sentence about cards', () => {
  test('has each card as a separate part, even if one name contains another', () => {
    const cards = ['volca', 'fireblast'].map(BUILT_IN.card);
    expect(linked('Not allowed: Volca and Fireblast.', cards, 'en')).toEqual([
      { words: 'Not allowed: ' },
      { card: 'volca', name: 'Volca' },
      { words: ' and ' },
      { card: 'fireblast', name: 'Fireblast' },
      { words: '.' },
    ]);
    expect(linked('Nothing to see.', cards, 'en')).toEqual([{ words: 'Nothing to see.' }]);
  });
});
