import type { Box, Language } from '@bluemoon/engine';
import { deckFromText, deckToText } from '@bluemoon/play';
import type { DeckReading } from '@bluemoon/play';
import { MOST_LETTERS, titleOf } from './own-deck.ts';
import type { OwnDeck, Way } from './own-deck.ts';

const NAME_LINE = /^\uFEFF?#[ \t]*(?:deck|name)[ \t]*:(.*)$/im;

/** The text of docs/PLAY.md with the name above it in a comment, which every reader of decks skips. */
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

/** Decks are a page of text; what is larger is something else. */
export const MOST_BYTES = 200_000;

export interface ReadDeck extends DeckReading {
  readonly name: string;
  readonly way: Way;
  /** Nothing in it is a card. */
  readonly isNothing: boolean;
}

export function readOwnDeck(text: string, box: Box): ReadDeck {
  const reading = deckFromText(text, box);
  const { leader, emissary, inquisitor, family, cards } = reading.deck;
  return {
    ...reading,
    name: (NAME_LINE.exec(text)?.[1] ?? '').trim().slice(0, MOST_LETTERS),
    way: emissary === undefined && family === undefined ? 'built' : 'people',
    isNothing: leader === null && emissary === undefined && inquisitor === undefined && cards.length === 0,
  };
}
