import type { Judged } from './judged.ts';

export interface Mean {
  readonly mean: number;
  /** The standard error, with decisions as units. */
  readonly error: number;
}

/** One bot that decided, compared with the first. */
export interface Comparison {
  /** Share of decisions in which it chooses something else. */
  readonly others: number;
  /** What such a choice gains on average, against each rival and against all. */
  readonly perRival: readonly Mean[];
  readonly all: Mean;
  /** The same for every decision; where both choose the same, nothing is gained. */
  readonly perDecision: Mean;
}

export function comparisonOf(judged: readonly Judged[], picker: number): Comparison {
  const different = judged.filter(({ picks }) => picks[picker] !== picks[0]);
  const rivals = judged[0]?.gains.length ?? 0;
  const gainsOf = ({ gains }: Judged): readonly number[] => gains.map((one) => one[picker] ?? 0);
  const gainOf = (one: Judged): number => gainsOf(one).reduce((sum, gain) => sum + gain, 0) / rivals;
  return {
    others: different.length / Math.max(judged.length, 1),
    perRival: Array.from({ length: rivals }, (_, i) => meanOf(different.map((one) => gainsOf(one)[i] ?? 0))),
    all: meanOf(different.map(gainOf)),
    perDecision: meanOf(judged.map(gainOf)),
  };
}

function meanOf(values: readonly number[]): Mean {
  const count = Math.max(values.length, 1);
  const mean = values.reduce((sum, value) => sum + value, 0) / count;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / Math.max(count - 1, 1) / count) };
}

const told = ({ mean, error }: Mean): string => `${points(mean)} ± ${points(error)}`;
const points = (value: number): string => (100 * value).toFixed(2).replace('-', '−');

export function tableOf(
  judged: readonly Judged[],
  pickers: readonly string[],
  rivals: readonly string[],
): string {
  const columns = [
    'Bot',
    'Chooses differently',
    ...rivals.map((rival) => `Against ${rival}`),
    'Against all',
    'Per decision',
  ];
  const rows = pickers.slice(1).map((name, i) => {
    const { others, perRival, all, perDecision } = comparisonOf(judged, i + 1);
    return [name, `${(100 * others).toFixed(0)} %`, ...perRival.map(told), told(all), told(perDecision)];
  });
  return [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
