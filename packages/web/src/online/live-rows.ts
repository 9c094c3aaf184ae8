import type { RoomLine } from '@bluemoon/wire';

/** A row of a live list. */
export interface LiveRow {
  readonly line: RoomLine;
  /** Gone: somebody was faster, or the game is over. */
  readonly is: 'here' | 'gone';
}

/** Who is about to press something in a list. */
export interface Holding {
  /** Somebody points at the list. */
  readonly isPointedAt: boolean;
  /** The room whose row has the keyboard focus. */
  readonly focused: string | null;
}

/**
 * The next rows of a list. Nobody may press another row than they meant to: while somebody points at the list no row
 * moves, what is gone says so in its place, and what is new waits. The row with the keyboard focus stays until the
 * focus leaves it; the others come and go.
 */
export function nextRows(
  shown: readonly LiveRow[],
  lines: readonly RoomLine[],
  { isPointedAt, focused }: Holding,
): readonly LiveRow[] {
  if (isPointedAt && shown.length > 0)
    return shown.map((row) => {
      const line = lines.find(({ room }) => room === row.line.room);
      return line === undefined ? { ...row, is: 'gone' } : { line, is: 'here' };
    });
  const rows = lines.map((line): LiveRow => ({ line, is: 'here' }));
  const place = shown.findIndex(({ line }) => line.room === focused);
  const left = shown[place];
  if (left === undefined || lines.some(({ room }) => room === focused)) return rows;
  return rows.toSpliced(Math.min(place, rows.length), 0, { ...left, is: 'gone' });
}
