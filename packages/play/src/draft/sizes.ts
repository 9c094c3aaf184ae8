import type { People } from '@bluemoon/engine';

export const DRAFT_SEATS = [2, 3, 4, 5, 6] as const;
export type DraftSeats = (typeof DRAFT_SEATS)[number];

/** A row of the table in the rules. */
export interface DraftSize {
  /** Number of people decks in the pool. */
  readonly decks: number;
  /** Number of cards dealt to each player per round. */
  readonly dealt: number;
  readonly rounds: number;
  /** Number of cards each player has at the end, as printed. */
  readonly kept: number;
}

/** DRAFT-7 to -11. */
export const DRAFT_SIZES: Readonly<Record<DraftSeats, DraftSize>> = {
  2: { decks: 3, dealt: 5, rounds: 9, kept: 39 },
  3: { decks: 4, dealt: 5, rounds: 8, kept: 35 },
  4: { decks: 6, dealt: 5, rounds: 9, kept: 39 },
  5: { decks: 7, dealt: 6, rounds: 7, kept: 38 },
  6: { decks: 9, dealt: 7, rounds: 7, kept: 42 },
};

/** DRAFT-6, DRAFT-12: the number of cards dealt to each player in the last round; 0 if there is none. */
function dealtLast(seats: DraftSeats, peoples: readonly People[]): number {
  if (seats === 6) return 0;
  // The Buka have two cards fewer; with four players there are still enough.
  return peoples.includes('buka') && seats !== 4 ? 3 : 4;
}

/** DRAFT-2: the number of cards dealt to each player, per round. */
export function packetSizes(seats: DraftSeats, peoples: readonly People[]): readonly number[] {
  const { dealt, rounds } = DRAFT_SIZES[seats];
  const last = dealtLast(seats, peoples);
  return [...Array.from({ length: rounds }, () => dealt), ...(last === 0 ? [] : [last])];
}

/** DRAFT-4: a packet of n cards gives each player n - 1. */
export function cardsKept(seats: DraftSeats, peoples: readonly People[]): number {
  return packetSizes(seats, peoples).reduce((sum, size) => sum + size - 1, 0);
}
