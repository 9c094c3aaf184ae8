import type { Games } from '../../keep/games.ts';
import { summaryOf } from '../../keep/summary.ts';
import type { GameSummary } from '../../keep/summary.ts';

/** The last unfinished game. */
export interface Unfinished {
  readonly id: string;
  readonly summary: GameSummary;
  readonly touched: number;
}

export async function firstUnfinished(games: Games): Promise<Unfinished | null> {
  for await (const kept of games.all()) {
    if (kept.kind !== 'game') continue;
    const { id, record, touched } = kept.sitting;
    const summary = summaryOf(record);
    if (summary.result === null && record.choices.length > 0) return { id, summary, touched };
  }
  return null;
}
