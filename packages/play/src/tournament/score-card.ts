import type { Pair } from '../match/match.ts';
import { resultOf } from './pairing.ts';
import type { PairingResult } from './pairing.ts';
import type { Pairing, Tournament } from './tournament.ts';

/** What the rounds so far brought to one player; pairings that are not decided are missing. */
export interface ScoreCard {
  readonly points: number;
  readonly encounters: readonly Encounter[];
}

export interface Encounter {
  /** Null for a round without one. */
  readonly rival: string | null;
  readonly points: number;
  /** `missed`: joined late, sat out or gone. */
  readonly how: PairingResult['how'] | 'missed';
  /** Of the games that were won. */
  readonly crystals: number;
}

export type ScoreCards = (player: string) => ScoreCard;

export function scoreCards(tournament: Tournament): ScoreCards {
  const encounters = new Map<string, Encounter[]>(tournament.entrants.map(({ player }) => [player, []]));
  const annulled = annulledPlayers(tournament);
  for (const { pairings } of tournament.rounds) {
    const paired = new Set(pairings.flatMap(({ players }) => players));
    for (const [player, list] of encounters) {
      if (!paired.has(player)) list.push({ rival: null, points: 0, how: 'missed', crystals: 0 });
    }
    for (const pairing of pairings) {
      if (pairing.players.some((player) => player !== null && annulled.has(player))) continue;
      for (const { player, ...encounter } of encountersOf(pairing, tournament))
        encounters.get(player)?.push(encounter);
    }
  }
  const cards = new Map(
    [...encounters].map(([player, list]) => {
      const points = list.reduce((sum, encounter) => sum + encounter.points, 0);
      return [player, { points, encounters: list }] as const;
    }),
  );
  return (player) => cards.get(player) ?? { points: 0, encounters: [] };
}

function encountersOf(
  pairing: Pairing,
  { terms }: Tournament,
): readonly (Encounter & { readonly player: string })[] {
  const result = resultOf(pairing, terms);
  if (result === null) return [];
  const [a, b]: Pair<string | null> = pairing.players;
  const { points, how } = result;
  const crystalsOf = (seat: 0 | 1): number =>
    pairing.games.reduce((sum, { winner, crystals }) => sum + (winner === seat ? crystals : 0), 0);
  return [
    ...(a === null ? [] : [{ player: a, rival: b, points: points[0], how, crystals: crystalsOf(0) }]),
    ...(b === null ? [] : [{ player: b, rival: a, points: points[1], how, crystals: crystalsOf(1) }]),
  ];
}

/**
 * In a round robin, who withdraws after less than half of their pairings has met only some of the others: it would be
 * unfair to count these. Later, those who have not met them yet win by forfeit.
 */
export function annulledPlayers({ terms, entrants, rounds }: Tournament): ReadonlySet<string> {
  const { system } = terms;
  if (system.kind !== 'roundRobin') return new Set();
  const half = ((entrants.length - 1) * system.legs) / 2;
  const all = rounds.flatMap(({ pairings }) => pairings);
  const playedBy = (player: string): number =>
    all.filter((pairing) => pairing.players.includes(player) && resultOf(pairing, terms)?.how === 'played')
      .length;
  const gone = entrants.filter(({ status }) => status === 'withdrawn').map(({ player }) => player);
  return new Set(gone.filter((player) => playedBy(player) < half));
}
