import type { Pair } from '../match/match.ts';
import { resultOf } from './pairing.ts';
import { beginners } from './seats.ts';
import type { Pairing, Round, Tournament } from './tournament.ts';

/** Neighbours meet, and so do their winners: rounds keep the order of the bracket. */
export function knockOutPairings(tournament: Tournament): readonly Pair<string | null>[] {
  const { entrants, rounds, started } = tournament;
  const last = rounds.at(-1);
  const pairs =
    last === undefined
      ? firstPairs(entrants.map(({ player }) => player))
      : neighbours(last.pairings.map((pairing) => winnerOf(pairing, tournament)));
  const isFinal = rounds.length > 0 && rounds.length + 1 === started?.rounds;
  const third = isFinal ? thirdPlacePair(tournament, last) : [];
  return [...pairs, ...third].map((pair) => beginners(tournament, pair));
}

/**
 * The first seed is at one end of the bracket, the second at the other, and so on, so that the best meet late. Where
 * players are missing for a full bracket, the best have no rival in the first round.
 */
function firstPairs(players: readonly string[]): readonly Pair<string | null>[] {
  let seeds: readonly number[] = [0];
  while (seeds.length < players.length) {
    const last = seeds.length * 2 - 1;
    seeds = seeds.flatMap((seed) => [seed, last - seed]);
  }
  return neighbours(seeds.map((seed) => players[seed] ?? null));
}

function neighbours(players: readonly (string | null)[]): readonly Pair<string | null>[] {
  return players.flatMap((player, i) => (i % 2 === 0 ? [[player, players[i + 1] ?? null] as const] : []));
}

function thirdPlacePair(
  tournament: Tournament,
  semifinals: Round | undefined,
): readonly Pair<string | null>[] {
  const { system } = tournament.terms;
  if (system.kind !== 'knockOut' || system.thirdPlace === 'shared') return [];
  const [a = null, b = null] = (semifinals?.pairings ?? []).map((pairing) => {
    const winner = winnerOf(pairing, tournament);
    return winner === null ? null : (pairing.players.find((player) => player !== winner) ?? null);
  });
  return a === null && b === null ? [] : [[a, b]];
}

/** Of a pairing without a winner the better seed goes on; nobody if both are gone. */
export function winnerOf(pairing: Pairing, { terms, entrants }: Tournament): string | null {
  const [a, b] = pairing.players;
  if (a === null || b === null) return a ?? b;
  const result = resultOf(pairing, terms);
  if (result === null || (result.points[0] === 0 && result.points[1] === 0)) return null;
  if (result.points[0] !== result.points[1]) return result.points[0] > result.points[1] ? a : b;
  return entrants.find(({ player }) => player === a || player === b)?.player ?? null;
}

/** The rounds without the game for the third place. */
export function bracketOf({ rounds, started }: Tournament): readonly (readonly Pairing[])[] {
  return rounds.map(({ pairings }, i) => (i + 1 === started?.rounds ? pairings.slice(0, 1) : pairings));
}

export function thirdPlaceOf({ rounds, started }: Tournament): Pairing | undefined {
  return started === null ? undefined : rounds[started.rounds - 1]?.pairings[1];
}
