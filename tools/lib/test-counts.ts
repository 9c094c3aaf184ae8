/** How many tests there are, by what they are about. */

export interface TestCount {
  readonly kind: string;
  readonly tests: number;
  readonly files: number;
}

/** The first that fits counts. */
const KINDS: readonly (readonly [kind: string, files: RegExp])[] = [
  ['rules of the ledger', /^packages\/engine\/test\/(rules|derive)\//],
  ['examples of the rulebook', /^packages\/engine\/test\/examples\//],
  ['single cards', /^packages\/engine\/test\/cards\//],
  ['random games, kept games', /^packages\/engine\/test\/(properties|records)\//],
  ['records, positions, card packs', /^packages\/engine\/test\/(notation|position|encode|pack|reading)\//],
  [
    'views, decisions, explanations',
    /^packages\/engine\/test\/(view|decision|state|explain|telling|scenario|docs)\//,
  ],
  ['words of cards', /^packages\/engine\/test\/words\//],
  ['matches, drafts, decks, tables', /^packages\/play\//],
  ['lessons', /^packages\/lessons\//],
  ['bots', /^packages\/ai\//],
  ['analysis, luck, puzzles', /^packages\/analysis\//],
  ['online play', /^packages\/(wire|server)\//],
  ['the bluemoon command', /^packages\/cli\//],
  ['the table, outside the browser', /^packages\/web\//],
  ['pictures', /^packages\/art\//],
  ['recorded games of another program', /^tools\/test\/traces/],
  ['the repository itself', /^tools\//],
];

/** From what `vitest list` writes: the file of each test, then its name. */
export function countTests(listed: string): readonly TestCount[] {
  const files = listed.split('\n').flatMap((line) => /^(\S+\.test\.ts) > /.exec(line)?.[1] ?? []);
  const kindOf = (file: string): string | undefined => KINDS.find(([, fits]) => fits.test(file))?.[0];
  const counts = KINDS.map(([kind]) => {
    const own = files.filter((file) => kindOf(file) === kind);
    return { kind, tests: own.length, files: new Set(own).size };
  });
  return [...counts, { kind: 'all', tests: files.length, files: new Set(files).size }];
}

export function countsTable(counts: readonly TestCount[]): string {
  const rows = counts.map(
    ({ kind, tests, files }) => `| ${kind} | ${tests.toLocaleString('en')} | ${files.toLocaleString('en')} |`,
  );
  return ['| Tests of | Tests | Files |', '| --- | ---: | ---: |', ...rows].join('\n');
}
