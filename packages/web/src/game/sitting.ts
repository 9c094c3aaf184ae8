import type { Level } from '@bluemoon/ai';
import type { GameRecord, Seat } from '@bluemoon/engine';

/** Who makes the choices of a seat. */
export type Player = Person | { readonly kind: 'bot'; readonly level: Level };

export interface Person {
  readonly kind: 'person';
  /** Their number at the screen, if it differs from their seat: the third player of a draft, for example. */
  readonly number?: number;
}

/** The numbers by which two people at one screen know each other. */
export function numbersOf([a, b]: readonly [Player, Player]): readonly [number, number] {
  return [(a.kind === 'person' && a.number) || 1, (b.kind === 'person' && b.number) || 2];
}

/** The seat of the only person, who is called "you". */
export function seatSpokenTo([a, b]: readonly [Player, Player]): Seat | null {
  if (a.kind === b.kind) return null;
  return a.kind === 'person' ? 0 : 1;
}

/** The match or the draft that a game belongs to. */
export interface PartOf {
  readonly kind: 'match' | 'draft';
  readonly id: string;
}

/** A game in this browser: who plays, and the record. Everything else is derived. */
export interface Sitting {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly record: GameRecord;
  /** Who gave the game up, which its record does not say. */
  readonly resigned?: Seat;
  readonly partOf?: PartOf;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}
