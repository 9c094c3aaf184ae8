import { cellsToText, textToCells } from './cells.ts';
import { CELLS_BEFORE_BLUFFING, SEAT_CELLS, ZONES_END } from '../state/layout.ts';

/** Version 1 had no zones BESIDE and EMISSARIES, and no matches. */
export const FIRST_VERSION = 'bm1';
const FIRST_FIELDS = 8;
const MORE = 4;
const FIRST_CELLS = CELLS_BEFORE_BLUFFING - 2 * MORE;

/** Converts the fields of version 1, without the checksum, to version 2; null if they are invalid. */
export function fieldsOfSecond(fields: readonly string[]): readonly string[] | null {
  if (fields.length !== FIRST_FIELDS) return null;
  const [, edition = '', backtrack = '', first = '', second = '', cells = '', snapshot = ''] = fields;
  const moved = movedCells(cells);
  const movedSnapshot = snapshot === '-' ? snapshot : movedCells(snapshot);
  if (moved === null || movedSnapshot === null) return null;
  return [edition, backtrack, 'single', first, second, moved, movedSnapshot];
}

function movedCells(text: string): string | null {
  const old = textToCells(text, FIRST_CELLS);
  if (old === null) return null;
  const cells = new Int32Array(CELLS_BEFORE_BLUFFING);
  const [zones, seat] = [ZONES_END - MORE, SEAT_CELLS - MORE];
  for (const s of [0, 1]) {
    cells.set(old.subarray(s * seat, s * seat + zones), s * SEAT_CELLS);
    cells.set(old.subarray(s * seat + zones, (s + 1) * seat), s * SEAT_CELLS + ZONES_END);
  }
  cells.set(old.subarray(2 * seat), 2 * SEAT_CELLS);
  return cellsToText(cells);
}
