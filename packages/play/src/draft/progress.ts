/** How far a draft is, and where its cards are: everything follows from the setup and the picks. */
import type { Box, CardId } from '@bluemoon/engine';
import { idsOf } from '../known-cards.ts';
import { shuffledFor } from './chance.ts';
import type { Draft, DraftSetup } from './draft.ts';
import { draftDeck, draftedFromPacks } from './pool.ts';
import { cardsKept, packetSizes } from './sizes.ts';

export type Direction = 'right' | 'left';

export interface Progress {
  /** How often all seats have picked. */
  readonly step: number;
  /** The first is 0; the number of rounds if the draft is over. */
  readonly round: number;
  /** How often the packets of this round have been passed. */
  readonly passed: number;
  readonly direction: Direction;
}

/** DRAFT-3, DRAFT-5: to the right at first, then the other way each round; the last round is no exception (PROJECT-22). */
function directionOf(round: number): Direction {
  return round % 2 === 0 ? 'right' : 'left';
}

export function progress({ setup, picks }: Draft): Progress {
  const step = Math.min(...picks.map((picked) => picked.length));
  let round = 0;
  let passed = step;
  for (const size of packetSizes(setup.seats, setup.peoples)) {
    if (passed < size - 1) break;
    passed -= size - 1;
    round += 1;
  }
  return { step, round, passed, direction: directionOf(round) };
}

export function isOver(draft: Draft): boolean {
  const { seats, peoples } = draft.setup;
  return draft.picks.every((picked) => picked.length >= cardsKept(seats, peoples));
}

const ORDERS = new WeakMap<DraftSetup, { readonly box: Box; readonly order: readonly CardId[] }>();

/** DRAFT-1: the whole pool in the order in which it is dealt; every look at a packet asks for it. */
function dealtOrder(setup: DraftSetup, box: Box): readonly CardId[] {
  const known = ORDERS.get(setup);
  if (known?.box === box) return known.order;
  const { peoples, packs = false } = setup;
  const cards = [
    ...peoples.flatMap((people) => draftDeck(people, box)),
    ...(packs ? draftedFromPacks(peoples, box) : []),
  ];
  const order = idsOf(shuffledFor('deal', cards, setup.seed));
  ORDERS.set(setup, { box, order });
  return order;
}

/** The cards that a seat holds and has not passed on yet; none once it has picked and waits for the others. */
export function packetFor(draft: Draft, seat: number, box: Box): readonly CardId[] {
  const { setup, picks } = draft;
  const { step, round, passed, direction } = progress(draft);
  const sizes = packetSizes(setup.seats, setup.peoples);
  const size = sizes[round];
  if (size === undefined || (picks[seat]?.length ?? 0) > step) return [];
  const dealtBefore = sizes.slice(0, round).reduce((sum, one) => sum + one * setup.seats, 0);
  const origin = dealtTo(seat, passed, direction, setup.seats);
  const start = dealtBefore + origin * size;
  const taken = new Set(picks.flatMap((picked) => picked.slice(step - passed, step)));
  return dealtOrder(setup, box)
    .slice(start, start + size)
    .filter((id) => !taken.has(id));
}

/** Seats are numbered clockwise, so that the seat to the right is the one before. */
function dealtTo(seat: number, passed: number, direction: Direction, seats: number): number {
  const along = direction === 'right' ? passed : -passed;
  return (((seat + along) % seats) + seats) % seats;
}
