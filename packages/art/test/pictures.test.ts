import { BUILT_IN, PEOPLES, type Affiliation, type Card } from '@bluemoon/engine';
import { describe, expect, test } from 'vitest';
import { cardPicture, opponentPicture, peoplePicture, PORTRAIT_NAMES } from '../src/cards.ts';
import { GALLERIES } from '../src/galleries.ts';
import { ICON_NAMES, icon } from '../src/icons/index.ts';
import { dragonPicture, INKS, moonPicture, sigil } from '../src/index.ts';
import { backPicture, crystalPicture, MOON_PHASES, moonPhase } from '../src/table.ts';
import { THINGS } from '../src/things.ts';

const pictures = new Map(BUILT_IN.cards.map((card) => [card.id, cardPicture(card)]));
const affiliations = Object.keys(INKS) as readonly Affiliation[];
const inks = { ink: '#ffffff', cut: '#000000' };
const dragons = ['lika', 'doran', 'sesha'] as const;

/** Whether elements are closed in order, attributes quoted, and no number is NaN. */
function wellFormed(markup: string): boolean {
  const open: string[] = [];
  const rest = markup.replace(
    /<(\/?)([a-zA-Z]+)((?: [a-zA-Z:-]+="[^"<>&]*")*)(\/?)>/g,
    (_, end: string, name: string, _attributes, empty: string) => {
      if (end === '/') return open.pop() === name ? '' : '!';
      if (empty === '') open.push(name);
      return '';
    },
  );
  return rest === '' && open.length === 0 && !markup.includes('NaN') && !markup.includes('undefined');
}

const others = [
  ...affiliations.flatMap((people) => [sigil(people, inks), backPicture(people)]),
  ...PEOPLES.map(peoplePicture),
  ...PORTRAIT_NAMES.map(opponentPicture),
  ...dragons.map((dragon) => dragonPicture(dragon, inks)),
  ...MOON_PHASES.map((phase) => moonPhase(phase)),
  moonPicture(),
  moonPicture({ element: 'fire' }),
  moonPicture({ element: 'earth' }),
  crystalPicture(),
  ...ICON_NAMES.map(icon),
];

describe('pictures', () => {
  test('every card has one, and no two cards have the same', () => {
    expect(pictures.size).toBe(BUILT_IN.cards.length);
    expect(new Set(pictures.values()).size).toBe(BUILT_IN.cards.length);
  });

  test('each is drawn for its card, not a generic motif or emblem', () => {
    const undrawn = BUILT_IN.cards.filter(({ id, people, type }) => {
      switch (type) {
        case 'leader':
        case 'character':
        case 'emissary':
        case 'inquisitor':
          return !GALLERIES[people][id];
        case 'booster':
        case 'support':
        case 'ship':
        case 'hyla':
        case 'interference':
          return !THINGS[id];
        case 'leadership':
        case 'achievement':
          return false;
      }
    });
    expect(undrawn.map(({ id }) => id)).toEqual([]);
  });

  test('a card always looks the same', () => {
    for (const card of BUILT_IN.cards) expect(cardPicture(card)).toBe(pictures.get(card.id));
  });

  test('all of them are well-formed', () => {
    for (const [id, markup] of pictures) expect([id, wellFormed(markup)]).toEqual([id, true]);
    for (const markup of others) expect(wellFormed(markup) ? 'fine' : markup).toBe('fine');
    expect(wellFormed('<svg><path d="M0 0"></svg>')).toBe(false);
  });

  test('all other pictures are different', () => {
    expect(new Set(others).size).toBe(others.length);
  });

  test('the moon shows which element is contested', () => {
    expect(moonPicture({ element: 'fire' })).not.toBe(moonPicture({ element: 'earth' }));
    expect(moonPicture().length).toBeLessThan(moonPicture({ element: 'fire' }).length);
  });

  test('their markup stays small', () => {
    const sizes = [...pictures.values()].map((markup) => markup.length).toSorted((a, b) => a - b);
    expect(sizes.at(-1)).toBeLessThan(40_000);
    expect(sizes[sizes.length >> 1]).toBeLessThan(12_000);
    for (const name of PORTRAIT_NAMES) expect(opponentPicture(name).length).toBeLessThan(9_000);
  });

  test('a card without a drawing has a picture, too', () => {
    const types = [...new Set(BUILT_IN.cards.map(({ type }) => type))];
    expect(types).toHaveLength(11);
    for (const people of affiliations) {
      for (const type of types) {
        const card: Card = { id: `a-new-${type}`, name: { en: 'New', de: 'Neu' }, people, number: 99, type };
        expect(wellFormed(cardPicture(card))).toBe(true);
      }
    }
  });
});
