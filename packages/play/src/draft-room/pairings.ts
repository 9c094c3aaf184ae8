import { hashOf } from '../fair/seeds.ts';
import type { Pair } from '../match/match.ts';
import { tableIdFrom } from '../room/wanted-table.ts';
import type { DraftRoom } from './draft-room.ts';

const ORDER_TAG = 'blue moon draft pairing 1';
const TABLE_TAG = 'blue moon draft table 1';

/** Two seats of the draft that meet at a table. The first one begins. */
export interface DraftPaired {
  /** The id of the table: the same in every process, and known to nobody before it is laid. */
  readonly table: string;
  /** The first is 1. */
  readonly round: number;
  readonly seats: Pair<number>;
}

/** All pairings, round by round. In a single round with an odd number of players, one has no rival. */
export function pairingsOf({ id, master, terms }: DraftRoom): readonly DraftPaired[] {
  if (terms.pairing === 'none') return [];
  const order = drawn(id, master, terms.seats);
  const places = order.length + (order.length % 2);
  const rounds = terms.pairing === 'single' ? 1 : places - 1;
  return Array.from({ length: rounds }, (_, round) => roundOf(round, places))
    .flatMap((pairs, round) => pairs.map((pair) => ({ pair, round: round + 1 })))
    .flatMap(({ pair: [a, b], round }) => {
      const [first, second] = [order[a], order[b]];
      // One of them plays against nobody.
      if (first === undefined || second === undefined) return [];
      const table = tableId(master, round, [first, second]);
      return [{ table, round, seats: begins(a, b) ? [first, second] : [second, first] } as const];
    });
}

/** The seats in an order that nobody can foresee. */
function drawn(id: string, master: string, seats: number): readonly number[] {
  const keyed = Array.from({ length: seats }, (_, seat) => ({
    seat,
    key: hashOf(ORDER_TAG, [master, id, String(seat)]),
  }));
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ seat }) => seat);
}

/** One place stays, the others move on around the circle: everybody meets everybody once. */
function roundOf(round: number, places: number): readonly Pair<number>[] {
  const circle = places - 1;
  const around = (step: number): number => (round + step + circle) % circle;
  return Array.from({ length: places / 2 }, (_, i) => [i === 0 ? circle : around(i), around(-i)]);
}

/** Everybody begins about as often as they do not. */
const begins = (a: number, b: number): boolean => (a < b ? (b - a) % 2 === 1 : (a - b) % 2 === 0);

function tableId(master: string, round: number, [a, b]: Pair<number>): string {
  return tableIdFrom(hashOf(TABLE_TAG, [master, String(round), String(a), String(b)]));
}
