import type { Games } from '../../keep/games.ts';
import type { GameSummary } from '../../keep/summary.ts';

/** The last unfinished game. */
export interface Unfinished {
  readonly id: string;
  readonly summary: GameSummary;
  readonly touched: number;
}

export async function firstUnfinished({ list }: Pick<Games, 'list'>): Promise<Unfinished | null> {
  for await (const game of list.all())
    if (game.kind === 'game' && game.summary.result === null && game.hasBegun) return game;
  return null;
}
