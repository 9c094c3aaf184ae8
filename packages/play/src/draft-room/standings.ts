import type { Seat } from '@bluemoon/engine';
import type { Pair } from '../match/match.ts';
import type { DraftResult } from './draft-room.ts';

export interface DraftStanding {
  readonly seat: number;
  /** Those with the same points and crystals share a rank; the first is 1. */
  readonly rank: number;
  readonly played: number;
  readonly won: number;
  /** One for a win, a half for a draw. */
  readonly points: number;
  /** Of won games (SCORE-1). */
  readonly crystals: number;
}

/** The best first: by points, then by crystals. */
export function draftStandings(
  seats: number,
  tables: readonly { readonly seats: Pair<number>; readonly result: DraftResult | null }[],
): readonly DraftStanding[] {
  const sums = Array.from({ length: seats }, (_, seat) => sumOf(seat, tables));
  return sums
    .map((sum) => ({ ...sum, rank: 1 + sums.filter((other) => isBetter(other, sum)).length }))
    .toSorted((a, b) => a.rank - b.rank || a.seat - b.seat);
}

type Sum = Omit<DraftStanding, 'rank'>;

const isBetter = (one: Sum, other: Sum): boolean =>
  one.points > other.points || (one.points === other.points && one.crystals > other.crystals);

function sumOf(seat: number, tables: Parameters<typeof draftStandings>[1]): Sum {
  const played = tables.flatMap(({ seats, result }) => {
    const side: Seat | null = seats[0] === seat ? 0 : seats[1] === seat ? 1 : null;
    return side === null || result === null ? [] : [{ ...result, isWon: result.winner === side }];
  });
  const won = played.filter(({ isWon }) => isWon);
  const drawn = played.filter(({ winner, how }) => winner === null && how === 'played');
  return {
    seat,
    played: played.length,
    won: won.length,
    points: won.length + drawn.length / 2,
    crystals: won.reduce((sum, { crystals }) => sum + crystals, 0),
  };
}
