import blossom from 'edmonds-blossom-fixed';

/** The cost of pairing the players with these numbers; null where they must not meet. */
export type Cost = (a: number, b: number) => number | null;

/**
 * Pairs all of `count` players at the least cost in all; null if that is impossible. Costs are whole numbers, four of
 * which still have an exact sum.
 */
export function leastCostPairs(count: number, cost: Cost): readonly (readonly [number, number])[] | null {
  const possible: [number, number, number][] = [];
  for (let a = 0; a < count; a++) {
    for (let b = a + 1; b < count; b++) {
      const each = cost(a, b);
      if (each !== null) possible.push([a, b, each]);
    }
  }
  // All pairings have the same number of pairs, so the least cost is the largest distance from the highest one.
  const highest = possible.reduce((most, [, , each]) => Math.max(most, each), 0);
  const edges = possible.map(([a, b, each]): [number, number, number] => [a, b, highest + 1 - each]);
  const mates = edges.length === 0 ? [] : blossom(edges, true);
  const pairs = mates.flatMap((mate, player) => (mate > player ? [[player, mate] as const] : []));
  return pairs.length * 2 === count ? pairs : null;
}
