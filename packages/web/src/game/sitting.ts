import type { Level } from '@bluemoon/ai';
import type { GameRecord } from '@bluemoon/engine';

/** Who makes the choices of a seat. */
export type Player = Person | { readonly kind: 'bot'; readonly level: Level };

export interface Person {
  readonly kind: 'person';
  /** By which those at the screen know him, where that is not his seat at this table: the third of a draft, say. */
  readonly number?: number;
}

/** How those at the screen count the players of a table. */
export function numbersOf([a, b]: readonly [Player, Player]): readonly [number, number] {
  return [(a.kind === 'person' && a.number) || 1, (b.kind === 'person' && b.number) || 2];
}

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
