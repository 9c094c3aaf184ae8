import { BOT_IDS } from '@bluemoon/ai';
import {
  boxWith,
  BUILT_IN,
  NotationError,
  parsePosition,
  PositionError,
  readGame,
  RulesError,
  stateFromPosition,
} from '@bluemoon/engine';
import type { GameRecord, Language, NotationFault, Seat } from '@bluemoon/engine';
import type { PackProblem, ReadPack } from '../decks/read-pack.ts';
import type { Player, Sitting } from '../game/sitting.ts';
import { SEAT_LETTERS } from './files.ts';
import { summaryAtEnd } from './summary.ts';
import { isId, isTime } from './value-checks.ts';

/** About a hundred times the export of a browser full of games. */
export const MAX_BYTES = 50_000_000;

/** Ten times a position of two full decks. */
export const MAX_POSITION = 100_000;

/** A game in a file; null where its comments say nothing. */
export interface FoundGame {
  readonly kind: 'game';
  readonly line: number;
  readonly record: GameRecord;
  readonly id: string | null;
  readonly players: Sitting['players'] | null;
  readonly began: number | null;
  readonly touched: number | null;
  readonly resigned: Seat | null;
  /** Of a line from the analysis board: after how many choices it begins, and its name. */
  readonly branch: { readonly from: number | null; readonly name: string | null };
}

/** Why a game cannot be read; `line` counts from the start of the file. */
export type Fault =
  | { readonly kind: 'empty' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'longPosition' }
  | { readonly kind: 'position'; readonly why: Readonly<Record<Language, string>> }
  /** The pack cards in the file have problems. */
  | { readonly kind: 'cards'; readonly line: number; readonly problems: readonly PackProblem[] }
  | {
      readonly kind: 'notation';
      readonly line: number;
      readonly what: NotationFault;
      readonly legal: readonly string[];
    };

export type Found = FoundGame | { readonly kind: 'fault'; readonly fault: Fault };

/** Reads the pack cards that are saved with a game. */
export type CardReader = (json: string) => ReadPack;

/** Whether a file contains pack cards, so that it needs a `CardReader`. */
export const holdsCards = (text: string): boolean => /^\uFEFF?#\s*cards:/m.test(text);

const NO_CARDS: ReadPack = { kind: 'cards', cards: [] };
const NO_READER: CardReader = () => NO_CARDS;

/**
 * All games of a file: records, or one position (docs/POSITIONS.md). A game with a fault does not stop the others. A
 * generator, so that the page can be updated between two games.
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
    return {
      kind: 'game',
      line: 1,
      record,
      id: null,
      players: null,
      began: null,
      touched: null,
      resigned: null,
      branch: { from: null, name: null },
    };
  } catch (error) {
    if (!(error instanceof RulesError) && !(error instanceof SyntaxError)) throw error;
    return faulty({ kind: 'position', why: whyNot(error) });
  }
}

function whyNot(error: Error): Readonly<Record<Language, string>> {
  if (!(error instanceof PositionError)) return { en: error.message, de: error.message };
  const list = (language: Language): string =>
    error.problems
      .map((problem) => (problem.path === '' ? problem[language] : `${problem.path}: ${problem[language]}`))
      .join('; ');
  return { en: list('en'), de: list('de') };
}

function* recordsIn(text: string, readCards: CardReader): Generator<Found> {
  let comments = '';
  let line = 1;
  let hasRecord = false;
  for (const section of sectionsIn(text)) {
    const end = endOfRecord(section);
    // The first section may hold only the comments above the first record.
    if (end > 0) {
      hasRecord = true;
      yield recordIn(section.slice(0, end), { line, notes: notesIn(comments), readCards });
    }
    comments = section.slice(end);
    line += linesIn(section);
  }
  if (!hasRecord) yield recordIn('', { line: 1, notes: notesIn(''), readCards });
}

/** The text before the first record, then each record with the comments after it. */
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

/** Comments after a record belong to the next one. They may be long, since unreadable games are exported as comments. */
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
    const { record, end } = readGame(text, boxWith(read.cards));
    summaryAtEnd(record, end);
    return { kind: 'game', line, record, ...notes };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { fault: what, legal } = error;
    return faulty({ kind: 'notation', line: line - 1 + error.line, what, legal });
  }
}

interface Notes extends Pick<FoundGame, 'id' | 'players' | 'began' | 'touched' | 'resigned' | 'branch'> {
  /** JSON. */
  readonly cards: string | null;
}

const NOTE = /^[^\S\n]*#[^\S\n]*(\w+):([^\n]*)$/gm;

/** Comments may come from anybody, so notes that cannot be understood are ignored. */
function notesIn(comments: string): Notes {
  const notes = new Map(Array.from(comments.matchAll(NOTE), ([, key, value]) => [key, value?.trim()]));
  const id = notes.get('game') ?? '';
  return {
    id: isId(id) ? id : null,
    players: playersFrom(notes.get('players')),
    began: timeFrom(notes.get('began')),
    touched: timeFrom(notes.get('touched')),
    resigned: seatFrom(notes.get('conceded')),
    branch: { from: countFrom(notes.get('from')), name: notes.get('line') ?? null },
    cards: notes.get('cards') ?? null,
  };
}

function playersFrom(text: string | undefined): Sitting['players'] | null {
  const [a, b, ...more] = (text ?? '').split(/,\s*/, 3).map(playerFrom);
  return a === null || a === undefined || b === null || b === undefined || more.length > 0 ? null : [a, b];
}

function playerFrom(text: string): Player | null {
  if (text === 'person') return { kind: 'person' };
  const level = BOT_IDS.find((known) => text === `bot ${known}`);
  return level === undefined ? null : { kind: 'bot', level };
}

function seatFrom(letter: string | undefined): Seat | null {
  return ([0, 1] as const).find((seat) => SEAT_LETTERS[seat] === letter) ?? null;
}

function countFrom(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,5}$/.test(text) ? Number(text) : null;
}

function timeFrom(text: string | undefined): number | null {
  const time = Date.parse(text ?? '');
  return isTime(time) ? time : null;
}
