import type { GameLuck } from './game-luck.ts';

/** The luck of one or more games, and by how much their result was above the mean. */
export interface LuckyResult extends GameLuck {
  readonly above: number;
}

/** From fewer results nothing can be learned; then luck counts as the critic says. */
const MIN_FITTED = 20;

/**
 * The luck that counts in each result. The critic's swings may be too large, or not those of these players; so luck
 * counts by the share that fits the results best. The share is learned from the other half of the results: it does not
 * depend on the luck that it is applied to, whose mean stays zero.
 */
export function countedLuck(results: readonly LuckyResult[]): readonly number[] {
  const shares = [1, 0].map((half) => fittedShares(results.filter((_, i) => i % 2 === half)));
  return results.map(({ cards, lots }, i) => shares[i % 2].cards * cards + shares[i % 2].lots * lots);
}

/** By least squares. */
export function fittedShares(results: readonly LuckyResult[]): GameLuck {
  if (results.length < MIN_FITTED) return { cards: 1, lots: 1 };
  const product = (one: keyof LuckyResult, other: keyof LuckyResult): number =>
    results.reduce((sum, result) => sum + result[one] * result[other], 0);
  const [cards, both, lots] = [product('cards', 'cards'), product('cards', 'lots'), product('lots', 'lots')];
  const [byCards, byLots] = [product('cards', 'above'), product('lots', 'above')];
  // Players without random errors draw no lots.
  if (lots === 0) return { cards: cards === 0 ? 1 : byCards / cards, lots: 1 };
  const determinant = cards * lots - both ** 2;
  return {
    cards: (byCards * lots - byLots * both) / determinant,
    lots: (byLots * cards - byCards * both) / determinant,
  };
}
