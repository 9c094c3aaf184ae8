import { LEVELS } from '@bluemoon/ai';
import {
  NotationError,
  parsePosition,
  readNotation,
  RulesError,
  stateFromPosition,
  writeNotation,
} from '@bluemoon/engine';
import type { GameRecord, NotationFault } from '@bluemoon/engine';
import type { PackProblem, ReadPack } from '../decks/read-pack.ts';
import { othersOf } from '../game/others.ts';
import type { Player, Sitting } from '../game/sitting.ts';
import { glanceAt } from './glance.ts';
import type { DeckKind } from './glance.ts';
import type { Kept } from './stored-game.ts';

/**
 * A file is one record of docs/NOTATION.md after the other. Who played and when stands above each record in comments,
 * so that every other reader of records can read a file with one game as well.
 */
const ENDING = '.bluemoon.txt';
const TITLE = /^\uFEFF?blue moon record\b/;

/** A hundred times what a browser full of games is likely to give. */
export const MOST_BYTES = 50_000_000;

export function gameText({ id, players, began, touched, record }: Sitting): string {
  const others = othersOf(record);
  const notes = [
    `# game: ${id}`,
    `# players: ${players.map(playerText).join(', ')}`,
    `# began: ${new Date(began).toISOString()}`,
    `# touched: ${new Date(touched).toISOString()}`,
    ...(others.length === 0 ? [] : [`# cards: ${JSON.stringify(others)}`]),
  ];
  return `${notes.join('\n')}\n${writeNotation(record)}`;
}

/** What cannot be read goes along as comments: it is not lost, and does not stop others from being read. */
export function allGamesText(kept: readonly Kept[]): string {
  return kept
    .map((one) => (one.kind === 'game' ? gameText(one.sitting) : commented(one.id, one.raw)))
    .join('\n');
}

function commented(id: string, raw: string): string {
  return [`unreadable game: ${id}`, ...raw.split('\n')].map((line) => `# ${line}\n`).join('');
}

/** "vulca-hoax-2026-11-15.bluemoon.txt" */
export function gameFileName({ record, touched }: Sitting): string {
  return `${glanceAt(record).decks.map(deckWord).join('-')}-${day(touched)}${ENDING}`;
}

export function allGamesFileName(now: number): string {
  return `all-games-${day(now)}${ENDING}`;
}

export function rawFileName(id: string): string {
  return `unreadable-${id}.txt`;
}

function deckWord({ kind, people }: DeckKind): string {
  return kind === 'people' ? people : `own-${people ?? 'deck'}`;
}

/** As the calendar on the wall has it. */
function day(time: number): string {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

function playerText(player: Player): string {
  return player.kind === 'person' ? 'person' : `bot ${player.level}`;
}

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

/** All games of a file: records, or a position of docs/POSITIONS.md. A game with a fault does not stop the others. */
export function gamesIn(text: string, readCards: CardReader = NO_READER): readonly Found[] {
  if (text.trim() === '') return [{ kind: 'fault', fault: { kind: 'empty' } }];
  if (text.trimStart().startsWith('{')) return [positionIn(text)];
  const lines = text.split('\n');
  const titles = lines.flatMap((line, i) => (TITLE.test(line) ? [i] : []));
  const [first] = titles;
  const isSaidBefore = lines.slice(0, first).some((line) => !isSilent(line));
  const starts = first === undefined || isSaidBefore ? [0, ...titles] : titles;
  return starts.map((start, i) => recordIn(lines, { start, end: starts[i + 1] ?? lines.length }, readCards));
}

function isSilent(line: string): boolean {
  return /^\uFEFF?\s*(#|$)/.test(line);
}

function recordIn(
  lines: readonly string[],
  { start, end }: { readonly start: number; readonly end: number },
  readCards: CardReader,
): Found {
  const { cards, ...notes } = notesAbove(lines, start);
  const others = cards === null ? NO_CARDS : readCards(cards);
  if (others.kind === 'problems')
    return { kind: 'fault', fault: { kind: 'cards', line: start + 1, problems: others.problems } };
  try {
    const record = readNotation(lines.slice(start, end).join('\n'), others.cards);
    return { kind: 'game', line: start + 1, record, ...notes };
  } catch (error) {
    if (!(error instanceof NotationError)) throw error;
    const { fault: what, legal } = error;
    const fault = { kind: 'notation', line: start + error.line, what, legal } as const;
    return { kind: 'fault', fault };
  }
}

function positionIn(text: string): Found {
  try {
    const position = stateFromPosition(parsePosition(JSON.parse(text)));
    const record: GameRecord = { setup: { position }, choices: [] };
    return { kind: 'game', line: 1, record, id: null, players: null, began: null, touched: null };
  } catch (error) {
    if (!(error instanceof RulesError) && !(error instanceof SyntaxError)) throw error;
    return { kind: 'fault', fault: { kind: 'position', why: error.message } };
  }
}

interface Notes extends Pick<FoundGame, 'id' | 'players' | 'began' | 'touched'> {
  /** As they stand there. */
  readonly cards: string | null;
}

/** Comments are for people; what does not make sense in them is no fault. */
function notesAbove(lines: readonly string[], title: number): Notes {
  const notes = new Map<string, string>();
  for (let i = title - 1; i >= 0 && isSilent(lines[i] ?? ''); i--) {
    const [, key, value] = /^\uFEFF?#\s*(\w+):\s*(.*?)\s*$/.exec(lines[i] ?? '') ?? [];
    if (key !== undefined && value !== undefined && !notes.has(key)) notes.set(key, value);
  }
  const id = notes.get('game') ?? '';
  return {
    id: /^[\w-]{1,64}$/.test(id) ? id : null,
    players: playersFrom(notes.get('players')),
    began: timeFrom(notes.get('began')),
    touched: timeFrom(notes.get('touched')),
    cards: notes.get('cards') ?? null,
  };
}

function playersFrom(text: string | undefined): Sitting['players'] | null {
  const [a, b, ...more] = (text ?? '').split(/,\s*/).map(playerFrom);
  return a === null || a === undefined || b === null || b === undefined || more.length > 0 ? null : [a, b];
}

function playerFrom(text: string): Player | null {
  if (text === 'person') return { kind: 'person' };
  const level = LEVELS.find((known) => text === `bot ${known}`);
  return level === undefined ? null : { kind: 'bot', level };
}

function timeFrom(text: string | undefined): number | null {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? null : time;
}
