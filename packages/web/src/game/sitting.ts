import type { BotId } from '@bluemoon/ai';
import type { GameRecord, Seat } from '@bluemoon/engine';

/** Who makes the choices of a seat. */
export type Player = Person | { readonly kind: 'bot'; readonly level: BotId };

export interface Person {
  readonly kind: 'person';
  /** Their number at the screen, if it differs from their seat: the third player of a draft, for example. */
  readonly number?: number;
  /** What they are called in an online game. */
  readonly name?: string;
  /** In an online game: whether they sit at this screen. */
  readonly place?: 'here' | 'elsewhere';
}

/** The numbers by which two people at one screen know each other. */
export function numbersOf([a, b]: readonly [Player, Player]): readonly [number, number] {
  return [(a.kind === 'person' && a.number) || 1, (b.kind === 'person' && b.number) || 2];
}

/** The seat of the only person at this screen, who is called "you". */
export function seatSpokenTo([a, b]: readonly [Player, Player]): Seat | null {
  if (isHere(a) === isHere(b)) return null;
  return isHere(a) ? 0 : 1;
}

const isHere = (player: Player): boolean => player.kind === 'person' && player.place !== 'elsewhere';

/** The match or the draft that a game belongs to. */
export interface PartOf {
  readonly kind: 'match' | 'draft';
  readonly id: string;
}

/** How a game ends that nobody resigns and no rule ends. */
export const LOST_BY = ['left', 'timeout', 'loop'] as const;
export type LostBy = (typeof LOST_BY)[number];

export const isLostBy = (reason: string): reason is LostBy => LOST_BY.some((one) => one === reason);

/** A game in this browser: who plays, and the record. Everything else is derived. */
export interface Sitting {
  readonly id: string;
  readonly players: readonly [Player, Player];
  readonly record: GameRecord;
  /** Who gave the game up, which its record does not say. */
  readonly resigned?: Seat;
  /** How they gave it up, if they did not resign. */
  readonly lostBy?: LostBy;
  readonly partOf?: PartOf;
  /** Milliseconds since 1970. */
  readonly began: number;
  readonly touched: number;
}
