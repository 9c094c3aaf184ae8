import type { Box, CardId, People } from '@bluemoon/engine';
import { isOver, packetFor, progress, type Direction } from './progress.ts';
import type { Draft } from './draft.ts';
import { cardsKept, packetSizes, type DraftSeats } from './sizes.ts';

/** DRAFT-13: what one seat may know of a draft. */
export interface DraftView {
  readonly seat: number;
  readonly seats: DraftSeats;
  readonly peoples: readonly People[];
  readonly match: boolean;
  /** PROJECT-40: whether cards of packs are dealt, which everybody knows. */
  readonly packs: boolean;
  /** The first is 1. */
  readonly round: number;
  readonly rounds: number;
  /** Where packets are passed in this round. */
  readonly direction: Direction;
  /** The cards to pick from; none while the seat waits for others or when the draft is over. */
  readonly packet: readonly CardId[];
  /** The own picks, the first one first. */
  readonly picks: readonly CardId[];
  /** Number of cards that everybody has at the end. */
  readonly kept: number;
  /** The seats that have not picked yet, which everybody sees. */
  readonly picking: readonly number[];
  readonly isOver: boolean;
}

export function draftView(draft: Draft, seat: number, box: Box): DraftView {
  const { seats, peoples, match, packs = false } = draft.setup;
  const { step, round, direction } = progress(draft);
  const rounds = packetSizes(seats, peoples).length;
  const over = isOver(draft);
  return {
    seat,
    seats,
    peoples,
    match,
    packs,
    round: Math.min(round + 1, rounds),
    rounds,
    direction,
    packet: packetFor(draft, seat, box),
    picks: draft.picks[seat] ?? [],
    kept: cardsKept(seats, peoples),
    picking: over ? [] : draft.picks.flatMap((picked, one) => (picked.length > step ? [] : [one])),
    isOver: over,
  };
}
