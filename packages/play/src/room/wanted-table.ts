import type { RoomDeed } from './room.ts';

/** A table that a draft or a tournament needs. */
export interface WantedTable {
  readonly id: string;
  /** The act that lays it. */
  readonly lay: Extract<RoomDeed, { readonly kind: 'lay' }>;
}

/** 72 bits, as other tables have. */
const ID_LETTERS = 12;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The id of a table that follows from a hash, so that every process finds the same. */
export function tableIdFrom(hash: string): string {
  return Array.from({ length: ID_LETTERS }, (_, i) => {
    const value = Number.parseInt(hash.slice(2 * i, 2 * i + 2), 16);
    return LETTERS[value % LETTERS.length];
  }).join('');
}
