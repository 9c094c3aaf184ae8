import { shortened } from '../reading/shortened.ts';
import { JSON_FAULTS, type Expected, type Words } from './complaints.ts';
import type { Path } from './problem.ts';

/** A parsed JSON text, with the lines on which its parts begin. */
export interface Source {
  readonly value: unknown;
  /** The line of the part, or of the nearest existing part around it. */
  readonly lineOf: (path: Path) => number;
}

/** A text that is not valid JSON, or has a key twice. */
export class JsonError extends Error {
  readonly words: Words;
  readonly line: number;

  constructor(words: Words, line: number) {
    super(words.en);
    this.name = 'JsonError';
    this.words = words;
    this.line = line;
  }
}

/** Deeper than any card; protects the call stack. */
const MAX_DEPTH = 60;

/** JSON allows no control characters in strings, and quotation mark and backslash only after a backslash. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const SPACE = /[ \t\r]*\n?/y;
/** What to show of something unexpected: a word, or one character. */
const SHOWN = /[\p{L}\p{N}_]{1,20}|[^]/uy;
/** Word processors put these in place of straight quotation marks, and some languages use them. */
const OTHER_QUOTES = "'`´‘’‚“”„«»";
/** The first characters of values and keys. */
const BEGINNING = /^[[{"\w-]/;
/** Some editors write it at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses JSON like `JSON.parse`, but also gives the line of each part and refuses duplicate keys, which are mistakes.
 */
export function readJson(text: string): Source {
  /** On which lines the parts of an object or a list begin. */
  const lines = new WeakMap<object, ReadonlyMap<string | number, number>>();
  let at = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  let line = 1;
  /** Where the last token ended. */
  let lastLine = 1;
  let isAfterComma = false;

  function look(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    return pattern.exec(text)?.[0];
  }

  function token(pattern: RegExp): string | undefined {
    const found = look(pattern);
    if (found === undefined) return undefined;
    at += found.length;
    lastLine = line;
    return found;
  }

  /** Only the space between tokens can have line breaks, so lines are counted here. */
  function space(): void {
    for (let found = look(SPACE); found !== undefined && found !== ''; found = look(SPACE)) {
      at += found.length;
      if (found.endsWith('\n')) line += 1;
    }
  }

  function fail(words: Words, place = line): never {
    throw new JsonError(words, place);
  }

  function unexpected(expected: Expected): never {
    const shown = look(SHOWN) ?? null;
    const isOfText = expected === 'value' || expected === 'key';
    const isOfEnd = expected === 'endOfObject' || expected === 'endOfList';
    if (shown === '/' || shown === '#') fail(JSON_FAULTS.remark());
    if (isOfText && shown === '"') fail(JSON_FAULTS.openText());
    if (isOfText && shown !== null && OTHER_QUOTES.includes(shown)) fail(JSON_FAULTS.otherQuotes(shown));
    if (isOfText && isAfterComma && (shown === '}' || shown === ']'))
      fail(JSON_FAULTS.commaTooMany(), lastLine);
    // Report a missing comma on the line where it belongs: the end of the part before it.
    const next = look(STRING);
    if (isOfEnd && next !== undefined)
      fail(JSON_FAULTS.commaMissing(shortened(JSON.parse(next) as string)), lastLine);
    if (isOfEnd && shown !== null && BEGINNING.test(shown)) fail(JSON_FAULTS.commaMissing(shown), lastLine);
    return fail(JSON_FAULTS.expected(expected, shown));
  }

  /** Skips the mark if it comes next, and says whether it did. */
  function passes(mark: string): boolean {
    space();
    if (text.charAt(at) !== mark) return false;
    at += mark.length;
    lastLine = line;
    isAfterComma = mark === ',';
    space();
    return true;
  }

  function read(depth: number): unknown {
    if (depth > MAX_DEPTH) fail(JSON_FAULTS.tooDeep());
    if (passes('{')) return readObject(depth);
    if (passes('[')) return readList(depth);
    const scalar = token(STRING) ?? token(NUMBER) ?? token(LITERAL);
    return scalar === undefined ? unexpected('value') : JSON.parse(scalar);
  }

  function readObject(depth: number): unknown {
    const entries = new Map<string, unknown>();
    const begun = new Map<string, number>();
    if (passes('}')) return {};
    do {
      const keyLine = line;
      const quoted = token(STRING) ?? unexpected('key');
      const key = JSON.parse(quoted) as string;
      if (entries.has(key)) fail(JSON_FAULTS.keyTwice(shortened(key)), keyLine);
      begun.set(key, keyLine);
      if (!passes(':')) unexpected('colon');
      entries.set(key, read(depth + 1));
    } while (passes(','));
    if (!passes('}')) unexpected('endOfObject');
    // Unlike assignment, this makes even `__proto__` an ordinary key.
    const object = Object.fromEntries(entries);
    lines.set(object, begun);
    return object;
  }

  function readList(depth: number): unknown {
    const items: unknown[] = [];
    const begun = new Map<number, number>();
    if (passes(']')) return items;
    do {
      begun.set(items.length, line);
      items.push(read(depth + 1));
    } while (passes(','));
    if (!passes(']')) unexpected('endOfList');
    lines.set(items, begun);
    return items;
  }

  space();
  const firstLine = line;
  const value = read(0);
  space();
  if (at < text.length) unexpected('endOfText');

  function lineOf(path: Path): number {
    let [part, found] = [value, firstLine];
    for (const key of path) {
      const begun = typeof part === 'object' && part !== null ? lines.get(part)?.get(key) : undefined;
      if (begun === undefined) break;
      found = begun;
      part = (part as Readonly<Record<string | number, unknown>>)[key];
    }
    return found;
  }
  return { value, lineOf };
}
