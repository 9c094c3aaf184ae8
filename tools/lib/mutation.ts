/** How many mutants were noticed, folder by folder. */

/** The part of Stryker's result for a mutant that the table needs. */
export interface Tested {
  readonly fileName: string;
  readonly status: string;
}

export interface Score {
  readonly folder: string;
  readonly noticed: number;
  readonly missed: number;
}

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** A mutant that cannot be run, or was not drawn, counts neither way. */
export function scores(results: readonly Tested[]): readonly Score[] {
  const folders = [...new Set(results.map(folderOf))].toSorted();
  const each = folders.map((folder) =>
    scoreOf(
      folder,
      results.filter((result) => folderOf(result) === folder),
    ),
  );
  return [...each, scoreOf('all', results)].filter(({ noticed, missed }) => noticed + missed > 0);
}

function scoreOf(folder: string, results: readonly Tested[]): Score {
  const count = (statuses: readonly string[]): number =>
    results.filter(({ status }) => statuses.includes(status)).length;
  return { folder, noticed: count(NOTICED), missed: count(MISSED) };
}

/** The folder below `src`, or `src` itself. */
function folderOf({ fileName }: Tested): string {
  const [, name, inside] = /packages\/(\w+)\/src\/(?:([^/]+)\/)?/.exec(fileName) ?? [];
  return inside === undefined ? `${name}` : `${name}/${inside}`;
}

export function tableOf(all: readonly Score[]): string {
  const rows = all.map(({ folder, noticed, missed }) => {
    const mutants = noticed + missed;
    const [low, high] = interval(noticed, mutants);
    return `| ${folder} | ${mutants} | ${noticed} | ${percent(noticed / mutants)} | ${percent(low)} to ${percent(high)} |`;
  });
  return [
    '| folder | mutants | noticed | score | 95 % interval |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Wilson's interval for a share: with 95 %, the share among all mutants lies in it. */
export function interval(noticed: number, mutants: number): readonly [low: number, high: number] {
  const z = 1.96;
  const share = noticed / mutants;
  const scale = 1 + z ** 2 / mutants;
  const middle = (share + z ** 2 / (2 * mutants)) / scale;
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / mutants + z ** 2 / (4 * mutants ** 2));
  return [middle - half, middle + half];
}
