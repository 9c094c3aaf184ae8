import { triedAt } from '@bluemoon/analysis';
import type { Lines, Path } from '@bluemoon/analysis';

/** A row of the list of lines: from where it leaves the line above to its end. */
export interface LineRow {
  /** How many lines it branches off from. */
  readonly depth: number;
  /** The moments after each of its choices. */
  readonly moments: readonly Path[];
}

/** The main line first, then what branches off from it, the earliest branch first. */
export function rowsOf(lines: Lines): readonly LineRow[] {
  const rowFrom = (first: Path, depth: number): readonly LineRow[] => {
    const moments = [first];
    const branches: Path[] = [];
    for (let at = first; ;) {
      const [main, ...others] = triedAt(lines, at);
      if (main === undefined) break;
      const from = at;
      branches.push(...others.map(({ choice }) => [...from, choice]));
      at = [...at, main.choice];
      moments.push(at);
    }
    return [{ depth, moments }, ...branches.flatMap((branch) => rowFrom(branch, depth + 1))];
  };
  return lines.tried.flatMap(({ choice }, i) => rowFrom([choice], i === 0 ? 0 : 1));
}
