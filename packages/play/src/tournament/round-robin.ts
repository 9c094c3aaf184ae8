import type { Pair } from '../match/match.ts';

/**
 * The circle method: one player stays, the others move on by a place each round. Everybody begins half of their games,
 * or one more or less. In the second leg the other one begins.
 */
export function roundRobinPairings(
  players: readonly string[],
  round: number,
): readonly Pair<string | null>[] {
  const circle = players.length % 2 === 0 ? players.length - 1 : players.length;
  const turn = (round - 1) % circle;
  const isSecondLeg = round > circle;
  const at = (place: number): string => players[(place + circle) % circle] ?? '';
  const staying = players[circle] ?? null;
  const first: Pair<string | null> =
    turn % 2 === 0 || staying === null ? [at(turn), staying] : [staying, at(turn)];
  const others = Array.from({ length: (circle - 1) / 2 }, (_, i): Pair<string | null> => {
    const distance = i + 1;
    const [ahead, behind] = [at(turn + distance), at(turn - distance)];
    return distance % 2 === 1 ? [ahead, behind] : [behind, ahead];
  });
  // Who has no rival comes last.
  const pairs = staying === null ? [...others, first] : [first, ...others];
  return isSecondLeg ? pairs.map(([a, b]) => (b === null ? [a, b] : [b, a])) : pairs;
}
