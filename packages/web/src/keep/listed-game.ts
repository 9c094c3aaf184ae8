import type { Sitting } from '../game/sitting.ts';
import type { Kept } from './stored-game.ts';
import { summaryOfSitting } from './summary.ts';
import type { GameSummary } from './summary.ts';

/** What lists and statistics need of a game: everything but its record. */
export interface ListedGame {
  readonly kind: 'game';
  readonly id: string;
  readonly players: Sitting['players'];
  readonly touched: number;
  /** At least one choice has been made. */
  readonly hasBegun: boolean;
  readonly summary: GameSummary;
}

export type Listed = ListedGame | Extract<Kept, { kind: 'unreadable' }>;

export function listedFrom(kept: Kept): Listed {
  return kept.kind === 'game' ? listedGame(kept.sitting, summaryOfSitting(kept.sitting)) : kept;
}

export function listedGame({ id, players, touched, record }: Sitting, summary: GameSummary): ListedGame {
  return { kind: 'game', id, players, touched, hasBegun: record.choices.length > 0, summary };
}
