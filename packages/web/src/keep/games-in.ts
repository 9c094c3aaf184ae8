import { LEVELS } from '@bluemoon/ai';
import {
  boxWith,
  BUILT_IN,
  NotationError,
  parsePosition,
  readNotation,
  RulesError,
  stateFromPosition,
} from '@bluemoon/engine';
import type { GameRecord, NotationFault } from '@bluemoon/engine';
import type { PackProblem, ReadPack } from '../decks/read-pack.ts';
import type { Player, Sitting } from '../game/sitting.ts';
import { isId, isTime } from './plain.ts';

/** A hundred times what a browser full of games is likely to give. */
export const MAX_BYTES = 50_000_000;

/** Ten times a position of two full decks. */
export const MAX_POSITION = 100_000;

/** A game in a file; what its comments do not tell is null. */
export interface FoundGame {
  readonly kind: 'game';
  readonly line: number;
  readonly record: GameRecord;
  readonly id: string | null;
  readonly players: Sitting['players'] | null;
  readonly began: number | null;
  readonly touched: number | null;
}

/** Why there is no game; `line` is that of the file. */
export type Fault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'longPosition' }
  | { readonly kind: 'position'; readonly why: string }
  /** Cards outside the box that the file brings along. */
  | { readonly kind: 'cards'; readonly line: number; readonly problems: readonly PackProblem[] }
  | {
      readonly kind: 'notation';
      readonly line: number;
      readonly what: NotationFault;
      readonly legal: readonly string[];
    };

export type Found = FoundGame | { readonly kind: 'fault'; readonly fault: Fault };

/** Reads the cards that a game brings along. */
export type CardReader = (json: string) => ReadPack;

/** Whether a file needs somebody who reads cards. */
export const holdsCards = (text: string): boolean => /^\uFEFF?#\s*cards:/m.test(text);

const NO_CARDS: ReadPack = { kind: 'cards', cards: [] };
const NO_READER: CardReader = () => NO_CARDS;

/**
 * All games of a file: records, or a position of docs/POSITIONS.md. A game with a fault does not stop the others. Each is
 * read when it is asked for, so that a page can do something else in between.
 */
export function* gamesIn(text: string, readCards: CardReader = NO_READER): Generator<Found> {
  if (text.trim() === '') yield faulty({ kind: 'empty' });
  else if (text.trimStart().startsWith('{')) yield positionIn(text);
  else yield* recordsIn(text, readCards);
}

const faulty = (fault: Fault): Found => ({ kind: 'fault', fault });

function positionIn(text: string): Found {
  if (text.length > MAX_POSITION) return faulty({ kind: 'longPosition' });
  try {
    const position = stateFromPosition(parsePosition(JSON.parse(text), BUILT_IN), BUILT_IN);
    const record: GameRecord = { setup: { position }, choices: [] };
    return { kind: 'game', line: 1, record, id: null, players: null, began: null, touched: null };
  } catch (error) {
    if (!(error instanceof RulesError) && !(error instanceof SyntaxError)) throw error;
    return faulty({ kind: 'position', why: error.message });
  }
}

function* recordsIn(text: string, readCards: CardReader): Generator<Found> {
  let above = '';
  let line = 1;
  let isAny = false;
  for (const section of sectionsIn(text)) {
    const end = endOfRecord(section);
    // Before the first record there may be nothing but what is said about it.
    if (end > 0) {
      isAny = true;
      yield recordIn(section.slice(0, end), { line, notes: notesIn(above), readCards });
    }
    above = section.slice(end);
    line += linesIn(section);
  }
  if (!isAny) yield recordIn('', { line: 1, notes: notesIn(''), readCards });
}

/** What stands before the first record, and then each with what follows it. */
function* sectionsIn(text: string): Generator<string> {
  let from = 0;
  for (const { index } of text.matchAll(/\n\uFEFF?blue moon record\b/g)) {
    yield text.slice(from, index + 1);
    from = index + 1;
  }
  yield text.slice(from);
}

function linesIn(section: string): number {
  let lines = 0;
  for (let at = section.indexOf('\n'); at >= 0; at = section.indexOf('\n', at + 1)) lines++;
  return lines;
}

const SILENT_LINE = /[^\S\n]*(?:#|\n|$)/y;

/** Comments and empty lines after a record are about the next one, and may be long: what cannot be read goes along. */
function endOfRecord(section: string): number {
  let end = section.length;
  while (end > 0) {
    const start = end < 2 ? 0 : section.lastIndexOf('\n', end - 2) + 1;
    SILENT_LINE.lastIndex = start;
    if (!SILENT_LINE.test(section)) break;
    end = start;
  }
  return end;
}

interface Reading {
  readonly line: number;
  readonly notes: Notes;
  readonly readCards: CardReader;
}

function recordIn(text: string, { line, notes: { cards, ...notes }, readCards }: Reading): Found {
  const read = cards === null ? NO_CARDS : readCards(cards);
  if (read.kind === 'problems') return faulty({ kind: 'cards', line, problems: read.problems });
  try {
    return { kind: 'game', line, record: readNotation(text, boxWith(read.cards)), ...notes };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { fault: what, legal } = error;
    return faulty({ kind: 'notation', line: line - 1 + error.line, what, legal });
  }
}

interface Notes extends Pick<FoundGame, 'id' | 'players' | 'began' | 'touched'> {
  /** As they stand there. */
  readonly cards: string | null;
}

const NOTE = /^[^\S\n]*#[^\S\n]*(\w+):([^\n]*)$/gm;

/** Comments are for people; what does not make sense in them is no fault. */
function notesIn(comments: string): Notes {
  const notes = new Map(Array.from(comments.matchAll(NOTE), ([, key, value]) => [key, value?.trim()]));
  const id = notes.get('game') ?? '';
  return {
    id: isId(id) ? id : null,
    players: playersFrom(notes.get('players')),
    began: timeFrom(notes.get('began')),
    touched: timeFrom(notes.get('touched')),
    cards: notes.get('cards') ?? null,
  };
}

function playersFrom(text: string | undefined): Sitting['players'] | null {
  const [a, b, ...more] = (text ?? '').split(/,\s*/, 3).map(playerFrom);
  return a === null || a === undefined || b === null || b === undefined || more.length > 0 ? null : [a, b];
}

function playerFrom(text: string): Player | null {
  if (text === 'person') return { kind: 'person' };
  const level = LEVELS.find((known) => text === `bot ${known}`);
  return level === undefined ? null : { kind: 'bot', level };
}

function timeFrom(text: string | undefined): number | null {
  const time = Date.parse(text ?? '');
  return isTime(time) ? time : null;
}
