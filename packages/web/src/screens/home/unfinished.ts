import type { Games } from '../../keep/games.ts';
import { glanceAt } from '../../keep/glance.ts';
import type { Glance } from '../../keep/glance.ts';

/** The game that was left last. */
export interface Unfinished {
  readonly id: string;
  readonly glance: Glance;
  readonly touched: number;
}

export async function firstUnfinished(games: Games): Promise<Unfinished | null> {
  for await (const kept of games.all()) {
    if (kept.kind !== 'game') continue;
    const { id, record, touched } = kept.sitting;
    const glance = glanceAt(record);
    if (glance.result === null && record.choices.length > 0) return { id, glance, touched };
  }
  return null;
}
