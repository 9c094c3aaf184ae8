import { shortened } from '../reading/shortened.ts';
import type { Box } from '../cards/box.ts';
import type { State } from '../state/workbench.ts';
import { FIRST_LINE, MAX_WORDS } from './format.ts';
import { linesOf } from './lines.ts';
import type { Line } from './lines.ts';
import { NotationError } from './notation-error.ts';
import { isResult, isTurn, playBack } from './play-back.ts';
import { HEADER_KEYS, setupFrom } from './read-header.ts';
import type { Header, HeaderKey, Headers } from './read-header.ts';
import type { GameRecord } from './record.ts';

/**
 * Reads a record and replays it, so what is returned is a legal game. Otherwise a NotationError names the line.
 */
export function readNotation(text: string, box: Box): GameRecord {
  return readGame(text, box).record;
}

/** The same, with the last state of the record. */
export function readGame(text: string, box: Box): { readonly record: GameRecord; readonly end: State } {
  const lines = linesOf(text);
  const [title] = lines;
  if (title?.text !== FIRST_LINE) {
    throw new NotationError(title?.number ?? 1, { kind: 'noRecord' });
  }
  const end = lines.findIndex((line, i) => i > 0 && (isTurn(line) || isResult(line)));
  const last = lines.at(-1) ?? title;
  if (end < 0) throw new NotationError(last.number, { kind: 'noResult' });
  const headers = readHeaders(lines.slice(1, end));
  const setup = setupFrom(headers, lines[end].number, box);
  const orderLine = headers.get('order A')?.line ?? title.number;
  const played = playBack(setup, orderLine, lines.slice(end));
  return { record: { setup, choices: played.choices }, end: played.end };
}

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function readHeaders(lines: readonly Line[]): Headers {
  const headers = new Map<HeaderKey, Header>();
  let key: HeaderKey | undefined;
  for (const { number, isContinued, text } of lines) {
    const open = key === undefined ? undefined : headers.get(key);
    if (isContinued && key !== undefined && open !== undefined) {
      const words = [...open.words, ...wordsOf(text)];
      if (words.length > MAX_WORDS) throw new NotationError(number, { kind: 'headerTooLong', key });
      headers.set(key, { line: open.line, words });
      continue;
    }
    const [name = '', value] = text.split(':', 2);
    key = HEADER_KEYS.find((known) => known === name);
    if (key === undefined || value === undefined) {
      throw new NotationError(number, { kind: 'unknownHeader', said: shortened(text) });
    }
    if (headers.has(key)) throw new NotationError(number, { kind: 'headerTwice', key });
    headers.set(key, { line: number, words: wordsOf(value) });
  }
  return headers;
}
