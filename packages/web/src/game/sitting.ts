import type { Level } from '@bluemoon/ai';
import type { GameRecord } from '@bluemoon/engine';

/** Who makes the choices of a seat. */
export type Player = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly level: Level };

/** The match or the draft that a game belongs to. */
export interface PartOf {
  readonly kind: 'match' | 'draft';
  readonly id: string;
}

/** A game at one table: who plays, and its record; everything else follows. */
export interface Sitting {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly record: GameRecord;
  readonly partOf?: PartOf;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}
