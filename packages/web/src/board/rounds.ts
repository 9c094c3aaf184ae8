import type { Hint } from '@bluemoon/ai';

/** What the bot said after one search. */
export interface Round {
  readonly nodes: number;
  readonly hints: readonly Hint[];
}

/** An option after all searches so far. */
export interface Thought extends Hint {
  /** Standard error of the chance; null after a single search. */
  readonly error: number | null;
}

/**
 * Each search doubles the work of the one before, in other imagined worlds, so that the first answer comes at once; the
 * mean over all of them becomes steadier. Together they take about half a minute on a phone.
 */
export const ROUND_NODES: readonly number[] = [
  4_000, 8_000, 16_000, 32_000, 64_000, 64_000, 64_000, 64_000, 64_000, 64_000, 64_000, 64_000,
];

/** The options from best to worst, by the mean over all searches; those that were hardly searched come last. */
export function thoughtsAfter(rounds: readonly Round[]): readonly Thought[] {
  const all = rounds.reduce((sum, { nodes }) => sum + nodes, 0);
  const ids = [...new Set(rounds.flatMap(({ hints }) => hints.map(({ option }) => option.id)))];
  return ids
    .flatMap((id) => {
      const said = rounds.flatMap(({ nodes, hints }) =>
        hints
          .filter(({ option, rivalRetreats }) => option.id === id && isSearched(rivalRetreats, hints))
          .map((hint) => ({ nodes, hint })),
      );
      const last = said.at(-1);
      if (last === undefined) return [];
      const weight = said.reduce((sum, { nodes }) => sum + nodes, 0);
      const mean = (of: (hint: Hint) => number): number =>
        said.reduce((sum, { nodes, hint }) => sum + nodes * of(hint), 0) / weight;
      const chance = mean((hint) => hint.chance);
      return [
        {
          weight: weight / all,
          thought: {
            ...last.hint,
            chance,
            crystals: mean((hint) => hint.crystals),
            error: errorOf(said, chance, weight),
          },
        },
      ];
    })
    .toSorted(
      (a, b) => Number(b.weight > HALF) - Number(a.weight > HALF) || b.thought.chance - a.thought.chance,
    )
    .map(({ thought }) => thought);
}

const HALF = 0.5;

/** What was only looked at to the end of the own turn cannot be compared with what was played on. */
function isSearched(rivalRetreats: number | null, hints: readonly Hint[]): boolean {
  return rivalRetreats !== null || hints.every((hint) => hint.rivalRetreats === null);
}

function errorOf(
  said: readonly { readonly nodes: number; readonly hint: Hint }[],
  mean: number,
  weight: number,
): number | null {
  const count = said.length;
  if (count < 2) return null;
  const squares = said.reduce((sum, { nodes, hint }) => sum + (nodes * (hint.chance - mean)) ** 2, 0);
  return Math.sqrt((squares * count) / (count - 1)) / weight;
}
