import { hashOf } from '../fair/seeds.ts';
import { guestOf } from '../room/room.ts';
import type { Sitter } from '../room/room.ts';
import type { WantedTable } from '../room/wanted-table.ts';
import type { DraftResult, DraftRoom } from './draft-room.ts';
import { pairingsOf } from './pairings.ts';
import type { DraftPaired } from './pairings.ts';

const MASTER_TAG = 'blue moon draft table master 1';

export interface DraftTable extends DraftPaired {
  /** Whether it is still to be laid, is there, or has been played at. */
  readonly state: 'later' | 'now' | 'over';
  readonly result: DraftResult | null;
  /** Seats of the draft whose players have not come; null when it no longer matters, or not yet. */
  readonly awaited: { readonly seats: readonly number[]; readonly until: number } | null;
}

/** Who has not come to their table by then has lost. */
const SHOW_UP_MS = 5 * 60 * 1000;

/** All tables; one is laid when both players have nothing else left to play of the rounds before. */
export function draftTables(room: DraftRoom): readonly DraftTable[] {
  const pairings = pairingsOf(room);
  const resultOf = ({ table }: DraftPaired) => room.results.find((one) => one.table === table) ?? null;
  const before = ({ round, seats }: DraftPaired) =>
    pairings.filter((one) => one.round < round && one.seats.some((seat) => seats.includes(seat)));
  return pairings.map((pairing) => {
    const result = resultOf(pairing);
    const played = before(pairing).map(resultOf);
    const isNext = result === null && played.every((one) => one !== null);
    const since = Math.max(room.since, ...played.map((one) => one?.at ?? 0));
    const absent = isNext ? absentFrom(room, pairing) : [];
    return {
      ...pairing,
      state: result !== null ? 'over' : isNext ? 'now' : 'later',
      result,
      awaited: absent.length === 0 ? null : { seats: absent, until: since + SHOW_UP_MS },
    };
  });
}

function absentFrom(
  { seats: drafters, arrivals }: DraftRoom,
  { table, seats }: DraftPaired,
): readonly number[] {
  const isHere = (seat: number): boolean =>
    drafters[seat]?.bot !== null || arrivals.some((one) => one.table === table && one.seat === seat);
  return seats.filter((seat) => !isHere(seat));
}

/** The tables that have to be there now. Any process may lay one that is missing: all make the same. */
export function draftTablesWanted(room: DraftRoom): readonly WantedTable[] {
  if (room.closed !== null || room.seats.some((drafter) => drafter?.isReady !== true)) return [];
  return draftTables(room)
    .filter(({ state }) => state === 'now')
    .map(({ table, seats: [a, b] }) => ({
      id: table,
      lay: {
        kind: 'lay',
        contest: room.id,
        terms: {
          ...room.terms.table,
          choosing: 'agreed',
          between: 'keep',
          first: 'opener',
          access: room.terms.access,
        },
        master: hashOf(MASTER_TAG, [room.master, table]),
        seats: [sitterAt(room, a), sitterAt(room, b)],
      },
    }));
}

function sitterAt({ seats, draft }: DraftRoom, seat: number): Sitter {
  const drafter = seats[seat];
  const picks = draft?.picks[seat];
  if (drafter?.deck == null || picks === undefined) throw new Error('a deck is missing');
  return { ...guestOf(drafter), deck: { leader: null, cards: drafter.deck }, picks };
}
