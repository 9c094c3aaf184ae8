import type { Page } from '../io.ts';
import { seenLength } from '../terminal.ts';

/** What is read comfortably, where no terminal is narrower. */
export const COMFORTABLE = 100;

/** Rows of cells as lines whose cells stand below one another. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (most, row) => row.map((cell, i) => Math.max(seenLength(cell), most[i] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - seenLength(cell)))
      .join(gap)
      .trimEnd(),
  );
}

/** Breaks plain text between words. */
export function wrapped(text: string, width: number, indent = ''): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    if (line !== indent && line.length + 1 + word.length > width) {
      lines.push(line);
      line = indent;
    }
    line = line === indent ? indent + word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Notes behind rows, as far as they fit the line; where nothing has to fit, in full. */
export function withNotes(
  rows: readonly string[],
  notes: readonly string[],
  { width, paint }: Page,
  indent = 4,
): readonly string[] {
  const widest = Math.max(0, ...rows.map(seenLength));
  const room = width === null ? Infinity : width - widest - indent - 2;
  return rows.map((row, i) => {
    const note = room < 10 ? '' : shortened(notes[i] ?? '', room);
    return note === '' ? row : `${row}${' '.repeat(widest - seenLength(row))}  ${paint.quiet(note)}`;
  });
}

/** What fits, with a sign that there was more. */
export function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(width - 1, 0)).trimEnd()}…`;
}
