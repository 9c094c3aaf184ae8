import type { Page } from '../io.ts';
import { visibleLength } from '../terminal.ts';

/** Comfortable line length on wide terminals. */
export const COMFORTABLE_WIDTH = 100;

/** Rows as lines with aligned cells. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): readonly string[] {
  const widths = rows.reduce<readonly number[]>(
    (max, row) => row.map((cell, i) => Math.max(visibleLength(cell), max[i] ?? 0)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell + ' '.repeat((widths[i] ?? 0) - visibleLength(cell)))
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

/** Adds notes to rows, cut to the width of the line if there is one. */
export function withNotes(
  rows: readonly string[],
  notes: readonly string[],
  { width, paint }: Page,
  indent = 4,
): readonly string[] {
  const widest = Math.max(0, ...rows.map(visibleLength));
  const room = width === null ? Infinity : width - widest - indent - 2;
  return rows.map((row, i) => {
    const note = room < 10 ? '' : shortened(notes[i] ?? '', room);
    return note === '' ? row : `${row}${' '.repeat(widest - visibleLength(row))}  ${paint.quiet(note)}`;
  });
}

/** Cuts text to the width, with an ellipsis. */
export function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(width - 1, 0)).trimEnd()}…`;
}
