import { describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../src/cards/box.ts';
import type { Card, Language } from '../../src/vocabulary/card.ts';
import type { Text } from '../../src/vocabulary/text.ts';
import { cardText } from '../../src/words/index.ts';

const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[];
const SPEAKING = BUILT_IN.cards.filter((card) => card.text !== undefined);

const withText = (text: readonly Text[]): Card => ({ ...SPEAKING[0], text });
const draw = (count: number) => withText([{ when: 'now', may: true, steps: [{ do: 'draw', count }] }]);

/** The same text with one number greater by one, for each number in it. */
function variations(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (Array.isArray(value)) {
    return value.flatMap((item, at) => variations(item).map((other) => value.with(at, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    // What is discarded in play is one or all: the one is no number that could be another.
    key === 'count' && 'do' in value && value.do === 'discard'
      ? []
      : variations(inner).map((other) => ({ ...value, [key]: other })),
  );
}

describe.each(LANGUAGES)('the words on the cards, %s', (language) => {
  const speech = (card: Card) => cardText(card, language, BUILT_IN);

  test('are reviewed card by card (TEXT-10)', async () => {
    const lines = SPEAKING.map((card) => `${card.name[language]}: ${speech(card).join(' | ')}\n`);
    await expect(lines.join('')).toMatchFileSnapshot(`cards.${language}.snap`);
  });

  test('are there for every card with text, and for no other', () => {
    expect(BUILT_IN.cards.filter((card) => speech(card).length > 0)).toEqual(SPEAKING);
  });

  test.each(SPEAKING.map((card) => [card.id, card] as const))('%s speaks in clean sentences', (_, card) => {
    for (const entry of speech(card)) {
      expect(entry).toMatch(/^\p{Lu}.*\.$/u);
      expect(entry).not.toMatch(/undefined|null|NaN|false|\[object| {2}| [,.;:]|\.\.|,,|,\./);
      for (const sentence of entry.split('. ')) expect(sentence).toMatch(/^\p{Lu}/u);
    }
  });

  test('follow every number in a definition', () => {
    const unheard = SPEAKING.flatMap((card) =>
      variations(card.text).filter(
        (text) => speech(withText(text as readonly Text[])).join() === speech(card).join(),
      ),
    );
    expect(unheard).toEqual([]);
  });

  test('differ wherever definitions differ', () => {
    const definitions = new Set(SPEAKING.map((card) => JSON.stringify(card.text)));
    const spoken = new Set(SPEAKING.map((card) => speech(card).join()));
    expect(spoken.size).toBe(definitions.size);
  });
});

test('a draw of 4 says so where a draw of 5 did', () => {
  expect(cardText(draw(5), 'en', BUILT_IN)).toEqual(['Now I may draw 5 cards.']);
  expect(cardText(draw(4), 'en', BUILT_IN)).toEqual(['Now I may draw 4 cards.']);
  expect(cardText(draw(4), 'de', BUILT_IN)).toEqual(['Jetzt darf ich 4 Karten ziehen.']);
});
