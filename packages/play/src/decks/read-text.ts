import type { Box, Card, CardId, Language } from '@bluemoon/engine';
import { listed, shown, type Bilingual } from '../words.ts';
import { FAMILIES, type Deck, type Family } from './deck.ts';
import { cardNamed, nearNames } from './names.ts';
import { HEADINGS, NOBODY } from './write-text.ts';

/** A line that could not be read. */
export interface TextProblem {
  readonly problem:
    | 'unknownCard'
    | 'wrongKind'
    | 'noneOfIt'
    | 'secondOfKind'
    | 'badFamily'
    | 'longLine'
    | 'tooLong';
  /** The first line is 1. */
  readonly line: number;
  readonly text: string;
  /** Similar names. */
  readonly near: readonly string[];
}

/** What could be read, and the problems. */
export interface DeckReading {
  readonly deck: Deck;
  readonly problems: readonly TextProblem[];
}

/** No deck is nearly as long; further lines are not read. */
const MAX_LINES = 500;
/** Of a line without its comment; no name is nearly as long. */
const MAX_LETTERS = 200;
const MAX_TEXT = 200_000;

type Heading = keyof typeof HEADINGS;

interface Unfinished {
  leader: CardId | null;
  emissary?: CardId;
  inquisitor?: CardId;
  family?: Family;
  readonly cards: CardId[];
}

/**
 * Reads what `deckToText` writes, and what people write: names in either language or ids, headings or none (the type
 * of a card says what it is), blank lines, comments after #, bullets and counts before a name.
 */
export function deckFromText(text: string, box: Box): DeckReading {
  const deck: Unfinished = { leader: null, cards: [] };
  const problems: TextProblem[] = [];
  const lines = text.slice(0, MAX_TEXT).split(/\r\n|\r|\n/);
  // The last line may have been cut off.
  const read = Math.min(MAX_LINES, text.length > MAX_TEXT ? lines.length - 1 : lines.length);
  lines.slice(0, read).forEach((raw, i) => {
    const said = withoutComment(raw);
    if (said === '') return;
    const found = said.length > MAX_LETTERS ? LONG_LINE : readLine(said, deck, box);
    if (found !== undefined)
      problems.push({ problem: found.problem, line: i + 1, text: said, near: found.near });
  });
  if (read < lines.length)
    problems.push({ problem: 'tooLong', line: read + 1, text: lines[read] ?? '', near: [] });
  return { deck, problems };
}

function withoutComment(line: string): string {
  return line
    .replace(/^\uFEFF/, '')
    .replace(/#.*$/, '')
    .replace(/^\s*[-*•]\s+/, '')
    .trim();
}

type Fault = Pick<TextProblem, 'problem' | 'near'>;

const LONG_LINE: Fault = { problem: 'longLine', near: [] };

function readLine(said: string, deck: Unfinished, box: Box): Fault | undefined {
  const [, before = '', after = ''] = /^([\p{L}]+)\s*:\s*(.*)$/u.exec(said) ?? [];
  const heading = headingFor(before);
  if (heading === 'family') return readFamily(after, deck);
  const isNobody = Object.values(NOBODY).includes(after.toLowerCase());
  if (heading === 'leader' && isNobody) return undefined;
  const { times, name } = heading === undefined ? counted(said) : { times: 1, name: after };
  const card = cardNamed(name, box);
  if (card === undefined) return { problem: 'unknownCard', near: nearNames(name, box.cards) };
  if (heading !== undefined && card.type !== heading) return { problem: 'wrongKind', near: [] };
  if (times === 0) return { problem: 'noneOfIt', near: [] };
  return place(card, times, deck);
}

function headingFor(before: string): Heading | undefined {
  const wanted = before.toLowerCase();
  const headings = Object.keys(HEADINGS) as Heading[];
  return headings.find((heading) =>
    Object.values(HEADINGS[heading]).some((one) => one.toLowerCase() === wanted),
  );
}

function readFamily(said: string, deck: Unfinished): Fault | undefined {
  const family = FAMILIES.find((one) => String(one) === said);
  if (family === undefined) return { problem: 'badFamily', near: FAMILIES.map(String) };
  if (deck.family !== undefined) return { problem: 'secondOfKind', near: [] };
  deck.family = family;
  return undefined;
}

/** "1x Spark", "2 × Spark", "1 Spark". A card named more than once is left to the check of the deck (DECK-2). */
function counted(said: string): { readonly times: number; readonly name: string } {
  const [, times, name] = /^(\d{1,3})\s*(?:[xX×]\s*|\s)(?=\S)(.*)$/.exec(said) ?? [];
  return name === undefined ? { times: 1, name: said } : { times: Math.min(Number(times), 2), name };
}

function place(card: Card, times: number, deck: Unfinished): Fault | undefined {
  switch (card.type) {
    case 'leader':
    case 'emissary':
    case 'inquisitor':
      if ((deck[card.type] ?? null) !== null) return { problem: 'secondOfKind', near: [] };
      deck[card.type] = card.id;
      return times > 1 ? { problem: 'secondOfKind', near: [] } : undefined;
    case 'character':
    case 'booster':
    case 'support':
    case 'leadership':
    case 'ship':
    case 'hyla':
    case 'achievement':
    case 'interference':
      for (let i = 0; i < times; i++) deck.cards.push(card.id);
      return undefined;
  }
}

const REASONS: Readonly<Record<TextProblem['problem'], Bilingual>> = {
  unknownCard: { en: 'there is no such card', de: 'diese Karte gibt es nicht' },
  wrongKind: {
    en: 'this card is something else, so it was left out',
    de: 'diese Karte ist etwas anderes und blieb weg',
  },
  noneOfIt: {
    en: 'a count of 0, so the card was left out',
    de: 'die Anzahl ist 0, die Karte blieb weg',
  },
  secondOfKind: {
    en: 'the deck has one already, so this one was left out',
    de: 'das Deck hat das schon einmal, dieses blieb weg',
  },
  badFamily: { en: 'families have a number', de: 'Familien haben eine Nummer' },
  longLine: {
    en: `a line has at most ${MAX_LETTERS} letters; write one card a line`,
    de: `eine Zeile hat höchstens ${MAX_LETTERS} Zeichen; schreib eine Karte je Zeile`,
  },
  tooLong: {
    en: `only ${MAX_LINES} lines and ${MAX_TEXT} letters are read, from here on nothing was; take out what is no deck`,
    de: `gelesen werden nur ${MAX_LINES} Zeilen und ${MAX_TEXT} Zeichen, ab hier nichts mehr; nimm heraus, was kein Deck ist`,
  },
};

/** "Line 3, “Sprak”: there is no such card. Did you mean Spark?" */
export function textProblemText({ problem, line, text, near }: TextProblem, language: Language): string {
  const reason = REASONS[problem][language];
  const names = listed(near, language, { joint: 'or' });
  if (language === 'de') {
    const meant = near.length === 0 ? '' : ` Meinst du ${names}?`;
    return `Zeile ${line}, „${shown(text)}“: ${reason}.${meant}`;
  }
  return `Line ${line}, “${shown(text)}”: ${reason}.${near.length === 0 ? '' : ` Did you mean ${names}?`}`;
}
