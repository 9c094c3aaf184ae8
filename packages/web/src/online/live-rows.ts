import type { RoomLine } from '@bluemoon/wire';

/** A row of a live list. */
export interface LiveRow {
  readonly line: RoomLine;
  /** Gone: somebody was faster, or the game is over. */
  readonly is: 'here' | 'gone';
}

/**
 * The next rows of a list. While it is held, because somebody points at it, no row moves: what is gone keeps its
 * place and says so, and what is new waits.
 */
export function nextRows(
  shown: readonly LiveRow[],
  lines: readonly RoomLine[],
  list: 'free' | 'held',
): readonly LiveRow[] {
  if (list === 'free') return lines.map((line) => ({ line, is: 'here' }));
  return shown.map((row) => {
    const line = lines.find(({ room }) => room === row.line.room);
    return line === undefined ? { ...row, is: 'gone' } : { line, is: 'here' };
  });
}
