import type { WantedTable } from '@bluemoon/play';
import type { LiveTables } from '../tables/opening.ts';

/** A draft room or tournament, as far as its tables are concerned. */
export interface Contest {
  /** The tables that have to be there now. */
  readonly wanted: () => readonly WantedTable[];
  /** Records what was heard of one of them: a game that is over, or who has come. */
  readonly report: (table: WantedTable, news: TableNews) => Promise<void>;
}

/** What is known of a table that was laid. */
export interface TableNews {
  /** The games that are over there, the first first. */
  readonly games: readonly GameEnd[];
  /** The players who are connected to it. */
  readonly here: ReadonlySet<string>;
}

export interface GameEnd {
  readonly winner: 0 | 1 | null;
  readonly crystals: number;
}

export interface TablesLooker {
  /** By table: those that have been laid, and what is known of them. */
  readonly newsOf: (tables: readonly string[]) => Promise<ReadonlyMap<string, TableNews>>;
}

/**
 * Lays the tables that a contest wants and tells it what happened there. Whatever is done twice, by this process or by
 * another one, changes nothing.
 */
export async function lookAfter(
  contest: Contest,
  {
    tables,
    looker,
    clock,
  }: { readonly tables: LiveTables; readonly looker: TablesLooker; readonly clock: () => number },
): Promise<void> {
  const wanted = contest.wanted();
  if (wanted.length === 0) return;
  const known = await looker.newsOf(wanted.map(({ id }) => id));
  for (const table of wanted) {
    const news = known.get(table.id);
    if (news === undefined) await tables.open(table.id, { ...table.lay, at: clock() });
    else await contest.report(table, news);
    // Bots play on in a process that has their table in memory.
    if (table.lay.seats.some(({ bot }) => bot !== null)) await tables.find(table.id);
  }
}
