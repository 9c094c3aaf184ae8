import { formatPath, type Path } from './problem.ts';

/** A JSON text read, with the lines on which its parts begin. */
export interface Source {
  readonly value: unknown;
  /** The line of the part, or of the nearest part around it that is there. */
  readonly lineOf: (path: Path) => number;
}

/** Why a text is no JSON, or no JSON that anybody wrote by intent. */
export class JsonError extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.name = 'JsonError';
    this.line = line;
  }
}

/** Deeper than any card; a guard for the call stack. */
const MOST_DEPTH = 60;

/** Within a string JSON allows everything from the space on but the quotation mark and the backslash. */
const STRING = /"(?:[ !#-[\]-\uffff]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const SPACE = /[ \t\r]*\n?/y;

/**
 * Reads JSON like `JSON.parse`, but knows the lines, which that keeps to itself, and refuses a key that stands twice.
 */
export function readJson(text: string): Source {
  const lines = new Map<string, number>();
  let at = 0;
  let line = 1;

  function token(pattern: RegExp): string | undefined {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at += found.length;
    return found;
  }

  /** A line can only end in the space between tokens. */
  function space(): void {
    for (let found = token(SPACE); found !== undefined && found !== ''; found = token(SPACE)) {
      if (found.endsWith('\n')) line += 1;
    }
  }

  function unexpected(expected: string): never {
    const found = at < text.length ? `found ${JSON.stringify(text.charAt(at))}` : 'the text ends';
    throw new JsonError(`expected ${expected}, but ${found}`, line);
  }

  /** Whether the mark comes next; if so it is passed. */
  function passes(mark: string): boolean {
    space();
    if (text.charAt(at) !== mark) return false;
    at += mark.length;
    space();
    return true;
  }

  function read(path: Path): unknown {
    if (path.length > MOST_DEPTH) throw new JsonError('is nested too deeply', line);
    if (!lines.has(formatPath(path))) lines.set(formatPath(path), line);
    if (passes('{')) return readObject(path);
    if (passes('[')) return readList(path);
    const scalar = token(STRING) ?? token(NUMBER) ?? token(LITERAL);
    return scalar === undefined ? unexpected('a value') : JSON.parse(scalar);
  }

  function readObject(path: Path): unknown {
    const entries = new Map<string, unknown>();
    if (passes('}')) return {};
    do {
      const keyLine = line;
      const quoted = token(STRING) ?? unexpected('a key in quotes');
      const key = JSON.parse(quoted) as string;
      if (entries.has(key)) throw new JsonError(`the key ${quoted} stands twice`, keyLine);
      lines.set(formatPath([...path, key]), keyLine);
      if (!passes(':')) unexpected('a colon');
      entries.set(key, read([...path, key]));
    } while (passes(','));
    if (!passes('}')) unexpected('a comma or the end of the object');
    // Unlike assignment, this makes even `__proto__` an ordinary key.
    return Object.fromEntries(entries);
  }

  function readList(path: Path): unknown {
    const items: unknown[] = [];
    if (passes(']')) return items;
    do items.push(read([...path, items.length]));
    while (passes(','));
    if (!passes(']')) unexpected('a comma or the end of the list');
    return items;
  }

  space();
  const value = read([]);
  space();
  if (at < text.length) unexpected('the end of the text');

  const lineOf = (path: Path): number =>
    lines.get(formatPath(path)) ?? (path.length === 0 ? 1 : lineOf(path.slice(0, -1)));
  return { value, lineOf };
}
