import { bluffing, CALLED, HONEST_SHOWN, LIES_SHOWN, TRUSTED } from './layout.ts';

/** How a seat has bluffed and called so far in this game; both players saw all of it (PROJECT-10, BLUFF-17). */
export interface BluffRecord {
  /** Face-down cards that matched the contested element when they were shown. */
  readonly honest: number;
  /** Those that did not. */
  readonly lies: number;
  /** How often the seat called the rival's bluff. */
  readonly called: number;
  /** How often it could have, and did not. */
  readonly trusted: number;
}

const CELLS = {
  honest: HONEST_SHOWN,
  lies: LIES_SHOWN,
  called: CALLED,
  trusted: TRUSTED,
} as const satisfies Record<keyof BluffRecord, number>;

export const BLUFF_RECORD_KEYS = Object.keys(CELLS) as readonly (keyof BluffRecord)[];

export function bluffRecord(cells: Int32Array, seat: number): BluffRecord {
  const read = (key: keyof BluffRecord): number => cells[bluffing(seat, CELLS[key])];
  return { honest: read('honest'), lies: read('lies'), called: read('called'), trusted: read('trusted') };
}

export function writeBluffRecord(cells: Int32Array, seat: number, record: BluffRecord): void {
  for (const key of BLUFF_RECORD_KEYS) cells[bluffing(seat, CELLS[key])] = record[key];
}
