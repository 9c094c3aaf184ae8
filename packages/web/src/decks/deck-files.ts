import type { Box, Language } from '@bluemoon/engine';
import { deckFromText, deckToText } from '@bluemoon/play';
import type { DeckReading } from '@bluemoon/play';
import { MAX_NAME_LENGTH, titleOf } from './own-deck.ts';
import type { OwnDeck, Way } from './own-deck.ts';

const NAME_LINE = /^\uFEFF?#[ \t]*(?:deck|name)[ \t]*:(.*)$/im;

/** The text form of docs/PLAY.md, with the name in a comment above it. */
export function ownDeckText(own: OwnDeck, box: Box, language: Language): string {
  const name = own.name.trim();
  return `${name === '' ? '' : `# Deck: ${name}\n`}${deckToText(own.deck, language, box)}`;
}

/** "my-first-deck.deck.txt" */
export function deckFileName(own: OwnDeck, box: Box, language: Language): string {
  const word = titleOf(own, box, language)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${word === '' ? 'deck' : word}.deck.txt`;
}

/** A deck is about a page of text. */
export const MAX_DECK_BYTES = 200_000;

export interface ReadDeck extends DeckReading {
  readonly name: string;
  readonly way: Way;
  /** No line is a card. */
  readonly isEmpty: boolean;
}

export function readOwnDeck(text: string, box: Box): ReadDeck {
  const reading = deckFromText(text, box);
  const { leader, emissary, inquisitor, family, cards } = reading.deck;
  return {
    ...reading,
    name: (NAME_LINE.exec(text)?.[1] ?? '').trim().slice(0, MAX_NAME_LENGTH),
    way: emissary === undefined && family === undefined ? 'built' : 'people',
    isEmpty: leader === null && emissary === undefined && inquisitor === undefined && cards.length === 0,
  };
}
