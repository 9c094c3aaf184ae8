import type { Pair } from '../match/match.ts';
import { leastCostPairs } from './matching.ts';
import { beginners, beginnings } from './seats.ts';
import { scoreCards } from './score-card.ts';
import { standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';
import { playersOfNextRound } from './tournament.ts';

/** The next round: nobody meets twice, equal points first, a bye at most once. The leaders sit at the first tables. */
export function swissPairings(tournament: Tournament): readonly Pair<string | null>[] {
  const taking = new Set(playersOfNextRound(tournament));
  const players = standingsOf(tournament)
    .map(({ player }) => player)
    .filter((player) => taking.has(player));
  if (players.length % 2 === 0) return pairs(tournament, players);
  for (const alone of byeCandidates(tournament, players)) {
    const others = players.filter((player) => player !== alone);
    const paired = pairsOnce(tournament, others);
    if (paired !== null) return [...paired, [alone, null]];
  }
  const [alone = null] = byeCandidates(tournament, players);
  return [
    ...pairs(
      tournament,
      players.filter((player) => player !== alone),
    ),
    [alone, null],
  ];
}

/** Those with the fewest points without playing, the last of the standings first. */
function byeCandidates(tournament: Tournament, players: readonly string[]): readonly string[] {
  const card = scoreCards(tournament);
  const gifts = (player: string): number =>
    card(player).encounters.filter(({ how, points }) => points > 0 && how !== 'played').length;
  return players.toReversed().toSorted((a, b) => gifts(a) - gifts(b));
}

/** Some meet again only if there is no other way, such as after many have withdrawn. */
function pairs(tournament: Tournament, players: readonly string[]): readonly Pair<string>[] {
  const paired = pairsOnce(tournament, players) ?? pairsAtCost(tournament, players, 'again');
  if (paired === null) throw new Error('everybody can be paired with everybody');
  return paired;
}

/** How many more games one may begin than their rivals, or the rivals more than they. */
const MAX_BEGINNINGS = 2;

const pairsOnce = (tournament: Tournament, players: readonly string[]) =>
  pairsAtCost(tournament, players, 'once');

function pairsAtCost(
  tournament: Tournament,
  players: readonly string[],
  meeting: 'once' | 'again',
): readonly Pair<string>[] | null {
  const { rounds } = tournament;
  const card = scoreCards(tournament);
  const points = players.map((player) => card(player).points);
  const begun = players.map((player) => beginnings(tournament, player));
  const met = meetings(tournament);
  const count = players.length;
  const half = points.map((own) => points.filter((other) => other === own).length / 2);

  // Each kind of cost outweighs the ones below it in all pairs together.
  const tables = count / 2;
  const seatCost = tables * tables + 1;
  const pointCost = seatCost * tables * (rounds.length + 1);
  const unfairCost = pointCost * tables * (2 * rounds.length + 1) ** 2;
  const againCost = unfairCost * tables;

  const paired = leastCostPairs(count, (a, b) => {
    const times = met(players[a], players[b]);
    if (meeting === 'once' && times > 0) return null;
    const apart = 2 * Math.abs((points[a] ?? 0) - (points[b] ?? 0));
    const [one, other] = [begun[a] ?? 0, begun[b] ?? 0];
    const sameSeat = one * other > 0 ? Math.min(Math.abs(one), Math.abs(other)) : 0;
    const unfair = sameSeat >= MAX_BEGINNINGS ? 1 : 0;
    // Between equals the upper half meets the lower, so that the best meet late.
    const unfolded = apart === 0 ? Math.floor(Math.abs(Math.abs(a - b) - (half[a] ?? 0))) : 0;
    return (
      times * againCost + unfair * unfairCost + apart * apart * pointCost + sameSeat * seatCost + unfolded
    );
  });
  return (
    paired?.map(([a, b]) => beginners(tournament, [players[a] ?? '', players[b] ?? '']) as Pair<string>) ??
    null
  );
}

/** How often two players were paired, whether they played or not. */
function meetings({ rounds }: Tournament): (a: string | undefined, b: string | undefined) => number {
  const rivals = new Map<string | null, (string | null)[]>();
  for (const { players } of rounds.flatMap(({ pairings }) => pairings)) {
    for (const player of players) {
      const others = players.filter((other) => other !== player);
      rivals.set(player, [...(rivals.get(player) ?? []), ...others]);
    }
  }
  return (a, b) => (rivals.get(a ?? null) ?? []).filter((rival) => rival === b).length;
}
