import type { Pair } from '../match/match.ts';
import type { Tournament } from './tournament.ts';

/** How many more games a player has begun than their rivals. */
export function beginnings({ rounds }: Pick<Tournament, 'rounds'>, player: string): number {
  return rounds
    .flatMap(({ pairings }) => pairings)
    .reduce((sum, { players: [first, second] }) => {
      if (first === null || second === null) return sum;
      return sum + (first === player ? 1 : 0) - (second === player ? 1 : 0);
    }, 0);
}

/** Puts the one first who has begun less often; between equals the one who did not begin last, then the worse seed. */
export function beginners(tournament: Tournament, [a, b]: Pair<string | null>): Pair<string | null> {
  if (a === null || b === null) return [a, b];
  const difference =
    beginnings(tournament, a) - beginnings(tournament, b) ||
    lastSeat(tournament, b) - lastSeat(tournament, a);
  if (difference !== 0) return difference < 0 ? [a, b] : [b, a];
  const seeds = tournament.entrants.map(({ player }) => player);
  return seeds.indexOf(a) > seeds.indexOf(b) ? [a, b] : [b, a];
}

/** 0 if the player began their last game, 1 otherwise. */
function lastSeat({ rounds }: Tournament, player: string): number {
  const last = rounds
    .flatMap(({ pairings }) => pairings)
    .findLast(({ players }) => players.includes(player) && !players.includes(null));
  return last?.players[0] === player ? 0 : 1;
}
