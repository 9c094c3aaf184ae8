import { MAX_LETTERS, MAX_LINE_LETTERS } from './format.ts';
import { NotationError } from './notation-error.ts';

export interface Line {
  /** The first line is 1. */
  readonly number: number;
  /** Continues the line above. */
  readonly isContinued: boolean;
  /** Without indentation and comment. */
  readonly text: string;
}

/** The lines without comments and empty lines. */
export function linesOf(text: string): readonly Line[] {
  if (typeof text !== 'string') throw new NotationError(1, { kind: 'noText' });
  const isTooLong = text.length > MAX_LETTERS;
  const lines = (isTooLong ? text.slice(0, MAX_LETTERS) : text.replace(/^\uFEFF/, '')).split('\n');
  const told = lines.map((line, i) => readLine(line, i + 1)).filter((line) => line.text !== '');
  if (isTooLong) throw new NotationError(lines.length, { kind: 'tooLong', letters: text.length });
  return told;
}

function readLine(line: string, number: number): Line {
  const strange = strangeLetter(line);
  if (strange !== undefined) throw new NotationError(number, { kind: 'strangeLetter', letter: strange });
  // Comments may be long: one holds the cards of a pack.
  const [said = ''] = line.split('#', 1);
  if (said.length > MAX_LINE_LETTERS) {
    throw new NotationError(number, { kind: 'lineTooLong', letters: said.length });
  }
  return { number, isContinued: /^[ \t]/.test(said), text: said.trim() };
}

/** A control character other than tab and carriage return, or one that could not be decoded. */
function strangeLetter(line: string): string | undefined {
  for (let i = 0; i < line.length; i++) {
    const code = line.charCodeAt(i);
    const isStrange = (code < 0x20 && code !== 0x09 && code !== 0x0d) || code === 0x7f || code === 0xfffd;
    if (isStrange) return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  }
  return undefined;
}
